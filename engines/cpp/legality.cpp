// What may be done.

#include "rules.hpp"

namespace song {
namespace {

bool is_special(Card card) { return card == Card::kraken || card == Card::treasure; }
bool has_mermaid(const Player& player, unsigned nth) { return nth >= 1 && nth <= player.mermaids.size(); }

bool can_be_robbed(const Position& now, Seat seat) { return seat != now.turn && !now.at(seat).enticed.empty(); }
bool somebody_can_be_robbed(const Position& now) {
  for (std::size_t seat = 0; seat < now.players.size(); ++seat)
    if (can_be_robbed(now, static_cast<Seat>(seat))) return true;
  return false;
}

using Objection = std::optional<Refusal>;

Objection against_turning(const Position& now, const Move& move) {
  if (now.creature_deck[move.creature] == 0) return Refusal{"setup.creature_deck", "the deck has no such creature"};
  return std::nullopt;
}

Objection against_dealing(const Position& now, const Move& move) {
  if (move.seat != now.acting) return Refusal{"setup.two_cards", "somebody else is dealt to"};
  if (now.deck[move.card] == 0) return Refusal{"setup.draw_pile", "the deck has no such card"};
  if (now.at(move.seat).hand.empty() && move.card != Card::mermaid)
    return Refusal{"setup.mermaid_each", "a mermaid comes first"};
  if (is_special(move.card) != (move.verb == Verb::set_aside))
    return Refusal{"setup.specials_replaced", "only specials are put aside"};
  return std::nullopt;
}

Objection against_drawing(const Position& now, const Move& move) {
  if (move.seat != now.turn) return Refusal{"turns.in_turn", "it is somebody else's turn"};
  if (now.deck[move.card] == 0) return Refusal{"setup.draw_pile", "the deck has no such card"};
  return std::nullopt;
}

Objection against_renewing(const Position& now, const Move& move) {
  if (!now.deck.empty()) return Refusal{"deck.renewed", "the deck has cards"};
  if (now.discards.empty() != (move.verb == Verb::end_play))
    return Refusal{"ending.no_cards", "play ends without discards, and only then"};
  return std::nullopt;
}

Objection against_discarding_hand(const Position& now, const Move&) {
  const Player& player = now.at(now.turn);
  if (player.hand.empty()) return Refusal{"discarding.whole_hand", "she has no card"};
  if (now.special_played || player.holds_special())
    return Refusal{"discarding.with_specials", "she drew a special card in this turn"};
  return std::nullopt;
}

Objection against_kraken(const Position& now, const Move&) {
  if (now.at(now.turn).hand[Card::kraken] == 0) return Refusal{"kraken.shown", "she has no Kraken"};
  return std::nullopt;
}

Objection against_treasure(const Position& now, const Move& move) {
  if (now.at(now.turn).hand[Card::treasure] == 0) return Refusal{"treasure.shown", "she has no Treasure"};
  if (!can_be_robbed(now, move.seat)) return Refusal{"treasure.another_player", "it takes somebody else with a creature"};
  return std::nullopt;
}

Objection against_mermaid(const Position& now, const Move&) {
  const Player& player = now.at(now.turn);
  if (player.hand[Card::mermaid] == 0) return Refusal{"mermaids.from_hand", "she has no mermaid in hand"};
  if (player.mermaids.size() >= now.numbers.mermaids)
    return Refusal{"mermaids.at_most_three", "she has no room for another mermaid"};
  return std::nullopt;
}

Objection against_playing(const Position& now, const Move& move) {
  if (worth(move.card) == 0) return Refusal{"songs.from_hand", "that is no song and no silence"};
  if (now.at(now.turn).hand[move.card] == 0) return Refusal{"songs.from_hand", "she has no such card"};
  if (!has_mermaid(now.at(move.seat), move.nth)) return Refusal{"songs.on_any_mermaid", "there is no such mermaid"};
  return std::nullopt;
}

Objection against_enticing(const Position& now, const Move& move) {
  const Player& player = now.at(now.turn);
  if (!has_mermaid(player, move.nth)) return Refusal{"enticing.own_mermaid", "she has no such mermaid"};
  if (now.face_up[move.creature] == 0) return Refusal{"enticing.from_the_table", "no such creature is face up"};
  if (player.mermaids[move.nth - 1].power() < rating(move.creature))
    return Refusal{"enticing.enough_power", "the mermaid is too weak"};
  return std::nullopt;
}

Objection against_ending_turn(const Position& now, const Move&) {
  if (now.at(now.turn).holds_special()) return Refusal{"turns.end_without_specials", "she still has a special card"};
  return std::nullopt;
}

Objection against_discarding_treasure(const Position& now, const Move&) {
  const Cards& hand = now.at(now.turn).hand;
  if (hand[Card::treasure] == 0) return Refusal{"treasure.shown", "she has no Treasure"};
  if (hand[Card::kraken] > 0) return Refusal{"turns.end_without_specials", "she still has the Kraken"};
  if (somebody_can_be_robbed(now)) return Refusal{"treasure.nobody_to_rob", "somebody else has a creature"};
  return std::nullopt;
}

Objection against_covering(const Position& now, const Move& move) {
  const std::vector<Cards> ways = now.at(*now.target).mermaids[now.nth - 1].ways_to_cancel();
  if (std::find(ways.begin(), ways.end(), move.cards) == ways.end())
    return Refusal{"cancelling.exactly", "these do not cancel each other"};
  return std::nullopt;
}

Objection against_losing(const Position& now, const Move& move) {
  const Player& player = now.at(now.acting);
  if (!has_mermaid(player, move.nth)) return Refusal{"kraken.strongest", "she has no such mermaid"};
  if (player.mermaids[move.nth - 1].power() < player.strongest())
    return Refusal{"kraken.strongest", "she has a stronger mermaid"};
  return std::nullopt;
}

Objection against_luring(const Position& now, const Move& move) {
  if (now.at(*now.target).enticed[move.creature] == 0) return Refusal{"treasure.at_random", "she has no such creature"};
  return std::nullopt;
}

Objection against_nothing(const Position&, const Move&) { return std::nullopt; }

constexpr unsigned during(auto... steps) { return (0U | ... | (1U << static_cast<unsigned>(steps))); }

}  // namespace

const std::array<Form, 20> forms{{
    {"turn_creature", Who::chance, during(Step::laying_creatures, Step::replacing), a_creature, "", against_turning},
    {"deal", Who::chance, during(Step::dealing), a_seat | a_card, "to", against_dealing},
    {"set_aside", Who::chance, during(Step::dealing), a_seat | a_card, "to", against_dealing},
    {"first_player", Who::chance, during(Step::first_player), a_seat, "to", against_nothing},
    {"draw_next", Who::player, during(Step::between_draws), none, "", against_nothing},
    {"draw", Who::chance, during(Step::drawing), a_seat | a_card, "to", against_drawing},
    {"reshuffle", Who::chance, during(Step::drawing), none, "", against_renewing},
    {"end_play", Who::chance, during(Step::drawing), none, "", against_renewing},
    {"begin_actions", Who::player, during(Step::choosing), none, "", against_nothing},
    {"discard_hand", Who::player, during(Step::choosing), none, "", against_discarding_hand},
    {"release_kraken", Who::player, during(Step::between_draws, Step::choosing, Step::acting), none, "", against_kraken},
    {"play_treasure", Who::player, during(Step::between_draws, Step::choosing, Step::acting), a_seat, "from",
     against_treasure},
    {"play_mermaid", Who::player, during(Step::acting), none, "", against_mermaid},
    {"play", Who::player, during(Step::acting), a_seat | a_card | a_number, "on", against_playing},
    {"entice", Who::player, during(Step::acting), a_creature | a_number, "", against_enticing},
    {"end_turn", Who::player, during(Step::acting), none, "", against_ending_turn},
    {"discard_treasure", Who::player, during(Step::acting), none, "", against_discarding_treasure},
    {"cover", Who::player, during(Step::covering), some_cards, "", against_covering},
    {"lose", Who::player, during(Step::losing), a_number, "", against_losing},
    {"lure", Who::chance, during(Step::luring), a_creature, "", against_luring},
}};

std::optional<Refusal> objection(const Position& position, const Move& move) {
  const Form& form = form_of(move.verb);
  if ((form.steps & during(position.step)) == 0) return Refusal{"turns.sequence", "it is not time for that"};
  if (move.by != (form.who == Who::player ? std::optional(position.acting) : std::nullopt))
    return Refusal{"turns.in_turn", "it is not hers to do"};
  if ((form.fields & a_seat) != 0 && static_cast<std::size_t>(move.seat) >= position.players.size())
    return Refusal{"contents.players", "nobody sits there"};
  return form.against(position, move);
}

std::vector<Move> legal_moves(const Position& position) {
  std::vector<Move> moves;
  const auto try_move = [&](const Move& move) {
    if (!objection(position, move)) moves.push_back(move);
  };
  if (position.step == Step::covering) {
    for (const Cards& way : position.at(*position.target).mermaids[position.nth - 1].ways_to_cancel())
      moves.push_back({.verb = Verb::cover, .by = position.acting, .cards = way});
    return moves;
  }
  for (std::size_t verb = 0; verb < forms.size(); ++verb) {
    const Form& form = forms[verb];
    if ((form.steps & during(position.step)) == 0) continue;
    const auto up_to = [&](Field field, std::size_t many) { return (form.fields & field) != 0 ? many : 1; };
    Move move{.verb = static_cast<Verb>(verb)};
    if (form.who == Who::player) move.by = position.acting;
    for (std::size_t seat = 0; seat < up_to(a_seat, position.players.size()); ++seat)
      for (std::size_t card = 0; card < up_to(a_card, kinds<Card>); ++card)
        for (std::size_t creature = 0; creature < up_to(a_creature, kinds<Creature>); ++creature) {
          move.seat = static_cast<Seat>(seat);
          move.card = static_cast<Card>(card);
          move.creature = static_cast<Creature>(creature);
          const Player& owner = position.at((form.fields & a_seat) != 0 ? move.seat : position.acting);
          for (move.nth = 1; move.nth <= up_to(a_number, owner.mermaids.size()); ++move.nth) try_move(move);
        }
  }
  return moves;
}

}  // namespace song
