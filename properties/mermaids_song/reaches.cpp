#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/shared.hpp"

// What the campaign's plays must reach, where they begin, and what greed prefers.

namespace fathom::mermaids_song::laws {
namespace {

using properties::Events;
using properties::only;
using properties::Start;
using properties::Wanted;

constexpr Events when(Event event, bool happens) { return happens ? only(event) : Events{0}; }

int many_with_most_loyalty(const State& state) {
  int most = 0;
  int many = 0;
  for (const Seat at : seated(state.players)) {
    const int total = loyalty(state.enticed[at]);
    many = total > most ? 1 : many + (total == most ? 1 : 0);
    most = std::max(most, total);
  }
  return many;
}

bool is_pause(const Transition& transition) { return transition.history.due == Due::pause; }

/// One function for each action that may come to something; the rest comes to nothing.
struct Watcher {
  const Transition& transition;

  [[nodiscard]] Events on(const SetAside&) const { return only(Event::special_put_aside); }
  [[nodiscard]] Events on(const Reshuffle&) const { return only(Event::deck_renewed); }
  [[nodiscard]] Events on(const Draw& draw) const {
    const Cards& hand = transition.after.hands[draw.to];
    return when(Event::both_specials_in_hand, hand[Card::kraken] > 0 && hand[Card::treasure] > 0);
  }
  [[nodiscard]] Events on(const EndPlay&) const {
    return only(Event::no_cards_left) | when(Event::tie_without_cards, many_with_most_loyalty(transition.after) > 1);
  }
  [[nodiscard]] Events on(const DiscardHand&) const { return only(Event::hand_discarded); }
  [[nodiscard]] Events on(const PlayMermaid& play) const {
    return when(Event::third_mermaid, transition.after.mermaids[play.by].size() == 3);
  }
  [[nodiscard]] Events on(const Play& play) const {
    return when(Event::song_on_another, play.on != play.by) | covered(play.on, play.nth);
  }
  [[nodiscard]] Events on(const Cover&) const {
    const State& before = transition.before;
    return only(Event::cover_chosen) | (before.target ? covered(*before.target, before.nth) : 0);
  }
  [[nodiscard]] Events on(const ReleaseKraken&) const {
    int powerful = 0;
    for (int i = 0; i < transition.before.players; ++i)
      powerful += most_power(transition.game, transition.before, seat(i)) > 0 ? 1 : 0;
    const Event before = is_pause(transition) ? Event::kraken_between_draws : Event::kraken_before_actions;
    return only(transition.history.in_actions ? Event::kraken_among_actions : before) |
           when(Event::kraken_takes_several, powerful > 1) | when(Event::kraken_for_nothing, powerful == 0);
  }
  [[nodiscard]] Events on(const Lose& lose) const {
    const Mermaids& hers = transition.before.mermaids[lose.by];
    const int most = most_power(transition.game, transition.before, lose.by);
    const auto strongest = std::count_if(hers.begin(), hers.end(),
                                         [&](const Mermaid& one) { return power_here(transition.game, one) == most; });
    return when(Event::kraken_tie, strongest > 1) | leaves(lose.by, lose.nth);
  }
  [[nodiscard]] Events on(const PlayTreasure&) const {
    const Event before = is_pause(transition) ? Event::treasure_between_draws : Event::treasure_before_actions;
    return only(transition.history.in_actions ? Event::treasure_among_actions : before);
  }
  [[nodiscard]] Events on(const Lure&) const { return when(Event::won_by_luring, transition.after.step == Step::over); }
  [[nodiscard]] Events on(const DiscardTreasure&) const { return only(Event::treasure_for_nothing); }
  [[nodiscard]] Events on(const Entice& entice) const {
    return only(Event::creature_enticed) | when(Event::nine_enticed, entice.creature == Creature::nine) |
           when(Event::two_enticed_in_a_turn, so_far_this_turn(transition).count<Entice>() > 0) |
           when(Event::won_by_enticing, transition.after.step == Step::over) | leaves(entice.by, entice.nth);
  }
  template <class Other>
  [[nodiscard]] Events on(const Other&) const {
    return 0;
  }

 private:
  [[nodiscard]] Events covered(Seat owner, int nth) const {
    const Mermaid* before = mermaid_of(transition.before, owner, nth);
    const Mermaid* after = mermaid_of(transition.after, owner, nth);
    if (before == nullptr || after == nullptr) return 0;
    const int more = after->covered.total() - before->covered.total();
    const bool both = songs_in(after->visible) > 0 && silences_in(after->visible) > 0;
    constexpr int a_pair = 2;
    return when(Event::songs_cancel, more > 0) | when(Event::several_cancel_one, more > a_pair) |
           when(Event::both_sounds_visible, both && transition.after.step == Step::acting);
  }
  [[nodiscard]] Events leaves(Seat owner, int nth) const {
    const Mermaid* mermaid = mermaid_of(transition.before, owner, nth);
    return when(Event::covered_cards_leave, mermaid != nullptr && !mermaid->covered.empty());
  }
};

State from_the_start(const Game& game, int players, Random&) { return start(game, players); }

// Beginnings made up: every card is somewhere, nothing that can be seen cancels, and nobody has won.

template <Named E>
std::optional<E> take_any(Counts<E>& from, Random& random) {
  const int all = from.total();
  if (all == 0) return std::nullopt;
  auto nth = static_cast<int>(random.below(static_cast<std::uint32_t>(all)));
  for (const E one : every<E>)
    if ((nth -= from[one]) < 0) {
      --from[one];
      return one;
    }
  return std::nullopt;
}

/// Takes a card out of the deck that is neither the Kraken nor the Treasure.
std::optional<Card> take_ordinary(State& state, Random& random) {
  Cards ordinary = state.deck;
  ordinary[Card::kraken] = ordinary[Card::treasure] = 0;
  const auto card = take_any(ordinary, random);
  if (card) --state.deck[*card];
  return card;
}

/// How many cards of the deck are neither the Kraken nor the Treasure.
std::uint32_t ordinary_left(const State& state) {
  return static_cast<std::uint32_t>(state.deck.total() - state.deck[Card::kraken] - state.deck[Card::treasure]);
}

void deal_hand(State& state, Seat to, std::uint32_t many, Random& random) {
  for (std::uint32_t i = 0; i < many; ++i)
    if (const auto card = take_ordinary(state, random)) ++state.hands[to][*card];
}

void lay_out_creatures(const Game& game, State& state, std::uint32_t most, Random& random) {
  const int highest = loyalty(Creature::nine);
  for (int i = 0; i < game.rules.creatures_face_up; ++i)
    if (const auto creature = take_any(state.creature_deck, random)) ++state.face_up[*creature];
  for (const Seat at : seated(state.players)) {
    Creatures& hers = state.enticed[at];
    for (std::uint32_t left = random.below(most + 1); left > 0; --left)
      if (loyalty(hers) + highest < wins_here(game, state.players))
        if (const auto creature = take_any(state.creature_deck, random)) ++hers[*creature];
  }
}

/// Plays a song or silence on a mermaid, unless something would cancel; then it stays in the deck.
void sing(State& state, Mermaid& mermaid, Card card) {
  if (state.deck[card] == 0 || as_song(card) + as_silence(card) == 0) return;
  Cards visible = mermaid.visible;
  ++visible[card];
  if (cancel_somehow(visible)) return;
  --state.deck[card];
  mermaid.visible = visible;
}
/// Puts a song and a silence of the same worth under a mermaid.
void cover_a_pair(State& state, Mermaid& mermaid, Random& random) {
  constexpr std::array<std::array<Card, 2>, 3> pairs{
      {{Card::song_1, Card::silence_1}, {Card::song_2, Card::silence_2}, {Card::song_3, Card::silence_3}}};
  const auto& pair = pairs[random.below(3)];
  if (state.deck[pair[0]] == 0 || state.deck[pair[1]] == 0) return;
  for (const Card card : pair) {
    --state.deck[card];
    ++mermaid.covered[card];
  }
}

void begin_somebodys_turn(State& state, Random& random) {
  state.step = Step::drawing;
  state.turn = state.acting = seat(static_cast<int>(random.below(state.players)));
}

/// In the middle of the game: mermaids with songs, creatures won, and a deck of any size.
State crowded(const Game& game, int players, Random& random) {
  constexpr std::uint32_t most_creatures = 6;
  constexpr std::uint32_t most_cards = 5;
  const auto full_hand = static_cast<std::uint32_t>(game.rules.hand);
  const auto most_in_play = static_cast<std::uint32_t>(game.rules.mermaids_in_play);
  State state = start(game, players);
  lay_out_creatures(game, state, most_creatures, random);
  begin_somebodys_turn(state, random);
  for (const Seat at : seated(players)) {
    for (std::uint32_t left = random.below(most_in_play + 1); left > 0 && state.deck[Card::mermaid] > 0; --left) {
      --state.deck[Card::mermaid];
      Mermaid mermaid;
      for (std::uint32_t card = random.below(most_cards); card > 0; --card)
        sing(state, mermaid, every<Card>[random.below(kinds<Card>)]);
      if (random.below(3) == 0) cover_a_pair(state, mermaid, random);
      state.mermaids[at].push_back(mermaid);
    }
    deal_hand(state, at, random.below(at == state.turn ? full_hand : full_hand + 1), random);
  }
  const auto left = static_cast<int>(random.below(2) == 0 ? random.below(full_hand + 1)
                                                          : random.below(static_cast<std::uint32_t>(state.deck.total())));
  while (state.deck.total() > left)
    if (const auto card = take_any(state.deck, random)) ++state.discards[*card];
  return state;
}

/// The last cards: all mermaids are in play and all songs and silences with them or in hands. The Kraken and the Treasure
/// are the deck, and perhaps another card.
State last_cards(const Game& game, int players, Random& random) {
  constexpr std::uint32_t few_creatures = 3;
  const auto full_hand = static_cast<std::uint32_t>(game.rules.hand);
  State state = start(game, players);
  lay_out_creatures(game, state, random.below(few_creatures), random);
  begin_somebodys_turn(state, random);
  for (int i = 0; state.deck[Card::mermaid] > 0 && i < players * game.rules.mermaids_in_play; ++i) {
    --state.deck[Card::mermaid];
    state.mermaids[seat(i % players)].push_back({});
  }
  const std::uint32_t held = random.below(4) == 0 && full_hand > 1 ? 1 : 0;  // she has to draw
  for (const Seat at : seated(players)) deal_hand(state, at, at == state.turn ? held : full_hand, random);
  state.discards[Card::mermaid] = state.deck[Card::mermaid];  // those for whom a house rule leaves no place
  state.deck[Card::mermaid] = 0;
  const std::uint32_t more = random.below(4) == 0 ? 1 : 0;
  for (std::uint32_t place = random.below(2); ordinary_left(state) > more; ++place) {
    const auto card = take_ordinary(state, random);
    if (!card) break;
    // one player's mermaids have songs, the next one's silences, so that nothing cancels
    const std::uint32_t owner = 2 * (place % static_cast<std::uint32_t>(players / 2)) + (as_song(*card) > 0 ? 0U : 1U);
    Mermaids& hers = state.mermaids[seat(static_cast<int>(owner))];
    ++hers[random.below(static_cast<std::uint32_t>(hers.size()))].visible[*card];
  }
  return state;
}

// What greed makes of an action. Only the order of the numbers matters.
constexpr int entices = 100;
constexpr int lures = 95;
constexpr int comes_into_play = 90;
constexpr int gains_power = 80;
constexpr int does_something = 40;
constexpr int merely_goes_on = 10;
constexpr int opposes = 5;

/// A song is best on the own mermaid with most power already, where it does not meet its opposite.
int promise_of_playing(const State& state, const Play& play) {
  const Mermaid* mermaid = mermaid_of(state, play.on, play.nth);
  if (mermaid == nullptr || play.on != play.by) return opposes;
  const bool opposed = as_song(play.card) > 0 ? silences_in(mermaid->visible) > 0 : songs_in(mermaid->visible) > 0;
  return opposed ? opposes : std::min(gains_power + seen_power(*mermaid), comes_into_play - 1);
}

}  // namespace

Events Adapter::events(const Transition& transition) {
  const Events seen =
      std::visit([watcher = Watcher{transition}](const auto& act) { return watcher.on(act); }, transition.action);
  return seen | when(Event::game_over, transition.after.step == Step::over);
}

std::span<const Wanted<Event>> Adapter::wanted() {
  using enum laws::Event;
  // The shares of uniform, kinds-first, swarm and greedy plays: about half of what the table that comes to it least does.
  static constexpr std::array all{
      Wanted<Event>{special_put_aside, {0.09, 0.15, 0.08, 0.09}},
      Wanted<Event>{deck_renewed, {0.4, 0.4, 0.35, 0.3}},
      Wanted<Event>{hand_discarded, {0.4, 0.4, 0.3, 0.2}},
      Wanted<Event>{third_mermaid, {0.2, 0.25, 0.15, 0.25}},
      Wanted<Event>{song_on_another, {0.4, 0.4, 0.3, 0.3}},
      Wanted<Event>{songs_cancel, {0.35, 0.3, 0.25, 0.2}},
      Wanted<Event>{several_cancel_one, {0.25, 0.25, 0.2, 0.07}},
      Wanted<Event>{cover_chosen, {0.15, 0.1, 0.1, 0.01}},
      Wanted<Event>{both_sounds_visible, {0.35, 0.3, 0.25, 0.15}},
      Wanted<Event>{kraken_between_draws, {0.1, 0.1, 0.1, 0.05}},
      Wanted<Event>{kraken_before_actions, {0.25, 0.25, 0.25, 0.15}},
      Wanted<Event>{kraken_among_actions, {0.25, 0.3, 0.25, 0.15}},
      Wanted<Event>{kraken_takes_several, {0.35, 0.35, 0.3, 0.25}},
      Wanted<Event>{kraken_for_nothing, {0.1, 0.1, 0.1, 0.006}},
      Wanted<Event>{kraken_tie, {0.1, 0.2, 0.1, 0.05}},
      Wanted<Event>{treasure_between_draws, {0.1, 0.1, 0.1, 0.05}},
      Wanted<Event>{treasure_before_actions, {0.35, 0.3, 0.25, 0.3}},
      Wanted<Event>{treasure_among_actions, {0.25, 0.3, 0.15, 0.006}},
      Wanted<Event>{treasure_for_nothing, {0.1, 0.15, 0.15, 0.1}},
      Wanted<Event>{both_specials_in_hand, {0.2, 0.2, 0.15, 0.04}},
      Wanted<Event>{creature_enticed, {0.3, 0.3, 0.2, 0.4}},
      Wanted<Event>{nine_enticed, {0.07, 0.03, 0.03, 0.08}},
      Wanted<Event>{covered_cards_leave, {0.35, 0.35, 0.3, 0.25}},
      Wanted<Event>{two_enticed_in_a_turn, {0.05, 0.01, 0.03, 0.1}},
      Wanted<Event>{won_by_enticing, {0.1, 0.08, 0.09, 0.3}},
      Wanted<Event>{won_by_luring, {0.25, 0.25, 0.2, 0.07}},
      Wanted<Event>{no_cards_left, {0.006, 0.004, 0.008, 0.002}},
      Wanted<Event>{tie_without_cards, {0.002, 0.002, 0.003, 0}},
      Wanted<Event>{game_over, {0.8, 0.6, 0.45, 0.99}},
  };
  return all;
}

std::span<const Start<MermaidsSong>> Adapter::starts() {
  static constexpr std::array all{Start<MermaidsSong>{"the start", 3, from_the_start},
                                  Start<MermaidsSong>{"a crowded table", 5, crowded},
                                  Start<MermaidsSong>{"the last cards", 1, last_cards}};
  return all;
}

std::uint64_t Adapter::cases() { return 2500; }

/// Between two draws greed knows nothing better than to draw on, nor anything worse.
int Adapter::eagerness(const Game&, const State& state, const Action& action) {
  if (state.step == Step::between_draws) return does_something;
  if (const auto* entice = std::get_if<Entice>(&action)) return entices + loyalty(entice->creature);
  if (const auto* play = std::get_if<Play>(&action)) return promise_of_playing(state, *play);
  if (std::holds_alternative<PlayTreasure>(action)) return lures;
  if (std::holds_alternative<PlayMermaid>(action)) return comes_into_play;
  if (std::holds_alternative<ReleaseKraken>(action) || std::holds_alternative<BeginActions>(action)) return does_something;
  return std::holds_alternative<DiscardHand>(action) ? 0 : merely_goes_on;
}

Relabelling Adapter::symmetry(int players, Random& random) {
  Relabelling by;
  by.turn = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  by.sounds = random.below(2) == 0 ? Sounds::as_they_are : Sounds::exchanged;
  return by;
}

std::vector<Relabelling> Adapter::symmetries(const Game& game, int players) {
  return properties::turned<Relabelling>({{}, {.sounds = Sounds::exchanged}}, game, players, std::equal_to<>());
}

/// A hand discarded comes to lie face up; whatever else is shown, the action itself names.
bool Adapter::reveals(const Game&, const State&, const Action& action, Seat looking) {
  const auto* discard = std::get_if<DiscardHand>(&action);
  return discard != nullptr && discard->by != looking;
}

std::span<const Law> Adapter::laws() {
  static const std::vector<Law> all = [] {
    std::vector<Law> laws;
    for (const auto part : {turns_laws(), singing_laws(), specials_laws(), enticing_laws(), winning_laws(), limits_laws(),
                            secrets_laws(), writing_laws()})
      laws.insert(laws.end(), part.begin(), part.end());
    return laws;
  }();
  return all;
}

}  // namespace fathom::mermaids_song::laws
