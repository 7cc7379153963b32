#include <algorithm>
#include <functional>
#include <array>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/shared.hpp"

// What the campaign's plays must reach, where they begin, and what greed prefers.

namespace fathom::mermaid_beach::laws {
namespace {

using properties::Events;
using properties::only;
using properties::Start;
using properties::Wanted;

constexpr Events when(Event event, bool happens) { return happens ? only(event) : Events{0}; }

/// What is seen of the scores when they are counted.
Events ties(const Game& game, const State& state) {
  int best = 0;
  for (const Seat at : seated(state.players)) best = std::max(best, worth(game, state.shells[at]));
  int first = 0;
  int most_cards = 0;
  int with_most = 0;
  for (const Seat at : seated(state.players)) {
    const ShellCards& shells = state.shells[at];
    if (worth(game, shells) != best) continue;
    ++first;
    with_most = shells.total() > most_cards ? 1 : with_most + (shells.total() == most_cards ? 1 : 0);
    most_cards = std::max(most_cards, shells.total());
  }
  return when(Event::tie_on_points, first > 1) | when(Event::tie_on_everything, with_most > 1);
}

/// One function for each action that may come to something; the rest comes to nothing.
struct Watcher {
  const Transition& transition;

  [[nodiscard]] Events on(const PassTurn&) const { return when(Event::bonus_let_go, transition.history.bonus_turn); }
  [[nodiscard]] Events on(const PlayMeanMermaid& play) const { return mean(play.by); }
  [[nodiscard]] Events on(const Steal&) const { return only(Event::theft); }
  [[nodiscard]] Events on(const StealNothing&) const { return only(Event::theft_forgone); }
  [[nodiscard]] Events on(const PlayPair&) const { return only(Event::pair_played); }
  [[nodiscard]] Events on(const Give& give) const {
    return only(Event::match_given) | when(Event::last_card_given, transition.after.hands[give.by].total() == 0);
  }
  [[nodiscard]] Events on(const GoToTheBeach&) const {
    return only(Event::sent_to_the_beach) |
           when(Event::nothing_at_the_beach, transition.before.deck.total() + transition.before.display.total() == 0);
  }
  [[nodiscard]] Events on(const DrawBeach&) const { return when(Event::deck_emptied, transition.after.deck.total() == 0); }
  [[nodiscard]] Events on(const TurnUp&) const { return when(Event::deck_emptied, transition.after.deck.total() == 0); }
  [[nodiscard]] Events on(const PlayDrawn& play) const {
    switch (play.card) {
      case BeachCard::mermaid:
        return only(Event::drawn_mermaid);
      case BeachCard::mean_mermaid:
        return only(Event::drawn_mean) | mean(play.by);
      case BeachCard::sneaker_wave:
        return only(Event::drawn_wave) | wave(play.by);
      case BeachCard::seaweed:
        return only(Event::drawn_seaweed) | seaweed();
      default:
        return only(Event::drawn_match);
    }
  }
  [[nodiscard]] Events on(const Keep&) const { return only(Event::drawn_kept); }
  [[nodiscard]] Events on(const PlaySneakerWave& play) const { return wave(play.by); }
  [[nodiscard]] Events on(const WashAway&) const { return only(Event::wave); }
  [[nodiscard]] Events on(const PlaySeaweed&) const { return seaweed(); }
  [[nodiscard]] Events on(const ChooseDrawer&) const { return only(Event::seaweed); }
  [[nodiscard]] Events on(const DrawShell& draw) const {
    return when(Event::starfish_left, draw.card == ShellCard::starfish_left) |
           when(Event::starfish_right, draw.card == ShellCard::starfish_right) |
           when(Event::last_chance, !bears_a_number(draw.card) && transition.before.hands[draw.to].total() == 0);
  }
  [[nodiscard]] Events on(const PassCard& pass) const {
    const bool monster = pass.card == BeachCard::sea_monster;
    const bool single = transition.before.hands[pass.by].total() == 1;
    return when(Event::monster_passed, monster) | when(Event::single_card_passed, single) |
           when(Event::monster_alone_passed_on, monster && single);
  }
  [[nodiscard]] Events on(const RevealMonster& reveal) const {
    const int eaten = transition.before.shells[reveal.by].total() - transition.after.shells[reveal.by].total();
    return when(Event::monster_eats_several, eaten > 1) |
           when(Event::monster_eats_nothing, transition.before.shells[reveal.by].total() == 0);
  }
  [[nodiscard]] Events on(const Score&) const {
    return only(Event::game_over) | ties(transition.game, transition.before) |
           when(Event::nobody_has_the_monster, !holder_of_the_monster(transition.before));
  }
  template <class Other>
  [[nodiscard]] Events on(const Other&) const {
    return 0;
  }

 private:
  [[nodiscard]] Events mean(Seat by) const {
    return when(Event::mean_for_nothing, !others_have_shells(transition.before, by));
  }
  [[nodiscard]] Events wave(Seat by) const {
    return when(Event::wave_for_nothing, !others_have_shells(transition.before, by));
  }
  [[nodiscard]] Events seaweed() const { return when(Event::seaweed_for_nothing, transition.before.deck.total() == 0); }
};

Events ends(const Transition& transition) {
  if (transition.before.step >= Step::revealing || transition.after.step < Step::revealing) return 0;
  Events seen = when(Event::several_finished, many_at_the_end(transition.after) > 1);
  for (int i = 0; i < transition.after.players; ++i) {
    const BeachCards& hand = transition.after.hands[seat(i)];
    if (ends_the_game(hand)) seen |= only(hand.total() == 0 ? Event::out_of_cards : Event::only_the_monster);
  }
  return seen;
}

State from_the_start(const Game& game, int players, Random&) { return start(game, players); }

BeachCard any_of(const BeachCards& cards, Random& random) {
  auto nth = static_cast<int>(random.below(static_cast<std::uint32_t>(cards.total())));
  for (const BeachCard card : every<BeachCard>)
    if ((nth -= cards[card]) < 0) return card;
  return BeachCard::sun;
}

/// A Shell card is drawn and laid in front of somebody, or discarded: later starfish have been followed, and earlier waves
/// have taken what they took.
void lay_a_shell(State& state, Random& random) {
  const auto left = static_cast<std::uint32_t>(state.shell_deck.total());
  if (left == 0) return;
  auto nth = static_cast<int>(random.below(left));
  for (const ShellCard card : every<ShellCard>) {
    nth -= state.shell_deck[card];
    if (nth >= 0) continue;
    --state.shell_deck[card];
    const Seat who = seat(static_cast<int>(random.below(state.players)));
    ++(bears_a_number(card) ? state.shells[who] : state.shell_discards)[card];
    return;
  }
}

/// Somebody has played a card or a pair, and has had the Shell cards for it. The Sea Monster is never played.
void play_something(const Game& game, State& state, Random& random) {
  BeachCards playable = state.deck;
  playable[BeachCard::sea_monster] = 0;
  for (const BeachCard card : every<BeachCard>)
    if (comes_in_pairs(card) && playable[card] < 2) playable[card] = 0;
  if (playable.total() == 0) return;
  const BeachCard card = any_of(playable, random);
  const int many = comes_in_pairs(card) ? 2 : 1;
  state.deck[card] = static_cast<std::uint8_t>(state.deck[card] - many);
  state.discards[card] = static_cast<std::uint8_t>(state.discards[card] + many);
  const int shells = many == 2 ? game.rules.pair_shells : card == BeachCard::mermaid ? game.rules.mermaid_shells : 0;
  for (int i = 0; i < shells; ++i) lay_a_shell(state, random);
}

/// Late in the game: small hands, a Beach deck that is used up or nearly so, and shells in front of the players.
State late(const Game& game, int players, Random& random) {
  constexpr std::uint32_t largest_deck = 8;
  constexpr std::uint32_t largest_hand = 4;
  State state = start(game, players);
  const bool deck_is_used_up = random.below(2) == 0;
  const auto deck = static_cast<int>(deck_is_used_up ? 0 : random.below(largest_deck));
  PerSeat<int> hands;
  int needed = deck;
  for (const Seat at : seated(players)) {
    hands[at] = static_cast<int>(random.below(largest_hand)) + 1;
    needed += hands[at];
  }
  for (int tries = state.deck.total(); state.deck.total() > needed && tries > 0; --tries)
    play_something(game, state, random);
  for (const Seat at : seated(players)) {
    BeachCards& hand = state.hands[at];
    while ((hand.total() < hands[at] || ends_the_game(hand)) && state.deck.total() > 0) {
      const BeachCard card = any_of(state.deck, random);
      --state.deck[card];
      ++hand[card];
    }
  }
  if (many_at_the_end(state) > 0) return start(game, players);
  state.step = Step::turn;
  state.turn = state.acting = seat(static_cast<int>(random.below(static_cast<std::uint32_t>(players))));
  return state;
}

// What greed makes of an action. Only the order of the numbers matters.
constexpr int gets_rid_of_the_monster = 100;
constexpr int draws_a_shell = 90;
constexpr int takes_a_shell = 80;
constexpr int plays_what_is_drawn = 70;
constexpr int hinders = 40;
constexpr int merely_goes_on = 10;

}  // namespace

Events Adapter::events(const Transition& transition) {
  const Events seen =
      std::visit([watcher = Watcher{transition}](const auto& act) { return watcher.on(act); }, transition.action);
  return seen | ends(transition) |
         when(Event::bonus_turn, transition.history.bonus_turn && begins_an_action(transition.action));
}

std::span<const Wanted<Event>> Adapter::wanted() {
  using enum laws::Event;
  // The shares of uniform, kinds-first, swarm and greedy plays: about half of what the table that comes to it least does.
  static constexpr std::array all{
      Wanted<Event>{bonus_turn, {0.35, 0.35, 0.35, 0.35}},
      Wanted<Event>{bonus_let_go, {0.1, 0.1, 0.1, 0.005}},
      Wanted<Event>{theft, {0.15, 0.1, 0.1, 0.2}},
      Wanted<Event>{theft_forgone, {0.09, 0.1, 0.1, 0.01}},
      Wanted<Event>{mean_for_nothing, {0.1, 0.1, 0.1, 0.1}},
      Wanted<Event>{pair_played, {0.3, 0.3, 0.3, 0.3}},
      Wanted<Event>{match_given, {0.3, 0.3, 0.3, 0.3}},
      Wanted<Event>{last_card_given, {0.02, 0.02, 0.02, 0.02}},
      Wanted<Event>{sent_to_the_beach, {0.3, 0.3, 0.3, 0.3}},
      Wanted<Event>{nothing_at_the_beach, {0.02, 0.02, 0.02, 0.02}, 3},
      Wanted<Event>{drawn_mermaid, {0.08, 0.08, 0.08, 0.1}},
      Wanted<Event>{drawn_mean, {0.03, 0.02, 0.02, 0.05}},
      Wanted<Event>{drawn_wave, {0.02, 0.02, 0.02, 0.04}},
      Wanted<Event>{drawn_seaweed, {0.07, 0.07, 0.06, 0.1}},
      Wanted<Event>{drawn_match, {0.15, 0.1, 0.1, 0.2}},
      Wanted<Event>{drawn_kept, {0.25, 0.25, 0.25, 0.25}},
      Wanted<Event>{wave, {0.2, 0.2, 0.2, 0.2}},
      Wanted<Event>{wave_for_nothing, {0.07, 0.1, 0.08, 0.09}},
      Wanted<Event>{seaweed, {0.25, 0.25, 0.25, 0.2}},
      Wanted<Event>{seaweed_for_nothing, {0.03, 0.03, 0.03, 0.02}},
      Wanted<Event>{deck_emptied, {0.007, 0.008, 0.007, 0.007}},
      Wanted<Event>{starfish_left, {0.25, 0.25, 0.25, 0.25}},
      Wanted<Event>{starfish_right, {0.25, 0.25, 0.25, 0.25}},
      Wanted<Event>{monster_passed, {0.15, 0.15, 0.15, 0.25}},
      Wanted<Event>{single_card_passed, {0.15, 0.15, 0.15, 0.15}},
      Wanted<Event>{last_chance, {0.05, 0.05, 0.04, 0.03}},
      Wanted<Event>{monster_alone_passed_on, {0.02, 0.02, 0.02, 0.02}},
      Wanted<Event>{out_of_cards, {0.2, 0.2, 0.2, 0.15}},
      Wanted<Event>{only_the_monster, {0.1, 0.1, 0.1, 0.2}},
      Wanted<Event>{several_finished, {0.01, 0.01, 0.01, 0.01}},
      Wanted<Event>{monster_eats_several, {0.08, 0.08, 0.08, 0.08}},
      Wanted<Event>{monster_eats_nothing, {0.01, 0.01, 0.01, 0.02}},
      Wanted<Event>{nobody_has_the_monster, {0.02, 0.02, 0.02, 0.02}},
      Wanted<Event>{tie_on_points, {0.03, 0.02, 0.02, 0.03}},
      Wanted<Event>{tie_on_everything, {0.01, 0.01, 0.01, 0.02}},
      Wanted<Event>{game_over, {0.99, 0.99, 0.99, 0.99}},
  };
  return all;
}

std::span<const Start<MermaidBeach>> Adapter::starts() {
  static constexpr std::array all{Start<MermaidBeach>{"the start", 3, from_the_start},
                                  Start<MermaidBeach>{"a late table", 2, late}};
  return all;
}

std::uint64_t Adapter::cases() { return 24'000; }

int Adapter::eagerness(const Game& game, const State&, const Action& action) {
  if (const auto* pass = std::get_if<PassCard>(&action))
    return pass->card == BeachCard::sea_monster ? gets_rid_of_the_monster : merely_goes_on;
  if (const auto* steal = std::get_if<Steal>(&action)) return takes_a_shell + worth(game, steal->shell);
  if (const auto* wash = std::get_if<WashAway>(&action)) return takes_a_shell + worth(game, wash->shell);
  if (std::holds_alternative<PlayMermaid>(action) || std::holds_alternative<PlayPair>(action)) return draws_a_shell;
  if (std::holds_alternative<PlayDrawn>(action)) return plays_what_is_drawn;
  if (std::holds_alternative<PlayMeanMermaid>(action) || std::holds_alternative<PlaySneakerWave>(action)) return hinders;
  const bool forgoes = std::holds_alternative<StealNothing>(action) || std::holds_alternative<PassTurn>(action);
  return forgoes ? 0 : merely_goes_on;
}

Relabelling Adapter::symmetry(int players, Random& random) {
  Relabelling by;
  by.turn = static_cast<int>(random.below(static_cast<std::uint32_t>(players)));
  for (auto i = static_cast<std::uint32_t>(by.of_items.size()); i > 1; --i)
    std::swap(by.of_items[i - 1], by.of_items[random.below(i)]);
  return by;
}

/// Items that the box does not hold are exchanged with none.
std::vector<Relabelling> Adapter::symmetries(const Game& game, int players) {
  std::vector<BeachCard> held, exchanged;
  for (const BeachCard item : items)
    if (game.box.beach[item] > 0) held.push_back(item);
  exchanged = held;
  std::vector<Relabelling> all;
  do {
    Relabelling by;
    for (std::size_t i = 0; i < held.size(); ++i) by.of_items[index_of(held[i])] = exchanged[i];
    all.push_back(by);
  } while (std::ranges::next_permutation(exchanged).found);
  return properties::turned(std::move(all), game, players, std::equal_to<>());
}

/// Taking up shows everybody a card. And when an action is over and somebody is left with a single card, all learn whether
/// it is the Sea Monster, by whether the game goes on; where that is judged at once, they learn it at once.
bool Adapter::reveals(const Game& game, const State& state, const Action& action, Seat looking) {
  if (std::holds_alternative<HandOver>(action)) return true;
  State after = state;
  perform(game, after, action);
  const bool is_judged = game.rules.judged == Judged::at_once || after.step == Step::turn || after.step == Step::revealing;
  if (!is_judged) return false;
  for (int i = 0; i < after.players; ++i)
    if (seat(i) != looking && after.hands[seat(i)].total() == 1) return true;
  return false;
}

std::span<const Law> Adapter::laws() {
  static const std::vector<Law> all = [] {
    std::vector<Law> laws;
    for (const auto part : {turns_laws(), discarding_laws(), asking_laws(), sea_laws(), shells_laws(), ending_laws(),
                            secrets_laws(), writing_laws()})
      laws.insert(laws.end(), part.begin(), part.end());
    return laws;
  }();
  return all;
}

}  // namespace fathom::mermaid_beach::laws
