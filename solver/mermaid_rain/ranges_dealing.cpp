#include <algorithm>

#include "solver/mermaid_rain/ranges.hpp"

// How far the numbers of cards and rounds can be moved before the rulebook falls silent.

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Adjusting;
using mermaid_rain::EmptyDeck;
using mermaid_rain::IgnoredCards;
using mermaid_rain::Step;
using mermaid_rain::TurnUndercurrents;

z3::expr smaller(const z3::expr& a, const z3::expr& b) { return z3::ite(a <= b, a, b); }

}  // namespace

Hands::Hands(const Asked& asked, int seats)
    : rounds{asked.value("rounds.five")},
      dealt{asked.value("dealing.exactly_seven")},
      first{asked.value("melding.first_two")} {
  const z3::expr may_keep = asked.value("adjusting.at_most_two_cards");
  const int longest = asked.at_most("rounds.five");
  held.emplace_back(static_cast<std::size_t>(seats), asked.context().int_val(0));
  for (int round = 1; round < longest; ++round) {
    std::vector<z3::expr> next;
    for (const z3::expr& hand : held.back()) {
      const std::string name = std::to_string(round) + '.' + std::to_string(next.size());
      const z3::expr kept = asked.constant("kept " + name);
      const z3::expr used = asked.constant("used " + name);
      const z3::expr after_meld = hand + dealt - smaller(first, hand + dealt);
      asked.given(used >= 0 && used <= after_meld);
      const z3::expr most_kept = smaller(may_keep, after_meld - used);
      const bool down_to_it = asked.game.rules.adjusting == Adjusting::down_to_two;
      asked.given(down_to_it ? kept == most_kept : kept >= 0 && kept <= most_kept);
      next.push_back(kept);
    }
    held.push_back(std::move(next));
  }
}

z3::expr Hands::in_every_round(const Says& says) const {
  return !in_some_round([&](int round, const std::vector<z3::expr>& hands) { return !says(round, hands); });
}

z3::expr Hands::in_some_round(const Says& says) const {
  std::vector<z3::expr> any;
  for (std::size_t round = 0; round < held.size(); ++round)
    any.push_back(rounds > static_cast<int>(round) && says(static_cast<int>(round), held[round]));
  return any_of(rounds.ctx(), any);
}

namespace {

/// Everybody can be dealt the full number: what the others hold is not in the deck, and what was discarded is, or is not in
/// the reading in which nothing is shuffled again.
z3::expr deck_suffices(const Asked& asked) {
  const Hands hands{asked, asked.players};
  const int cards = asked.game.box.cards.total();
  const bool renewed = asked.game.rules.empty_deck == EmptyDeck::reshuffle;
  return hands.in_every_round([&](int round, const std::vector<z3::expr>& held) {
    z3::expr left = asked.context().int_val(cards);
    if (renewed)
      for (const z3::expr& hand : held) left = left - hand;
    else
      left = left - (round * asked.players) * hands.dealt;
    return left >= asked.players * hands.dealt;
  });
}

/// Everybody has cards enough to begin a meld.
z3::expr melds_begin(const Asked& asked) {
  const Hands hands{asked, 1};
  return hands.in_every_round([&](int, const std::vector<z3::expr>& held) {
    std::vector<z3::expr> enough;
    for (const z3::expr& hand : held) enough.push_back(hand + hands.dealt >= hands.first);
    return all_of(asked.context(), enough);
  });
}

/// Each round has an Undercurrents card of its own.
z3::expr cards_count_the_rounds(const Asked& asked) {
  const z3::expr round = asked.constant("round");
  asked.given(round >= 1 && round <= asked.value("rounds.five"));
  return round <= static_cast<int>(asked.game.box.undercurrents.size());
}

/// A play in which everybody does as little as can be, and so keeps as many cards as can be; and one round of it.
struct LazyRound {
  State given;  ///< The deal is to begin.
  std::vector<Action> actions;
  State dealt;  ///< All have been dealt to.
};
template <class Wanted>
std::optional<LazyRound> lazy_round(const Game& game, int players, Wanted&& wanted) {
  State state = MermaidRain::start(game, players);
  LazyRound round{state, {}, state};
  std::vector<Action> legal;
  for (int i = 0; i < MermaidRain::longest_play && state.step != Step::over; ++i) {
    MermaidRain::legal_actions(game, state, legal);
    if (legal.empty()) break;
    const Step before = state.step;
    MermaidRain::perform(game, state, legal.front());
    round.actions.push_back(legal.front());
    if (state.step == Step::dealing && before != Step::dealing) round = {state, {}, state};
    if (state.step != Step::dealing && before == Step::dealing) round.dealt = state;
    if (wanted(round, state)) return round;
  }
  return std::nullopt;
}

int cards_in_hands(const State& state) {
  int cards = 0;
  for (int i = 0; i < state.players; ++i) cards += state.hands[seat(i)].total();
  return cards;
}

Played fails_in(const Game& game, LazyRound round, std::string told, std::string claim) {
  return {Outcome::fails, {std::move(told)}, RainTrace{game, round.given, std::move(round.actions), std::move(claim)}};
}

Played play_short_deal(const Game& game, int players) {
  const int due = players * game.rules.cards_dealt;
  auto short_round = lazy_round(game, players, [&](const LazyRound& round, const State& state) {
    return state.step == Step::undercurrents && cards_in_hands(round.dealt) - cards_in_hands(round.given) < due;
  });
  if (!short_round) return {};
  const State& given = short_round->given;
  const int left = given.deck.total() + (game.rules.empty_deck == EmptyDeck::reshuffle ? given.discards.total() : 0);
  std::string told = plural(players, "player") + ", round " + std::to_string(given.round) + ": " +
                     plural(cards_in_hands(given), "card") + " in hands, " + std::to_string(left) + " left, " +
                     std::to_string(due) + " to be dealt";
  return fails_in(game, std::move(*short_round), std::move(told), "everybody is dealt the full number");
}

Played play_no_meld(const Game& game, int players) {
  auto too_few = lazy_round(game, players, [&](const LazyRound&, const State& state) {
    return state.step == Step::choosing_cards && state.melds[state.acting].empty() &&
           state.hands[state.acting].total() < game.rules.first_cards;
  });
  if (!too_few) return {};
  std::string told = "round " + std::to_string(too_few->given.round) + ": somebody has " +
                     plural(too_few->dealt.hands[too_few->dealt.acting].total(), "card") + ", and a meld begins with " +
                     std::to_string(game.rules.first_cards);
  return fails_in(game, std::move(*too_few), std::move(told), "everybody has cards enough to begin a meld");
}

Played play_all_turned(const Game& game, int) {
  auto again = lazy_round(game, fewest, [&](const LazyRound&, const State& state) {
    return state.step == Step::undercurrents && state.round > game.box.undercurrents.size();
  });
  if (!again) return {};
  std::string told = "round " + std::to_string(again->given.round) + " begins, and all " +
                     std::to_string(game.box.undercurrents.size()) + " Undercurrents cards have been turned up";
  return fails_in(game, std::move(*again), std::move(told), "each round has an Undercurrents card of its own");
}

}  // namespace

std::optional<std::string> unlike_hands(const Game& game, int) {
  if (game.rules.ignored_cards == IgnoredCards::returned) return "where cards of a meld are returned it says nothing";
  return left_out<MermaidRain>(game, {"melding.first_two", "melding.princess_not_first", "adjusting.at_most_two",
                                      "dealing.exactly_seven", "dealing.nothing_left"});
}
std::optional<std::string> unlike_full_deals(const Game& game, int players) {
  constexpr int any_players = most;
  const int seats = players == 0 ? any_players : players;
  if (seats * (game.rules.cards_kept + game.rules.cards_dealt) > game.box.cards.total() ||
      game.rules.empty_deck != EmptyDeck::reshuffle)
    return "where cards run out it says nothing";
  return unlike_hands(game, players);
}

namespace {

std::optional<std::string> unlike_rounds(const Game& game, int) {
  return left_out<MermaidRain>(game, {"undercurrents.draw_one", "ending.after_five"});
}

constexpr std::string_view all_are_dealt = "Everybody can be dealt the full number of cards in every round";

constexpr Ranging dealing_table[] = {
    {"adjusting.at_most_two_cards", 0, "dealing.deck_suffices", "dealing.nothing_left", all_are_dealt, each_number,
     Sense::always, deck_suffices, play_short_deal, unlike_hands},
    {"dealing.exactly_seven", 0, "dealing.deck_suffices", "dealing.nothing_left", all_are_dealt, each_number, Sense::always,
     deck_suffices, play_short_deal, unlike_hands},
    {"melding.first_two",
     0,
     "",
     "melding.too_few_cards",
     "Everybody has cards enough to begin a meld",
     {fewest, fewest},
     Sense::always,
     melds_begin,
     play_no_meld,
     unlike_full_deals},
    {"rounds.five",
     0,
     "rounds.counted_by_undercurrents",
     "undercurrents.all_turned",
     "Each round has an Undercurrents card of its own",
     {},
     Sense::always,
     cards_count_the_rounds,
     play_all_turned,
     unlike_rounds},
};

}  // namespace

std::span<const Ranging> dealing_ranges() { return dealing_table; }

}  // namespace fathom::solver::rain
