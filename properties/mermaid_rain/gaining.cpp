#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/offered.hpp"

// The laws of gaining treasure, and of looking at it.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

/// The seat that gains a token from the space her mermaid is on by this action.
std::optional<Seat> gainer(const Action& action) {
  if (const auto* take = std::get_if<Take>(&action)) return take->by;
  if (const auto* take = std::get_if<TakeHidden>(&action)) return take->by;
  return std::nullopt;
}

std::string spaces_give_no_more_tokens_than_stated(const Transition& transition) {
  const auto by = gainer(transition.action);
  if (!by) return {};
  const Hex here = transition.before.mermaids[*by];
  const auto had = std::ranges::count(transition.history.gained[*by], here);
  if (had < transition.game.rules.tokens_per_space) return {};
  return show(here) + " gives " + name(*by) + " token number " + to_string(had + 1) + " in round " +
         to_string(transition.before.round);
}

std::string pickups_follow_first_entries(const Transition& transition) {
  const auto by = gainer(transition.action);
  if (!by || transition.history.just_entered) return {};
  return name(*by) + " gains a token of " + show(transition.before.mermaids[*by]) +
         " without entering it for the first time";
}

std::string tokens_leave_spaces_by_being_gained(const Transition& transition) {
  if (transition.before.step <= Step::setting_out) return {};
  const auto by = gainer(transition.action);
  if (!by && transition.before.spaces == transition.after.spaces) return {};
  for (const Hex space : transition.game.box.board(transition.before.players).spaces) {
    const int gone = tokens_on(transition.before, space) - tokens_on(transition.after, space);
    const int wanted = by && transition.before.mermaids[*by] == space ? 1 : 0;
    if (gone != wanted) return to_string(gone) + " tokens leave " + show(space);
  }
  return {};
}

std::string tokens_are_kept_until_the_tribute(const Transition& transition) {
  if (transition.before.step >= Step::tribute) return {};
  const auto* drawn = std::get_if<DrawToken>(&transition.action);
  const std::optional<Seat> by = drawn != nullptr ? std::optional{drawn->to} : gainer(transition.action);
  for (int i = 0; i < transition.before.players; ++i) {
    const int more = tokens_of(transition.after, seat(i)) - tokens_of(transition.before, seat(i));
    if (more != (by == seat(i) ? 1 : 0)) return name(seat(i)) + " has " + to_string(more) + " tokens more";
  }
  return {};
}

std::string what_is_gained_face_down_stays_so(const Transition& transition) {
  if (std::holds_alternative<TurnUpTreasure>(transition.action)) {
    const bool all_up =
        std::ranges::none_of(transition.after.face_down, [](const FaceDown& token) { return token.owner.has_value(); });
    return all_up ? "" : "a token gained is not turned up";
  }
  const auto* take = std::get_if<TakeHidden>(&transition.action);
  for (int i = 0; i < transition.before.players; ++i) {
    const Seat who = seat(i);
    const int down_before = tokens_of(transition.before, who) - transition.before.treasure[who].total();
    const int down_after = tokens_of(transition.after, who) - transition.after.treasure[who].total();
    if (down_after - down_before != (take != nullptr && take->by == who ? 1 : 0))
      return "a token of " + name(who) + " is turned over before the end of the game";
  }
  return {};
}

std::string knows_what_she_gained(const State& state, Seat who) {
  for (const FaceDown& token : state.face_down)
    if (token.owner == who && (!token.seen.contains(who) || token.what == Hidden::unknown))
      return name(who) + " does not know a token that she has gained";
  return {};
}

std::string whoever_looks_sees_all(const Transition& transition) {
  const auto* look = std::get_if<Look>(&transition.action);
  if (look == nullptr) return {};
  const bool at_a_gain = std::ranges::any_of(transition.before.face_down, [&](const FaceDown& token) {
    return token.owner == look->by && !token.seen.contains(look->by);
  });
  if (at_a_gain) return knows_what_she_gained(transition.after, look->by);
  if (!transition.history.just_entered && transition.game.rules.look_when == LookWhen::when_entitled)
    return name(look->by) + " looks without having entered the space for the first time";
  for (const FaceDown& token : transition.after.face_down) {
    const bool here = !token.owner && token.at == transition.after.mermaids[look->by];
    if (here && (!token.seen.contains(look->by) || token.what == Hidden::unknown))
      return name(look->by) + " has not seen a token of the space she is on";
  }
  return {};
}

std::string token_out_of_reach(const Transition& transition, Seat who, const std::vector<Action>& legal) {
  const Hex here = transition.after.mermaids[who];
  for (const Heap& heap : transition.after.spaces)
    for (const Treasure type : every<Treasure>)
      if (heap.at == here && heap.up[type] > 0 && !lists(legal, Take{who, type}))
        return cannot(who, "take a " + std::string(name_of(type)) + " from " + show(here));
  std::uint8_t nth = 0;
  for (const FaceDown& token : transition.after.face_down)
    if (!token.owner && token.at == here && !lists(legal, TakeHidden{who, ++nth}))
      return cannot(who, "take token " + to_string(nth) + " face down on " + show(here));
  return {};
}

/// Whether a player who looks sees what lies on her space, and not the token that she has just gained unseen.
bool is_at_the_tokens(const State& state, Seat who) {
  return std::ranges::none_of(state.face_down,
                              [&](const FaceDown& token) { return token.owner == who && !token.seen.contains(who); });
}

/// The seat whose first entry of a treasure space this was, as a spectator saw it, while tokens lie there.
std::optional<Seat> enters_with_a_right(const Transition& transition) {
  std::optional<Seat> who;
  if (const auto* move = std::get_if<Move>(&transition.action)) who = move->by;
  if (const auto* move = std::get_if<DeepSea>(&transition.action)) who = move->by;
  if (const auto* move = std::get_if<PaidMove>(&transition.action)) who = move->by;
  const auto* warp = std::get_if<Warp>(&transition.action);
  if (warp != nullptr) who = warp->by;
  if (!who || transition.game.rules.tokens_per_space == 0) return std::nullopt;
  const Hex here = transition.after.mermaids[*who];
  if (!is_treasure(ground(transition.game, transition.after.players, here)) || tokens_on(transition.after, here) == 0)
    return std::nullopt;
  const bool free = transition.game.rules.warp_entry != WarpEntry::counts;
  if (free && transition.history.warped.contains(*who))
    return std::nullopt;  // which entry is her first is another question then
  return (free && warp != nullptr) || !transition.history.entered[*who].contains(here) ? who : std::nullopt;
}

/// Whoever enters a treasure space for the first time in a round can take any token there, once she has looked at those face
/// down.
std::string first_entries_offer_a_token(const Transition& transition) {
  if (const auto who = enters_with_a_right(transition)) {
    const std::vector<Action> legal = legal_after(transition);
    const bool some_face_down = std::ranges::any_of(transition.after.face_down, [&](const FaceDown& token) {
      return !token.owner && token.at == transition.after.mermaids[*who];
    });
    const bool looks_first = transition.game.rules.looking == Looking::always;
    if (some_face_down && !(looks_first ? offers<Look>(legal) : offers<Peek>(legal)))
      return cannot(*who, "look at the tokens face down");
    return some_face_down && looks_first ? "" : token_out_of_reach(transition, *who, legal);
  }
  const auto* look = std::get_if<Look>(&transition.action);
  if (look == nullptr || !transition.history.just_entered || !is_at_the_tokens(transition.before, look->by)) return {};
  const auto had = std::ranges::count(transition.history.gained[look->by], transition.before.mermaids[look->by]);
  if (had >= transition.game.rules.tokens_per_space) return {};
  return token_out_of_reach(transition, look->by, legal_after(transition));
}

/// Nobody looks where nothing lies face down, or has looked already; nor, unless every entry lets her look, on coming again
/// or having gained her token.
std::string nobody_looks_twice(const Transition& transition) {
  const auto* peek = std::get_if<Peek>(&transition.action);
  if (peek == nullptr) return {};
  const Hex here = transition.before.mermaids[peek->by];
  if (transition.game.rules.looking == Looking::always) return name(peek->by) + " chooses to do what she has to do";
  const bool some_face_down = std::ranges::any_of(transition.before.face_down,
                                                  [&](const FaceDown& token) { return !token.owner && token.at == here; });
  if (!some_face_down) return name(peek->by) + " looks where nothing lies face down";
  if (transition.history.looked) return name(peek->by) + " looks twice at what lies on " + show(here);
  if (transition.game.rules.look_when == LookWhen::every_entry) return {};
  if (!transition.history.just_entered) return name(peek->by) + " looks without having come to " + show(here);
  const auto had = std::ranges::count(transition.history.gained[peek->by], here);
  return had < transition.game.rules.tokens_per_space ? "" : name(peek->by) + " looks after she has gained her token";
}

}  // namespace

std::span<const Law> gaining_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"spaces_give_no_more_tokens_than_stated",
       "treasure.one_pickup",
       AsksTransition{spaces_give_no_more_tokens_than_stated},
       {space_entered_again}},
      {"pickups_follow_first_entries",
       "treasure.on_first_entry",
       AsksTransition{pickups_follow_first_entries},
       {space_entered_again}},
      {"tokens_leave_spaces_by_being_gained",
       "treasure.leaves_by_gain",
       AsksTransition{tokens_leave_spaces_by_being_gained},
       {space_emptied}},
      {"tokens_are_kept_until_the_tribute",
       "treasure.kept",
       AsksTransition{tokens_are_kept_until_the_tribute},
       {pool_token}},
      {"what_is_gained_face_down_stays_so",
       "treasure.hidden_until_the_end",
       AsksTransition{what_is_gained_face_down_stays_so},
       {face_down_gain}},
      {"whoever_looks_sees_all",
       "treasure.known_to_who_looked",
       AsksTransition{whoever_looks_sees_all},
       {face_down_gain, gained_unseen}},
      {"first_entries_offer_a_token",
       "treasure.first_entry_offers",
       AsksTransition{first_entries_offer_a_token},
       {face_down_gain, space_entered_again}},
      {"nobody_looks_twice", "treasure.looking", AsksTransition{nobody_looks_twice}, {looked}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
