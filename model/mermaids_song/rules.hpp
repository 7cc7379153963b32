#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/mermaids_song/components.hpp"

namespace fathom::mermaids_song {

// The readings. Each is keyed by the id of the rule it reads; the first value is the default, and the rulebook table says
// why.

/// setup.specials_return: when does a Kraken or Treasure dealt in setup go back into the deck?
enum class SpecialsReturn : std::uint8_t { when_all_are_dealt, at_once };
constexpr std::array<std::string_view, 2> names_of(SpecialsReturn) { return {"when_all_are_dealt", "at_once"}; }
/// deck.renewed_when: are the discards shuffled when a card is needed, or as soon as the last one is drawn?
enum class Renewed : std::uint8_t { when_needed, at_once };
constexpr std::array<std::string_view, 2> names_of(Renewed) { return {"when_needed", "at_once"}; }
/// winning.when: has she won who reaches the total, or who has it at the end of her turn?
enum class WinningWhen : std::uint8_t { at_once, end_of_turn };
constexpr std::array<std::string_view, 2> names_of(WinningWhen) { return {"at_once", "end_of_turn"}; }
/// discarding.when: may a hand be discarded once it has been drawn up, or before that as well?
enum class DiscardingWhen : std::uint8_t { after_drawing, before_drawing_too };
constexpr std::array<std::string_view, 2> names_of(DiscardingWhen) { return {"after_drawing", "before_drawing_too"}; }
/// drawing.again: is a hand drawn up again from which a special card was played once it was complete?
enum class DrawnAgain : std::uint8_t {
  drawn_up_again,  ///< The draw phase goes on until the hand has its cards once more.
  once_only        ///< The hand was complete, so that what is played then is the first of the actions.
};
constexpr std::array<std::string_view, 2> names_of(DrawnAgain) { return {"drawn_up_again", "once_only"}; }
/// hands.secret: does a player alone see what she is dealt and draws, or does everybody?
enum class Hands : std::uint8_t { secret, open };
constexpr std::array<std::string_view, 2> names_of(Hands) { return {"secret", "open"}; }
/// discarding.with_specials: is it the drawing of a Kraken or Treasure that forbids to discard, or holding it?
enum class SpecialsKeep : std::uint8_t { drawn_this_turn, in_hand };
constexpr std::array<std::string_view, 2> names_of(SpecialsKeep) { return {"drawn_this_turn", "in_hand"}; }
/// cancelling.who_chooses: if cards could cancel in several ways, who chooses which are covered?
enum class CoverChooser : std::uint8_t { player_of_the_card, owner_of_the_mermaid };
constexpr std::array<std::string_view, 2> names_of(CoverChooser) { return {"player_of_the_card", "owner_of_the_mermaid"}; }
/// power.mixed: what is the power of a mermaid by whom both songs and silences are visible?
enum class Mixed : std::uint8_t {
  difference,     ///< The one takes from the other, up to its value: they cancel in part, too.
  visible_total,  ///< All of it adds up.
  larger          ///< One entices with songs or with silences: whichever are worth more.
};
constexpr std::array<std::string_view, 3> names_of(Mixed) { return {"difference", "visible_total", "larger"}; }
/// specials.when: at which times of the turn are the Kraken and the Treasure played?
enum class SpecialsWhen : std::uint8_t {
  any_time,     ///< Between two draws, too.
  drawn_up,     ///< Once the hand is drawn up; drawing is not interrupted.
  action_phase  ///< Among the other actions alone.
};
constexpr std::array<std::string_view, 3> names_of(SpecialsWhen) { return {"any_time", "drawn_up", "action_phase"}; }
/// turns.end_at_will: is a turn ended in its action phase, or in the draw phase as well, with whatever is in hand by then?
enum class EndWhen : std::uint8_t { action_phase, any_time };
constexpr std::array<std::string_view, 2> names_of(EndWhen) { return {"action_phase", "any_time"}; }

// Choices that only a house rule makes; the first value is the game as published.

/// house.last_discard: is a hand discarded instead of the action phase alone, or what is left of it after that as well?
enum class LastDiscard : std::uint8_t { as_published, after_the_actions };
constexpr std::array<std::string_view, 2> names_of(LastDiscard) { return {"as_published", "after_the_actions"}; }

/// Every number and reading of the rulebook, as data with the published value as default. What is in the decks, and the
/// numbers printed on cards, are the `Box`.
struct Rules {
  Number creatures_face_up{"setup.three_creatures", 3};
  Number mermaids_dealt{"setup.mermaid_each", 1};
  Number cards_dealt{"setup.card_each", 1};
  Number removed_of_six{"players.six", 0};  ///< Mermaids taken out of the deck for six players.
  Number removed_of_five{"players.five", 1};
  Number removed_of_four{"players.four", 4};
  Number removed_of_three{"players.three", 7};
  Number win_three{"winning.three", 35};  ///< The total loyalty that wins with three players.
  Number win_four{"winning.four", 25};
  Number win_five_or_more{"winning.five_or_more", 20};
  Number hand{"drawing.to_three", 3};
  Number mermaids_in_play{"mermaids.at_most_three", 3};

  Choice<SpecialsReturn> specials_return{"setup.specials_return"};
  Choice<Renewed> renewed{"deck.renewed_when"};
  Choice<WinningWhen> winning_when{"winning.when"};
  Choice<DiscardingWhen> discarding_when{"discarding.when"};
  Choice<SpecialsKeep> specials_keep{"discarding.with_specials"};
  Choice<DrawnAgain> drawn_again{"drawing.again"};
  Choice<Hands> hands{"hands.secret"};
  Choice<CoverChooser> cover_chooser{"cancelling.who_chooses"};
  Choice<Mixed> mixed{"power.mixed"};
  Choice<SpecialsWhen> specials_when{"specials.when"};
  Choice<EndWhen> end_when{"turns.end_at_will"};

  Choice<LastDiscard> last_discard{"house.last_discard"};
  Number first_draws_fewer{"house.first_draws_fewer", 0};  ///< Cards less that whoever begins draws up to in the first turn.
  Number creatures_resist{"house.creatures_resist", 0};    ///< Power that it takes beyond a creature's rating.

  static constexpr auto fields =
      FieldTuple{Parameter{"setup.three_creatures", &Rules::creatures_face_up, "setup.three_creatures", 1, 9},
                 Parameter{"setup.mermaid_each", &Rules::mermaids_dealt, "setup.mermaid_each", 0, 2},
                 Parameter{"setup.card_each", &Rules::cards_dealt, "setup.card_each", 0, 5},
                 Parameter{"players.six", &Rules::removed_of_six, "players.six", 0, 3},
                 Parameter{"players.five", &Rules::removed_of_five, "players.five", 0, 5},
                 Parameter{"players.four", &Rules::removed_of_four, "players.four", 0, 7},
                 Parameter{"players.three", &Rules::removed_of_three, "players.three", 0, 9},
                 Parameter{"winning.three", &Rules::win_three, "winning.three", 1, 200},
                 Parameter{"winning.four", &Rules::win_four, "winning.four", 1, 200},
                 Parameter{"winning.five_or_more", &Rules::win_five_or_more, "winning.five_or_more", 1, 200},
                 Parameter{"drawing.to_three", &Rules::hand, "drawing.to_three", 1, 9},
                 Parameter{"mermaids.at_most_three", &Rules::mermaids_in_play, "mermaids.at_most_three", 1, 4},
                 Parameter{"house.first_draws_fewer", &Rules::first_draws_fewer, "house.first_draws_fewer", 0, 3},
                 Parameter{"house.creatures_resist", &Rules::creatures_resist, "house.creatures_resist", 0, 9},
                 Reading{"setup.specials_return", &Rules::specials_return},
                 Reading{"deck.renewed_when", &Rules::renewed},
                 Reading{"winning.when", &Rules::winning_when},
                 Reading{"discarding.when", &Rules::discarding_when},
                 Reading{"discarding.with_specials", &Rules::specials_keep},
                 Reading{"drawing.again", &Rules::drawn_again},
                 Reading{"hands.secret", &Rules::hands},
                 Reading{"cancelling.who_chooses", &Rules::cover_chooser},
                 Reading{"power.mixed", &Rules::mixed},
                 Reading{"specials.when", &Rules::specials_when},
                 Reading{"turns.end_at_will", &Rules::end_when},
                 Reading{"house.last_discard", &Rules::last_discard}};

  friend bool operator==(const Rules&, const Rules&) = default;
};

using Game = GameOf<Rules, Box>;

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mermaids_song
