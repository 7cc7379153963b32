#include <algorithm>

#include "model/mermaid_rain/chapters/predicting.hpp"
#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/places.hpp"

// What a deed does once nothing objects. Each `on` performs one kind of deed; each `begin_…` opens a step, and passes over
// it where it asks nothing of anybody. All of it is total: with rules dropped, any deed may come at any time.

namespace fathom::mermaid_rain {

namespace {

struct Table {
  const Game& game;
  State& state;

  [[nodiscard]] const Rules& rules() const { return game.rules; }
  [[nodiscard]] const Board& board() const { return game.box.board(state.players); }

  void add_score(Seat to, int points) const { state.scores[to] = static_cast<std::int16_t>(state.scores[to] + points); }

  void open(Step step, Seat acting) const {
    state.step = step;
    state.acting = acting;
  }

  /// The seat after `from` in player order; nobody after the last.
  [[nodiscard]] std::optional<Seat> next_in_order(Seat from) const {
    const std::size_t place = state.order.index_of(from);
    return place + 1 < state.order.size() ? std::optional{state.order[place + 1]} : std::nullopt;
  }
  /// The seat after `from` clockwise; nobody once it is the dealer's again.
  [[nodiscard]] std::optional<Seat> next_clockwise(Seat from) const {
    const Seat next = clockwise(from, 1, state.players);
    return next == state.dealer ? std::nullopt : std::optional{next};
  }

  // --- Preparation for Play ---

  [[nodiscard]] bool can_lay_more() const {
    if (laid_face_up(state) >= to_lay_face_up(game, state) || !next_spot(game, state)) return false;
    const FaceUp wanted = face_up(rules(), state.players);
    Treasures laid;
    for (const Heap& heap : state.heaps) laid += heap.up;
    return std::ranges::any_of(every<Treasure>, [&](Treasure kind) {
      return state.pool[kind] > 0 && (rules().mermaid_free == FaceUpMix::free || laid[kind] < wanted[index_of(kind)]);
    });
  }
  void begin_laying() const { open(can_lay_more() ? Step::laying_tokens : Step::setting_out, state.dealer); }

  /// setup.face_up_at_random, setup.layout — Preparation for Play.
  void on(const Lay& lay) const {
    if (const auto spot = next_spot(game, state)) add_to_heap(*spot, lay.treasure);
    --state.pool[lay.treasure];
    --state.pool_size;
    begin_laying();
  }
  void add_to_heap(Hex at, Treasure treasure) const {
    for (Heap& heap : state.heaps)
      if (heap.at == at) {
        ++heap.up[treasure];
        return;
      }
    Heap heap{at, {}};
    ++heap.up[treasure];
    state.heaps.push_back(heap);
    std::sort(state.heaps.begin(), state.heaps.end(), [](const Heap& a, const Heap& b) { return a.at < b.at; });
  }

  /// setup.face_down_unseen, setup.pool, setup.mermaid_in_hand — Preparation for Play.
  void on(const SetOut&) const {
    for (const Laid& spot : game.box.layout(state.players))
      for (int n = 0; n < spot.down && !state.face_downs.full() && state.pool_size > 0; ++n) {
        state.face_downs.push_back(FaceDown{Hidden::unknown, {}, std::nullopt, spot.at});
        --state.pool_size;
      }
    open(Step::first_dealer, state.dealer);
  }

  void on(const FirstDealer& first) const {
    state.dealer = first.to;
    begin_dealing();
  }

  // --- "Surf-Predicting" Phase ---

  void begin_dealing() const {
    state.order.clear();
    state.made = {};
    begin_dealing_to(state.dealer);
  }
  /// dealing.from_the_dealer, dealing.whatever_in_hand, dealing.nothing_left — 1. Dealing Adventure cards.
  void begin_dealing_to(std::optional<Seat> to) const {
    for (; to; to = next_clockwise(*to)) {
      open(Step::dealing, *to);
      state.owed = static_cast<std::uint8_t>(rules().cards_dealt);
      if (state.owed > 0 && can_deal()) return;
    }
    state.owed = 0;
    begin_undercurrents();
  }
  [[nodiscard]] bool can_deal() const { return !state.deck.empty() || predicting::deck_can_be_renewed(game, state); }

  void on(const Deal& deal) const {
    state.deck -= deal.cards;
    state.hands[deal.to] += deal.cards;
    state.owed = static_cast<std::uint8_t>(std::max(0, state.owed - deal.cards.total()));
    if (state.owed == 0 || !can_deal()) begin_dealing_to(next_clockwise(state.acting));
  }
  void on(const ReshuffleCards&) const {
    state.deck += state.discards;
    state.discards = {};
  }

  /// undercurrents.draw_one, undercurrents.all_turned — 2. Checking an Undercurrents card.
  void begin_undercurrents() const {
    if (std::ranges::find(state.turned, 0) == state.turned.end()) state.turned = {};
    open(Step::undercurrents, state.dealer);
  }
  void on(const TurnUndercurrents& turn) const {
    const auto place = std::ranges::find(state.turned, 0);
    if (place != state.turned.end()) *place = turn.card;
    if (turn.card >= 1 && turn.card <= game.box.undercurrents.size())
      state.to_turn = game.box.undercurrents[turn.card - 1U].column(state.players);
    begin_turning();
  }
  /// undercurrents.no_tiles_left — 2. Checking an Undercurrents card.
  void begin_turning() const {
    for (const Shape shape : every<Shape>)
      if (state.piles[shape] + state.tile_discards.total(shape) + state.unseen_discards[shape] == 0) state.to_turn[shape] = 0;
    if (state.to_turn.empty())
      begin_choosing();
    else
      open(Step::turning_tiles, state.dealer);
  }
  void on(const TurnTile& turn) const {
    --state.unseen[turn.tile];
    --state.piles[turn.tile.shape()];
    --state.to_turn[turn.tile.shape()];
    state.offer.push_back(turn.tile);
    begin_turning();
  }
  void on(const ReshuffleTiles& again) const {
    for (const Symbol symbol : every<Symbol>)
      for (const Shade shade : every<Shade>) {
        const Tile tile = Tile::of(again.shape, symbol, shade);
        state.unseen[tile] = static_cast<std::uint8_t>(state.unseen[tile] + state.tile_discards[tile]);
        state.piles[again.shape] = static_cast<std::uint8_t>(state.piles[again.shape] + state.tile_discards[tile]);
        state.tile_discards[tile] = 0;
      }
    state.piles[again.shape] = static_cast<std::uint8_t>(state.piles[again.shape] + state.unseen_discards[again.shape]);
    state.unseen_discards[again.shape] = 0;
  }

  /// melding.simultaneous, melding.no_more_after_princess — 3. Making the Melds. Nothing is shown until all have chosen, so the
  /// order in which they are asked, clockwise from the dealer, makes no difference.
  void begin_choosing() const { ask_to_choose(state.dealer); }
  void ask_to_choose(std::optional<Seat> who) const {
    for (; who; who = next_clockwise(*who))
      if (!state.princess.contains(*who)) return open(Step::choosing_cards, *who);
    open(Step::showing_cards, state.dealer);
  }
  void on(const Choose& choose) const {
    state.hands[choose.by] -= choose.cards;
    state.chosen[choose.by] += choose.cards;
    ask_to_choose(next_clockwise(choose.by));
  }
  void on(const ChoosePrincess& choose) const {
    state.princess_down.insert(choose.by);
    ask_to_choose(next_clockwise(choose.by));
  }
  /// melding.all_princesses_end_it, melding.five_ends_it, melding.others_go_on — 3. Making the Melds.
  void on(const ShowCards&) const {
    bool five_shown = false;
    for (const Seat at : every<Seat>) {
      state.melds[at] += state.chosen[at];
      state.chosen[at] = {};
      five_shown = five_shown || state.melds[at].total() >= rules().most_cards;
    }
    state.princess.bits = static_cast<std::uint8_t>(state.princess.bits | state.princess_down.bits);
    state.princess_down = {};
    bool all_ended = true;
    for (int i = 0; i < state.players; ++i) all_ended = all_ended && state.princess.contains(seat(i));
    if (five_shown || all_ended)
      begin_declaring();
    else
      begin_choosing();
  }
  void begin_declaring() const {
    if (rules().declared == Declared::any) return open(Step::declaring, state.dealer);
    for (int i = 0; i < state.players; ++i) state.made[seat(i)] = best_meld(state.melds[seat(i)]);
    rank_melds();
  }
  void on(const Declare& declare) const {
    state.made[declare.by] = declare.meld;
    if (const auto next = next_clockwise(declare.by))
      open(Step::declaring, *next);
    else
      rank_melds();
  }

  /// ranking.by_meld, ranking.ties_clockwise — 4. Determining Player Order.
  /// picking.melds_discarded, melding.ignored_cards — 5. Picking a Surf tile.
  void rank_melds() const {
    state.order.clear();
    for (const Meld meld : every<Meld>)
      for (int steps = 0; steps < state.players; ++steps)
        if (const Seat at = clockwise(state.dealer, steps, state.players); state.made[at] == meld) state.order.push_back(at);
    for (const Seat at : state.order) {
      const Cards kept = rules().ignored_cards == IgnoredCards::returned && state.melds[at].has(needed(state.melds[at], *state.made[at]))
                             ? state.melds[at] - needed(state.melds[at], *state.made[at])
                             : Cards{};
      state.hands[at] += kept;
      state.discards += state.melds[at] - kept;
      state.melds[at] = {};
      state.pick_due.insert(at);
      note_effect(at, *state.made[at]);
    }
    state.princess = {};
    begin_picking(state.order.empty() ? std::nullopt : std::optional{state.order[0]});
  }
  /// bonus.once, warp.when — 5. Picking a Surf tile.
  void note_effect(Seat at, Meld meld) const {
    if (meld == Meld::octopus) return;
    if (meld == Meld::mermaid_rain && rules().warp_when == WarpWhen::riding)
      state.warp_due.insert(at);
    else
      state.bonus_due.insert(at);
  }

  /// picking.in_order, bonus.before_or_after, picking.surplus_tiles — 5. Picking a Surf tile.
  void begin_picking(std::optional<Seat> who) const {
    for (; who; who = next_in_order(*who))
      if (state.pick_due.contains(*who) || state.bonus_due.contains(*who)) return open(Step::picking, *who);
    if (rules().surplus_tiles == SurplusTiles::discarded) {
      for (const Tile tile : state.offer) ++state.tile_discards[tile];
      state.offer.clear();
    }
    open(Step::passing_prince, state.dealer);
  }
  void on(const Pick& pick) const {
    state.offer.erase_at(state.offer.index_of(pick.tile));
    state.picked[pick.by] = pick.tile;
    state.pick_due.erase(pick.by);
    begin_picking(pick.by);
  }
  void on(const GoWithout& without) const {
    state.pick_due.erase(without.by);
    begin_picking(without.by);
  }
  /// bonus.squall_points and the like, bonus.pool_token, bonus.pool_empty — 4. Determining Player Order.
  void on(const TakeBonus& take) const {
    state.bonus_due.erase(take.by);
    switch (state.made[take.by].value_or(Meld::octopus)) {
      case Meld::mermaid_squall: add_score(take.by, rules().squall_points); break;
      case Meld::twin_splash: add_score(take.by, rules().splash_points); break;
      case Meld::mermaid_mist: add_score(take.by, rules().mist_points); break;
      case Meld::mermaid_drop: add_score(take.by, rules().drop_points); break;
      case Meld::ocean_march:
        if (state.pool_size > 0) return open(Step::drawing_token, take.by);
        break;
      default: break;
    }
    begin_picking(take.by);
  }
  void on(const DrawToken& draw) const {
    --state.pool[draw.treasure];
    --state.pool_size;
    ++state.treasure[draw.to][draw.treasure];
    if (rules().bonus_token_scores == TokenScores::scores) add_score(draw.to, rules().token_points);
    begin_picking(draw.to);
  }
  void on(const DrawTile& draw) const {
    state.bonus_due.erase(draw.by);
    --state.piles[draw.shape];
    state.extra[draw.by] = draw.shape;
    begin_picking(draw.by);
  }
  void on(const ForgoBonus& forgo) const {
    state.bonus_due.erase(forgo.by);
    begin_picking(forgo.by);
  }
  void on(const Leave& leave) const { begin_picking(leave.by); }

  /// prince.to_best_meld, prince.after_picking — 6. Passing Prince Card to the Next Dealer.
  void on(const PassPrince& pass) const {
    state.dealer = pass.to;
    begin_riding();
  }

  // --- "Surf-Riding" Phase ---

  [[nodiscard]] std::optional<Seat> first_off_board() const {
    for (const Seat at : state.order)
      if (state.mermaids[at] == Hex{}) return at;
    return std::nullopt;
  }
  /// starting.when — 1. Choosing the Starting Spaces.
  void begin_riding() const {
    const std::optional<Seat> waiting = first_off_board();
    if (waiting && rules().start_when == StartWhen::all_first)
      open(Step::starting, *waiting);
    else
      begin_turn(state.order.empty() ? std::nullopt : std::optional{state.order[0]});
  }
  /// riding.player_order, starting.first_round_only, warp.first_round, warp.first_entry — "Surf-Riding" Phase.
  void begin_turn(std::optional<Seat> who) const {
    state.visits.clear();
    if (!who) return open(Step::clearing, state.dealer);
    const Hex here = state.mermaids[*who];
    const bool gained = state.warp_gained.contains(*who);
    if (state.warped.contains(*who) && board().treasures.contains(here.cell) &&
        (rules().warp_entry == WarpEntry::counts || gained))
      state.visits.push_back(Visit{here, 1, static_cast<std::uint8_t>(gained ? 1 : 0)});
    state.warped.erase(*who);
    state.warp_gained.erase(*who);
    if (here == Hex{})
      open(Step::starting, *who);
    else
      begin_placing(*who);
  }
  void on(const StartAt& start) const {
    state.mermaids[start.by] = start.at;
    if (rules().start_when == StartWhen::all_first)
      begin_riding();
    else
      begin_placing(start.by);
  }

  void begin_placing(Seat who) const {
    open(state.picked[who] || state.extra[who] ? Step::placing : Step::moving, who);
  }
  void on(const Place& place) const {
    if (place.tile == Which::extra) {
      state.extra[place.by].reset();
      state.face_down = place.on;
      return open(Step::turning_extra, place.by);
    }
    lay_tile(state.picked[place.by].value_or(Tile{}), place.on);
    state.picked[place.by].reset();
    begin_placing(place.by);
  }
  void lay_tile(Tile tile, const Cells& on) const {
    if (state.placed.full()) return;
    state.placed.push_back(Placed{tile, on});
    for (const Hex hex : on) state.tile_at[hex.cell] = static_cast<std::uint8_t>(state.placed.size());
  }
  /// placing.extra_turned_up — 4. Determining Player Order.
  void on(const TurnExtra& turn) const {
    --state.unseen[turn.tile];
    lay_tile(turn.tile, state.face_down);
    state.face_down.clear();
    begin_placing(state.acting);
  }
  void on(const StopPlacing& stop) const { open(Step::moving, stop.by); }

  /// moving.discards_card — 2. Moving the Mermaid.
  void on(const Move& move) const {
    --state.hands[move.by][move.card];
    ++state.discards[move.card];
    move_on(move.by, move.to);
  }
  void on(const DeepSea& move) const {
    state.hands[move.by] -= move.cards;
    state.discards += move.cards;
    move_on(move.by, move.to);
  }
  /// warp.move_begins_there — 4. Determining Player Order. Whoever has moved has let her warp go.
  void move_on(Seat who, Hex to) const {
    state.warp_due.erase(who);
    state.warped.erase(who);
    enter(who, to);
  }
  /// warp.no_card, warp.token — 4. Determining Player Order.
  void on(const Warp& warp) const {
    state.warp_due.erase(warp.by);
    state.warped.insert(warp.by);
    if (state.step != Step::picking) return enter(warp.by, warp.to);
    state.bonus_due.erase(warp.by);
    state.mermaids[warp.by] = cells_of_place(state, warp.to)[0];
    if (!face_down_at(state, state.mermaids[warp.by]).empty())
      open(Step::warp_looking, warp.by);
    else if (has_tokens(state, state.mermaids[warp.by]))
      open(Step::warp_taking, warp.by);
    else
      begin_picking(warp.by);
  }

  /// treasure.one_on_entry, treasure.first_entry, treasure.look_when, warp.first_entry — 3. Gaining Treasure Tokens.
  void enter(Seat who, Hex to) const {
    const Hex here = cells_of_place(state, to)[0];
    state.mermaids[who] = here;
    open(Step::moving, who);
    if (!board().treasures.contains(here.cell)) return;
    const bool first = note_entry(who, here);
    const bool entitled = first && has_tokens(state, here);
    const bool looks = entitled || rules().look_when == LookWhen::every_entry;
    if (looks && !face_down_at(state, here).empty())
      state.step = Step::looking;
    else if (entitled)
      state.step = Step::taking;
  }
  /// Remembers the entry; says whether it is the round's first of that space.
  [[nodiscard]] bool note_entry(Seat who, Hex here) const {
    for (Visit& visit : state.visits)
      if (visit.at == here) {
        visit.entries = static_cast<std::uint8_t>(std::min(visit.entries + 1, 0xFF));
        return false;
      }
    if (!state.warped.contains(who) || rules().warp_entry == WarpEntry::counts) state.visits.push_back(Visit{here, 1, 0});
    return true;
  }

  /// treasure.look_at_all — 3. Gaining Treasure Tokens.
  void on(const Look& look) const {
    const Hex here = state.mermaids[look.by];
    const auto lying = face_down_at(state, here);
    for (std::size_t i = 0; i < lying.size() && i < look.tokens.size(); ++i) {
      FaceDown& token = state.face_downs[lying[i]];
      token.seen.insert(look.by);
      if (token.what != Hidden::unknown) continue;
      token.what = hidden(look.tokens[i]);
      --state.pool[look.tokens[i]];
    }
    if (state.step == Step::warp_looking) return open(Step::warp_taking, look.by);
    const bool again = std::ranges::any_of(state.visits, [&](const Visit& v) { return v.at == here && v.entries > 1; });
    open(again ? Step::moving : Step::taking, look.by);
  }

  void on(const Take& take) const {
    for (std::size_t i = 0; i < state.heaps.size(); ++i)
      if (state.heaps[i].at == state.mermaids[take.by]) {
        --state.heaps[i].up[take.treasure];
        if (state.heaps[i].up.empty()) state.heaps.erase_at(i);
        ++state.treasure[take.by][take.treasure];
        break;
      }
    note_gain(take.by);
  }
  /// treasure.stays_face_down — 3. Gaining Treasure Tokens.
  void on(const TakeHidden& take) const {
    const auto lying = face_down_at(state, state.mermaids[take.by]);
    if (take.nth >= 1 && take.nth <= lying.size()) {
      FaceDown& token = state.face_downs[lying[take.nth - 1U]];
      token.owner = take.by;
      token.at = Hex{};
    }
    note_gain(take.by);
  }
  /// treasure.two_points, treasure.at_once, warp.token_scores, treasure.one_per_space — 3. Gaining Treasure Tokens.
  void note_gain(Seat who) const {
    const Hex here = state.mermaids[who];
    if (!state.warped.contains(who) || rules().warp_token == WarpToken::scores) add_score(who, rules().token_points);
    if (state.step == Step::warp_taking) {
      state.warp_gained.insert(who);
      return begin_picking(who);
    }
    if (!has_entered(state, here)) state.visits.push_back(Visit{here, 1, 0});
    for (Visit& visit : state.visits)
      if (visit.at == here) visit.gained = static_cast<std::uint8_t>(std::min(visit.gained + 1, 0xFF));
    if (!has_tokens(state, here)) state.step = Step::moving;
  }

  /// riding.in_succession — "Surf-Riding" Phase.
  void on(const EndTurn& end) const {
    state.warp_due.erase(end.by);
    state.warped.erase(end.by);
    begin_turn(next_in_order(end.by));
  }

  // --- 4. End of a Round ---

  /// clearing.dark_leave, clearing.to_the_discards, placing.unplaced_discarded, placing.unplaced_unseen, drifting.from_dark_tiles.
  void on(const ClearTiles&) const {
    for (int i = 0; i < state.players; ++i) {
      const Seat at = seat(i);
      const std::uint8_t tile = state.tile_at[state.mermaids[at].cell];
      if (tile != 0 && tile <= state.placed.size() && state.placed[tile - 1U].tile.shade() == Shade::dark)
        state.drifting.insert(at);
      if (state.picked[at]) ++state.tile_discards[*state.picked[at]];
      if (state.extra[at]) ++state.unseen_discards[*state.extra[at]];
      state.picked[at].reset();
      state.extra[at].reset();
    }
    for (std::size_t i = state.placed.size(); i-- > 0;)
      if (state.placed[i].tile.shade() == Shade::dark) {
        ++state.tile_discards[state.placed[i].tile];
        state.placed.erase_at(i);
      }
    state.tile_at = {};
    for (std::size_t i = 0; i < state.placed.size(); ++i)
      for (const Hex hex : state.placed[i].on) state.tile_at[hex.cell] = static_cast<std::uint8_t>(i + 1);
    begin_drifting();
  }
  /// drifting.player_order — Removing Surf tiles (Drifting Move).
  void begin_drifting() const {
    for (const Seat at : state.order)
      if (state.drifting.contains(at)) return open(Step::drifting, at);
    begin_adjusting();
  }
  void on(const Drift& drift) const {
    state.mermaids[drift.by] = drift.to;
    state.drifting.erase(drift.by);
    begin_drifting();
  }
  /// adjusting.at_most_two, adjusting.in_player_order — Adjusting the Adventure Cards in Hands.
  void begin_adjusting() const {
    for (const Seat at : state.order)
      if (state.hands[at].total() > rules().cards_kept) return open(Step::adjusting, at);
    end_round();
  }
  void on(const Discard& discard) const {
    state.hands[discard.by] -= discard.cards;
    state.discards += discard.cards;
    begin_adjusting();
  }
  /// rounds.five, ending.after_five — Game Round, The End of the Game.
  void end_round() const {
    if (state.round >= rules().rounds) return open(Step::turning_up_treasure, state.dealer);
    ++state.round;
    begin_dealing();
  }

  // --- The End of the Game ---

  void on(const TurnUpTreasure&) const {
    for (std::size_t i = state.face_downs.size(); i-- > 0;)
      if (const FaceDown token = state.face_downs[i]; token.owner) {
        ++state.treasure[*token.owner][revealed(token.what)];
        state.face_downs.erase_at(i);
      }
    open(Step::tribute, state.dealer);
  }
  /// tribute.one_of_each, tribute.to_the_pool, tribute.five_per_missing, scoring.below_zero — 1. Tribute to the witch.
  void on(const PayTribute& pay) const {
    for (const Treasure type : every<Treasure>) {
      const int paid = std::min<int>(state.treasure[pay.by][type], rules().tribute_each);
      state.treasure[pay.by][type] = static_cast<std::uint8_t>(state.treasure[pay.by][type] - paid);
      state.gone[type] = static_cast<std::uint8_t>(state.gone[type] + paid);
      if (paid < rules().tribute_each) add_score(pay.by, -rules().missing_penalty);
    }
    if (rules().below_zero == BelowZero::stops_at_zero && state.scores[pay.by] < 0) state.scores[pay.by] = 0;
    if (const auto next = next_clockwise(pay.by))
      open(Step::tribute, *next);
    else
      open(Step::scoring, state.dealer);
  }
  /// scoring.by_type — 2. Scoring.
  void on(const Score& score) const {
    PerSeat<int> tokens;
    for (int i = 0; i < state.players; ++i) tokens[seat(i)] = state.treasure[seat(i)][score.treasure];
    const PerSeat<int> gained = points(rules(), tokens, state.players);
    for (int i = 0; i < state.players; ++i) add_score(seat(i), gained[seat(i)]);
    if (state.scored < kinds<Treasure>) ++state.scored;
    if (state.scored == kinds<Treasure>) open(Step::over, state.dealer);
  }
};

/// How many ways there are to draw `drawn` out of `deck`.
double ways(const Cards& deck, const Cards& drawn) {
  double product = 1;
  for (std::size_t i = 0; i < deck.of.size(); ++i)
    for (int n = 0; n < drawn.of[i]; ++n) product *= static_cast<double>(deck.of[i] - n) / (n + 1);
  return product;
}

}  // namespace

void perform(const Game& game, State& state, const Action& action) {
  std::visit([table = Table{game, state}](const auto& deed) { table.on(deed); }, action);
}

State start(const Game& game, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(std::clamp(players, MermaidRain::fewest_players, MermaidRain::most_players));
  state = settled(game, state);
  Table{game, state}.begin_laying();
  return state;
}

Acting acting(const State& state) {
  switch (state.step) {
    case Step::choosing_cards:
    case Step::declaring:
    case Step::picking:
    case Step::warp_taking:
    case Step::starting:
    case Step::placing:
    case Step::moving:
    case Step::taking:
    case Step::drifting:
    case Step::adjusting: return {Mover::player, state.acting};
    case Step::over: return {Mover::nobody, state.acting};
    default: return {Mover::chance, state.acting};
  }
}

double weight(const Game& game, const State& state, const Action& action) {
  if (const auto* lay = std::get_if<Lay>(&action)) {
    if (game.rules.mermaid_free == FaceUpMix::free) return state.pool[lay->treasure];
    int laid = 0;
    for (const Heap& heap : state.heaps) laid += heap.up[lay->treasure];
    return face_up(game.rules, state.players)[index_of(lay->treasure) % kinds<Treasure>] - laid;
  }
  if (const auto* deal = std::get_if<Deal>(&action)) return ways(state.deck, deal->cards);
  if (const auto* turn = std::get_if<TurnTile>(&action)) return state.unseen[turn->tile];
  if (const auto* turn = std::get_if<TurnExtra>(&action)) return state.unseen[turn->tile];
  if (const auto* draw = std::get_if<DrawToken>(&action)) return state.pool[draw->treasure];
  if (const auto* look = std::get_if<Look>(&action)) {
    Treasures left = state.pool;
    double product = 1;
    const auto lying = face_down_at(state, state.mermaids[look->by]);
    for (std::size_t i = 0; i < lying.size() && i < look->tokens.size(); ++i)
      if (state.face_downs[lying[i]].what == Hidden::unknown) product *= left[look->tokens[i]]--;
    return product;
  }
  return 1;
}

const Game& MermaidRain::published() {
  static const Game game{Rules{}, assumed_box(), {}};
  return game;
}

}  // namespace fathom::mermaid_rain
