#include "solver/mermaid_beach/choices.hpp"

#include <algorithm>
#include <array>

#include "solver/mermaid_beach/hands.hpp"
#include "solver/mermaid_beach/unknown_turn.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Ask;
using mermaid_beach::Askable;
using mermaid_beach::EmptyDeck;
using mermaid_beach::Idle;
using mermaid_beach::is_item;
using mermaid_beach::LastResort;

/// What a theorem compares of the actions open at a turn.
enum class Part : std::uint8_t { playing, asking, letting_go };

Part part_of(const Action& action) {
  if (std::holds_alternative<Ask>(action)) return Part::asking;
  return std::holds_alternative<mermaid_beach::PassTurn>(action) ? Part::letting_go : Part::playing;
}

/// What the rulebook opens to Ann.
std::vector<Action> open_by_the_book(const TurnTable<int, bool>& turn, Part part) {
  constexpr Seat ann = Seat::Ann;
  std::vector<Action> open;
  if (part == Part::letting_go) {
    if (turn.lets_go(0)) open.emplace_back(mermaid_beach::PassTurn{ann});
    return open;
  }
  if (part == Part::asking) {
    for (const BeachCard card : every<BeachCard>)
      for (std::size_t other = 1; other < turn.hands.size(); ++other)
        if (turn.may_ask(0) && turn.askable(card) && turn.has(0, card))
          open.emplace_back(Ask{ann, static_cast<Seat>(other), card});
    return open;
  }
  if (turn.has(0, BeachCard::mermaid)) open.emplace_back(mermaid_beach::PlayMermaid{ann});
  if (turn.plays_mean(0)) open.emplace_back(mermaid_beach::PlayMeanMermaid{ann});
  if (turn.plays_wave(0)) open.emplace_back(mermaid_beach::PlaySneakerWave{ann});
  if (turn.plays_seaweed(0)) open.emplace_back(mermaid_beach::PlaySeaweed{ann});
  for (const BeachCard item : mermaid_beach::items)
    if (turn.count(0, item) >= turn.book.pair) open.emplace_back(mermaid_beach::PlayPair{ann, item});
  return open;
}

/// One of these that is not among those.
std::optional<Action> first_not_in(const std::vector<Action>& those, const std::vector<Action>& these) {
  const auto odd =
      std::ranges::find_if(these, [&](const Action& action) { return std::ranges::find(those, action) == those.end(); });
  return odd == these.end() ? std::nullopt : std::optional{*odd};
}

/// Whether the model opens another action of this sort to Ann than the rulebook does.
std::optional<Finding> opens_otherwise(const Game& game, const State& state, const TurnBook& book, Part part) {
  const std::vector<Action> actions = legal(game, state);
  std::vector<Action> found;
  for (const Action& action : actions)
    if (part_of(action) == part && !std::holds_alternative<mermaid_beach::PayForAction>(action)) found.push_back(action);
  const std::vector<Action> expected = open_by_the_book(as_numbers(game, state, book), part);
  const std::optional<Action> too_much = first_not_in(expected, found);
  const std::optional<Action> too_little = first_not_in(found, expected);
  if (!too_much && !too_little) return std::nullopt;
  const std::string odd = MermaidBeach::show(game, state, too_much ? *too_much : *too_little);
  return differs(
      0, "other actions are open in the model than by the rulebook",
      {hands_in_words(state), (too_much ? "open in the model: " : "not open in the model: ") + odd},
      BeachTrace{game, state, {too_much ? *too_much : actions.front()}, "what is open is what the rulebook opens"});
}

/// Every hand of a player and all that may lie around, at tables of so many.
struct Turns {
  int most_of_an_item;
  int most_players;
};
struct Compared {
  std::optional<Finding> odd;
  std::uint64_t tried = 0;
};
Compared compare_turns(const Game& game, const TurnBook& book, Part part, const Turns& turns) {
  Compared result;
  each_hand(turns.most_of_an_item, [&](const BeachCards& hand) {
    if (hand.total() == hand[BeachCard::sea_monster]) return true;  // the game is over
    for (int players = fewest; players <= turns.most_players && !result.odd; ++players)
      for (const Surroundings& around : all_surroundings) {
        ++result.tried;
        result.odd = opens_otherwise(game, turn_of_ann(game, players, hand, around), book, part);
        if (result.odd) break;
      }
    return !result.odd;
  });
  return result;
}

std::string domain_of(const Turns& turns) {
  return "hands of none to " + in_words(turns.most_of_an_item) +
         " of each item, the items being alike, with or without each special card; shells about or none, deck empty or not";
}

/// A theorem that tries every turn there is.
Finding every_turn_is_as_stated(const Game& game, const TurnBook& book, Part part, const Turns& turns) {
  const Compared compared = compare_turns(game, book, part, turns);
  if (compared.odd) return *compared.odd;
  return holds(0)
      .over(domain_of(turns))
      .all_tried(compared.tried)
      .tied(in_every_case(compared.tried, "turns with each of those hands"));
}

constexpr Turns every_hand_of_two{4, 2};
constexpr Turns every_table{2, most};

}  // namespace

Finding actions_are_open_as_stated(const Game& game, const Budget&, const TurnBook& book) {
  return every_turn_is_as_stated(game, book, Part::playing, every_hand_of_two);
}

Finding asking_is_open_as_stated(const Game& game, const Budget&, const TurnBook& book) {
  return every_turn_is_as_stated(game, book, Part::asking, every_table);
}

Finding no_hand_is_stuck(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn turn = unknown_turn(context, question, game, players, book);
    const Answer answer = question.prove(!turn.stuck(0));
    cases += question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "hands of " + plural(players, "player"));
    if (answer == Answer::Proved) continue;
    const State state = turn_in_model(game, turn, question.found());
    const std::vector<Action> pass{mermaid_beach::PassTurn{Seat::Ann}};
    if (legal(game, state) != pass)
      return encoding_is_wrong(cases, "in the model something is open to her", {hands_in_words(state)});
    return differs(cases, "a hand leaves no action at all", {hands_in_words(state)},
                   BeachTrace{game, state, pass, "some action is open whatever the hand"});
  }
  const Compared compared = compare_turns(game, book, Part::letting_go, every_hand_of_two);
  if (compared.odd) return *compared.odd;
  return holds(cases)
      .over("any hands of 2 to 5 players out of the box")
      .tied(in_every_case(compared.tried, domain_of(every_hand_of_two)));
}

namespace {

/// The readings that bear on what is open, each with what an idle card does.
template <class Visit>
bool for_each_reading(const Game& game, Visit&& visit) {
  for (const LastResort last_resort : every<LastResort>)
    for (const Askable askable : every<Askable>)
      for (const Idle mean : every<Idle>)
        for (const Idle wave : every<Idle>)
          for (const Idle seaweed : every<Idle>) {
            const Game read = changed(game, [&](Rules& rules) {
              rules.last_resort = last_resort;
              rules.askable = askable;
              rules.idle_mean = mean;
              rules.idle_wave = wave;
              rules.idle_seaweed = seaweed;
            });
            if (!visit(read)) return false;
          }
  return true;
}

/// The hands said to be stuck: no mermaid and no item, and of the other cards none that may be played.
z3::expr only_idle_cards(const UnknownTurn& turn) {
  const Rules& rules = turn.rules;
  if (rules.askable == Askable::any_beach_card) return turn.never;
  z3::expr idle = !turn.has(0, BeachCard::mermaid);
  for (const BeachCard item : mermaid_beach::items) idle = idle && turn.count(0, item) == 0;
  const z3::expr no_mean = turn.count(0, BeachCard::mean_mermaid) == 0;
  const z3::expr no_wave = turn.count(0, BeachCard::sneaker_wave) == 0;
  const z3::expr no_seaweed = turn.count(0, BeachCard::seaweed) == 0;
  idle = idle && (rules.idle_mean == Idle::not_playable ? no_mean || !turn.shells : no_mean);
  idle = idle && (rules.idle_wave == Idle::not_playable ? no_wave || !turn.in_reach : no_wave);
  const bool deck_ends = rules.beach_empty == EmptyDeck::nothing_drawn;
  return idle && (rules.idle_seaweed == Idle::not_playable && deck_ends ? no_seaweed || turn.deck == 0 : no_seaweed);
}

}  // namespace

Finding stuck_hands_are_idle_cards(const Game& game, const Budget& budget, const TurnBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t tried = 0;
  int stuck_readings = 0;
  int readings = 0;
  std::optional<Finding> wrong;
  for_each_reading(game, [&](const Game& read) {
    ++readings;
    z3::context context;
    Question question{context, budget, Logic::linear};
    const UnknownTurn turn = unknown_turn(context, question, read, fewest, book);
    const Answer exactly = question.prove(turn.stuck(0) == only_idle_cards(turn));
    const Answer never = exactly == Answer::Proved ? question.prove(!turn.stuck(0)) : Answer::Unknown;
    cases += question.asked();
    if (exactly == Answer::Unknown || (exactly == Answer::Proved && never == Answer::Unknown))
      wrong = undecided(cases, "hands that are stuck");
    else if (exactly == Answer::Counterexample)
      wrong = encoding_is_wrong(cases, "other hands are stuck than it says",
                                {hands_in_words(turn_in_model(read, turn, question.found()))});
    if (!wrong) {
      const Compared compared = compare_turns(read, book, Part::letting_go, {2, fewest});
      tried += compared.tried;
      wrong = compared.odd;
    }
    if (never == Answer::Counterexample) ++stuck_readings;
    return !wrong;
  });
  if (wrong) return *wrong;
  return holds(cases, {"in " + std::to_string(stuck_readings) + " of " + std::to_string(readings) +
                       " ways to read the rules on asking and on idle cards some hand is stuck"})
      .over("any hands of two players out of the box, in every way to read asking and idle cards")
      .tied(in_every_case(tried, domain_of({2, fewest}) + ", in each of those ways"));
}

}  // namespace fathom::solver::beach
