#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>

#include "model/mirage/chapters/chapter.hpp"

// How To Play · Draw A Tile · Advanced Mirage Variant Rules

namespace fathom::mirage::turns {

inline constexpr Rule rules[] = {
    physical({"turns.first_player", "How To Play", "One of the players is chosen to begin"}),
    {"turns.clockwise", "How To Play", "Players take turns clockwise"},
    physical({"turns.sequence", "How To Play", "Each deed of a turn has its time: draw, lay, add, resolve"}),
    physical({"turns.in_turn", "How To Play", "Nobody acts for another"}),
    physical({"drawing.from_the_bag", "Draw A Tile", "A turn begins with a Survey tile drawn from the bag"}),
    {"coast.comes_with_plain_tiles", "Draw A Tile", "With a Survey tile that is all light or all dark comes a Coast tile"},
    physical({"coast.from_the_pile", "Draw A Tile", "The Coast tile is one of the pile, whichever its player likes"}),
    {"advanced.slower", "Advanced Mirage Variant Rules", "Choosing takes longer than drawing", Standing::flavour},
    physical({"advanced.stacks", "Advanced Mirage Variant Rules",
              "In the Advanced variant Survey tiles lie sorted in stacks, and whoever is in turn chooses a kind",
              Standing::ambiguous, "A variant players may choose; the bag is the game as printed"}),
    {"advanced.stacks_for_three", "Advanced Mirage Variant Rules",
     "Three players leave out a tile drawn at random before the stacks are sorted", Standing::silent,
     "The tile is drawn from a bag that the variant does not use, and nothing says that all tiles are played with then"},
};

/// The steps at which a deed has its time.
using Steps = NamedSet<Step>;

template <class Deed>
inline constexpr Steps steps_of{};
template <>
inline constexpr Steps steps_of<StartingTile>{Step::starting_tile};
template <>
inline constexpr Steps steps_of<SetAside>{Step::setting_aside};
template <>
inline constexpr Steps steps_of<FirstPlayer>{Step::first_player};
template <>
inline constexpr Steps steps_of<Draw>{Step::drawing};
template <>
inline constexpr Steps steps_of<ChooseTile>{Step::choosing_tile};
template <>
inline constexpr Steps steps_of<TakeCoast>{Step::taking_coast};
template <>
inline constexpr Steps steps_of<Lay>{Step::laying};
template <>
inline constexpr Steps steps_of<LayCoast>{Step::laying_coast};
template <>
inline constexpr Steps steps_of<LeaveCoast>{Step::laying_coast};
template <>
inline constexpr Steps steps_of<AddExplorers>{Step::adding};
template <>
inline constexpr Steps steps_of<AddToCoast>{Step::adding_to_coast};
template <>
inline constexpr Steps steps_of<ChooseGap>{Step::choosing_gap};
template <>
inline constexpr Steps steps_of<Award>{Step::awarding};
template <>
inline constexpr Steps steps_of<PitchTent>{Step::pitching};
template <>
inline constexpr Steps steps_of<MoveTent>{Step::pitching};
template <>
inline constexpr Steps steps_of<KeepTrees>{Step::keeping_trees};
template <>
inline constexpr Steps steps_of<LoseTrees>{Step::keeping_trees};
template <>
inline constexpr Steps steps_of<Plant>{Step::planting};
template <>
inline constexpr Steps steps_of<Scoring>{Step::scoring};

/// Whose deed it is: the seat it names, where that has to be the acting one. Who begins is nobody's deed.
template <class Deed>
constexpr std::optional<Seat> doer(const Deed& deed) {
  if constexpr (std::is_same_v<Deed, FirstPlayer>) {
    return std::nullopt;
  } else if constexpr (requires { deed.by; }) {
    return deed.by;
  } else if constexpr (requires { deed.to; }) {
    return deed.to;
  } else {
    return std::nullopt;
  }
}

/// turns.first_player — How To Play.
inline bool not_at_table(const Game&, const State& state, const FirstPlayer& first) { return !at_table(state, first.to); }
inline std::string why_not_at_table(const Game&, const State& state, const FirstPlayer& first) {
  return plainly(first.to) + " is not one of the " + plural(state.players, "player");
}

/// drawing.from_the_bag — Draw A Tile.
inline bool not_drawable(const Game&, const State& state, const Draw& draw) { return state.bag[draw.tile] == 0; }
inline std::string why_not_drawable(const Game&, const State& state, const Draw& draw) {
  return "the bag holds " + phrase(state.bag) + ", but not " + one(draw.tile);
}

/// coast.from_the_pile — Draw A Tile.
inline bool not_takeable(const Game&, const State& state, const TakeCoast& take) { return state.pile[take.pattern] == 0; }
inline std::string why_not_takeable(const Game&, const State& state, const TakeCoast& take) {
  return "the pile holds " + phrase(state.pile) + ", but not " + one(take.pattern);
}

/// advanced.stacks — Advanced Mirage Variant Rules.
inline bool stack_is_empty(const Game&, const State& state, const ChooseTile& choose) { return state.bag[choose.tile] == 0; }
inline std::string why_stack_is_empty(const Game&, const State& state, const ChooseTile& choose) {
  return "in the stacks there is " + phrase(state.bag) + ", but not " + one(choose.tile);
}

/// The sequence of play is asked first: what comes at the wrong time is refused for that, before anything else.
inline constexpr auto clauses = std::tuple{
    Common{"turns.sequence",
           [](const Game&, const State& state, const auto& deed) {
             return !steps_of<std::remove_cvref_t<decltype(deed)>>.contains(state.step);
           },
           [](const Game&, const State& state, const auto& deed) {
             return "this is the time for " + plainly(state.step) + ", not to " + plainly(deed.verb);
           }},
    Common{"turns.in_turn",
           [](const Game&, const State& state, const auto& deed) {
             const std::optional<Seat> who = doer(deed);
             return who && *who != acting_seat(state);
           },
           [](const Game&, const State& state, const auto& deed) {
             const Seat now = acting_seat(state);
             return "it is for " + plainly(now) + " to act, not for " + plainly(doer(deed).value_or(now));
           }},
    Clause<FirstPlayer>{"turns.first_player", not_at_table, why_not_at_table},
    Clause<Draw>{"drawing.from_the_bag", not_drawable, why_not_drawable},
    Clause<TakeCoast>{"coast.from_the_pile", not_takeable, why_not_takeable},
    Clause<ChooseTile>{"advanced.stacks", stack_is_empty, why_stack_is_empty},
};

}  // namespace fathom::mirage::turns
