#include "solver/mirage/finishing.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "solver/prover.hpp"

namespace fathom::solver::oasis {

namespace {

/// The tiles of a game that is over, as numbers that are not known.
struct Ended {
  Ended(z3::context& context, Question& question, int plain_in_bag, int mixed_in_bag, int coasts)
      : plain{context.int_const("plain")},
        mixed{context.int_const("mixed")},
        back{context.int_const("put back")},
        last_is_plain{context.bool_const("last is plain")} {
    question.given(plain >= 0 && plain <= plain_in_bag && mixed >= 0 && mixed <= mixed_in_bag && back >= 0 && back <= plain);
    const z3::expr pile = coasts - plain + back;
    const z3::expr bag = plain_in_bag + mixed_in_bag - plain - mixed;
    question.given(pile >= 0 && (pile == 0 || bag == 0));
    // it was not over a turn before: neither was empty then
    const z3::expr before = z3::ite(last_is_plain, pile + 1, pile);
    question.given(before > 0 && z3::implies(last_is_plain, plain > 0) && z3::implies(!last_is_plain, mixed > 0));
  }
  [[nodiscard]] z3::expr turns() const { return plain + mixed; }
  z3::expr plain;
  z3::expr mixed;
  z3::expr back;
  z3::expr last_is_plain;
};

enum class First : std::uint8_t { plain, mixed };

/// A play in which tiles of one sort come first as long as there are any; a Coast tile is left aside wherever it may be.
Way drawn_first(const Game& game, int players, First sort) {
  return follow(game, {players, [sort](const State&, const Action& action) {
                         if (std::holds_alternative<mirage::LeaveCoast>(action)) return 1;
                         if (const auto* aside = std::get_if<mirage::SetAside>(&action))
                           return mirage::is_plain(aside->tile) ? 1 : 0;
                         const auto tile = tile_got(action);
                         return tile && mirage::is_plain(*tile) == (sort == First::plain) ? 1 : 0;
                       }});
}

int turns_of(const State& state) { return static_cast<int>(state.board.survey.size()); }

Finding other_length(const Game& game, std::uint64_t cases, int players, const Way& way, int expected) {
  return differs(
      cases, "a game is longer or shorter than the bound that it should reach",
      {plural(players, "player") + ": " + plural(turns_of(way.end), "turn") + ", not " + std::to_string(expected)},
      MirageStory{game, Mirage::start(game, players), way.actions, "the game has " + plural(expected, "turn")});
}

/// Whether no game has fewer or more turns, for one number of players and any tile set aside.
Answer bounded(const Budget& budget, const LengthBook& book, int players, int least, int most_turns, int put_back,
               std::uint64_t& cases) {
  const int left_out = players == 3 ? book.set_aside : 0;
  for (int plain_out = 0; plain_out <= left_out; ++plain_out) {
    z3::context context;
    Question question{context, budget, Logic::linear};
    const Ended ended{context, question, book.plain - plain_out, book.mixed - (left_out - plain_out), book.coasts};
    question.given(ended.back <= put_back);
    const Answer answer = question.prove(ended.turns() >= least && ended.turns() <= most_turns);
    cases += question.asked();
    if (answer != Answer::Proved) return answer;
  }
  return Answer::Proved;
}

}  // namespace

Finding games_have_so_many_turns(const Game& game, const Budget& budget, const LengthBook& book) {
  std::uint64_t cases = 0;
  std::vector<std::string> told;
  for (int players = fewest; players <= most; ++players) {
    const int put_back_most = book.most_turns_put_back[static_cast<std::size_t>(players - fewest)];
    for (const auto& [put_back, most_turns] : {std::pair{0, book.most_turns}, std::pair{book.plain, put_back_most}}) {
      const Answer answer = bounded(budget, book, players, book.fewest_turns, most_turns, put_back, cases);
      if (answer == Answer::Unknown) return undecided(cases, "the turns of a game");
      if (answer == Answer::Counterexample)
        return encoding_is_wrong(cases, "a game can have fewer or more turns: " + plural(players, "player"));
    }
    const Game leaving = changed(game, [](Rules& rules) { rules.coast_duty = mirage::CoastDuty::may; });
    const Game adding = changed(game, [](Rules& rules) { rules.coast_duty = mirage::CoastDuty::must; });
    const std::array<std::tuple<const Game*, First, int>, 3> reached{{{&adding, First::plain, book.fewest_turns},
                                                                      {&adding, First::mixed, book.most_turns},
                                                                      {&leaving, First::mixed, put_back_most}}};
    for (const auto& [which, sort, expected] : reached) {
      ++cases;
      const Way way = drawn_first(*which, players, sort);
      if (way.end.step != Step::over || turns_of(way.end) != expected)
        return other_length(*which, cases, players, way, expected);
    }
    told.push_back(plural(players, "player") + ": " + std::to_string(book.fewest_turns) + " to " +
                   std::to_string(book.most_turns) + " turns, and up to " + std::to_string(put_back_most) +
                   " where Coast tiles are put back");
  }
  return holds(cases, told);
}

namespace {

/// The box with so many plain tiles, and the same others; no Coast tile is put back that could be added.
Game with_plain(const Game& game, int plain) {
  Game other = changed(game, [](Rules& rules) { rules.coast_duty = mirage::CoastDuty::must; });
  other.box.survey[SurveyTile::light_light_light] = static_cast<std::uint8_t>(plain / 2);
  other.box.survey[SurveyTile::dark_dark_dark] = static_cast<std::uint8_t>(plain - plain / 2);
  return other;
}

}  // namespace

Finding bag_outlasts_the_pile(const Game& game, const Budget& budget, const LengthBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr plain_in_bag = context.int_const("plain tiles in the bag");
  const z3::expr coasts = context.int_const("Coast tiles in the pile");
  const z3::expr drawn = context.int_const("plain tiles drawn");
  question.given(plain_in_bag >= 0 && coasts >= 1 && drawn >= 0 && drawn <= plain_in_bag && drawn <= coasts);
  const z3::expr bag_is_empty = drawn == plain_in_bag;  // and all others have been drawn
  const z3::expr coasts_left = coasts - drawn > 0;
  // where it happens there are fewer, and where there are fewer every empty bag leaves some
  for (const z3::expr& claim : {z3::implies(bag_is_empty && coasts_left, plain_in_bag < coasts),
                                z3::implies(bag_is_empty && plain_in_bag < coasts, coasts_left)})
    if (const Answer answer = question.prove(claim); answer != Answer::Proved)
      return answer == Answer::Unknown ? Finding{undecided(question.asked(), "what is empty first")}
                                       : Finding{encoding_is_wrong(question.asked(), "what is empty first")};
  std::uint64_t cases = question.asked();
  for (int players = fewest; players <= most; ++players) {
    const int left_out = players == 3 ? book.set_aside : 0;
    if (book.plain - left_out < book.coasts)
      return encoding_is_wrong(cases, "with so few plain tiles the bag can be empty first");
    for (const int plain : {book.coasts - 1, book.coasts, book.plain}) {
      ++cases;
      const Game other = with_plain(game, plain);
      const Way way = drawn_first(other, players, First::mixed);
      const bool bag_first = way.end.bag.empty() && !way.end.pile.empty();
      if (way.end.step != Step::over || bag_first != (plain - left_out < book.coasts))
        return differs(cases, "what is empty first does not depend on the plain tiles as it should",
                       {plural(plain, "plain tile") + ", " + plural(players, "player")},
                       MirageStory{other, Mirage::start(other, players), way.actions,
                                   "the bag is empty first exactly with fewer plain tiles than Coast tiles"});
    }
  }
  return holds(
      cases, {"the bag is empty first with 0 to " + std::to_string(book.coasts - 1) + " plain tiles in it; published are " +
              std::to_string(book.plain) + ", or one fewer with three players"});
}

Finding explorers_suffice_for_two_turns(const Game& game, const Budget& budget, const ExplorerBook& book) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr tiles = context.int_const("tiles of a terrain filled");
  const z3::expr coasts = context.int_const("explorers of its kind on Coast tiles");
  const z3::expr others = context.int_const("tiles of the other terrain filled");
  question.given(tiles >= 0 && coasts >= 0 && others >= 0);
  const z3::expr left = book.of_a_kind - book.on_a_tile * tiles - coasts;
  const z3::expr earlier = tiles + others;
  const z3::expr early =
      earlier <= book.first_short_turn - 2 && coasts <= earlier;  // a Coast tile with each of them at most
  const z3::expr all_filled = book.on_a_tile * tiles <= book.of_a_kind && book.on_a_tile * others <= book.of_a_kind;
  for (const z3::expr& claim :
       {z3::implies(early, left >= book.on_a_tile), z3::implies(all_filled, earlier <= book.last_full_turns)})
    if (const Answer answer = question.prove(claim); answer != Answer::Proved)
      return answer == Answer::Unknown
                 ? Finding{undecided(question.asked(), "how long explorers suffice")}
                 : Finding{encoding_is_wrong(question.asked(), "explorers suffice for another number of turns")};
  Finding finding = holds(question.asked());
  int first_short = most + book.of_a_kind;
  for (int players = fewest; players <= most; ++players)
    watch(game, {players, 10, [&](const Deed& deed) {
                   const auto* add = std::get_if<mirage::AddExplorers>(&deed.action);
                   if (add == nullptr || add->on.size() >= book.on_a_tile) return true;
                   ++finding.cases;
                   const int turn = (turns_begun(deed.before) + players - 1) / players;
                   first_short = std::min(first_short, turn);
                   if (turn >= book.first_short_turn) return true;
                   finding = differs(finding.cases, "somebody is short of explorers in her first turns",
                                     {Mirage::show(game, deed.before, deed.action)},
                                     MirageStory{game, deed.before, {deed.action}, "explorers suffice for two turns"});
                   return false;
                 }});
  if (finding.outcome != Outcome::holds) return finding;
  if (first_short != book.first_short_turn)
    return undecided(finding.cases, "nobody was short of explorers as early as can be");
  finding.told = {"in play somebody is short in her turn " + std::to_string(first_short) + ", and not before"};
  return finding;
}

Finding squares_to_fill_are_as_many_as_possible(const Game& game, const Budget&, const ExplorerBook& book) {
  std::uint64_t cases = 0;
  for (const Terrain side : every<Terrain>)
    for (int left = 0; left <= book.of_a_kind; ++left) {
      ++cases;
      State state = position(game, Board{}, Step::adding);
      state.board.lay(
          game.box,
          LaidSurvey{
              SurveyTile::light_dark_light, mirage::Square::from_start(1, -1), Elbow::north_east, side, Seat::Ann, {}});
      (side == Terrain::land ? state.camels : state.ships)[Seat::Ann] = static_cast<std::uint8_t>(left);
      std::vector<unsigned> expected;
      for (unsigned parts = 1; parts < (1U << mirage::parts_of_survey); ++parts)
        if (std::popcount(parts) == std::min(left, book.on_a_tile)) expected.push_back(parts);
      std::vector<unsigned> offered;
      for (unsigned parts = 0; parts < (1U << mirage::parts_of_survey); ++parts)
        if (!Mirage::objected(game, state, mirage::AddExplorers{Seat::Ann, {static_cast<std::uint8_t>(parts)}}) &&
            parts != 0)
          offered.push_back(parts);
      if (offered == expected) continue;
      return differs(cases, "other squares may be filled in the model than by the rulebook",
                     {plural(left, "explorer") + " left, " + plainly(side) +
                      " side up: " + plural(static_cast<int>(offered.size()), "choice")},
                     MirageStory{game, state, {}, "as many squares are filled as explorers are left"});
    }
  return holds(cases,
               {"with 0 to " + std::to_string(book.of_a_kind) + " left: one choice, or three where one or two are left"});
}

}  // namespace fathom::solver::oasis
