#include <algorithm>

#include "solver/mermaids_song/ranges.hpp"
#include "solver/mermaids_song/turns.hpp"

// How far hands, and the mermaids in the deck and in play, can be changed.

namespace fathom::solver::song {

namespace {

using mermaids_song::PlayMermaid;

constexpr int weakest_strong_creature = 7;

/// Nobody ever has more cards than a hand is drawn up to: cards are drawn only by whoever has fewer.
z3::expr hands_stay_within(const Asked& asked) {
  const z3::expr limit = asked.value("drawing.to_three");
  const z3::expr dealt = asked.value("setup.mermaid_each") + asked.value("setup.card_each");
  const z3::expr before = asked.constant("before an action");
  const z3::expr after = asked.constant("after an action");
  const z3::expr drawn = after == before + 1 && before < limit;
  asked.given(before >= 0 && after >= 0 && (drawn || after <= before));
  // the deal is within the limit, and no action leads out of it
  return dealt <= limit && z3::implies(before <= limit, after <= limit);
}

std::string_view removed_parameter(int players) {
  constexpr std::array<std::string_view, 4> names{"players.three", "players.four", "players.five", "players.six"};
  return names[Book::place(players)];
}

/// There are never mermaids enough for everybody to have as many in play as she may.
z3::expr mermaids_are_too_few(const Asked& asked) {
  const z3::expr places = asked.value("mermaids.at_most_three");
  const z3::expr mermaids =
      static_cast<int>(asked.game.box.cards[Card::mermaid]) - asked.value(removed_parameter(asked.players));
  z3::expr in_play = asked.context().int_val(0);
  std::vector<z3::expr> full;
  for (int player = 0; player < asked.players; ++player) {
    const z3::expr hers = asked.constant(std::string{name_of(seat(player))});
    asked.given(hers >= 0 && hers <= places);
    full.push_back(hers == places);
    in_play = in_play + hers;
  }
  asked.given(in_play <= mermaids);
  return !all_of(asked.context(), full);
}

/// A mermaid who comes into play has the rest of one hand for her power, and entices nothing that asks for 7 or more.
z3::expr new_mermaids_are_weak(const Asked& asked) {
  const Cards& box = asked.game.box.cards;
  z3::expr power = asked.context().int_val(0);
  z3::expr cards = asked.context().int_val(0);
  for (const Card card : every<Card>) {
    const int value = mermaids_song::value_of(card);
    if (value == 0) continue;
    const z3::expr played = asked.constant(std::string{name_of(card)});
    asked.given(played >= 0 && played <= static_cast<int>(box[card]));
    cards = cards + played;
    power = power + value * played;
  }
  asked.given(cards + 1 <= asked.value("drawing.to_three"));
  return power < weakest_strong_creature;
}

// The model, played.

Played play_dealing(const Game& game, int) {
  Told play{game, MermaidsSong::start(game, fewest)};
  const auto largest = [&](const State& state) {
    int cards = 0;
    for (int i = 0; i < fewest; ++i) cards = std::max(cards, state.hands[seat(i)].total());
    return cards;
  };
  constexpr int turns_enough = 60;
  play.with(
      [](const State&, const Action& action) { return std::holds_alternative<mermaids_song::DiscardHand>(action) ? -1 : 0; },
      [&](const State& state) { return state.step > Step::first_player && largest(state) > game.rules.hand; }, turns_enough);
  if (largest(play.now()) <= game.rules.hand) return {};
  return falls(play,
               {"somebody has " + plural(largest(play.now()), "card") + ", and a hand is drawn up to " +
                std::to_string(game.rules.hand)},
               "nobody has more cards than a hand is drawn up to");
}

Played play_mermaids(const Game& game, int players) {
  int left = mermaids_song::pack(game, players)[Card::mermaid];
  State state = in_action_phase(game, players);
  for (int i = 0; i < players; ++i) {
    const Seat by = seat(i);
    state.turn = state.acting = by;
    state.hands[by] = Cards{{Card::mermaid, std::min<int>(left, game.rules.mermaids_in_play)}};
    Told play{game, state};
    for (int mermaid = 0; mermaid < state.hands[by].total(); ++mermaid) play.then(PlayMermaid{by});
    left -= static_cast<int>(play.now().mermaids[by].size());
    if (static_cast<int>(play.now().mermaids[by].size()) < game.rules.mermaids_in_play) return {};
    if (i + 1 == players)
      return falls(play,
                   {plural(players, "player") + ": all have " + plural(game.rules.mermaids_in_play, "mermaid") +
                    " in play, and " + std::to_string(left) + " are left"},
                   "not everybody can have as many mermaids in play as she may");
    state = play.now();
  }
  return {};
}

Played play_new_mermaid(const Game& game, int) {
  const Told play = new_mermaid_entices(game, Creature::seven);
  if (play.refused()) return {};
  return falls(play, {"Ann draws a mermaid and " + plural(game.rules.hand - 1, "card") + ", and entices a 7 at once"},
               "a mermaid who came into play in this turn entices no 7 and no 9");
}

std::optional<std::string> unlike_hands(const Game& game, int) {
  return left_out<MermaidsSong>(game, {"drawing.to_three", "turns.sequence", "setup.mermaid_each", "setup.card_each"});
}
std::optional<std::string> unlike_mermaids(const Game& game, int) {
  return left_out<MermaidsSong>(game, {"mermaids.at_most_three"});
}
std::optional<std::string> unlike_new(const Game& game, int) {
  return left_out<MermaidsSong>(
      game, {"drawing.to_three", "turns.sequence", "enticing.enough_power", "songs.from_hand", "mermaids.from_hand"});
}

constexpr std::string_view hands = "Nobody has more cards than a hand is drawn up to";
constexpr std::string_view too_few = "There are never mermaids for everybody to have as many in play as she may";
constexpr std::string_view weak = "A mermaid who came into play in this turn entices no 7 and no 9";

constexpr Ranging card_table[] = {
    {"setup.mermaid_each",
     0,
     "hands.at_most_three",
     "setup.mermaid_each",
     hands,
     {},
     Sense::always,
     hands_stay_within,
     play_dealing,
     unlike_hands},
    {"setup.card_each",
     0,
     "hands.at_most_three",
     "setup.card_each",
     hands,
     {},
     Sense::always,
     hands_stay_within,
     play_dealing,
     unlike_hands},
    {"drawing.to_three",
     0,
     "hands.at_most_three",
     "drawing.to_three",
     hands,
     {},
     Sense::always,
     hands_stay_within,
     play_dealing,
     unlike_hands},
    {"drawing.to_three",
     0,
     "turns.new_mermaids",
     "enticing.enough_power",
     weak,
     {},
     Sense::always,
     new_mermaids_are_weak,
     play_new_mermaid,
     unlike_new},
    {"players.three",
     0,
     "mermaids.short",
     "mermaids.at_most_three",
     too_few,
     {3, 3},
     Sense::always,
     mermaids_are_too_few,
     play_mermaids,
     unlike_mermaids},
    {"players.four",
     0,
     "mermaids.short",
     "mermaids.at_most_three",
     too_few,
     {4, 4},
     Sense::always,
     mermaids_are_too_few,
     play_mermaids,
     unlike_mermaids},
    {"players.five",
     0,
     "mermaids.short",
     "mermaids.at_most_three",
     too_few,
     {5, 5},
     Sense::always,
     mermaids_are_too_few,
     play_mermaids,
     unlike_mermaids},
    {"players.six",
     0,
     "mermaids.short",
     "mermaids.at_most_three",
     too_few,
     {6, 6},
     Sense::always,
     mermaids_are_too_few,
     play_mermaids,
     unlike_mermaids},
    {"mermaids.at_most_three",
     0,
     "mermaids.short",
     "mermaids.at_most_three",
     too_few,
     {fewest, most},
     Sense::always,
     mermaids_are_too_few,
     play_mermaids,
     unlike_mermaids},
};

}  // namespace

std::span<const Ranging> card_ranges() { return card_table; }

}  // namespace fathom::solver::song
