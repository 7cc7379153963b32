#include <algorithm>
#include <bit>
#include <optional>
#include <type_traits>

#include "solver/mermaid_rain/bounds.hpp"
#include "solver/mermaid_rain/dealing.hpp"
#include "solver/prover.hpp"

// Whether there is enough of what is in the box: starting spaces and Adventure cards.

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Drift;
using mermaid_rain::EmptyDeck;
using mermaid_rain::StartAt;
using mermaid_rain::Step;

std::vector<Hex> starting_spaces(const Game& game, int players) {
  std::vector<Hex> found;
  for (std::size_t cell = 0; cell < Hex::cells; ++cell) {
    const bool left_out = players == fewest && game.box.shaded.contains(cell);
    if (game.box.terrain[cell] == Terrain::start && !left_out) found.push_back(Hex{static_cast<std::uint8_t>(cell)});
  }
  return found;
}

/// An action that names a starting space, and the step at which it is done.
template <class Kind>
constexpr Step step_of = std::is_same_v<Kind, Drift> ? Step::drifting : Step::starting;
template <class Kind>
constexpr std::string_view verb_of = std::is_same_v<Kind, Drift> ? "drift to" : "begin on";
Hex space_of(const Drift& drift) { return drift.to; }
Hex space_of(const StartAt& start) { return start.at; }

/// Ann has to drift or to begin, and the others are on these of the starting spaces, one each.
template <class Kind>
State before(const Game& game, int players, const std::vector<Hex>& spaces, unsigned occupied) {
  State state = MermaidRain::start(game, players);
  state.step = step_of<Kind>;
  state.acting = Seat::Ann;
  if (std::is_same_v<Kind, Drift>) state.drifting.insert(Seat::Ann);
  for (int i = 0; i < players; ++i) state.order.push_back(seat(i));
  int other = 1;
  for (std::size_t space = 0; space < spaces.size(); ++space)
    if (((occupied >> space) & 1U) != 0) state.mermaids[seat(other++)] = spaces[space];
  return MermaidRain::completed(game, state);
}

/// Which starting spaces she may choose; and whether she may choose anything else.
struct Choice {
  unsigned spaces = 0;
  std::optional<Hex> elsewhere;
};
template <class Kind>
Choice choice_in_model(const Game& game, const State& state, const std::vector<Hex>& spaces) {
  Choice choice;
  std::vector<Action> legal;
  MermaidRain::legal_actions(game, state, legal);
  for (const Action& action : legal)
    if (const auto* act = std::get_if<Kind>(&action)) {
      const auto space = static_cast<std::size_t>(std::ranges::find(spaces, space_of(*act)) - spaces.begin());
      if (space < spaces.size())
        choice.spaces |= 1U << space;
      else
        choice.elsewhere = space_of(*act);
    }
  return choice;
}

std::string told_of(const std::vector<Hex>& spaces, unsigned some) {
  std::string text;
  for (std::size_t space = 0; space < spaces.size(); ++space)
    if (((some >> space) & 1U) != 0) text += (text.empty() ? "" : ", ") + show(spaces[space]);
  return text.empty() ? "none" : text;
}

template <class Kind>
Finding starting_spaces_suffice_for(const Game& game, const Budget& budget, int players) {
  constexpr std::size_t most_asked = 12;
  const std::vector<Hex> spaces = starting_spaces(game, players);
  if (spaces.empty() || spaces.size() > most_asked)
    return fails(
        0, "a board with " + plural(static_cast<int>(spaces.size()), "starting space") + " is not what this speaks of");
  const auto bits = static_cast<unsigned>(spaces.size());
  z3::context context;
  Question question{context, budget};
  z3::expr occupied = context.bv_val(0, bits);
  for (int other = 1; other < players; ++other) {  // on one starting space, or anywhere else
    const z3::expr on = context.bv_const(("space of " + std::to_string(other)).c_str(), bits);
    question.given((on & (on - context.bv_val(1, bits))) == 0);
    occupied = occupied | on;
  }
  z3::expr may_choose = context.bv_val(0, bits);
  std::uint64_t asked = 0;
  for (unsigned some = 0; some < (1U << bits); ++some) {
    if (std::popcount(some) >= players) continue;
    ++asked;
    const State state = before<Kind>(game, players, spaces, some);
    const Choice choice = choice_in_model<Kind>(game, state, spaces);
    if (choice.elsewhere) {
      Finding finding =
          fails(question.asked(), "the model lets a mermaid " + std::string{verb_of<Kind>} + ' ' + show(*choice.elsewhere));
      finding.trace = RainTrace{game, state, {Kind{Seat::Ann, *choice.elsewhere}}, "she comes to a starting space"};
      return finding;
    }
    may_choose = z3::ite(occupied == context.bv_val(some, bits), context.bv_val(choice.spaces, bits), may_choose);
  }
  const z3::expr free = ~occupied;
  const Answer answer = question.prove(free != 0 && may_choose == free);
  if (answer == Answer::Unknown) return undecided(question.asked(), "starting spaces for " + plural(players, "player"));
  if (answer == Answer::Proved)
    return holds(question.asked())
        .over("the others on starting spaces, each on her own, or elsewhere, 3 to 6 players")
        .tied(in_every_case(asked, "ways for the others to be on starting spaces"));
  const auto taken = static_cast<unsigned>(number(question.found(), occupied));
  const State state = before<Kind>(game, players, spaces, taken);
  const unsigned chosen = choice_in_model<Kind>(game, state, spaces).spaces;
  const unsigned open = ((1U << bits) - 1) & ~taken;
  const std::vector<std::string> told{plural(players, "player") + ", mermaids on " + told_of(spaces, taken),
                                      "free: " + told_of(spaces, open),
                                      "Ann may " + std::string{verb_of<Kind>} + ": " + told_of(spaces, chosen)};
  if (open != 0 && chosen == open)
    return encoding_is_wrong(question.asked(), "played, she has the free ones to choose from", told);
  Finding finding =
      fails(question.asked(),
            open == 0 ? "a mermaid may find no starting space free"
                      : "the model lets a mermaid " + std::string{verb_of<Kind>} + " other spaces than the free ones",
            told);
  const unsigned odd = (chosen & ~open) != 0 ? chosen & ~open : chosen;
  std::vector<Action> actions;
  if (odd != 0) actions.push_back(Kind{Seat::Ann, spaces[static_cast<std::size_t>(std::countr_zero(odd))]});
  finding.trace = RainTrace{game, state, actions, "she comes to a free starting space"};
  return finding;
}

template <class Kind>
Finding starting_spaces_suffice_for_all(const Game& game, const Budget& budget) {
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  for (int players = fewest;; ++players) {
    Finding finding = starting_spaces_suffice_for<Kind>(game, budget, players);
    cases += finding.cases;
    finding.cases = cases;
    if (finding.outcome != Outcome::holds) return finding;
    asked += finding.ties[0].cases;
    finding.ties[0].cases = asked;
    if (players == most) return finding;
  }
}

}  // namespace

Finding starting_spaces_suffice(const Game& game, const Budget& budget) {
  return starting_spaces_suffice_for_all<Drift>(game, budget);
}
Finding starting_spaces_suffice_to_begin(const Game& game, const Budget& budget) {
  return starting_spaces_suffice_for_all<StartAt>(game, budget);
}

namespace {

/// Whether the model deals everybody what this game deals, when the players hold so many cards together.
bool deal_succeeds(const Game& game, int players, int held) {
  return std::ranges::all_of(dealt_to_each(game, {players, held}),
                             [&](int dealt) { return dealt == game.rules.cards_dealt; });
}

/// The cards that lie with nobody when each player holds some of what may be kept.
struct SymbolicDeal {
  SymbolicDeal(Question& question, z3::context& context, int players, const z3::expr& may_keep, int cards)
      : left{context.int_val(cards)} {
    for (int i = 0; i < players; ++i) {
      const z3::expr held = context.int_const(("held by " + std::string{name_of(seat(i))}).c_str());
      question.given(held >= 0 && held <= may_keep);
      left = left - held;
    }
  }
  z3::expr left;
};

}  // namespace

Finding deck_suffices(const Game& game, const Budget& budget) {
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  const int cards = game.box.cards.total();
  const int kept = game.rules.cards_kept;
  const std::string dealt = std::to_string(int{game.rules.cards_dealt});
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const SymbolicDeal deal{question, context, players, context.int_val(kept), cards};
    question.given(deal.left >= 0);
    const Answer answer = question.prove(deal.left >= players * game.rules.cards_dealt);
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "the deck for " + plural(players, "player"));
    std::optional<int> short_with;
    for (int held = 0; held <= std::min(players * kept, cards) && !short_with; ++held, ++asked)
      if (!deal_succeeds(game, players, held)) short_with = held;
    const std::vector<std::string> told{plural(players, "player") + ", who have kept " +
                                        plural(short_with.value_or(players * kept), "card") + " together, and " + dealt +
                                        " each are dealt"};
    if (short_with.has_value() != (answer == Answer::Counterexample))
      return encoding_is_wrong(cases, "the model's deal says otherwise", told);
    if (!short_with) continue;
    Finding finding = fails(cases, "the Adventure cards do not suffice to deal to " + plural(players, "player"), told);
    const State given = before_dealing(game, {players, *short_with});
    State state = given;
    finding.trace = RainTrace{game, given, deal_to_all(game, state), "everybody is dealt the full number"};
    return finding;
  }
  return holds(cases)
      .over("0 to " + plural(kept, "card") + " kept by each, " + dealt + " dealt, 3 to 6 players")
      .tied(in_every_case(asked, "numbers of cards that the players have kept together"));
}

Finding deck_suffices_exactly_up_to(const Game& game, const Budget& budget, const BoundsBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  constexpr int most_dealt = 12;
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const z3::expr may_keep = context.int_const("may keep");
    const z3::expr are_dealt = context.int_const("are dealt");
    question.given(may_keep >= 0 && are_dealt >= 0 && players * may_keep <= book.adventure_cards);
    const SymbolicDeal deal{question, context, players, may_keep, book.adventure_cards};
    const z3::expr enough = deal.left >= players * are_dealt;
    const z3::expr within = players * (are_dealt + may_keep) <= book.adventure_cards;
    const Answer suffices = question.prove(z3::implies(within, enough));
    // and beyond it, hands as full as they may be leave too few
    const z3::expr all_full = deal.left == book.adventure_cards - players * may_keep;
    const Answer fails_beyond = question.prove(z3::implies(!within && all_full, !enough));
    cases += question.asked();
    if (suffices == Answer::Unknown || fails_beyond == Answer::Unknown) return undecided(cases, "the deck for any numbers");
    if (suffices != Answer::Proved || fails_beyond != Answer::Proved)
      return encoding_is_wrong(cases, "players × (dealt + kept) is not the limit");

    int safe = 0;
    for (int dealt = 0; dealt <= most_dealt; ++dealt)
      for (int kept = 0; players * kept <= game.box.cards.total(); ++kept) {
        Game changed = game;
        changed.rules.cards_dealt = dealt;
        changed.rules.cards_kept = kept;
        const bool expected = players * (dealt + kept) <= book.adventure_cards;
        if (dealt == book.dealt && expected) safe = kept;
        ++asked;
        if (deal_succeeds(changed, players, players * kept) == expected) continue;
        return fails(
            cases, "the model deals otherwise than the cards there are allow",
            {plural(players, "player") + ", " + std::to_string(dealt) + " dealt, " + std::to_string(kept) + " kept: " +
             (expected ? "there are cards enough, and the model deals too few"
                       : "there are too few cards, and the model deals them all the same")});
      }
    told.push_back(plural(players, "player") + ", " + std::to_string(book.dealt) + " dealt: up to " + plural(safe, "card") +
                   " may be kept");
  }
  return holds(cases, told)
      .over("any numbers dealt and kept, as far as the cards can be kept, 3 to 6 players")
      .tied(in_every_case(asked, "numbers dealt, from 0 to " + std::to_string(most_dealt) + ", and kept by all"));
}

Finding text_alone_gets_stuck(const Game& game, const Budget& budget, const BoundsBook& book) {
  Game text_alone = game;
  text_alone.rules.empty_deck = EmptyDeck::deal_short;
  std::uint64_t cases = 0;
  std::uint64_t asked = 0;
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players) {
    const int claimed = book.stuck_in_round[static_cast<std::size_t>(players - fewest)];
    z3::context context;
    Question question{context, budget, Logic::linear};
    const z3::expr round = context.int_const("round");
    question.given(round >= 1 && round <= book.rounds);
    const z3::expr too_few = round * (players * book.dealt) > book.adventure_cards;
    const Answer answer = question.prove(too_few == (round >= claimed));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "the deck without shuffling");
    int first_short = 0;
    int discarded = 0;
    RainTrace trace{text_alone, {}, {}, "everybody is dealt the full number"};
    for (int r = 1; r <= text_alone.rules.rounds && first_short == 0; ++r) {
      ++asked;
      trace.given = before_dealing(text_alone, {players, 0, discarded});
      State state = trace.given;
      trace.actions = deal_to_all(text_alone, state);
      for (int i = 0; i < players; ++i)
        if (state.hands[seat(i)].total() != text_alone.rules.cards_dealt) first_short = r;
      discarded = text_alone.box.cards.total() - state.deck.total();
    }
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(cases, "its cards run out in another round than it claims",
                               {plural(players, "player") + ": claimed for round " + std::to_string(claimed) +
                                ", in the model in round " + std::to_string(first_short)});
    if (first_short != claimed) {
      Finding finding =
          fails(cases, "without shuffling, the model runs out of cards in another round than the rulebook",
                {plural(players, "player") + ": by the rulebook in round " + std::to_string(claimed) + ", in the model " +
                 (first_short == 0 ? "never" : "in round " + std::to_string(first_short))});
      finding.trace = std::move(trace);
      return finding;
    }
    told.push_back(plural(players, "player") + ": the cards run out in round " + std::to_string(claimed));
  }
  return holds(cases, told)
      .over("rounds 1 to " + std::to_string(book.rounds) + ", in which all cards are used, 3 to 6 players")
      .tied(in_every_case(asked, "deals, round by round, until one falls short"));
}

}  // namespace fathom::solver::rain
