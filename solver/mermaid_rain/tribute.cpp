#include "solver/mermaid_rain/tribute.hpp"

#include <algorithm>
#include <functional>

#include "model/mermaid_rain/supplies.hpp"
#include "solver/mermaid_rain/holdings.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::PayTribute;
using mermaid_rain::Step;
using mermaid_rain::Treasures;

State before_tribute(const Game& game, const std::vector<Treasures>& holdings) {
  State state = MermaidRain::start(game, static_cast<int>(holdings.size()));
  state.step = Step::tribute;
  state.round = static_cast<std::uint8_t>(game.rules.rounds);
  state.pool = {};
  state.pool_size = 0;
  for (std::size_t i = 0; i < holdings.size(); ++i) state.treasure[seat(static_cast<int>(i))] = holdings[i];
  return MermaidRain::completed(game, state);
}

/// What a tribute did to one type of treasure, and to the score.
struct Paid {
  int kept = 0;
  int returned = 0;  ///< To wherever tokens lie that nobody holds.
  int points = 0;
};
int nobodys(const State& state, Treasure type) { return state.pool[type] + state.gone[type]; }

State after_tribute(const Game& game, const State& before) {
  State after = before;
  MermaidRain::perform(game, after, Action{PayTribute{Seat::Ann}});
  return after;
}

/// The first player holds `tokens`, the others nothing.
State alone_with(const Game& game, const Treasures& tokens) {
  std::vector<Treasures> holdings(std::size_t{fewest});
  holdings[0] = tokens;
  return before_tribute(game, holdings);
}

RainTrace trace_of_tribute(const Game& game, const Treasures& tokens, std::string claim) {
  return {game, alone_with(game, tokens), {Action{PayTribute{Seat::Ann}}}, std::move(claim)};
}

/// The model's tribute, type by type: what becomes of so many tokens of a type, the other types being there once each.
using TributeTable = std::array<std::vector<Paid>, kinds<Treasure>>;

TributeTable ask_tribute(const Game& game) {
  TributeTable table;
  for (const Treasure type : every<Treasure>)
    for (int tokens = 0; tokens <= game.box.treasure[type]; ++tokens) {
      Treasures held;
      held.of.fill(Count{std::max<int>(1, game.rules.tribute_each)});
      held[type] = static_cast<std::uint8_t>(tokens);
      const State before = alone_with(game, held);
      const State after = after_tribute(game, before);
      table[index_of(type)].push_back({after.treasure[Seat::Ann][type], nobodys(after, type) - nobodys(before, type),
                                       after.scores[Seat::Ann] - before.scores[Seat::Ann]});
    }
  return table;
}

/// Whether the model does to a whole holding what the table says of its types one by one.
bool as_in_table(const Game& game, const TributeTable& table, const Treasures& held) {
  const State before = alone_with(game, held);
  const State after = after_tribute(game, before);
  int points = 0;
  for (const Treasure type : every<Treasure>) {
    const Paid& paid = table[index_of(type)][held[type]];
    if (after.treasure[Seat::Ann][type] != paid.kept || nobodys(after, type) - nobodys(before, type) != paid.returned)
      return false;
    points += paid.points;
  }
  return after.scores[Seat::Ann] - before.scores[Seat::Ann] == points;
}

/// Holdings that have none, one, two or all the tokens of each type, in every combination.
std::optional<Treasures> beyond_tribute_table(const Game& game, const TributeTable& table, std::uint64_t& asked) {
  constexpr int choices = 4;
  int combinations = 1;
  for (std::size_t i = 0; i < kinds<Treasure>; ++i) combinations *= choices;
  for (int combination = 0; combination < combinations; ++combination) {
    Treasures held;
    int rest = combination;
    for (const Treasure type : every<Treasure>) {
      const int choice = rest % choices;
      held[type] = choice + 1 == choices ? game.box.treasure[type]
                                         : static_cast<std::uint8_t>(std::min<int>(choice, game.box.treasure[type]));
      rest /= choices;
    }
    ++asked;
    if (!as_in_table(game, table, held)) return held;
  }
  return std::nullopt;
}

std::string words_of(const Treasures& tokens) {
  std::string text;
  for (const Treasure type : every<Treasure>)
    if (tokens[type] > 0) text += (text.empty() ? "" : ", ") + std::to_string(tokens[type]) + ' ' + words(type);
  return text.empty() ? "nothing" : text;
}

/// A player's tokens as symbols, and what the model's table makes of them; points lost are counted upwards.
struct Tribute {
  Tribute(const Game& game, const Budget& budget) : question{context, budget}, table{ask_tribute(game)} {
    const mermaid_rain::Treasures there_are = mermaid_rain::token_supply.whole(game, State{});
    for (const Treasure type : every<Treasure>) {
      const z3::expr tokens = context.bv_const(std::string{name_of(type)}.c_str(), token_bits);
      question.given(supplied({tokens}, there_are[type]));
      held.push_back(tokens);
      kept.push_back(looked_up(type, [](const Paid& paid) { return paid.kept; }));
      returned.push_back(looked_up(type, [](const Paid& paid) { return paid.returned; }));
      lost = lost + looked_up(type, [](const Paid& paid) { return -paid.points; });
    }
  }
  template <class Read>
  z3::expr looked_up(Treasure type, Read&& read) {
    z3::expr value = context.bv_val(0, token_bits);
    const std::vector<Paid>& rows = table[index_of(type)];
    for (std::size_t tokens = 0; tokens < rows.size(); ++tokens)
      value = z3::ite(held.back() == static_cast<int>(tokens), context.bv_val(read(rows[tokens]), token_bits), value);
    return value;
  }
  [[nodiscard]] Treasures value_in(const z3::model& model) const {
    Treasures tokens;
    for (const Treasure type : every<Treasure>)
      tokens[type] = static_cast<std::uint8_t>(number(model, held[index_of(type)]));
    return tokens;
  }

  /// A holding to which the model does otherwise than to its types one by one; notes how many it was asked about.
  std::optional<Treasures> odd(const Game& game) {
    asked = 0;
    for (const std::vector<Paid>& rows : table) asked += rows.size();
    return beyond_tribute_table(game, table, asked);
  }
  [[nodiscard]] Finding as_found() const {
    return holds(question.asked())
        .over("any number of tokens of each type that there are")
        .tied(in_every_case(asked, "numbers of one type, and none, one, two or all of each type together"));
  }

  z3::context context;
  Question question;
  TributeTable table;
  std::uint64_t asked = 0;
  std::vector<z3::expr> held;
  std::vector<z3::expr> kept;
  std::vector<z3::expr> returned;
  z3::expr lost = context.bv_val(0, token_bits);
};

Finding depends_on_others(const Game& game, const Treasures& held, std::uint64_t cases) {
  Finding finding = fails(cases, "the model's tribute of one type depends on the others", {"Ann holds " + words_of(held)});
  finding.trace = trace_of_tribute(game, held, "what is paid of a type depends on nothing else");
  return finding;
}

}  // namespace

Finding tribute_takes_one_of_each(const Game& game, const Budget& budget, const TributeBook& book) {
  Tribute tribute{game, budget};
  z3::context& context = tribute.context;
  std::vector<z3::expr> equal;
  z3::expr lost = context.bv_val(0, token_bits);
  for (std::size_t i = 0; i < tribute.held.size(); ++i) {
    const z3::expr pays = z3::uge(tribute.held[i], book.of_each_type);
    const z3::expr left =
        z3::ite(pays, tribute.held[i] - context.bv_val(book.of_each_type, token_bits), context.bv_val(0, token_bits));
    equal.push_back(tribute.kept[i] == left);
    lost = lost + z3::ite(pays, context.bv_val(0, token_bits), context.bv_val(book.for_a_missing_type, token_bits));
  }
  equal.push_back(tribute.lost == lost);
  const Answer answer = tribute.question.prove(all_of(context, equal));
  const std::uint64_t cases = tribute.question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "the tribute");
  const std::string claim = "one token of each type is paid, and five points for each type missing";
  if (answer == Answer::Counterexample) {
    const z3::model model = tribute.question.found();
    const Treasures held = tribute.value_in(model);
    const State after = after_tribute(game, alone_with(game, held));
    const int by_the_book = -number(model, lost);
    const std::vector<std::string> told{"Ann holds " + words_of(held),
                                        "the rulebook lets her lose " + plural(-by_the_book, "point"),
                                        "the model leaves her " + words_of(after.treasure[Seat::Ann]) + ", and she scores " +
                                            std::to_string(after.scores[Seat::Ann])};
    if (!as_in_table(game, tribute.table, held))
      return encoding_is_wrong(cases, "the model pays otherwise than asked", told);
    Finding finding = fails(cases, "the model's tribute is not the rulebook's", told);
    finding.trace = trace_of_tribute(game, held, claim);
    return finding;
  }
  if (const auto held = tribute.odd(game)) return depends_on_others(game, *held, cases);
  return tribute.as_found();
}

Finding tribute_loses_no_token(const Game& game, const Budget& budget, const TributeBook& book) {
  Tribute tribute{game, budget};
  std::vector<z3::expr> kept_or_returned;
  for (std::size_t i = 0; i < tribute.held.size(); ++i)
    kept_or_returned.push_back(tribute.held[i] == tribute.kept[i] + tribute.returned[i] + book.lost_for_good);
  const Answer answer = tribute.question.prove(all_of(tribute.context, kept_or_returned));
  const std::uint64_t cases = tribute.question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "tokens through the tribute");
  if (answer == Answer::Proved) {
    if (const auto held = tribute.odd(game)) return depends_on_others(game, *held, cases);
    return tribute.as_found();
  }
  const Treasures held = tribute.value_in(tribute.question.found());
  const State before = alone_with(game, held);
  const State after = after_tribute(game, before);
  const std::vector<std::string> told{"Ann holds " + words_of(held), "afterwards " + words_of(after.treasure[Seat::Ann]),
                                      "paid: " + words_of(after.gone) + "; in the pool: " + words_of(after.pool)};
  const auto tokens = [](const State& state) { return state.treasure[Seat::Ann] + state.pool + state.gone; };
  if (tokens(before) == tokens(after)) return encoding_is_wrong(cases, "played, every token is somewhere", told);
  Finding finding = fails(cases, "a token comes or goes with the tribute", told);
  finding.trace = trace_of_tribute(game, held, "the tribute loses no token");
  return finding;
}

namespace {

/// The example's players' tokens as symbols, by player and type.
using Tokens = std::vector<std::vector<z3::expr>>;

/// Everything the example prints, as facts about the tokens before the tribute.
z3::expr as_printed(z3::context& context, const Game& game, const Tokens& tokens, const SplitsBook& splits,
                    const TributeBook& tribute, const Example& example) {
  std::vector<z3::expr> facts;
  const auto value = [&](int constant) { return context.bv_val(constant, token_bits); };
  std::vector<z3::expr> totals(tokens.size(), value(0));
  for (const Treasure treasure : every<Treasure>) {
    const std::size_t type = index_of(treasure);
    std::vector<z3::expr> left;
    std::vector<z3::expr> lying;
    for (std::size_t who = 0; who < tokens.size(); ++who) {
      const z3::expr& held = tokens[who][type];
      const z3::expr pays = z3::uge(held, tribute.of_each_type);
      const bool misses = example.rows[who].missing[type] != 0;
      facts.push_back(misses ? !pays : pays);
      if (misses) totals[who] = totals[who] - value(tribute.for_a_missing_type);
      left.push_back(z3::ite(pays, held - value(tribute.of_each_type), value(0)));
      lying.push_back(held);
    }
    facts.push_back(supplied(lying, mermaid_rain::token_supply.whole(game, State{})[treasure]));
    const std::vector<z3::expr> points = points_by_the_book(left, splits);
    for (std::size_t who = 0; who < tokens.size(); ++who) {
      facts.push_back(points[who] == value(example.rows[who].points[type]));
      totals[who] = totals[who] + points[who];
    }
  }
  for (std::size_t who = 0; who < tokens.size(); ++who) facts.push_back(totals[who] == value(example.rows[who].total));
  return all_of(context, facts);
}

}  // namespace

Finding scoring_example_is_possible(const Game& game, const Budget& budget, const SplitsBook& splits,
                                    const TributeBook& tribute, const Example& example) {
  z3::context context;
  Question question{context, budget};
  Tokens tokens;
  z3::expr sum = context.bv_val(0, token_bits);
  for (std::size_t who = 0; who < example.rows.size(); ++who) {
    tokens.emplace_back();
    for (const Treasure type : every<Treasure>) {
      const std::string name = std::string{name_of(seat(static_cast<int>(who)))} + '.' + std::string{name_of(type)};
      tokens.back().push_back(context.bv_const(name.c_str(), token_bits));
      sum = sum + tokens.back().back();
    }
  }
  question.given(as_printed(context, game, tokens, splits, tribute, example));
  const Answer answer = question.refute();
  if (answer == Answer::Unknown) return undecided(question.asked(), "the scoring example");
  if (answer == Answer::Proved) return fails(question.asked(), "no holdings give the four totals of the scoring example");

  std::vector<Treasures> held(example.rows.size());
  const z3::model model = question.found();
  for (std::size_t who = 0; who < held.size(); ++who)
    for (const Treasure type : every<Treasure>)
      held[who][type] = static_cast<std::uint8_t>(number(model, tokens[who][index_of(type)]));

  // the example begins with nothing, where players have scored before: the score track must not stop there
  Game counting = game;
  counting.rules.below_zero = mermaid_rain::BelowZero::negative;
  const State given = before_tribute(counting, held);
  State state = given;
  static constexpr std::array steps{Step::tribute, Step::scoring};
  RainTrace trace{counting, given, play_dully_while(counting, state, steps), "the totals are those of the scoring example"};
  std::vector<std::string> told;
  bool as_in_the_example = true;
  for (std::size_t who = 0; who < held.size(); ++who) {
    const Seat at = seat(static_cast<int>(who));
    told.push_back(std::string{name_of(at)} + " gathered " + words_of(held[who]) + " and ends with " +
                   std::to_string(state.scores[at]));
    as_in_the_example = as_in_the_example && state.scores[at] == example.rows[who].total;
  }
  Finding finding = as_in_the_example
                        ? holds(question.asked(), told)
                              .over("four players' holdings of the tokens there are")
                              .tied(in_every_case(1, "the holdings found, played to the end"))
                        : fails(question.asked(), "played, the holdings end in other totals than the scoring example", told);
  finding.trace = std::move(trace);
  return finding;
}

}  // namespace fathom::solver::rain
