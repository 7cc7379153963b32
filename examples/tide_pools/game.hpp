#pragma once

#include <fathom/game.hpp>

// Tide Pools: what is in the box, every number and reading of the rules, what lies on the table, and what can be done.

namespace tide_pools {

using namespace fathom;

enum class Card : std::uint8_t { shell_1, shell_2, shell_3, crab };
constexpr std::array<std::string_view, 4> names_of(Card) { return {"shell_1", "shell_2", "shell_3", "crab"}; }
constexpr Noun noun(Card card) {
  constexpr std::array<Noun, kinds<Card>> nouns{{{"a shell of 1", "shells of 1"},
                                                 {"a shell of 2", "shells of 2"},
                                                 {"a shell of 3", "shells of 3"},
                                                 {"a crab", "crabs"}}};
  return entry(nouns, card);
}
using Cards = Counts<Card>;

inline constexpr std::array shells{Card::shell_1, Card::shell_2, Card::shell_3};
/// What is printed on a shell.
constexpr int value_of(Card card) { return card == Card::crab ? 0 : static_cast<int>(index_of(card)) + 1; }

struct Box {
  Cards deck{{Card::shell_1, 10}, {Card::shell_2, 8}, {Card::shell_3, 6}, {Card::crab, 6}};
  static constexpr auto pieces = FieldTuple{Piece{"deck", &Box::deck, "contents.cards", "the deck"}};
  friend bool operator==(const Box&, const Box&) = default;
};

/// pinching.needs_room: does a pinched shell need room in the pool it comes to?
enum class Room : std::uint8_t { needed, not_needed };
constexpr std::array<std::string_view, 2> names_of(Room) { return {"needed", "not_needed"}; }

struct Rules {
  Number dealt{"setup.deal_three", 3};
  Number shells_in_pool{"laying.at_most_five", 5};
  Number for_a_set{"scoring.sets", 3};
  Number for_a_crab{"scoring.crabs", 2};  ///< What each crab costs that is still in hand.
  Choice<Room> room{"pinching.needs_room"};

  static constexpr auto fields = FieldTuple{
      Parameter{"setup.deal_three", &Rules::dealt, "setup.deal_three", 1, 5},
      Parameter{"laying.at_most_five", &Rules::shells_in_pool, "laying.at_most_five", 1, 20},
      Parameter{"scoring.sets", &Rules::for_a_set, "scoring.sets", 0, 9},
      Parameter{"scoring.crabs", &Rules::for_a_crab, "scoring.crabs", 0, 9}, Reading{"pinching.needs_room", &Rules::room}};
  friend bool operator==(const Rules&, const Rules&) = default;
};
using Game = GameOf<Rules, Box>;

enum class Step : std::uint8_t { dealing, drawing, acting, counting, over };
constexpr std::array<std::string_view, 5> names_of(Step) { return {"dealing", "drawing", "acting", "counting", "over"}; }

struct State {
  std::uint8_t players = 2;
  Step step = Step::dealing;
  Seat acting = Seat::Ann;
  Cards deck;
  Cards discards;
  PerSeat<Cards> hands;
  PerSeat<Cards> pools;
  PerSeat<int> points;  ///< Counted when play is over.

  static constexpr auto fields = every_member;
  static constexpr auto hidden =
      FieldTuple{hidden_from_everybody(&State::deck, "deck_size"), hidden_from_others(&State::hands, "hand_sizes")};
  static constexpr auto supplies = FieldTuple{Supply{"cards_conserved", "cards.conserved", &Box::deck, &State::deck,
                                                     &State::discards, &State::hands, &State::pools}};
  friend bool operator==(const State&, const State&) = default;
};

/// `draw: { to: Ann, card: shell_2 }`, and so are cards dealt.
struct Draw {
  Seat to{};
  Card card{};
  static constexpr auto observers = Observers::actor;
  static constexpr auto drawn_from = &State::deck;
  static constexpr NamedSet<Step> due{Step::dealing, Step::drawing};
  static constexpr std::string_view line = "{to} draws {card}";
  friend bool operator==(const Draw&, const Draw&) = default;
};
/// `Ann: { lay: shell_2 }`
struct Lay {
  Seat by{};
  Card card{};
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} lays {card} in her pool";
  friend bool operator==(const Lay&, const Lay&) = default;
};
/// `Ann: { pinch: { from: Bob, shell: shell_3 } }`
struct Pinch {
  Seat by{};
  Seat from{};
  Card shell{};
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} sends a crab to {from} for {shell}";
  friend bool operator==(const Pinch&, const Pinch&) = default;
};
/// `Ann: { discard: crab }`
struct Discard {
  Seat by{};
  Card card{};
  static constexpr NamedSet<Step> due{Step::acting};
  static constexpr std::string_view line = "{by} discards {card}";
  friend bool operator==(const Discard&, const Discard&) = default;
};
/// `count: {}`
struct Count {
  static constexpr bool reveals = true;  ///< The hands, whose crabs cost points.
  static constexpr NamedSet<Step> due{Step::counting};
  static constexpr std::string_view line = "the tide is in, and points are counted";
  friend bool operator==(const Count&, const Count&) = default;
};
using Action = std::variant<Draw, Lay, Pinch, Discard, Count>;

void perform(const Game& game, State& state, const Action& action);
/// What a pool counts, less what crabs in hand cost.
int points_of(const Rules& rules, const Cards& pool, int crabs);

struct TidePools : SpecifiedBy<Game, State, Action> {
  static constexpr std::string_view name = "tide-pools";
  static constexpr int fewest_players = 2;
  static constexpr int most_players = 4;
  static constexpr Length length = Length::bounded;
  static constexpr int longest_play = 60;

  static std::span<const Claim> claims();
  static std::span<const Hole<Game, State, Action>> holes();
};

}  // namespace tide_pools
