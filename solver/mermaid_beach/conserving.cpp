#include "solver/mermaid_beach/conserving.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <set>

#include "solver/mermaid_beach/actions.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;
using mermaid_beach::is_item;
using mermaid_beach::is_starfish;

/// How many cards of one kind lie where, as numbers or as unknowns.
template <class Number>
struct Lying {
  Number deck;
  Number display;
  Number discards;
  Number drawn;
  std::vector<Number> mine;      ///< Of each player: the hand, or the shells in front of her.
  std::vector<Number> put_down;  ///< Of each player: what she passes.
};

template <class Number>
Number total(const Lying<Number>& lying) {
  Number sum = lying.deck + lying.display + lying.discards + lying.drawn;
  for (const Number& cards : lying.mine) sum = sum + cards;
  for (const Number& cards : lying.put_down) sum = sum + cards;
  return sum;
}

template <class Number>
Number& at(Lying<Number>& lying, Place place, std::size_t me, std::size_t her) {
  if (place == Place::mine) return lying.mine[me];
  if (place == Place::hers) return lying.mine[her];
  if (place == Place::put_down) return lying.put_down[me];
  if (place == Place::display) return lying.display;
  if (place == Place::discards) return lying.discards;
  return place == Place::drawn ? lying.drawn : lying.deck;
}

/// Who does an action, and to whom.
struct Doers {
  std::size_t me = 0;
  std::size_t her = 1;
};

/// Carries cards of one kind; `named` is 1 if that is the kind the action names, and 0 if not.
template <class Number>
void carry(Lying<Number>& lying, const std::vector<Carry>& carries, const Doers& who, const Number& named) {
  for (const Carry& step : carries) {
    Number& from = at(lying, step.from, who.me, who.her);
    Number& to = at(lying, step.to, who.me, who.her);
    if (step.cards == all_there) {
      to = to + from * named;
      from = from - from * named;
    } else {
      from = from - named * step.cards;
      to = to + named * step.arriving;
    }
  }
}

/// hand_over: everybody takes up what lies before her neighbour.
template <class Number>
void hand_over(Lying<Number>& lying, Direction direction, const Number& none) {
  const std::size_t players = lying.mine.size();
  for (std::size_t i = 0; i < players; ++i) {
    Number& to = lying.mine[(i + (direction == Direction::left ? 1 : players - 1)) % players];
    to = to + lying.put_down[i];
  }
  for (Number& cards : lying.put_down) cards = none;
}

// The model's actions as lines of the book.

/// Which case of an action this is, where the book has several.
std::string_view case_of(const State& before, const Action& action) {
  if (std::holds_alternative<mermaid_beach::DrawBeach>(action))
    return before.step == Step::drawing_for_seaweed ? for_seaweed : at_the_beach;
  if (const auto* play = std::get_if<mermaid_beach::PlayDrawn>(&action))
    return is_item(play->card) ? an_item : a_special_card;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action))
    return is_starfish(draw->card) ? a_starfish : a_shell;
  return {};
}

/// Which Beach card an action names, or plays by its very name.
std::optional<BeachCard> beach_card_of(const State& before, const Action& action) {
  constexpr std::array<std::pair<std::string_view, BeachCard>, 4> played{{{"play_mermaid", BeachCard::mermaid},
                                                                          {"play_mean_mermaid", BeachCard::mean_mermaid},
                                                                          {"play_sneaker_wave", BeachCard::sneaker_wave},
                                                                          {"play_seaweed", BeachCard::seaweed}}};
  for (const auto& [verb, card] : played)
    if (verb_of(action) == verb) return card;
  if (std::holds_alternative<mermaid_beach::Give>(action)) return before.asked_for;
  if (std::holds_alternative<mermaid_beach::Keep>(action)) return before.drawn;
  return std::visit(
      [](const auto& transition) -> std::optional<BeachCard> {
        if constexpr (requires {
                        { transition.card } -> std::same_as<const BeachCard&>;
                      })
          return transition.card;
        else if constexpr (requires { transition.item; })
          return transition.item;
        else
          return std::nullopt;
      },
      action);
}

/// Whether an action is about this kind of Shell card: of the shells that the Sea Monster eats, all of the highest number
/// there is.
bool names(const Game& game, const Transition& transition, ShellCard kind) {
  if (const auto* steal = std::get_if<mermaid_beach::Steal>(&transition.action)) return steal->shell == kind;
  if (const auto* wash = std::get_if<mermaid_beach::WashAway>(&transition.action)) return wash->shell == kind;
  if (const auto* pay = std::get_if<mermaid_beach::PayForAction>(&transition.action)) return pay->shell == kind;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&transition.action)) return draw->card == kind;
  const auto* reveal = std::get_if<mermaid_beach::RevealMonster>(&transition.action);
  if (reveal == nullptr || is_starfish(kind)) return false;
  const auto number = [&game](ShellCard shell) { return game.rules.shell_values[index_of(shell)]; };
  return std::ranges::none_of(mermaid_beach::point_shells, [&](ShellCard other) {
    return transition.before.shells[reveal->by][other] > 0 && number(other) > number(kind);
  });
}

Doers doers_of(const State& before, const Action& action) {
  const Seat me = std::visit(
      [&](const auto& transition) {
        if constexpr (requires { transition.by; })
          return transition.by;
        else if constexpr (requires { transition.to; })
          return transition.to;
        else
          return before.turn;
      },
      action);
  const Seat her = std::visit(
      [&](const auto& transition) {
        if constexpr (requires { transition.from; })
          return transition.from;
        else
          return before.turn;
      },
      action);
  return {index_of(me), index_of(her)};
}

std::size_t players_of(const State& state) { return state.players; }

Lying<int> lying(const State& state, BeachCard card) {
  Lying<int> where{state.deck[card], state.display[card], state.discards[card], state.drawn == card ? 1 : 0, {}, {}};
  for (std::size_t i = 0; i < players_of(state); ++i) {
    where.mine.push_back(state.hands.of[i][card]);
    where.put_down.push_back(state.passed.of[i] == card ? 1 : 0);
  }
  return where;
}

Lying<int> lying(const State& state, ShellCard card) {
  Lying<int> where{state.shell_deck[card], 0, state.shell_discards[card], 0, {}, {}};
  for (std::size_t i = 0; i < players_of(state); ++i) where.mine.push_back(state.shells.of[i][card]);
  where.put_down.assign(players_of(state), 0);
  return where;
}

bool same(const Lying<int>& a, const Lying<int>& b) {
  const bool on_the_table = a.deck == b.deck && a.display == b.display && a.discards == b.discards;
  return on_the_table && a.drawn == b.drawn && a.mine == b.mine && a.put_down == b.put_down;
}

const ActionLine* line_of(const std::vector<ActionLine>& lines, std::string_view verb, std::string_view when) {
  const auto line =
      std::ranges::find_if(lines, [&](const ActionLine& each) { return each.verb == verb && each.when == when; });
  return line == lines.end() ? nullptr : &*line;
}

/// Of which kind an action of the model moves the cards otherwise than the book has it, or loses some; nothing where of
/// none.
template <Named E, class IsNamed>
std::string moved_otherwise(const std::vector<ActionLine>& lines, const Transition& transition, const IsNamed& is_named) {
  const ActionLine* line = line_of(lines, verb_of(transition.action), case_of(transition.before, transition.action));
  const bool of_every_kind = line != nullptr && line->verb.starts_with("reshuffle");
  for (const E kind : every<E>) {
    const Lying<int> before = lying(transition.before, kind);
    Lying<int> expected = before;
    if (line != nullptr)
      carry(expected, line->carries, doers_of(transition.before, transition.action),
            of_every_kind || is_named(kind) ? 1 : 0);
    if constexpr (std::is_same_v<E, BeachCard>)
      if (std::holds_alternative<mermaid_beach::HandOver>(transition.action))
        hand_over(expected, transition.before.direction, 0);
    if (!same(expected, lying(transition.after, kind)) || total(expected) != total(before)) return plainly(kind);
  }
  return {};
}

/// Which kind of cards an action of the model moves otherwise than the book has it, or that it loses; or nothing.
std::string odd_kind(const Game& game, Deck deck, const MovementBook& book, const Transition& transition) {
  if (deck == Deck::beach) {
    const auto card = beach_card_of(transition.before, transition.action);
    return moved_otherwise<BeachCard>(book.beach, transition, [&card](BeachCard kind) { return card == kind; });
  }
  return moved_otherwise<ShellCard>(book.shells, transition, [&](ShellCard kind) { return names(game, transition, kind); });
}

/// The game itself, and a reading in which actions are done that it never comes to.
std::vector<Game> games_looked_at(const Game& game) {
  using mermaid_beach::EmptyDeck;
  return {game, changed(game, [](Rules& rules) {
            rules.beach_empty = rules.shell_empty = EmptyDeck::reshuffle;
            rules.idle_mean = rules.idle_wave = rules.idle_seaweed = mermaid_beach::Idle::not_playable;
            rules.last_resort = mermaid_beach::LastResort::free_choice;
            rules.stealing = mermaid_beach::Stealing::may;
            rules.paid_action = 1;
          })};
}

/// Holds every action of the model against the book, and gathers which kinds of actions there were.
Finding model_moves_by_the_book(const Game& game, Deck deck, const MovementBook& book, std::uint64_t asked) {
  std::set<std::string_view> met;
  std::uint64_t tried = 0;
  for (const Game& each : games_looked_at(game)) {
    std::string kind;
    OddAction odd =
        find_odd_action(each, "every action leaves all cards somewhere", [&](const Transition& transition) -> std::string {
          met.insert(verb_of(transition.action));
          kind = odd_kind(each, deck, book, transition);
          return kind.empty() ? "" : "an action moves other cards in the model than by the rulebook";
        });
    tried += odd.tried;
    if (!odd.found) continue;
    odd.found->told.push_back("cards of this kind end elsewhere: " + kind);
    return *odd.found;
  }
  if (met.size() < std::variant_size_v<Action>)
    return undecided(asked, "only " + std::to_string(met.size()) + " kinds of actions came up");
  return holds(asked, {std::to_string(met.size()) + " kinds of actions"})
      .over("any number of cards of a kind wherever they can lie, 2 to 5 players")
      .tied(in_every_case(tried, actions_looked_at));
}

// The proof.

struct SymbolicTable {
  SymbolicTable(z3::context& context, Question& question, int players)
      : lying{unknown(context, "deck"),
              unknown(context, "display"),
              unknown(context, "discards"),
              unknown(context, "drawn"),
              {},
              {}} {
    for (int i = 0; i < players; ++i) {
      lying.mine.push_back(unknown(context, "held by " + std::to_string(i)));
      lying.put_down.push_back(unknown(context, "put down by " + std::to_string(i)));
    }
    for (const z3::expr& each : places()) question.given(each >= 0);
  }
  static z3::expr unknown(z3::context& context, const std::string& name) { return context.int_const(name.c_str()); }
  [[nodiscard]] std::vector<z3::expr> places() const {
    std::vector<z3::expr> all{lying.deck, lying.display, lying.discards, lying.drawn};
    all.insert(all.end(), lying.mine.begin(), lying.mine.end());
    all.insert(all.end(), lying.put_down.begin(), lying.put_down.end());
    return all;
  }
  Lying<z3::expr> lying;
};

/// What an action of the book makes of the cards of the kind it names, on an unknown table.
struct Moved {
  Moved(const SymbolicTable& table, const ActionLine& line) : after{table.lying} {
    z3::context& context = table.lying.deck.ctx();
    // what is carried lies there: the action is not possible otherwise
    z3::expr possible = context.bool_val(true);
    Lying<z3::expr> before = table.lying;
    for (const Carry& step : line.carries)
      if (step.cards != all_there) possible = possible && at(before, step.from, 0, 1) >= step.cards;
    carry(after, line.carries, Doers{}, context.int_val(1));
    there = possible.simplify();
  }
  Lying<z3::expr> after;
  z3::expr there{after.deck.ctx().bool_val(true)};
};

z3::expr kept_whole(const SymbolicTable& before, const Lying<z3::expr>& after) {
  SymbolicTable moved = before;
  moved.lying = after;
  std::vector<z3::expr> facts{total(after) == total(before.lying)};
  for (const z3::expr& place : moved.places()) facts.push_back(place >= 0);
  return all_of(before.lying.deck.ctx(), facts);
}

Finding book_keeps_all_cards(Deck deck, const MovementBook& book, const Budget& budget) {
  const std::vector<ActionLine>& lines = deck == Deck::beach ? book.beach : book.shells;
  std::uint64_t cases = 0;
  for (int players = fewest; players <= most; ++players) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const SymbolicTable table{context, question, players};
    const auto ask = [&](const z3::expr& claim, const std::string& what) -> std::optional<Finding> {
      const Answer answer = question.prove(claim);
      if (answer == Answer::Unknown) return undecided(cases + question.asked(), what);
      if (answer == Answer::Counterexample)
        return encoding_is_wrong(cases + question.asked(), "cards come from nowhere or are lost: " + what);
      return std::nullopt;
    };
    for (const ActionLine& line : lines) {
      const Moved moved{table, line};
      if (auto wrong = ask(z3::implies(moved.there, kept_whole(table, moved.after)), std::string{line.verb})) return *wrong;
    }
    cases += question.asked();
  }
  return holds(cases);
}

}  // namespace

Finding every_action_keeps_all_cards(const Game& game, const Budget& budget, Deck deck, const MovementBook& book) {
  const Finding in_the_book = book_keeps_all_cards(deck, book, budget);
  if (in_the_book.outcome != Outcome::holds) return in_the_book;
  return model_moves_by_the_book(game, deck, book, in_the_book.cases);
}

namespace {

/// Of an item, the cards discarded change by two or not at all.
Finding book_discards_twos(const MovementBook& book, const Budget& budget) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicTable table{context, question, most};
  for (const ActionLine& line : book.beach) {
    const bool of_specials = line.verb.starts_with("play_") && line.verb != "play_pair" && line.when != an_item;
    if (of_specials || line.verb.starts_with("reshuffle")) continue;
    const Moved moved{table, line};
    const z3::expr added = moved.after.discards - table.lying.discards;
    const Answer answer = question.prove(z3::implies(moved.there, added == 0 || added == 2));
    if (answer == Answer::Unknown) return undecided(question.asked(), std::string{line.verb});
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(question.asked(), "an item is discarded alone: " + std::string{line.verb});
  }
  return holds(question.asked());
}

/// Whether somebody may hold an odd number of an item while all others hold even ones, with twos discarded and no card of it
/// anywhere else.
Answer held_alone(int cards_of_the_item, int players, const Budget& budget, std::uint64_t& asked) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicTable table{context, question, players};
  const Lying<z3::expr>& end = table.lying;
  question.given(end.deck == 0 && end.display == 0 && end.drawn == 0 && total(end) == cards_of_the_item);
  question.given(z3::mod(end.discards, 2) == 0 && z3::mod(end.mine[0], 2) == 1);
  for (std::size_t i = 0; i < end.mine.size(); ++i) {
    question.given(end.put_down[i] == 0);
    if (i > 0) question.given(z3::mod(end.mine[i], 2) == 0);
  }
  const Answer answer = question.refute();
  asked += question.asked();
  return answer;
}

}  // namespace

Finding items_leave_in_twos(const Game& game, const Budget& budget, const MovementBook& book) {
  const Finding in_the_book = book_discards_twos(book, budget);
  if (in_the_book.outcome != Outcome::holds) return in_the_book;
  std::uint64_t asked = in_the_book.cases;
  for (const BeachCard item : mermaid_beach::items)
    for (int players = fewest; players <= most; ++players) {
      const Answer answer = held_alone(game.box.beach[item], players, budget, asked);
      if (answer == Answer::Unknown) return undecided(asked, "who has the match");
      if (answer == Answer::Counterexample) return fails(asked, "an item can be held alone: " + plainly(item));
    }
  const OddAction odd =
      find_odd_action(game, "items are discarded two at a time", [](const Transition& transition) -> std::string {
        if (std::holds_alternative<mermaid_beach::ReshuffleBeach>(transition.action)) return {};
        for (const BeachCard item : mermaid_beach::items) {
          const int more = transition.after.discards[item] - transition.before.discards[item];
          if (more != 0 && more != 2) return "an item is discarded without its match";
        }
        return {};
      });
  if (odd.found) return *odd.found;
  return holds(asked)
      .over("any number of cards of an item wherever they can lie, 2 to 5 players")
      .tied(in_every_case(odd.tried, actions_looked_at));
}

}  // namespace fathom::solver::beach
