#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/mirage/components.hpp"

namespace fathom::mirage {

// The readings. Each is keyed by the id of the rule it reads; the first value is the default, and the rulebook table says
// why.

/// explorers.too_few: must as many squares be filled as explorers are left?
enum class AddingFew : std::uint8_t { as_many_as_possible, any_number };
constexpr std::array<std::string_view, 2> names_of(AddingFew) { return {"as_many_as_possible", "any_number"}; }
/// explorers.one_kind_left: must whoever has only camels or only ships left add one to her Coast tile?
enum class OneKindLeft : std::uint8_t { that_kind, may_be_none };
constexpr std::array<std::string_view, 2> names_of(OneKindLeft) { return {"that_kind", "may_be_none"}; }
/// coast.must_be_added: must a Coast tile that fits somewhere be added, must the Survey tile even leave room for it, or may
/// it be left aside?
enum class CoastDuty : std::uint8_t { must, must_leave_room, may };
constexpr std::array<std::string_view, 3> names_of(CoastDuty) { return {"must", "must_leave_room", "may"}; }
/// coast.nowhere: what becomes of a Coast tile that is not added?
enum class Nowhere : std::uint8_t { back_to_the_pile, out_of_the_game };
constexpr std::array<std::string_view, 2> names_of(Nowhere) { return {"back_to_the_pile", "out_of_the_game"}; }
/// gaps.could_ever_fit: could a tile fit wherever teeth would let it lie, or only where it could be laid by the rules?
enum class Fitting : std::uint8_t { teeth_fit, could_be_laid };
constexpr std::array<std::string_view, 2> names_of(Fitting) { return {"teeth_fit", "could_be_laid"}; }
/// regions.one_colour: are light sand and light water two colours or one? It matters where they meet, on a Coast tile.
enum class Colours : std::uint8_t { terrain_and_shade, shade_alone };
constexpr std::array<std::string_view, 2> names_of(Colours) { return {"terrain_and_shade", "shade_alone"}; }
/// competition.nobody: does nobody claim a gap without competitors, or are all tied with none?
enum class Nobody : std::uint8_t { unclaimed, all_tied };
constexpr std::array<std::string_view, 2> names_of(Nobody) { return {"unclaimed", "all_tied"}; }
/// tents.supply_first: does a winner with a tent in her supply place that, or may she move one from another gap?
enum class TentsFrom : std::uint8_t { supply_first, anywhere };
constexpr std::array<std::string_view, 2> names_of(TentsFrom) { return {"supply_first", "anywhere"}; }
/// tents.none_left: must a winner without a tent in her supply move one, may she, or does she go without?
enum class NoTent : std::uint8_t { moves_one, may_move_one, none_placed };
constexpr std::array<std::string_view, 3> names_of(NoTent) { return {"moves_one", "may_move_one", "none_placed"}; }
/// regions.tents_count: do tents in the gaps beside a region count in it?
enum class Holders : std::uint8_t { explorers, tents_beside_too };
constexpr std::array<std::string_view, 2> names_of(Holders) { return {"explorers", "tents_beside_too"}; }
/// scoring.fewer_tents: what is the journey of a player with fewer than three tents on the table?
enum class FewTents : std::uint8_t { there_and_back, one_way, nothing };
constexpr std::array<std::string_view, 3> names_of(FewTents) { return {"there_and_back", "one_way", "nothing"}; }
/// advanced.stacks: are Survey tiles drawn from the bag, or chosen from open stacks?
enum class Supply : std::uint8_t { bag, stacks };
constexpr std::array<std::string_view, 2> names_of(Supply) { return {"bag", "stacks"}; }
/// palms.played: is the expansion in play?
enum class Palms : std::uint8_t { without, with };
constexpr std::array<std::string_view, 2> names_of(Palms) { return {"without", "with"}; }
/// palms.tent_may_move: may a tent change places with a tree of its gap before it is scored?
enum class TentAmongTrees : std::uint8_t { changes_places, stays };
constexpr std::array<std::string_view, 2> names_of(TentAmongTrees) { return {"changes_places", "stays"}; }

/// Every number and reading of the rulebook, as data with the published value as default. How many tiles there are of each
/// kind is the `Box`.
struct Rules {
  Number camels{"setup.camels", 7};
  Number ships{"setup.ships", 7};
  Number tents{"setup.tents", 3};
  Number removed_for_three{"setup.removed_for_three", 1};
  Number region_points{"regions.two_points", 2};
  Number step_points{"scoring.round_trip", 1};

  Number display{"house.display", 0};
  Number redraws{"house.redraws", 0};
  Number redraw_price{"house.redraw_price", 0};
  Number later_points{"house.later_points", 0};

  Choice<AddingFew> adding_few{"explorers.too_few"};
  Choice<OneKindLeft> one_kind_left{"explorers.one_kind_left"};
  Choice<CoastDuty> coast_duty{"coast.must_be_added"};
  Choice<Nowhere> nowhere{"coast.nowhere"};
  Choice<Fitting> fitting{"gaps.could_ever_fit"};
  Choice<Colours> colours{"regions.one_colour"};
  Choice<Nobody> nobody{"competition.nobody"};
  Choice<TentsFrom> tents_from{"tents.supply_first"};
  Choice<NoTent> no_tent{"tents.none_left"};
  Choice<Holders> holders{"regions.tents_count"};
  Choice<FewTents> few_tents{"scoring.fewer_tents"};
  Choice<Supply> supply{"advanced.stacks"};
  Choice<Palms> palms{"palms.played"};
  Choice<TentAmongTrees> tent_among_trees{"palms.tent_may_move"};

  static constexpr auto fields =
      FieldTuple{Parameter{"setup.camels", &Rules::camels, "setup.camels", 0, 14},
                 Parameter{"setup.ships", &Rules::ships, "setup.ships", 0, 14},
                 Parameter{"setup.tents", &Rules::tents, "setup.tents", 1, 3},
                 Parameter{"setup.removed_for_three", &Rules::removed_for_three, "setup.removed_for_three", 0, 8},
                 Parameter{"regions.two_points", &Rules::region_points, "regions.two_points", 0, 10},
                 Parameter{"scoring.points_a_step", &Rules::step_points, "scoring.round_trip", 0, 10},
                 Parameter{"house.display", &Rules::display, "house.display", 0, 8},
                 Parameter{"house.redraws", &Rules::redraws, "house.redraws", 0, 10},
                 Parameter{"house.redraw_price", &Rules::redraw_price, "house.redraw_price", 0, 10},
                 Parameter{"house.later_points", &Rules::later_points, "house.later_points", 0, 10},
                 Reading{"coast.must_be_added", &Rules::coast_duty},
                 Reading{"coast.nowhere", &Rules::nowhere},
                 Reading{"explorers.too_few", &Rules::adding_few},
                 Reading{"explorers.one_kind_left", &Rules::one_kind_left},
                 Reading{"gaps.could_ever_fit", &Rules::fitting},
                 Reading{"regions.one_colour", &Rules::colours},
                 Reading{"competition.nobody", &Rules::nobody},
                 Reading{"tents.supply_first", &Rules::tents_from},
                 Reading{"tents.none_left", &Rules::no_tent},
                 Reading{"regions.tents_count", &Rules::holders},
                 Reading{"scoring.fewer_tents", &Rules::few_tents},
                 Reading{"advanced.stacks", &Rules::supply},
                 Reading{"palms.played", &Rules::palms},
                 Reading{"palms.tent_may_move", &Rules::tent_among_trees}};

  friend bool operator==(const Rules&, const Rules&) = default;
};

using Game = GameOf<Rules, Box>;

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mirage
