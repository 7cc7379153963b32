#pragma once

#include <fathom/game.hpp>

// What is in the box, every number of the rules, what lies on the table, and what can be done. Change it into your game, and
// run the gate after each step.

namespace my_game {

using namespace fathom;

/// What is in the box, sort by sort: `Piece{"deck", &Box::deck, "contents.cards", "the deck"}`.
struct Box {
  static constexpr auto pieces = FieldTuple{};
  friend bool operator==(const Box&, const Box&) = default;
};

/// Each number knows the rule that says it, and its bounds: a house rule may move it between them.
struct Rules {
  Number pebbles{"setup.heap", 12};
  Number most_taken{"taking.at_most_three", 3};

  static constexpr auto fields =
      FieldTuple{Parameter{"setup.heap", &Rules::pebbles, "setup.heap", 1, 60},
                 Parameter{"taking.at_most_three", &Rules::most_taken, "taking.at_most_three", 1, 6}};
  friend bool operator==(const Rules&, const Rules&) = default;
};
using Game = GameOf<Rules, Box>;

/// What happens next. A step at which no action is due ends the game.
enum class Step : std::uint8_t { taking, over };
constexpr std::array<std::string_view, 2> names_of(Step) { return {"taking", "over"}; }

struct State {
  std::uint8_t players = 2;
  Step step = Step::taking;
  Seat acting = Seat::Ann;
  std::uint8_t heap = 0;
  PerSeat<int> points;

  static constexpr auto fields = every_member;
  static constexpr auto hidden = nothing_hidden;
  friend bool operator==(const State&, const State&) = default;
};

/// Every kind of action, as scenarios write it: `Ann: { take: 2 }`.
struct Take {
  Seat by{};
  std::uint8_t pebbles = 1;
  static constexpr int highest = 7;  ///< What anybody might try.
  static constexpr NamedSet<Step> due{Step::taking};
  static constexpr std::string_view line = "{by} takes {pebbles}";
  friend bool operator==(const Take&, const Take&) = default;
};
using Action = std::variant<Take>;

State start(const Game& game, int players);
void perform(const Game& game, State& state, const Action& action);

struct MyGame : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "my-game";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 4;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 60;

  static std::span<const Claim> claims();
};

}  // namespace my_game
