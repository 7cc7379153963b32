#include <algorithm>

#include "model/mermaid_rain/places.hpp"
#include "model/mermaid_rain/table.hpp"

// "Surf-Riding" Phase: starting, placing, moving and gaining.

namespace fathom::mermaid_rain {

std::optional<Seat> Table::first_off_board() const {
  for (const Seat at : state.order)
    if (state.mermaids[at] == Hex{}) return at;
  return std::nullopt;
}

/// starting.when — 1. Choosing the Starting Spaces.
void Table::begin_riding() const {
  const std::optional<Seat> waiting = first_off_board();
  if (waiting && rules().start_when == StartWhen::all_first)
    open(Step::starting, *waiting);
  else
    begin_turn(state.order.empty() ? std::nullopt : std::optional{state.order[0]});
}

/// riding.player_order, starting.first_round_only, warp.first_round, warp.first_entry — "Surf-Riding" Phase.
void Table::begin_turn(std::optional<Seat> who) const {
  state.visits.clear();
  state.looked = {};
  if (!who) return open(Step::clearing, state.dealer);
  const Hex here = state.mermaids[*who];
  const bool gained = state.warp_gained.contains(*who);
  if (state.warped.contains(*who) && board().treasures.contains(here.cell) &&
      (rules().warp_entry == WarpEntry::counts || (rules().warp_entry == WarpEntry::free && gained)))
    state.visits.push_back(Visit{here, 1, static_cast<std::uint8_t>(gained ? 1 : 0)});
  state.warped.erase(*who);
  state.warp_gained.erase(*who);
  if (here == Hex{})
    open(Step::starting, *who);
  else
    begin_placing(*who);
}

void Table::on(const StartAt& start) const {
  state.mermaids[start.by] = start.at;
  if (rules().start_when == StartWhen::all_first)
    begin_riding();
  else
    begin_placing(start.by);
}

void Table::begin_placing(Seat who) const {
  const bool has_tiles = state.picked[who] || shape_to_place(state, who, Which::extra);
  const bool shows_one = !has_tiles && !state.face_down_tile.empty();
  open(has_tiles ? Step::placing : shows_one ? Step::turning_extra : Step::moving, who);
}

void Table::on(const Place& place) const {
  auto& tile = place.tile == Which::extra ? state.extra_up[place.by] : state.picked[place.by];
  const bool unseen = place.tile == Which::extra && !tile;
  if (unseen) {
    state.extra[place.by].reset();
    state.face_down_tile = in_order(place.on);
    if (rules().extra_shown != ExtraShown::both_placed) return open(Step::turning_extra, place.by);
  } else {
    lay_tile(tile.value_or(Tile{}), in_order(place.on));
    tile.reset();
  }
  begin_placing(place.by);
}

void Table::lay_tile(Tile tile, const Cells& on) const {
  if (state.tiles.full()) return;
  state.tiles.push_back(Placed{tile, on});
  for (const Hex hex : on) state.tile_at[hex.cell] = static_cast<std::uint8_t>(state.tiles.size());
}

/// placing.extra_turned_up — 4. Determining Player Order. What lies on the board was placed; what does not has been drawn.
void Table::on(const TurnExtra& turn) const {
  --state.unseen_tiles[turn.tile];
  if (state.step == Step::turning_drawn) {
    state.extra[state.acting].reset();
    state.extra_up[state.acting] = turn.tile;
    return begin_picking(state.acting);
  }
  lay_tile(turn.tile, state.face_down_tile);
  state.face_down_tile.clear();
  if (rules().extra_shown == ExtraShown::both_placed)
    open(Step::moving, state.acting);
  else
    begin_placing(state.acting);
}

void Table::on(const StopPlacing& stop) const {
  open(state.face_down_tile.empty() ? Step::moving : Step::turning_extra, stop.by);
}

/// moving.discards_card — 2. Moving the Mermaid.
void Table::on(const Move& move) const {
  --state.hands[move.by][move.card];
  ++state.discards[move.card];
  move_on(move.by, move.to);
}

void Table::on(const DeepSea& move) const {
  state.hands[move.by] -= move.cards;
  state.discards += move.cards;
  move_on(move.by, move.to);
}

/// house.paid_move — House rules.
void Table::on(const PaidMove& move) const {
  add_score(move.by, -rules().paid_move);
  move_on(move.by, move.to);
}

/// warp.move_begins_there — 4. Determining Player Order. Whoever has moved has let her warp go.
void Table::move_on(Seat who, Hex to) const {
  state.warp_due.erase(who);
  state.warped.erase(who);
  enter(who, to);
}

/// warp.no_card, warp.token — 4. Determining Player Order.
void Table::on(const Warp& warp) const {
  state.warp_due.erase(warp.by);
  state.warped.insert(warp.by);
  if (state.step != Step::picking) return enter(warp.by, warp.to);
  state.bonus_due.erase(warp.by);
  state.looked.erase(warp.by);
  state.mermaids[warp.by] = cells_of_place(state, warp.to)[0];
  if (rules().looking == Looking::always && !face_down_at(state, state.mermaids[warp.by]).empty())
    open(Step::warp_looking, warp.by);
  else if (has_tokens(state, state.mermaids[warp.by]))
    open(Step::warp_taking, warp.by);
  else
    begin_picking(warp.by);
}

/// treasure.one_on_entry, treasure.first_entry, treasure.look_optional, treasure.look_when, warp.first_entry — 3. Gaining
/// Treasure Tokens.
void Table::enter(Seat who, Hex to) const {
  const Hex here = cells_of_place(state, to)[0];
  state.mermaids[who] = here;
  state.looked.erase(who);
  open(Step::moving, who);
  if (!board().treasures.contains(here.cell)) return;
  const bool first = note_entry(who, here);
  const bool entitled = first && has_tokens(state, here);
  const bool looks = rules().looking == Looking::always && (entitled || rules().look_when == LookWhen::every_entry);
  if (looks && !face_down_at(state, here).empty())
    state.step = Step::looking;
  else if (entitled)
    state.step = Step::taking;
}

/// Remembers the entry; says whether it is the round's first of that space.
bool Table::note_entry(Seat who, Hex here) const {
  for (Visit& visit : state.visits)
    if (visit.at == here) {
      visit.entries = static_cast<std::uint8_t>(std::min(visit.entries + 1, 0xFF));
      return false;
    }
  if (!state.warped.contains(who) || rules().warp_entry == WarpEntry::counts) state.visits.push_back(Visit{here, 1, 0});
  return true;
}

void Table::on(const Peek& peek) const {
  open(state.step == Step::warp_taking ? Step::warp_looking : Step::looking, peek.by);
}

/// treasure.look_at_all, treasure.own_hidden — 3. Gaining Treasure Tokens.
void Table::on(const Look& look) const {
  const bool at_a_gain = gained_unseen(state, look.by).has_value();
  const auto lying = to_look_at(state, look.by);
  for (std::size_t i = 0; i < lying.size() && i < look.tokens.size(); ++i) {
    FaceDown& token = state.face_down[lying[i]];
    token.seen.insert(look.by);
    if (token.what != Hidden::unknown) continue;
    token.what = hidden(look.tokens[i]);
    --state.pool[look.tokens[i]];
  }
  const bool early = state.step == Step::warp_looking;
  open(early ? Step::warp_taking : Step::taking, look.by);
  if (at_a_gain) return go_on_after_gain(look.by);
  state.looked.insert(look.by);
  if (!early && has_entered_again(state, state.mermaids[look.by])) open(Step::moving, look.by);
}

void Table::on(const Take& take) const {
  for (std::size_t i = 0; i < state.spaces.size(); ++i)
    if (state.spaces[i].at == state.mermaids[take.by]) {
      --state.spaces[i].up[take.treasure];
      if (state.spaces[i].up.empty()) state.spaces.erase_at(i);
      ++state.treasure[take.by][take.treasure];
      break;
    }
  note_gain(take.by);
}

/// treasure.stays_face_down — 3. Gaining Treasure Tokens.
void Table::on(const TakeHidden& take) const {
  const auto lying = face_down_at(state, state.mermaids[take.by]);
  if (take.nth >= 1 && take.nth <= lying.size()) {
    FaceDown& token = state.face_down[lying[take.nth - 1U]];
    token.owner = take.by;
    token.at = Hex{};
  }
  note_gain(take.by);
}

/// treasure.two_points, treasure.at_once, warp.token_scores, treasure.one_per_space — 3. Gaining Treasure Tokens.
void Table::note_gain(Seat who) const {
  const Hex here = state.mermaids[who];
  if (!state.warped.contains(who) || rules().warp_token == WarpToken::scores) add_score(who, rules().token_points);
  const bool early = state.step == Step::warp_taking;
  const bool apart = state.warped.contains(who) && rules().warp_entry == WarpEntry::apart;
  if (early) {
    state.warp_gained.insert(who);
  } else if (!apart) {
    if (!has_entered(state, here)) state.visits.push_back(Visit{here, 1, 0});
    for (Visit& visit : state.visits)
      if (visit.at == here) visit.gained = static_cast<std::uint8_t>(std::min(visit.gained + 1, 0xFF));
  }
  if (gained_unseen(state, who)) return open(early ? Step::warp_looking : Step::looking, who);
  go_on_after_gain(who);
}

/// What follows a gain: her pick, or her moves, or where more than one may be gained the next token.
void Table::go_on_after_gain(Seat who) const {
  if (state.step == Step::warp_taking) return begin_picking(who);
  const bool apart = state.warped.contains(who) && rules().warp_entry == WarpEntry::apart;
  if (apart || !has_tokens(state, state.mermaids[who])) state.step = Step::moving;
}

/// riding.in_succession — "Surf-Riding" Phase.
void Table::on(const EndTurn& end) const {
  state.warp_due.erase(end.by);
  state.warped.erase(end.by);
  begin_turn(next_in_order(end.by));
}

}  // namespace fathom::mermaid_rain
