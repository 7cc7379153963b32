#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "properties/mermaids_song/naive.hpp"
#include "properties/mermaids_song/subject.hpp"

namespace fathom::mermaids_song::laws {

namespace {

/// The sums that some of these cards can make, a bit each.
template <class Worth>
std::uint64_t sums(const Cards& cards, Worth worth) {
  std::uint64_t reachable = 1;
  constexpr int bits = 63;
  for (const Card card : every<Card>)
    for (int i = 0; i < cards[card] && worth(card) > 0 && i < bits; ++i) reachable |= reachable << worth(card);
  return reachable;
}

}  // namespace

bool cancel_somehow(const Cards& cards) { return (sums(cards, as_song) & sums(cards, as_silence)) != 1; }

/// Of four cards of one worth, up to three already cancel against any other card, worth three at most.
std::vector<Cards> smallest_ways_to_cancel(const Cards& cards) {
  constexpr int enough = 3;
  std::vector<Cards> balanced;
  const auto look = [&](auto&& self, std::size_t kind, Cards part, int sung) -> void {
    if (kind == kinds<Card>) {
      if (sung == 0 && !part.empty()) balanced.push_back(part);
      return;
    }
    const Card card = every<Card>[kind];
    const int worth = as_song(card) - as_silence(card);
    for (int many = 0; many <= (worth == 0 ? 0 : std::min<int>(cards[card], enough)); ++many) {
      part[card] = many;
      self(self, kind + 1, part, sung + many * worth);
    }
  };
  look(look, 0, {}, 0);
  std::ranges::sort(balanced, {}, &Cards::total);  // a part comes before the whole
  std::vector<Cards> smallest;
  for (const Cards& one : balanced)
    if (std::ranges::none_of(smallest, [&one](const Cards& part) { return one.has(part); })) smallest.push_back(one);
  return smallest;
}

namespace {

/// Whether somebody has to choose what is covered, once all that cancels in one way only is covered.
bool leaves_a_choice(Cards visible) {
  while (!visible.is_beyond() && cancel_somehow(visible)) {
    const std::vector<Cards> ways = smallest_ways_to_cancel(visible);
    if (ways.size() > 1) return true;
    visible -= ways[0];
  }
  return false;
}

/// One function for each deed that a spectator keeps in mind. She knows to how many cards hands are drawn up at her table,
/// what wins there, and how the rules are read.
struct Keeper {
  Memory& memory;
  const Moment& moment;

  void on(const Deal& deal) const {
    ++memory.dealt[deal.to];
    if (deal.card == Card::mermaid) ++memory.mermaids_dealt[deal.to];
  }
  void on(const FirstPlayer& first) const { begin_turn(first.to); }
  void on(const Draw& draw) const {
    memory.special_drawn = memory.special_drawn || must_be_played_at_once(draw.card);
    go_on();
  }
  void on(const StartDrawing&) const { go_on(); }
  void on(const Reshuffle&) const {
    memory.discarded = {};
    go_on();
  }
  void on(const EndPlay&) const { memory.due = Due::nothing; }
  void on(const DiscardHand& discard) const {
    memory.discarded += moment.before.hands[discard.by];
    end_turn();
  }
  void on(const BeginActions&) const {
    memory.in_actions = true;
    go_on();
  }

  void on(const PlayMermaid& play) const {
    memory.with[play.by].push_back({});
    ++memory.new_mermaids;
  }
  void on(const Play& play) const {
    const Mermaid* mermaid = mermaid_of(moment.before, play.on, play.nth);
    if (mermaid == nullptr) return;
    if (static_cast<std::size_t>(play.nth) <= memory.with[play.on].size()) ++memory.with[play.on][play.nth - 1U][play.card];
    if (cancel_somehow(mermaid->visible)) return;  // somebody plays before what cancels is covered: a law says so
    cancels(mermaid->visible + Cards{play.card});
  }
  void on(const Cover& cover) const {
    const Mermaid* mermaid =
        moment.before.target ? mermaid_of(moment.before, *moment.before.target, moment.before.nth) : nullptr;
    if (mermaid != nullptr && mermaid->visible.has(cover.cards)) cancels(mermaid->visible - cover.cards);
  }

  void on(const ReleaseKraken&) const {
    ++memory.discarded[Card::kraken];
    for (int i = 0; i < moment.before.players; ++i)
      if (most_power(moment.game, moment.before, seat(i)) > 0) memory.toll.insert(seat(i));
    pay_or_go_on();
  }
  void on(const Lose& lose) const {
    leaves(lose.by, lose.nth);
    memory.toll.erase(lose.by);
    pay_or_go_on();
  }
  void on(const PlayTreasure& play) const {
    ++memory.discarded[Card::treasure];
    memory.robbed = play.from;
    memory.due = Due::lure;
  }
  void on(const Lure& lure) const {
    if (memory.robbed) --memory.creatures[*memory.robbed][lure.creature];
    memory.robbed.reset();
    won(lure.creature);
    if (memory.due != Due::nothing) go_on();
  }
  void on(const DiscardTreasure&) const {
    ++memory.discarded[Card::treasure];
    end_turn();
  }
  void on(const Entice& entice) const {
    leaves(entice.by, entice.nth);
    ++memory.enticed_this_turn;
    memory.loyalty_this_turn += loyalty(entice.creature);
    memory.due = moment.before.creature_deck.total() > 0 ? Due::creature : Due::actions;
    won(entice.creature);
  }
  void on(const TurnCreature&) const {
    if (memory.due == Due::creature) memory.due = Due::actions;
  }
  void on(const EndTurn&) const { end_turn(); }
  template <class Other>
  void on(const Other&) const {}

 private:
  [[nodiscard]] const Rules& rules() const { return moment.game.rules; }
  void begin_turn(Seat whose) const {
    memory.on_turn = whose;
    memory.in_actions = memory.special_drawn = false;
    memory.enticed_this_turn = memory.loyalty_this_turn = memory.new_mermaids = 0;
    if (rules().discarding_when == DiscardingWhen::after_drawing) return go_on();
    memory.due = Due::choice_to_draw;
  }
  void end_turn() const {
    if (has_won()) return;
    begin_turn(clockwise(memory.on_turn, 1, moment.before.players));
  }
  /// Whether whoever's turn it is has the total; then nothing more is due.
  [[nodiscard]] bool has_won() const {
    if (loyalty(memory.creatures[memory.on_turn]) < wins_here(moment.game, moment.before.players)) return false;
    memory.due = Due::nothing;
    return true;
  }

  /// Back to the phase of the turn: in the draw phase the hand is drawn up first.
  void go_on() const {
    const bool complete = moment.after.hands[memory.on_turn].total() >= rules().hand;
    const bool draws = !complete || renewed_at_once(moment.game, moment.after);
    memory.due = memory.in_actions ? Due::actions : draws ? Due::drawing : Due::choice;
  }
  void cancels(const Cards& visible) const { memory.due = leaves_a_choice(visible) ? Due::cover : Due::actions; }
  void pay_or_go_on() const {
    if (memory.toll.empty()) return go_on();
    memory.due = Due::toll;
  }
  void leaves(Seat owner, int nth) const {
    const auto place = static_cast<std::size_t>(nth) - 1;
    if (place >= memory.with[owner].size()) return;
    const auto hers = static_cast<int>(memory.with[owner].size());
    if (owner == memory.on_turn && nth > hers - memory.new_mermaids) --memory.new_mermaids;
    memory.discarded += memory.with[owner][place];
    ++memory.discarded[Card::mermaid];
    memory.with[owner].erase_at(place);
  }
  void won(Creature creature) const {
    ++memory.creatures[memory.on_turn][creature];
    if (rules().winning_when == WinningWhen::at_once) (void)has_won();
  }
};

/// What is due at a step, where a story begins.
Due due_at(const State& state) {
  switch (state.step) {
    case Step::laying_creatures:
    case Step::dealing:
    case Step::first_player:
      return Due::setting_up;
    case Step::before_drawing:
      return Due::choice_to_draw;
    case Step::drawing:
      return Due::drawing;
    case Step::choosing:
      return Due::choice;
    case Step::acting:
      return Due::actions;
    case Step::covering:
      return Due::cover;
    case Step::losing:
      return Due::toll;
    case Step::luring:
      return Due::lure;
    case Step::replacing:
      return Due::creature;
    case Step::over:
      return Due::nothing;
  }
  return Due::nothing;
}

}  // namespace

void Subject::keep(Memory& memory, const Moment& moment) {
  std::visit([keeper = Keeper{memory, moment}](const auto& deed) { keeper.on(deed); }, moment.action);
}

Memory Subject::remember(const Game&, const State& state) {
  Memory memory;
  memory.due = due_at(state);
  memory.on_turn = state.turn;
  memory.in_actions = state.phase == Phase::action;
  memory.special_drawn = state.special == Special::played || holds_a_special_card(state.hands[state.turn]);
  memory.discarded = state.discards;
  memory.toll = state.still_to_lose;
  if (state.step == Step::luring) memory.robbed = state.target;
  memory.creatures = state.enticed;
  for (const Seat at : seated(state.players)) {
    memory.dealt[at] = state.hands[at].total();
    memory.mermaids_dealt[at] = state.hands[at][Card::mermaid];
    for (const Mermaid& mermaid : state.mermaids[at]) memory.with[at].push_back(mermaid.visible + mermaid.covered);
  }
  return memory;
}

}  // namespace fathom::mermaids_song::laws
