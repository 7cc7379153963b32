#include "solver/mermaid_beach/ranges.hpp"

#include <algorithm>

#include "solver/mermaid_beach/emptying.hpp"
#include "solver/mermaid_beach/supplies.hpp"

// How far the numbers of Mermaid Beach can be moved: cards dealt, Shell cards earned, what shells are worth.

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Askable;
using mermaid_beach::BonusOf;
using mermaid_beach::DrawnBonus;
using mermaid_beach::EmptyDeck;
using mermaid_beach::is_item;
using mermaid_beach::Pack;

std::string_view hand_parameter(int players) { return players == fewest ? "dealing.seven_for_two" : "dealing.five"; }

/// The Beach cards that are played with.
int beach_cards(const Game& game) {
  const BeachCards& box = game.box.beach;
  const int left_out = game.rules.pack == Pack::all_cards ? 0 : box[BeachCard::mean_mermaid] + box[BeachCard::sneaker_wave];
  return box.total() - left_out;
}

/// Everybody can be dealt the full number.
z3::expr deal_is_possible(const Asked& asked) {
  const z3::expr left = asked.constant("left in the deck");
  asked.given(left + asked.players * asked.value(hand_parameter(asked.players)) == beach_cards(asked.game));
  return left >= 0;
}

/// Nobody can end the game in the very first turn: mermaids follow one another, each but the last with another turn; the
/// last action of the turn takes a pair at most; and the Sea Monster may be left.
z3::expr first_turn_does_not_end_it(const Asked& asked) {
  constexpr int most_at_last = 2;
  const BeachCards& box = asked.game.box.beach;
  const z3::expr mermaids = asked.constant("mermaids");
  const z3::expr at_last = asked.constant("cards discarded at last");
  const z3::expr monsters = asked.constant("sea monsters");
  asked.given(mermaids >= 0 && mermaids <= static_cast<int>(box[BeachCard::mermaid]));
  asked.given(at_last >= 0 && at_last <= most_at_last);
  asked.given(monsters >= 0 && monsters <= static_cast<int>(box[BeachCard::sea_monster]));
  return asked.value(hand_parameter(asked.players)) - mermaids - at_last != monsters;
}

/// A Shell card is never due when none is left.
z3::expr shells_suffice(const Asked& asked) {
  const Rules& rules = asked.game.rules;
  const z3::expr mermaid = asked.value("merfolk.draw_a_shell");
  const int bonus_card = rules.bonus_of == BonusOf::another_card ? 1 : 0;
  const int drawn_bonus = rules.drawn_bonus == DrawnBonus::another_turn ? bonus_card : 0;
  // a way to earn, how often it was used, and what it brings then
  const auto ways = std::array{std::pair{asked.constant("pairs from a hand"), asked.value("pairs.draw_a_shell")},
                               std::pair{asked.constant("pairs by asking"), asked.value("asking.draw_a_shell")},
                               std::pair{asked.constant("mermaids"), mermaid + bonus_card},
                               std::pair{asked.constant("mermaids played when drawn"), mermaid + drawn_bonus}};
  int pairs = 0;
  for (const BeachCard item : mermaid_beach::items) pairs += asked.game.box.beach[item] / 2;
  const int mermaids = asked.game.box.beach[BeachCard::mermaid];
  for (const auto& [times, each] : ways) asked.given(times >= 0 && times <= std::max(pairs, mermaids));
  asked.given(ways[0].first + ways[1].first <= pairs);
  asked.given(ways[2].first + ways[3].first <= mermaids);
  // so many times so much, added up without multiplying two unknowns
  z3::expr earned = asked.context().int_val(0);
  for (const auto& [times, each] : ways)
    for (int time = 0; time < std::max(pairs, mermaids); ++time)
      earned = earned + z3::ite(times > time, each, asked.context().int_val(0));
  return earned <= static_cast<int>(asked.game.box.shells.total());
}

/// However the Sea Monster's holder has gathered shells, what it eats is of one number: no two are worth the same.
z3::expr monster_eats_one_number(const Asked& asked) {
  std::vector<z3::expr> differ;
  for (int one = 1; one <= static_cast<int>(mermaid_beach::shell_kinds); ++one)
    for (int other = 1; other < one; ++other)
      differ.push_back(asked.value("shells.values", one) != asked.value("shells.values", other));
  return all_of(asked.context(), differ);
}

// The model, played.

Played falls(const Game& game, const State& given, std::vector<Action> actions, std::string told, std::string claim) {
  return {Outcome::fails, {std::move(told)}, BeachTrace{game, given, std::move(actions), std::move(claim)}};
}

Played play_deal(const Game& game, int players) {
  const std::vector<Action> deals = play_liking(game, players, [](const State&, const Action& action) {
    return std::holds_alternative<mermaid_beach::Deal>(action) ? 1 : 0;
  });
  const State given = MermaidBeach::start(game, players);
  const auto end = after(game, given, deals);
  const int hand = hand_of(game, players);
  for (int i = 0; end && i < players; ++i)
    if (end->hands[seat(i)].total() != hand)
      return falls(game, given, deals,
                   plural(players, "player") + ": " + plainly(seat(i)) + " gets " +
                       plural(end->hands[seat(i)].total(), "card") + " of " + std::to_string(hand),
                   "everybody is dealt the full number");
  return {};
}

/// What Ann likes who wants to be out in her first turn: mermaids, the Sea Monster and a pair of suns in her hand, no
/// starfish, and the pair played when all mermaids have been.
int likes_a_short_game(const Game& game, const State& state, const Action& action) {
  constexpr int gladly = 3;
  constexpr int rather = 2;
  constexpr BeachCard pair = BeachCard::sun;
  if (const auto* deal = std::get_if<mermaid_beach::Deal>(&action)) {
    const bool wanted = deal->card == BeachCard::mermaid || deal->card == pair || deal->card == BeachCard::sea_monster;
    if (deal->to != Seat::Ann) return wanted ? 1 : rather;
    const BeachCards& hers = state.hands[Seat::Ann];
    const int hand = hand_of(game, state.players);
    const int more = std::min<int>(hand, game.box.beach[BeachCard::mermaid]);
    const int rest = hand - more;
    if (hers[BeachCard::mermaid] < more) return deal->card == BeachCard::mermaid ? gladly : 1;
    if (rest != 2 && hers[BeachCard::sea_monster] == 0) return deal->card == BeachCard::sea_monster ? gladly : 1;
    return deal->card == pair ? gladly : 1;
  }
  if (const auto* first = std::get_if<mermaid_beach::FirstPlayer>(&action)) return first->to == Seat::Ann ? 1 : 0;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action))
    return mermaid_beach::is_starfish(draw->card) ? 0 : 1;
  if (const auto* mermaid = std::get_if<mermaid_beach::PlayMermaid>(&action)) return mermaid->by == Seat::Ann ? rather : 0;
  if (const auto* play = std::get_if<mermaid_beach::PlayPair>(&action)) return play->by == Seat::Ann ? 1 : 0;
  return 0;
}

Played play_first_turn(const Game& game, int players) {
  const std::vector<Action> play = play_liking(
      game, players, [&](const State& state, const Action& action) { return likes_a_short_game(game, state, action); });
  const State given = MermaidBeach::start(game, players);
  const auto end = after(game, given, play);
  const bool is_over = end && end->step >= Step::revealing && end->turn == Seat::Ann;
  if (!is_over) return {};
  const auto mermaids = std::ranges::count_if(
      play, [](const Action& action) { return std::holds_alternative<mermaid_beach::PlayMermaid>(action); });
  return falls(game, given, play,
               plural(players, "player") + ": Ann is dealt " + plural(hand_of(game, players), "card") + ", plays " +
                   plural(static_cast<int>(mermaids), "mermaid") +
                   " in her bonus turns, and ends the game before anybody "
                   "else has acted",
               "everybody has a turn before the game ends");
}

Played play_missing_shell(const Game& game, int) {
  constexpr std::size_t few = 12;
  for (int players = fewest; players <= most; ++players)
    if (auto play = play_to_a_missing_shell(game, players, few)) {
      const auto acts = static_cast<int>(play->size());
      return falls(game, MermaidBeach::start(game, players), std::move(*play),
                   plural(players, "player") + ": the Shell deck is empty after " + plural(acts - 1, "action") +
                       ", and another Shell card is due",
                   "no Shell card is due when none is left");
    }
  return {Outcome::unknown, {}, {}};
}

/// Ann holds the Sea Monster and has one shell of each of two numbers, or of more.
Played play_meal(const Game& game, int) {
  for (const ShellCard a : mermaid_beach::point_shells)
    for (const ShellCard b : mermaid_beach::point_shells) {
      if (a >= b) continue;
      State state = MermaidBeach::start(game, fewest);
      state.step = Step::revealing;
      state.ending = mermaid_beach::Ending::decided;
      state.hands[Seat::Ann] = {BeachCard::sea_monster};
      state.shells[Seat::Ann] = ShellCards{a, b};
      state.deck = {};
      state.shell_deck = {};
      const State given = MermaidBeach::completed(game, state);
      std::vector<Action> actions{mermaid_beach::RevealMonster{Seat::Ann}};
      const auto end = after(game, given, actions);
      if (!end || end->shells[Seat::Ann].total() > 0) continue;
      return falls(game, given, std::move(actions), "the Sea Monster eats a " + plainly(a) + " and a " + plainly(b),
                   "what the Sea Monster eats is of one number");
    }
  return {};
}

std::optional<std::string> unlike_deals(const Game& game, int) {
  return left_out<MermaidBeach>(game, {"contents.nothing_else", "turns.sequence"});
}
std::optional<std::string> unlike_turns(const Game& game, int) {
  if (game.rules.bonus_of != BonusOf::another_turn) return "where the bonus is another card it says nothing";
  if (game.rules.askable != Askable::beach_items) return "where more than beach items is asked for it says nothing";
  int shells = 0;
  for (const ShellCard shell : mermaid_beach::point_shells) shells += game.box.shells[shell];
  if (game.box.beach[BeachCard::mermaid] * game.rules.mermaid_shells + game.rules.pair_shells > shells)
    return "where mermaids must draw starfish it says nothing";
  return left_out<MermaidBeach>(game, {"turns.sequence", "turns.in_turn", "turns.one_action", "merfolk.discarded",
                                       "pairs.beach_items", "pairs.two_of_a_type", "asking.must_give"});
}
std::optional<std::string> unlike_shells(const Game& game, int) {
  if (game.rules.beach_empty == EmptyDeck::reshuffle || game.rules.shell_empty == EmptyDeck::reshuffle)
    return "where a deck is shuffled again it says nothing";
  if (game.rules.askable != Askable::beach_items) return "where more than beach items is asked for it says nothing";
  return left_out<MermaidBeach>(
      game, {"contents.nothing_else", "turns.sequence", "merfolk.discarded", "pairs.beach_items", "pairs.two_of_a_type",
             "asking.must_give", "decks.beach_empty", "decks.shell_empty", "asking.drawn_match", "asking.play_at_once"});
}
std::optional<std::string> unlike_monsters(const Game& game, int) {
  return left_out<MermaidBeach>(game, {"monster.revealed"});
}

constexpr ForPlayers two_players{fewest, fewest};
constexpr ForPlayers three_and_more{fewest + 1, most};
constexpr std::string_view all_are_dealt = "Everybody can be dealt the full number of cards";
constexpr std::string_view all_have_a_turn = "Everybody has a turn before the game ends";
constexpr std::string_view never_short = "A Shell card is never due when none is left";
constexpr std::string_view one_number = "What the Sea Monster eats is of one number";

constexpr Ranging table[] = {
    {"dealing.five", 0, "dealing.in_full", "dealing.five", all_are_dealt, three_and_more, Sense::always, deal_is_possible,
     play_deal, unlike_deals},
    {"dealing.seven_for_two", 0, "dealing.in_full", "dealing.seven_for_two", all_are_dealt, two_players, Sense::always,
     deal_is_possible, play_deal, unlike_deals},
    {"dealing.five", 0, "ending.everybody_has_a_turn", "merfolk.bonus_turn", all_have_a_turn, three_and_more, Sense::always,
     first_turn_does_not_end_it, play_first_turn, unlike_turns},
    {"dealing.seven_for_two", 0, "ending.everybody_has_a_turn", "merfolk.bonus_turn", all_have_a_turn, two_players,
     Sense::always, first_turn_does_not_end_it, play_first_turn, unlike_turns},
    {"merfolk.draw_a_shell",
     0,
     "shells.never_short",
     "decks.shell_empty",
     never_short,
     {},
     Sense::always,
     shells_suffice,
     play_missing_shell,
     unlike_shells},
    {"pairs.draw_a_shell",
     0,
     "shells.never_short",
     "decks.shell_empty",
     never_short,
     {},
     Sense::always,
     shells_suffice,
     play_missing_shell,
     unlike_shells},
    {"asking.draw_a_shell",
     0,
     "shells.never_short",
     "decks.shell_empty",
     never_short,
     {},
     Sense::always,
     shells_suffice,
     play_missing_shell,
     unlike_shells},
    {"shells.values",
     1,
     "",
     "monster.eats_the_highest",
     one_number,
     {},
     Sense::always,
     monster_eats_one_number,
     play_meal,
     unlike_monsters},
    {"shells.values",
     2,
     "",
     "monster.eats_the_highest",
     one_number,
     {},
     Sense::always,
     monster_eats_one_number,
     play_meal,
     unlike_monsters},
    {"shells.values",
     3,
     "",
     "monster.eats_the_highest",
     one_number,
     {},
     Sense::always,
     monster_eats_one_number,
     play_meal,
     unlike_monsters},
    {"shells.values",
     4,
     "",
     "monster.eats_the_highest",
     one_number,
     {},
     Sense::always,
     monster_eats_one_number,
     play_meal,
     unlike_monsters},
};

}  // namespace

std::span<const Ranging> all_ranges() { return table; }

}  // namespace fathom::solver::beach

namespace fathom::solver {

template <>
std::vector<Range> ranges<mermaid_beach::MermaidBeach>(const mermaid_beach::Game& game, const Options& options) {
  return all_ranged<mermaid_beach::MermaidBeach>(beach::all_ranges(), game, options);
}

}  // namespace fathom::solver
