#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cards.hpp"

/// The game: where it stands, what may be done there, and what comes of it.
namespace song {

/// The numbers that a house rule may change, as published.
struct Numbers {
  unsigned hand = 3;
  unsigned face_up = 3;
  unsigned mermaids = 3;
  unsigned three_win = 35;
  unsigned four_win = 25;
  unsigned more_win = 20;
};

struct Mermaid {
  Cards visible;
  Cards covered;

  [[nodiscard]] unsigned power() const;
  /// The smallest groups of visible cards that exactly cancel each other.
  [[nodiscard]] std::vector<Cards> ways_to_cancel() const;
};

struct Player {
  Cards hand;
  std::vector<Mermaid> mermaids;
  Creatures enticed;
  bool still_to_lose = false;  ///< A mermaid, to the Kraken.

  [[nodiscard]] unsigned strongest() const;  ///< The power of her strongest mermaid.
  [[nodiscard]] unsigned loyalty() const;
  [[nodiscard]] bool holds_special() const { return hand[Card::kraken] > 0 || hand[Card::treasure] > 0; }
};

/// What comes next.
enum class Step : std::uint8_t {
  laying_creatures,
  dealing,
  first_player,
  between_draws,
  drawing,
  choosing,
  acting,
  covering,
  losing,
  luring,
  replacing,
  over
};
template <>
inline constexpr std::array<std::string_view, 12> names<Step>{
    "laying_creatures", "dealing",  "first_player", "between_draws", "drawing",   "choosing",
    "acting",           "covering", "losing",       "luring",        "replacing", "over"};

struct Position {
  Numbers numbers;
  std::vector<Player> players;
  Cards deck, discards, set_aside;
  Creatures creature_deck, face_up;
  Step step = Step::laying_creatures;
  Seat turn = Seat::Ann;
  Seat acting = Seat::Ann;      ///< Who chooses, or is dealt to.
  bool in_actions = false;      ///< The action phase has begun.
  bool special_played = false;  ///< In this turn.
  std::optional<Seat> target;   ///< Whose mermaid's cards are covered, or whose creature is lured.
  unsigned nth = 0;             ///< Which mermaid's, counted from 1.

  Player& at(Seat seat) { return players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Player& at(Seat seat) const { return players[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] Seat after(Seat seat) const {
    return static_cast<Seat>((static_cast<std::size_t>(seat) + 1) % players.size());
  }
};

enum class Verb : std::uint8_t {
  turn_creature,
  deal,
  set_aside,
  first_player,
  draw_next,
  draw,
  reshuffle,
  end_play,
  begin_actions,
  discard_hand,
  release_kraken,
  play_treasure,
  play_mermaid,
  play,
  entice,
  end_turn,
  discard_treasure,
  cover,
  lose,
  lure
};

/// An action; of its fields, those count that its verb has.
struct Move {
  Verb verb{};
  std::optional<Seat> by{};  ///< Nobody, where chance decides.
  Seat seat{};
  Card card{};
  Creature creature{};
  unsigned nth = 0;  ///< A mermaid, counted from 1.
  Cards cards{};
};

struct Refusal {
  const char* rule;
  const char* why;
};

/// What a verb looks like, who says it, and in which steps.
enum class Who : std::uint8_t { chance, player };
enum Field : unsigned { none = 0, a_seat = 1, a_card = 2, a_creature = 4, a_number = 8, some_cards = 16 };
struct Form {
  std::string_view verb;
  Who who;
  unsigned steps;                                                   ///< A bit for each.
  unsigned fields;                                                  ///< Of `Field`.
  std::string_view seat;                                            ///< What the seat is called in it.
  std::optional<Refusal> (*against)(const Position&, const Move&);  ///< What speaks against it when it is time for it.
};
extern const std::array<Form, 20> forms;
inline const Form& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }

Position new_game(unsigned players, const Numbers& numbers);
/// What speaks against a move, if anything does.
std::optional<Refusal> objection(const Position& position, const Move& move);
std::vector<Move> legal_moves(const Position& position);
/// Does what nothing speaks against.
void perform(Position& position, const Move& move);

}  // namespace song
