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
/// discarding.with_specials: is it the drawing of a Kraken or Treasure that forbids to discard, or holding it?
enum class SpecialsKeep : std::uint8_t { drawn_this_turn, in_hand };
constexpr std::array<std::string_view, 2> names_of(SpecialsKeep) { return {"drawn_this_turn", "in_hand"}; }
/// cancelling.who_chooses: if cards could cancel in several ways, who chooses which are covered?
enum class CoverChooser : std::uint8_t { player_of_the_card, owner_of_the_mermaid };
constexpr std::array<std::string_view, 2> names_of(CoverChooser) { return {"player_of_the_card", "owner_of_the_mermaid"}; }
/// power.mixed: what is the power of a mermaid by whom both songs and silences are visible?
enum class Mixed : std::uint8_t {
  visible_total,  ///< All of it adds up.
  difference,     ///< The one takes from the other: they cancel in part, too.
  larger          ///< One entices with songs or with silences: whichever are worth more.
};
constexpr std::array<std::string_view, 3> names_of(Mixed) { return {"visible_total", "difference", "larger"}; }
/// specials.when: are the Kraken and the Treasure played at any time of the turn, or in the action phase alone?
enum class SpecialsWhen : std::uint8_t { any_time, action_phase };
constexpr std::array<std::string_view, 2> names_of(SpecialsWhen) { return {"any_time", "action_phase"}; }

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
  Choice<CoverChooser> cover_chooser{"cancelling.who_chooses"};
  Choice<Mixed> mixed{"power.mixed"};
  Choice<SpecialsWhen> specials_when{"specials.when"};

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
                 Reading{"setup.specials_return", &Rules::specials_return},
                 Reading{"deck.renewed_when", &Rules::renewed},
                 Reading{"winning.when", &Rules::winning_when},
                 Reading{"discarding.when", &Rules::discarding_when},
                 Reading{"discarding.with_specials", &Rules::specials_keep},
                 Reading{"cancelling.who_chooses", &Rules::cover_chooser},
                 Reading{"power.mixed", &Rules::mixed},
                 Reading{"specials.when", &Rules::specials_when}};

  friend bool operator==(const Rules&, const Rules&) = default;
};

using Game = GameOf<Rules, Box>;

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mermaids_song
