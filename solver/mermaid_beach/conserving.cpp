#include "solver/mermaid_beach/conserving.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <set>

#include "solver/prover.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::Direction;
using mermaid_beach::is_item;
using mermaid_beach::is_starfish;

constexpr std::string_view at_the_beach = "at the beach";
constexpr std::string_view for_seaweed = "for seaweed";
constexpr std::string_view an_item = "an item";
constexpr std::string_view a_special_card = "a special card";
constexpr std::string_view a_shell = "a shell";
constexpr std::string_view a_starfish = "a starfish";

}  // namespace

const MovementBook& movement_book() {
  using enum Place;
  static const MovementBook book{.beach = {{"deal", "", {{deck, mine}}},
                                           {"play_mermaid", "", {{mine, discards}}},
                                           {"play_mean_mermaid", "", {{mine, discards}}},
                                           {"play_pair", "", {{mine, discards, 2, 2}}},
                                           {"give", "", {{mine, discards}, {hers, discards}}},
                                           {"draw_beach", at_the_beach, {{deck, drawn}}},
                                           {"draw_beach", for_seaweed, {{deck, mine}}},
                                           {"play_drawn", a_special_card, {{drawn, discards}}},
                                           {"play_drawn", an_item, {{drawn, discards}, {mine, discards}}},
                                           {"keep", "", {{drawn, mine}}},
                                           {"play_sneaker_wave", "", {{mine, discards}}},
                                           {"play_seaweed", "", {{mine, discards}}},
                                           {"pass_card", "", {{mine, put_down}}},
                                           {"reshuffle_beach", "", {{discards, deck, all_there, all_there}}}},
                                 .shells = {{"steal", "", {{hers, mine}}},
                                            {"wash_away", "", {{hers, discards}}},
                                            {"draw_shell", a_shell, {{deck, mine}}},
                                            {"draw_shell", a_starfish, {{deck, discards}}},
                                            {"reshuffle_shells", "", {{discards, deck, all_there, all_there}}},
                                            {"reveal_monster", "", {{mine, discards, all_there, all_there}}}}};
  return book;
}

namespace {

/// How many cards of one kind lie where, as numbers or as unknowns.
template <class Number>
struct Lying {
  Number deck;
  Number discards;
  Number drawn;
  std::vector<Number> mine;      ///< Of each player: the hand, or the shells in front of her.
  std::vector<Number> put_down;  ///< Of each player: what she passes.
};

template <class Number>
Number total(const Lying<Number>& lying) {
  Number sum = lying.deck + lying.discards + lying.drawn;
  for (const Number& cards : lying.mine) sum = sum + cards;
  for (const Number& cards : lying.put_down) sum = sum + cards;
  return sum;
}

template <class Number>
Number& at(Lying<Number>& lying, Place place, std::size_t me, std::size_t her) {
  switch (place) {
    case Place::deck:
      return lying.deck;
    case Place::discards:
      return lying.discards;
    case Place::drawn:
      return lying.drawn;
    case Place::mine:
      return lying.mine[me];
    case Place::hers:
      return lying.mine[her];
    case Place::put_down:
      return lying.put_down[me];
  }
  return lying.deck;
}

/// Who does a deed, and to whom.
struct Doers {
  std::size_t me = 0;
  std::size_t her = 1;
};

/// Carries cards of one kind; `named` is 1 if that is the kind the deed names, and 0 if not.
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

// The model's deeds as lines of the book.

/// Which case of a deed this is, where the book has several.
std::string_view case_of(const State& before, const Action& action) {
  if (std::holds_alternative<mermaid_beach::DrawBeach>(action))
    return before.step == Step::drawing_for_seaweed ? for_seaweed : at_the_beach;
  if (const auto* play = std::get_if<mermaid_beach::PlayDrawn>(&action))
    return is_item(play->card) ? an_item : a_special_card;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action))
    return is_starfish(draw->card) ? a_starfish : a_shell;
  return {};
}

/// Which Beach card a deed names, or plays by its very name.
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
      [](const auto& deed) -> std::optional<BeachCard> {
        if constexpr (requires { { deed.card } -> std::same_as<const BeachCard&>; })
          return deed.card;
        else if constexpr (requires { deed.item; })
          return deed.item;
        else
          return std::nullopt;
      },
      action);
}

/// Which Shell card a deed names: of the shells that the Sea Monster eats, the highest its holder has.
std::optional<ShellCard> shell_card_of(const State& before, const Action& action) {
  if (const auto* steal = std::get_if<mermaid_beach::Steal>(&action)) return steal->shell;
  if (const auto* wash = std::get_if<mermaid_beach::WashAway>(&action)) return wash->shell;
  if (const auto* draw = std::get_if<mermaid_beach::DrawShell>(&action)) return draw->card;
  if (const auto* reveal = std::get_if<mermaid_beach::RevealMonster>(&action)) {
    for (const ShellCard shell : {ShellCard::four, ShellCard::three, ShellCard::two, ShellCard::one})
      if (before.shells[reveal->by][shell] > 0) return shell;
  }
  return std::nullopt;
}

Doers doers_of(const State& before, const Action& action) {
  const Seat me = std::visit(
      [&](const auto& deed) {
        if constexpr (requires { deed.by; })
          return deed.by;
        else if constexpr (requires { deed.to; })
          return deed.to;
        else
          return before.turn;
      },
      action);
  const Seat her = std::visit(
      [&](const auto& deed) {
        if constexpr (requires { deed.from; })
          return deed.from;
        else
          return before.turn;
      },
      action);
  return {index_of(me), index_of(her)};
}

std::size_t players_of(const State& state) { return state.players; }

Lying<int> lying(const State& state, BeachCard card) {
  Lying<int> where{state.deck[card], state.discards[card], state.drawn == card ? 1 : 0, {}, {}};
  for (std::size_t i = 0; i < players_of(state); ++i) {
    where.mine.push_back(state.hands.of[i][card]);
    where.put_down.push_back(state.passed.of[i] == card ? 1 : 0);
  }
  return where;
}

Lying<int> lying(const State& state, ShellCard card) {
  Lying<int> where{state.shell_deck[card], state.shell_discards[card], 0, {}, {}};
  for (std::size_t i = 0; i < players_of(state); ++i) where.mine.push_back(state.shells.of[i][card]);
  where.put_down.assign(players_of(state), 0);
  return where;
}

bool same(const Lying<int>& a, const Lying<int>& b) {
  return a.deck == b.deck && a.discards == b.discards && a.drawn == b.drawn && a.mine == b.mine && a.put_down == b.put_down;
}

const DeedLine* line_of(const std::vector<DeedLine>& lines, std::string_view verb, std::string_view when) {
  const auto line =
      std::ranges::find_if(lines, [&](const DeedLine& each) { return each.verb == verb && each.when == when; });
  return line == lines.end() ? nullptr : &*line;
}

/// Whether a deed of the model moves the cards of every kind of one deck as the book has it; if not, of which kind not.
template <Named E>
std::optional<E> moved_otherwise(const std::vector<DeedLine>& lines, const Deed& deed, std::optional<E> named) {
  const DeedLine* line = line_of(lines, verb_of(deed.action), case_of(deed.before, deed.action));
  for (const E kind : every<E>) {
    Lying<int> expected = lying(deed.before, kind);
    const bool every_kind = line != nullptr && line->verb.starts_with("reshuffle");
    if (line != nullptr)
      carry(expected, line->carries, doers_of(deed.before, deed.action), every_kind || named == kind ? 1 : 0);
    if constexpr (std::is_same_v<E, BeachCard>)
      if (std::holds_alternative<mermaid_beach::HandOver>(deed.action)) hand_over(expected, deed.before.direction, 0);
    if (!same(expected, lying(deed.after, kind))) return kind;
  }
  return std::nullopt;
}

constexpr int plays_watched = 150;

/// The game itself, and the readings in which deeds are done that the published ones never come to, whatever it reads itself.
std::vector<Game> games_watched(const Game& game) {
  using mermaid_beach::EmptyDeck;
  return {game, changed(game, [](Rules& rules) {
            rules = Rules{};
            rules.beach_empty = EmptyDeck::reshuffle;
            rules.shell_empty = EmptyDeck::reshuffle;
            rules.idle_seaweed = mermaid_beach::Idle::not_playable;
            rules.bonus_turn = mermaid_beach::BonusTurn::may_be_let_go;
            rules.mermaid_shells = 2;
          })};
}

/// The kind of cards that a deed of the model moves otherwise than the book has it, or nothing.
std::string odd_kind(Deck deck, const MovementBook& book, const Deed& deed) {
  if (deck == Deck::beach) {
    const auto beach = moved_otherwise(book.beach, deed, beach_card_of(deed.before, deed.action));
    return beach ? plainly(*beach) : std::string{};
  }
  const auto shell = moved_otherwise(book.shells, deed, shell_card_of(deed.before, deed.action));
  return shell ? plainly(*shell) : std::string{};
}

/// Holds every deed of some plays of the model against the book, and gathers which kinds of deeds there were.
Finding model_moves_by_the_book(const Game& game, Deck deck, const MovementBook& book, std::uint64_t cases) {
  std::set<std::string_view> met;
  Finding finding = holds(cases);
  for (const Game& each : games_watched(game))
    for (int players = fewest; players <= most; ++players)
      cases += watch(each, players, plays_watched, [&](const Deed& deed) {
        met.insert(verb_of(deed.action));
        const std::string kind = odd_kind(deck, book, deed);
        if (kind.empty()) return true;
        finding = differs(cases, "a deed moves other cards in the model than by the rulebook",
                          {MermaidBeach::show(each, deed.before, deed.action), "cards of this kind end elsewhere: " + kind},
                          BeachStory{each, deed.before, {deed.action}, "every deed leaves all cards somewhere"});
        return false;
      });
  if (finding.outcome != Outcome::holds) return finding;
  if (met.size() < std::variant_size_v<Action>)
    return undecided(cases, "only " + std::to_string(met.size()) + " kinds of deeds came up in the model's plays");
  return holds(cases, {std::to_string(met.size()) + " kinds of deeds, held against the deeds of the model's plays"});
}

// The proof.

struct SymbolicTable {
  SymbolicTable(z3::context& context, Question& question, int players)
      : lying{unknown(context, "deck"), unknown(context, "discards"), unknown(context, "drawn"), {}, {}} {
    for (int i = 0; i < players; ++i) {
      lying.mine.push_back(unknown(context, "held by " + std::to_string(i)));
      lying.put_down.push_back(unknown(context, "put down by " + std::to_string(i)));
    }
    for (const z3::expr& each : places()) question.given(each >= 0);
  }
  static z3::expr unknown(z3::context& context, const std::string& name) { return context.int_const(name.c_str()); }
  [[nodiscard]] std::vector<z3::expr> places() const {
    std::vector<z3::expr> all{lying.deck, lying.discards, lying.drawn};
    all.insert(all.end(), lying.mine.begin(), lying.mine.end());
    all.insert(all.end(), lying.put_down.begin(), lying.put_down.end());
    return all;
  }
  Lying<z3::expr> lying;
};

/// A deed of the book on an unknown table, once with the kind in question named by it and once not.
struct Moved {
  Moved(const SymbolicTable& table, const DeedLine& line, int named) : after{table.lying} {
    z3::context& context = table.lying.deck.ctx();
    // what is carried lies there: the deed is not possible otherwise
    z3::expr possible = context.bool_val(true);
    Lying<z3::expr> before = table.lying;
    for (const Carry& step : line.carries)
      if (step.cards != all_there) possible = possible && at(before, step.from, 0, 1) >= step.cards * named;
    carry(after, line.carries, Doers{}, context.int_val(named));
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
  const std::vector<DeedLine>& lines = deck == Deck::beach ? book.beach : book.shells;
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
    for (const DeedLine& line : lines)
      for (const int named : {0, 1}) {
        const Moved moved{table, line, named};
        if (auto wrong = ask(z3::implies(moved.there, kept_whole(table, moved.after)), std::string{line.verb}))
          return *wrong;
      }
    for (const Direction direction : every<Direction>) {
      Lying<z3::expr> after = table.lying;
      hand_over(after, direction, context.int_val(0));
      if (auto wrong = ask(kept_whole(table, after), "hand_over")) return *wrong;
    }
    cases += question.asked();
  }
  return holds(cases);
}

}  // namespace

Finding every_deed_keeps_all_cards(const Game& game, const Budget& budget, Deck deck, const MovementBook& book) {
  const Finding in_the_book = book_keeps_all_cards(deck, book, budget);
  if (in_the_book.outcome != Outcome::holds) return in_the_book;
  return model_moves_by_the_book(game, deck, book, in_the_book.cases);
}

namespace {

/// Of an item, the cards discarded change by two or not at all; and where all others are in hands, odd numbers are matched.
Finding book_discards_twos(const MovementBook& book, const Budget& budget) {
  std::uint64_t cases = 0;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const SymbolicTable table{context, question, most};
  const z3::expr twos = context.int_const("half of the discards");
  for (const DeedLine& line : book.beach) {
    const bool of_specials = line.verb.starts_with("play_") && line.verb != "play_pair" && line.when != an_item;
    if (of_specials || line.verb.starts_with("reshuffle")) continue;
    const Moved moved{table, line, 1};
    const z3::expr added = moved.after.discards - table.lying.discards;
    const Answer answer = question.prove(z3::implies(moved.there, added == 0 || added == 2));
    if (answer == Answer::Unknown) return undecided(question.asked(), std::string{line.verb});
    if (answer == Answer::Counterexample)
      return encoding_is_wrong(question.asked(), "an item is discarded alone: " + std::string{line.verb});
  }
  cases += question.asked();

  for (int players = fewest; players <= most; ++players) {
    Question last{context, budget, Logic::linear};
    const SymbolicTable end{context, last, players};
    const z3::expr half_of_all = context.int_const("half of all there are");
    const z3::expr half_of_mine = context.int_const("half of what I hold");
    std::vector<z3::expr> others_even;
    std::vector<z3::expr> none_put_down;
    for (std::size_t i = 0; i < end.lying.mine.size(); ++i) {
      none_put_down.push_back(end.lying.put_down[i] == 0);
      if (i > 0) {
        const z3::expr half = context.int_const(("half of what is held by " + std::to_string(i)).c_str());
        others_even.push_back(end.lying.mine[i] == 2 * half);
      }
    }
    last.given(end.lying.deck == 0 && end.lying.drawn == 0 && all_of(context, none_put_down));
    last.given(end.lying.discards == 2 * twos && total(end.lying) == 2 * half_of_all);
    last.given(end.lying.mine[0] == 2 * half_of_mine + 1 && all_of(context, others_even));
    const Answer answer = last.refute();
    cases += last.asked();
    if (answer == Answer::Unknown) return undecided(cases, "who has the match");
    if (answer == Answer::Counterexample) return encoding_is_wrong(cases, "an item held alone has no match anywhere");
  }
  return holds(cases);
}

}  // namespace

Finding items_leave_in_twos(const Game& game, const Budget& budget, const MovementBook& book) {
  for (const BeachCard item : mermaid_beach::items)
    if (game.box.beach[item] % 2 != 0) return fails(0, "an odd number of one item is in the box: " + plainly(item));
  const Finding in_the_book = book_discards_twos(book, budget);
  if (in_the_book.outcome != Outcome::holds) return in_the_book;
  std::uint64_t cases = in_the_book.cases;
  Finding finding = holds(cases);
  for (int players = fewest; players <= most; ++players)
    cases += watch(game, players, plays_watched, [&](const Deed& deed) {
      for (const BeachCard item : mermaid_beach::items) {
        if (deed.after.discards[item] % 2 == 0) continue;
        finding =
            differs(cases, "an item is discarded without its match", {MermaidBeach::show(game, deed.before, deed.action)},
                    BeachStory{game, deed.before, {deed.action}, "items are discarded two at a time"});
        return false;
      }
      return true;
    });
  finding.cases = cases;
  return finding;
}

}  // namespace fathom::solver::beach
