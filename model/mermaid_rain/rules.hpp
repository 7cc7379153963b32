#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"
#include "model/core/reads.hpp"
#include "model/mermaid_rain/components.hpp"

namespace fathom::mermaid_rain {

// The readings. Each is keyed by the id of the rule it reads; the first value is the default, and the rulebook table says
// why.

/// setup.face_up_five: is a number that stands before two types meant of each, or of both together, however they come?
enum class FaceUpFive : std::uint8_t { each, together };
constexpr std::array<std::string_view, 2> names_of(FaceUpFive) { return {"each", "together"}; }
/// setup.mermaid_free: are the numbers of face-up tokens fixed, or drawn blindly from all 72?
enum class FaceUpMix : std::uint8_t { fixed, free };
constexpr std::array<std::string_view, 2> names_of(FaceUpMix) { return {"fixed", "free"}; }
/// dealing.empty_deck: are the discards shuffled into a new deck?
enum class EmptyDeck : std::uint8_t { reshuffle, deal_short };
constexpr std::array<std::string_view, 2> names_of(EmptyDeck) { return {"reshuffle", "deal_short"}; }
/// dealing.hands_hidden: are the cards in a hand its owner's to see, or everybody's?
enum class HandsSeen : std::uint8_t { by_their_owner, by_all };
constexpr std::array<std::string_view, 2> names_of(HandsSeen) { return {"by_their_owner", "by_all"}; }
/// undercurrents.empty_pile: is a pile renewed when a tile is to come from it, or as soon as it is empty, or only for tiles
/// that are turned up?
enum class EmptyPile : std::uint8_t { when_needed, at_once, for_the_column };
constexpr std::array<std::string_view, 3> names_of(EmptyPile) { return {"when_needed", "at_once", "for_the_column"}; }
/// melding.declared: does a meld count as the best it makes, or may its player call it less?
enum class Declared : std::uint8_t { best, any };
constexpr std::array<std::string_view, 2> names_of(Declared) { return {"best", "any"}; }
/// melding.ignored_cards: what becomes of revealed cards that the meld does not need?
enum class IgnoredCards : std::uint8_t { discarded, returned };
constexpr std::array<std::string_view, 2> names_of(IgnoredCards) { return {"discarded", "returned"}; }
/// picking.surplus_tiles: what becomes of tiles turned up that nobody picked?
enum class SurplusTiles : std::uint8_t { discarded, stay };
constexpr std::array<std::string_view, 2> names_of(SurplusTiles) { return {"discarded", "stay"}; }
/// bonus.not_optional: is an effect other than a warp had in any case, or may it be let go?
enum class Effects : std::uint8_t { always, may_be_let_go };
constexpr std::array<std::string_view, 2> names_of(Effects) { return {"always", "may_be_let_go"}; }
/// bonus.token_scores: does a token from the pool score its two points?
enum class TokenScores : std::uint8_t { scores, nothing };
constexpr std::array<std::string_view, 2> names_of(TokenScores) { return {"scores", "nothing"}; }
/// warp.when: before the pick or at the start of the own moves, as one likes; only at the start of the own moves; or only
/// while melds are resolved?
enum class WarpWhen : std::uint8_t { either, riding, predicting };
constexpr std::array<std::string_view, 3> names_of(WarpWhen) { return {"either", "riding", "predicting"}; }
/// warp.legal_space: any tile, treasure space or starting space, or no tile?
enum class WarpTo : std::uint8_t { tiles_and_spaces, spaces };
constexpr std::array<std::string_view, 2> names_of(WarpTo) { return {"tiles_and_spaces", "spaces"}; }
/// warp.first_entry: does a warp use up the round's entry of the space it reaches, or only the round's token of it, if one
/// is taken, or neither?
enum class WarpEntry : std::uint8_t { counts, free, apart };
constexpr std::array<std::string_view, 3> names_of(WarpEntry) { return {"counts", "free", "apart"}; }
/// warp.token_scores: does a token taken by warp score its two points?
enum class WarpToken : std::uint8_t { scores, nothing };
constexpr std::array<std::string_view, 2> names_of(WarpToken) { return {"scores", "nothing"}; }
/// starting.when: does each choose at the start of the own turn, or do all choose before anybody places?
enum class StartWhen : std::uint8_t { own_turn, all_first };
constexpr std::array<std::string_view, 2> names_of(StartWhen) { return {"own_turn", "all_first"}; }
/// placing.optional: the rulebook says both that one has to place and that one need not.
enum class Placing : std::uint8_t { optional, mandatory };
constexpr std::array<std::string_view, 2> names_of(Placing) { return {"optional", "mandatory"}; }
/// placing.two_tiles: may a player with two tiles place only one of them?
enum class TwoTiles : std::uint8_t { either, both_or_none };
constexpr std::array<std::string_view, 2> names_of(TwoTiles) { return {"either", "both_or_none"}; }
/// placing.extra_turned_up: is the unseen tile turned up when it lies on the board, or once both tiles do, or when it is
/// drawn?
enum class ExtraShown : std::uint8_t { placed, both_placed, drawn };
constexpr std::array<std::string_view, 3> names_of(ExtraShown) { return {"placed", "both_placed", "drawn"}; }
/// deep_sea.not_matching: must both cards miss the symbol, or is one that matches allowed, or any two cards?
enum class DeepCards : std::uint8_t { neither_matches, one_may_match, any_two };
constexpr std::array<std::string_view, 3> names_of(DeepCards) { return {"neither_matches", "one_may_match", "any_two"}; }
/// deep_sea.no_symbol: where any one card will do, do two go as well?
enum class NoSymbol : std::uint8_t { one_card, two_cards_too };
constexpr std::array<std::string_view, 2> names_of(NoSymbol) { return {"one_card", "two_cards_too"}; }
/// deep_sea.reach: a neighbouring tile or space, a neighbouring hex even of open ocean, or anywhere, read literally?
enum class DeepReach : std::uint8_t { neighbouring, open_ocean, anywhere };
constexpr std::array<std::string_view, 3> names_of(DeepReach) { return {"neighbouring", "open_ocean", "anywhere"}; }
/// treasure.optional: may a player leave a token that is there for the taking?
enum class Taking : std::uint8_t { optional, mandatory };
constexpr std::array<std::string_view, 2> names_of(Taking) { return {"optional", "mandatory"}; }
/// treasure.look_optional: may a player look at the tokens face down, or does she in any case?
enum class Looking : std::uint8_t { optional, always };
constexpr std::array<std::string_view, 2> names_of(Looking) { return {"optional", "always"}; }
/// treasure.look_when: does one look on entering with a right to a token, or on every entry?
enum class LookWhen : std::uint8_t { when_entitled, every_entry };
constexpr std::array<std::string_view, 2> names_of(LookWhen) { return {"when_entitled", "every_entry"}; }
/// adjusting.at_most_two: cut to exactly two, or as far below as one likes?
enum class Adjusting : std::uint8_t { down_to_two, two_or_less };
constexpr std::array<std::string_view, 2> names_of(Adjusting) { return {"down_to_two", "two_or_less"}; }
/// scoring.tie_minimum: is a tied player's share at least one point for every rank, or only where the ranks are worth
/// something?
enum class TieMinimum : std::uint8_t { every_tie, worthwhile_ties };
constexpr std::array<std::string_view, 2> names_of(TieMinimum) { return {"every_tie", "worthwhile_ties"}; }
/// scoring.rank_after_tie: after two tied for second, is the next player fourth or third?
enum class AfterTie : std::uint8_t { skips, follows };
constexpr std::array<std::string_view, 2> names_of(AfterTie) { return {"skips", "follows"}; }
/// scoring.below_zero: does the track stop at 0?
enum class BelowZero : std::uint8_t { negative, stops_at_zero };
constexpr std::array<std::string_view, 2> names_of(BelowZero) { return {"negative", "stops_at_zero"}; }
/// winning.tie: do tied players share the win, or does the one with more tokens left win?
enum class TiedWin : std::uint8_t { shared, most_tokens };
constexpr std::array<std::string_view, 2> names_of(TiedWin) { return {"shared", "most_tokens"}; }

/// So many tokens of one type are laid face up, or of two together.
struct FaceUpGroup {
  Few<Treasure, 2> of;
  int many = 0;
};
/// What is laid face up; each type is in one of the groups.
using FaceUp = Few<FaceUpGroup, kinds<Treasure>>;

/// Every number, table and reading of the rulebook, as data with the published value as default.
struct Rules {
  Number rounds{"rounds.five", 5};
  Numbers<kinds<Treasure>> face_up_3{"setup.face_up_three", {4, 4, 4, 3, 3}};
  Numbers<kinds<Treasure>> face_up_4{"setup.face_up_four", {8, 6, 6, 4, 4}};
  Numbers<kinds<Treasure>> face_up_5{"setup.face_up_five", {10, 7, 7, 6, 6}};
  Numbers<kinds<Treasure>> face_up_6{"setup.face_up_six", {11, 9, 9, 7, 6}};
  Number cards_dealt{"dealing.exactly_seven", 7};
  Number first_cards{"melding.first_two", 2};
  Number most_cards{"melding.five_ends_it", 5};
  Number squall_points{"bonus.squall_points", 7};
  Number splash_points{"bonus.splash_points", 6};
  Number mist_points{"bonus.mist_points", 4};
  Number drop_points{"bonus.drop_points", 1};
  Number deep_sea_cards{"deep_sea.two_cards", 2};
  Number token_points{"treasure.two_points", 2};
  Number tokens_per_space{"treasure.one_per_space", 1};
  Number cards_kept{"adjusting.at_most_two", 2};
  Number tribute_each{"tribute.one_of_each", 1};
  Number missing_penalty{"tribute.five_per_missing", 5};
  Numbers<6> rank_points{"scoring.rank_points", {12, 6, 4, 2, 0, 0}};
  Number monopoly_points{"scoring.monopoly", 3};
  Number least_share{"scoring.tie_minimum", 1};
  Number head_start{"house.head_start", 0};
  Number paid_move{"house.paid_move", 0};

  Choice<FaceUpFive> face_up_five{"setup.face_up_five"};
  Choice<FaceUpMix> mermaid_free{"setup.mermaid_free"};
  Choice<EmptyDeck> empty_deck{"dealing.empty_deck"};
  Choice<HandsSeen> hands_seen{"dealing.hands_hidden"};
  Choice<EmptyPile> empty_pile{"undercurrents.empty_pile"};
  Choice<Declared> declared{"melding.declared"};
  Choice<IgnoredCards> ignored_cards{"melding.ignored_cards"};
  Choice<SurplusTiles> surplus_tiles{"picking.surplus_tiles"};
  Choice<Effects> effects{"bonus.not_optional"};
  Choice<TokenScores> bonus_token_scores{"bonus.token_scores"};
  Choice<WarpWhen> warp_when{"warp.when"};
  Choice<WarpTo> warp_to{"warp.legal_space"};
  Choice<WarpEntry> warp_entry{"warp.first_entry"};
  Choice<WarpToken> warp_token{"warp.token_scores"};
  Choice<StartWhen> start_when{"starting.when"};
  Choice<Placing> placing{"placing.optional"};
  Choice<TwoTiles> two_tiles{"placing.two_tiles"};
  Choice<ExtraShown> extra_shown{"placing.extra_turned_up"};
  Choice<DeepCards> deep_cards{"deep_sea.not_matching"};
  Choice<NoSymbol> no_symbol{"deep_sea.no_symbol"};
  Choice<DeepReach> deep_reach{"deep_sea.reach"};
  Choice<Taking> taking{"treasure.optional"};
  Choice<Looking> looking{"treasure.look_optional"};
  Choice<LookWhen> look_when{"treasure.look_when"};
  Choice<Adjusting> adjusting{"adjusting.at_most_two"};
  Choice<TieMinimum> tie_minimum{"scoring.tie_minimum"};
  Choice<AfterTie> after_tie{"scoring.rank_after_tie"};
  Choice<BelowZero> below_zero{"scoring.below_zero"};
  Choice<TiedWin> tied_win{"winning.tie"};

  static constexpr auto fields =
      FieldTuple{Parameter{"rounds.five", &Rules::rounds, "rounds.five", 1, 20},
                 Parameter{"setup.face_up_three", &Rules::face_up_3, "setup.face_up_three", 0, 30},
                 Parameter{"setup.face_up_four", &Rules::face_up_4, "setup.face_up_four", 0, 30},
                 Parameter{"setup.face_up_five_counts", &Rules::face_up_5, "setup.face_up_five", 0, 30},
                 Parameter{"setup.face_up_six", &Rules::face_up_6, "setup.face_up_six", 0, 30},
                 Parameter{"dealing.exactly_seven", &Rules::cards_dealt, "dealing.exactly_seven", 0, 30},
                 Parameter{"melding.first_two", &Rules::first_cards, "melding.first_two", 1, 9},
                 Parameter{"melding.five_ends_it", &Rules::most_cards, "melding.five_ends_it", 2, 9},
                 Parameter{"bonus.squall_points", &Rules::squall_points, "bonus.squall_points", 0, 50},
                 Parameter{"bonus.splash_points", &Rules::splash_points, "bonus.splash_points", 0, 50},
                 Parameter{"bonus.mist_points", &Rules::mist_points, "bonus.mist_points", 0, 50},
                 Parameter{"bonus.drop_points", &Rules::drop_points, "bonus.drop_points", 0, 50},
                 Parameter{"deep_sea.two_cards", &Rules::deep_sea_cards, "deep_sea.two_cards", 1, 9},
                 Parameter{"treasure.two_points", &Rules::token_points, "treasure.two_points", 0, 50},
                 Parameter{"treasure.one_per_space", &Rules::tokens_per_space, "treasure.one_per_space", 0, 4},
                 Parameter{"adjusting.at_most_two_cards", &Rules::cards_kept, "adjusting.at_most_two", 0, 30},
                 Parameter{"tribute.one_of_each", &Rules::tribute_each, "tribute.one_of_each", 0, 9},
                 Parameter{"tribute.five_per_missing", &Rules::missing_penalty, "tribute.five_per_missing", 0, 50},
                 Parameter{"scoring.rank_points", &Rules::rank_points, "scoring.rank_points", 0, 50},
                 Parameter{"scoring.monopoly", &Rules::monopoly_points, "scoring.monopoly", 0, 50},
                 Parameter{"scoring.least_share", &Rules::least_share, "scoring.tie_minimum", 0, 50},
                 Parameter{"house.head_start", &Rules::head_start, "house.head_start", 0, 50},
                 Parameter{"house.paid_move", &Rules::paid_move, "house.paid_move", 0, 50},
                 Reading{"setup.face_up_five", &Rules::face_up_five},
                 Reading{"setup.mermaid_free", &Rules::mermaid_free},
                 Reading{"dealing.empty_deck", &Rules::empty_deck},
                 Reading{"dealing.hands_hidden", &Rules::hands_seen},
                 Reading{"undercurrents.empty_pile", &Rules::empty_pile},
                 Reading{"melding.declared", &Rules::declared},
                 Reading{"melding.ignored_cards", &Rules::ignored_cards},
                 Reading{"picking.surplus_tiles", &Rules::surplus_tiles},
                 Reading{"bonus.not_optional", &Rules::effects},
                 Reading{"bonus.token_scores", &Rules::bonus_token_scores},
                 Reading{"warp.when", &Rules::warp_when},
                 Reading{"warp.legal_space", &Rules::warp_to},
                 Reading{"warp.first_entry", &Rules::warp_entry},
                 Reading{"warp.token_scores", &Rules::warp_token},
                 Reading{"starting.when", &Rules::start_when},
                 Reading{"placing.optional", &Rules::placing},
                 Reading{"placing.two_tiles", &Rules::two_tiles},
                 Reading{"placing.extra_turned_up", &Rules::extra_shown},
                 Reading{"deep_sea.not_matching", &Rules::deep_cards},
                 Reading{"deep_sea.no_symbol", &Rules::no_symbol},
                 Reading{"deep_sea.reach", &Rules::deep_reach},
                 Reading{"treasure.optional", &Rules::taking},
                 Reading{"treasure.look_optional", &Rules::looking},
                 Reading{"treasure.look_when", &Rules::look_when},
                 Reading{"adjusting.at_most_two", &Rules::adjusting},
                 Reading{"scoring.tie_minimum", &Rules::tie_minimum},
                 Reading{"scoring.rank_after_tie", &Rules::after_tie},
                 Reading{"scoring.below_zero", &Rules::below_zero},
                 Reading{"winning.tie", &Rules::tied_win}};

  friend bool operator==(const Rules&, const Rules&) = default;
};

using Game = GameOf<Rules, Box>;

/// What in the numbers, the readings and the box of a game goes so ill together that nobody could set it up or play it, in
/// whole sentences. Numbers that are merely other than printed are no contradiction, and neither is a deck that runs out.
std::vector<std::string> contradictions(const Game& game);

}  // namespace fathom::mermaid_rain
