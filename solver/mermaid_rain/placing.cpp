#include "solver/mermaid_rain/placing.hpp"

#include <algorithm>

#include "solver/mermaid_rain/laying.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::rain {

namespace {

/// Each board once: the one for three, and the whole one.
constexpr std::array<int, 2> boards{fewest, fewest + 1};

std::string board_for(int players) { return players == fewest ? "on the board for three" : "on the whole board"; }

constexpr std::string_view any_occupancy = "a tile of the shape anywhere, any hexes covered, on both boards";
constexpr std::string_view every_set =
    "sets of hexes near each other, with none, one, some or all hexes covered, on both boards";

/// One shape on one board: a tile anywhere and any occupancy, as symbols.
struct Laying {
  Laying(const Game& game, const Budget& budget, int with_players, Shape of_shape, const PlacingBook& book)
      : question{context, budget},
        players{with_players},
        shape{of_shape},
        map{ground(game.box, players, book)},
        tile{symbolic_tile(context, shape, book)},
        occupied{context.bv_const("occupied", grid_bits)},
        in_play{as_bits(context, map.in_play)},
        may_be_covered{as_bits(context, map.may_be_covered)} {
    question.given(is_candidate(tile));
    question.given((occupied & ~may_be_covered) == 0);
  }

  template <class Fact>
  [[nodiscard]] z3::expr some_hex(Fact&& fact) {
    std::vector<z3::expr> any;
    for (const SymbolicHex& hex : tile) any.push_back(fact(hex));
    return any_of(context, any);
  }
  /// What each rule forbids on its own, in the order of `laying_rules`.
  [[nodiscard]] std::vector<z3::expr> forbidden(const PlacingBook& book) {
    return {!forms_shape(tile, shape, book),
            some_hex([&](const SymbolicHex& hex) { return is_in(hex, in_play) && !is_in(hex, may_be_covered); }),
            some_hex([&](const SymbolicHex& hex) { return is_in(hex, occupied); }),
            some_hex([&](const SymbolicHex& hex) { return !is_in(hex, in_play); })};
  }
  /// Whether any of these hexes is occupied.
  [[nodiscard]] z3::expr any_occupied(const HexSet& hexes) {
    std::vector<z3::expr> any;
    hexes.for_each([&](std::size_t cell) { any.push_back(has(occupied, cell)); });
    return any_of(context, any);
  }

  z3::context context;
  Question question;
  int players;
  Shape shape;
  Ground map;
  std::vector<SymbolicHex> tile;
  z3::expr occupied;
  z3::expr in_play;
  z3::expr may_be_covered;
};

std::vector<std::string> told_of(const Laying& laying_, const Cells& cells, const HexSet& occupied) {
  std::string under;
  for (const Hex hex : cells)
    if (occupied.contains(hex.cell)) under += (under.empty() ? "" : ", ") + show(hex);
  return {"a " + words(laying_.shape) + " tile on " + words(cells) + ", " + board_for(laying_.players),
          under.empty() ? "no other tile there" : "a tile lies on " + under};
}

Finding disagreement(const Game& game, Laying& laying_, const Cells& cells, const HexSet& occupied, bool by_the_book) {
  const State given = before_laying(game, laying_.players, laying_.shape, occupied);
  const std::optional<Objection> objection = MermaidRain::objection(game, given, laying(cells));
  std::vector<std::string> told = told_of(laying_, cells, occupied);
  told.push_back(by_the_book ? "the rulebook allows it" : "the rulebook forbids it");
  told.push_back(objection ? "the model refuses it by " + std::string{objection->rule} + ": " + objection->why
                           : "the model allows it");
  const std::uint64_t cases = laying_.question.asked();
  if (!objection == by_the_book) return encoding_is_wrong(cases, "the model says the same of the placement", told);
  Finding finding = fails(cases, "the model and the rulebook differ on where a tile may lie", told);
  finding.trace =
      RainTrace{game, given, {laying(cells)}, by_the_book ? "the tile may lie there" : "the tile may not lie there"};
  return finding;
}

}  // namespace

Finding legal_placements_agree(const Game& game, const Budget& budget, Shape shape, const PlacingBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t asked_of_model = 0;
  for (const int players : boards) {
    Laying laying_{game, budget, players, shape, book};
    const HexSet& coverable = laying_.map.may_be_covered;
    const std::vector<SetAsked> table =
        ask_legality(game, players, shape, candidates(shape, book), coverable, asked_of_model);
    std::vector<Lie> ways;
    for (const SetAsked& asked : table)
      if (asked.open) ways.push_back({asked.cells, !laying_.any_occupied(asked.closed_by)});
    const z3::expr in_model = lies_on_one_of(laying_.tile, ways);
    const z3::expr by_the_book = !any_of(laying_.context, laying_.forbidden(book));
    const Answer answer = laying_.question.prove(in_model == by_the_book);
    cases += laying_.question.asked();
    if (answer == Answer::Unknown) return undecided(cases, "placements " + board_for(players));
    if (answer == Answer::Counterexample) {
      const z3::model model = laying_.question.found();
      return disagreement(game, laying_, cells_in(model, laying_.tile), hexes_in(model, laying_.occupied),
                          truth(model, by_the_book));
    }
    for (const Cells& cells : legal_of_another_size(game, players, shape, coverable, asked_of_model))
      return disagreement(game, laying_, cells, {}, false);
    if (const auto covered = covering_beyond(game, players, shape, table, coverable, asked_of_model)) {
      Finding finding = fails(cases, "tiles already on the board do together what none of them does alone");
      finding.trace = RainTrace{game, before_laying(game, players, shape, *covered), {}, "only the hexes covered matter"};
      return finding;
    }
  }
  return holds(cases).over(std::string{any_occupancy}).tied(in_every_case(asked_of_model, std::string{every_set}));
}

namespace {

Finding other_objections(const Game& game, Laying& laying_, const Cells& cells, const HexSet& occupied,
                         const std::vector<bool>& by_the_book) {
  const State given = before_laying(game, laying_.players, laying_.shape, occupied);
  std::vector<std::string> told = told_of(laying_, cells, occupied);
  std::array<bool, laying_rules.size()> in_model{};
  for (const Objection& objection : MermaidRain::objections(game, given, laying(cells)))
    for (std::size_t rule = 0; rule < laying_rules.size(); ++rule)
      if (objection.rule == laying_rules[rule]) in_model[rule] = true;
  bool same = true;
  for (std::size_t rule = 0; rule < laying_rules.size(); ++rule) {
    if (in_model[rule] == by_the_book[rule]) continue;
    same = false;
    told.push_back(std::string{laying_rules[rule]} + (by_the_book[rule] ? " forbids it, and the model does not object by it"
                                                                        : " allows it, and the model objects by it"));
  }
  const std::uint64_t cases = laying_.question.asked();
  if (same) return encoding_is_wrong(cases, "the model has the same objections", told);
  Finding finding = fails(cases, "the model has other objections to a placement than the rulebook", told);
  finding.trace = RainTrace{game, given, {laying(cells)}, "the objections are those of the rules broken"};
  return finding;
}

}  // namespace

namespace {

/// The model's answers about the sets of a shape, for one rule: either the hexes that alone bring the objection, where
/// asking about every set has shown that nothing else does, or set by set.
z3::expr objection_in_model(Laying& laying_, const std::vector<SetAsked>& of_shape, std::size_t rule) {
  HexSet closed;
  for (const SetAsked& asked : of_shape)
    for (const Hex hex : asked.cells) closed.insert(hex.cell);
  for (const SetAsked& asked : of_shape)
    if (!asked.objects[rule])
      for (const Hex hex : asked.cells) closed.erase(hex.cell);
  const bool hex_by_hex = std::ranges::all_of(of_shape, [&](const SetAsked& asked) {
    return asked.objects[rule] == std::ranges::any_of(asked.cells, [&](Hex hex) { return closed.contains(hex.cell); });
  });
  if (hex_by_hex) {
    const z3::expr bits = as_bits(laying_.context, closed);
    return laying_.some_hex([&](const SymbolicHex& hex) { return is_in(hex, bits); });
  }
  std::vector<Lie> places;
  for (const SetAsked& asked : of_shape)
    if (asked.objects[rule]) places.push_back({asked.cells, laying_.context.bool_val(true)});
  return lies_on_one_of(laying_.tile, places);
}

/// The same for the rule about tiles: any hex covered under the set, where that is what asking has shown; or set by set.
z3::expr tiles_objection_in_model(Laying& laying_, const std::vector<SetAsked>& of_shape) {
  const bool own_hexes = std::ranges::all_of(of_shape, [&](const SetAsked& asked) {
    HexSet own;
    for (const Hex hex : asked.cells) own.insert(hex.cell);
    return !asked.objects[not_on_tiles] && asked.tiles_object == (own & laying_.map.may_be_covered);
  });
  if (own_hexes) return laying_.some_hex([&](const SymbolicHex& hex) { return is_in(hex, laying_.occupied); });
  std::vector<Lie> places;
  for (const SetAsked& asked : of_shape) {
    const z3::expr without_tiles = laying_.context.bool_val(asked.objects[not_on_tiles]);
    places.push_back({asked.cells, without_tiles || laying_.any_occupied(asked.tiles_object)});
  }
  return lies_on_one_of(laying_.tile, places);
}

std::vector<Cells> sets_of(const std::vector<SetAsked>& table) {
  std::vector<Cells> sets;
  for (const SetAsked& asked : table) sets.push_back(asked.cells);
  return sets;
}

}  // namespace

Finding objections_agree(const Game& game, const Budget& budget, Shape shape, const PlacingBook& book) {
  std::uint64_t cases = 0;
  std::uint64_t asked_of_model = 0;
  std::vector<Cells> proved_shape;  // what the model takes for the shape depends on no board: proved once for both
  for (const int players : boards) {
    Laying laying_{game, budget, players, shape, book};
    std::vector<SetAsked> table =
        ask_objections(game, players, shape, candidates(shape, book), laying_.map.may_be_covered, asked_of_model);
    for (const SetAsked& asked : table)
      if (!asked.others.empty())
        return fails(cases, std::string{asked.others} + " objects to where a tile lies",
                     {"a " + words(shape) + " tile on " + words(asked.cells)});
    std::erase_if(table, [](const SetAsked& asked) { return asked.objects[whole_tile]; });

    const std::vector<z3::expr> by_the_book = laying_.forbidden(book);
    const z3::expr in_shape = !by_the_book[whole_tile];
    std::vector<z3::expr> same;
    if (const std::vector<Cells> sets = sets_of(table); sets != proved_shape) {
      std::vector<Lie> places;
      for (const Cells& cells : sets) places.push_back({cells, laying_.context.bool_val(true)});
      same.push_back(lies_on_one_of(laying_.tile, places) == in_shape);
      proved_shape = sets;
    }
    for (const std::size_t rule : {on_ocean, on_board})
      same.push_back(z3::implies(in_shape, objection_in_model(laying_, table, rule) == by_the_book[rule]));
    same.push_back(z3::implies(in_shape, tiles_objection_in_model(laying_, table) == by_the_book[not_on_tiles]));
    for (const z3::expr& rule : same) {
      const Answer answer = laying_.question.prove(rule);
      if (answer == Answer::Proved) continue;
      cases += laying_.question.asked();
      if (answer == Answer::Unknown) return undecided(cases, "objections " + board_for(players));
      const z3::model model = laying_.question.found();
      std::vector<bool> forbidden;
      for (const z3::expr& each : by_the_book) forbidden.push_back(truth(model, each));
      return other_objections(game, laying_, cells_in(model, laying_.tile), hexes_in(model, laying_.occupied), forbidden);
    }
    cases += laying_.question.asked();
  }
  return holds(cases).over(std::string{any_occupancy}).tied(in_every_case(asked_of_model, std::string{every_set}));
}

}  // namespace fathom::solver::rain
