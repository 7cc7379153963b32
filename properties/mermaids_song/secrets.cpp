#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mermaids_song/adapter.hpp"
#include "properties/mermaids_song/judging.hpp"
#include "properties/mermaids_song/shared.hpp"

// The laws of who knows what. That nobody can tell apart what differs only in hidden cards is a law of any game; here stands
// what each action does show, and that what is hidden is really open.

namespace fathom::mermaids_song::laws {
namespace {

/// The hidden cards, place by place: the deck and the hands of others. Where special cards are may be known.
std::vector<Cards> hidden_places(const State& state, Seat from) {
  std::vector<Cards> places{state.deck};
  for (const Seat at : seated(state.players))
    if (at != from) places.push_back(state.hands[at]);
  for (Cards& place : places) place[Card::kraken] = place[Card::treasure] = 0;
  return places;
}

/// Whether two cards in different places could be exchanged to make a difference.
bool could_be_otherwise(const std::vector<Cards>& places) {
  for (const Cards& one : places)
    for (const Cards& other : places)
      for (const Card card : every<Card>)
        for (const Card another : every<Card>)
          if (card != another && &one != &other && one[card] > 0 && other[another] > 0) return true;
  return false;
}

}  // namespace

std::string sees_too_much(const State& state, Seat looking, const View<State>& seen) {
  for (const Seat at : seated(state.players))
    if (at != looking && !seen.seen.hands[at].empty()) return name(looking) + " sees the hand of " + name(at);
  return seen.seen.deck.empty() ? "" : name(looking) + " sees the Mermaid deck";
}

std::string sees_too_little(const State& state, Seat looking, const View<State>& seen) {
  if (seen.seen.discards != state.discards) return name(looking) + " does not see the discard pile";
  if (seen.seen.set_aside != state.set_aside) return name(looking) + " does not see what is put aside";
  if (seen.seen.mermaids != state.mermaids) return name(looking) + " does not see all mermaids in play";
  if (seen.seen.face_up != state.face_up || seen.seen.enticed != state.enticed)
    return name(looking) + " does not see all creatures";
  if (seen.seen.hands[looking] != state.hands[looking]) return name(looking) + " does not see her own cards";
  for (const Seat at : seated(state.players))
    if (seen.many_in<&State::hands>()[at] != state.hands[at].total())
      return name(looking) + " cannot count the cards of " + name(at);
  return seen.many_in<&State::deck>()[Seat::Ann] == state.deck.total() ? ""
                                                                       : name(looking) + " cannot count the Mermaid deck";
}

std::string knows_every_card(const State& state, Seat looking, const std::function<State()>& resampled) {
  constexpr int tries = 120;
  if (!could_be_otherwise(hidden_places(state, looking))) return {};
  for (int i = 0; i < tries; ++i)
    if (resampled() != state) return {};
  return name(looking) + " knows every card";
}

std::string breaks_an_invariant(const Game& game, const State& state, const State& resampled) {
  for (const auto& invariant : invariants())
    if (invariant.holds(game, state) && !invariant.holds(game, resampled))
      return "with other hidden cards " + std::string(invariant.name) + " would not hold";
  return {};
}

/// Of a card dealt or drawn its player alone sees which it is, unless hands are open, and that she could do something before
/// she draws nobody else sees; all other actions are done in the open.
std::string shown_to_the_wrong_players(const Game& game, const Action& action, Observers declared) {
  const bool of_a_hand = std::holds_alternative<Deal>(action) || std::holds_alternative<Draw>(action);
  const bool secret = (of_a_hand && !hands_are_open(game)) || std::holds_alternative<DrawNext>(action);
  if (declared == (secret ? Observers::actor : Observers::everyone)) return {};
  return secret ? "everybody sees which card is dealt or drawn" : "what is done in the open is hidden from the others";
}

namespace {

Seat any_seat(const Position& at, Random& random) {
  return seat(static_cast<int>(properties::any_index(at.state.players, random)));
}

std::string hidden_cards_are_not_seen(const Position& at, Random& random) {
  if (hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return sees_too_much(at.state, looking, MermaidsSong::view(at.game, at.state, looking));
}

/// Where a rule has hands open, everybody sees them all.
std::string open_hands_are_seen(const Position& at, Random& random) {
  if (!hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return MermaidsSong::view(at.game, at.state, looking).seen.hands == at.state.hands
             ? ""
             : name(looking) + " does not see a hand";
}

std::string open_cards_are_seen(const Position& at, Random& random) {
  const Seat looking = any_seat(at, random);
  return sees_too_little(at.state, looking, MermaidsSong::view(at.game, at.state, looking));
}

/// That somebody could do something between two draws shows what she has drawn, and so she alone sees it.
std::string nobody_sees_that_another_could_act(const Position& at, Random& random) {
  const Seat looking = any_seat(at, random);
  const Step seen = MermaidsSong::view(at.game, at.state, looking).seen.step;
  if (looking != at.state.turn) return seen == Step::between_draws ? name(looking) + " sees that another could act" : "";
  return seen == at.state.step ? "" : name(looking) + " does not see what she could do";
}

std::string hidden_cards_could_be_others(const Position& at, Random& random) {
  if (hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return knows_every_card(at.state, looking, [&] { return resampled(at.game, at.state, looking, random); });
}

/// What somebody takes for possible could be true: whatever holds of the state holds of one with other hidden cards.
std::string what_could_be_could_be_true(const Position& at, Random& random) {
  const Seat looking = any_seat(at, random);
  return breaks_an_invariant(at.game, at.state, resampled(at.game, at.state, looking, random));
}

std::string actions_are_seen_by_whom_they_concern(const Transition& transition) {
  const Observers declared =
      std::visit([&](const auto& act) { return observers_in(transition.game, act); }, transition.action);
  return shown_to_the_wrong_players(transition.game, transition.action, declared);
}

/// Which special card an action shows to everybody, and whose it is.
struct Shown {
  Seat by;
  Card card;
};
std::optional<Shown> shown_by(const Action& action) {
  if (const auto* release = std::get_if<ReleaseKraken>(&action)) return Shown{release->by, Card::kraken};
  if (const auto* play = std::get_if<PlayTreasure>(&action)) return Shown{play->by, Card::treasure};
  return std::nullopt;
}

/// A special card that is played is called out and shown: everybody sees it go from a hand to the discards.
std::string special_cards_are_shown(const Transition& transition) {
  const auto shown = shown_by(transition.action);
  if (!shown) return {};
  for (const Seat looking : seated(transition.after.players)) {
    const View<State> before = MermaidsSong::view(transition.game, transition.before, looking);
    const View<State> after = MermaidsSong::view(transition.game, transition.after, looking);
    const int fewer = before.many_in<&State::hands>()[shown->by] - after.many_in<&State::hands>()[shown->by];
    if (after.seen.discards != before.seen.discards + Cards{shown->card} || fewer != 1)
      return name(looking) + " does not see the " + words(shown->card) + " that " + name(shown->by) + " plays";
  }
  return {};
}

/// Whose action is looked at from elsewhere, and how the view of the others changes by it.
struct Glimpse {
  Seat of;
  int cards_more;   ///< In her hand.
  int deck_fewer;   ///< Cards in the deck.
  Cards discarded;  ///< What comes to lie face up.
};
std::optional<Glimpse> glimpse(const Transition& transition) {
  if (const auto* deal = std::get_if<Deal>(&transition.action)) return Glimpse{deal->to, 1, 1, {}};
  if (const auto* draw = std::get_if<Draw>(&transition.action)) return Glimpse{draw->to, 1, 1, {}};
  const auto* discard = std::get_if<DiscardHand>(&transition.action);
  if (discard == nullptr) return std::nullopt;
  const Cards& hand = transition.before.hands[discard->by];
  return Glimpse{discard->by, -hand.total(), 0, hand};
}

/// Of a card dealt or drawn the others see that there is one more, and not which; a hand discarded lies face up for all.
std::string drawing_is_secret_and_discarding_open(const Transition& transition) {
  const auto change = glimpse(transition);
  const Seat looking = seat(transition.number() % std::max<int>(1, transition.before.players));
  if (!change || change->of == looking || hands_are_open(transition.game)) return {};
  const View<State> after = MermaidsSong::view(transition.game, transition.after, looking);
  View<State> wanted = MermaidsSong::view(transition.game, transition.before, looking);
  wanted.many_in<&State::hands>()[change->of] += change->cards_more;
  wanted.many_in<&State::deck>()[Seat::Ann] -= change->deck_fewer;
  wanted.seen.discards += change->discarded;
  wanted.seen.step = after.seen.step;
  wanted.seen.phase = after.seen.phase;
  wanted.seen.turn = after.seen.turn;
  wanted.seen.acting = after.seen.acting;
  wanted.seen.special = after.seen.special;
  wanted.seen.opening = after.seen.opening;
  wanted.seen.ending = after.seen.ending;       // whoever has the total may win as her turn ends
  if (after.seen.step == Step::first_player) {  // the deal is over, and what was put aside goes back
    wanted.many_in<&State::deck>()[Seat::Ann] += wanted.seen.set_aside.total();
    wanted.seen.set_aside = {};
  }
  return after == wanted ? "" : name(looking) + " sees something else than the cards of " + name(change->of) + " change";
}

}  // namespace

std::span<const Law> secrets_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"hidden_cards_are_not_seen", "secrets.not_seen", AsksProbe{hidden_cards_are_not_seen}, {}},
      {"open_cards_are_seen", "secrets.open_to_all", AsksProbe{open_cards_are_seen}, {}},
      {"open_hands_are_seen", "secrets.open_to_all", AsksProbe{open_hands_are_seen}, {}},
      {"nobody_sees_that_another_could_act", "secrets.not_seen", AsksProbe{nobody_sees_that_another_could_act}, {}},
      {"drawing_is_secret_and_discarding_open",
       "secrets.that_not_what",
       AsksTransition{drawing_is_secret_and_discarding_open},
       {hand_discarded, special_put_aside}},
      {"special_cards_are_shown",
       "secrets.specials_shown",
       AsksTransition{special_cards_are_shown},
       {kraken_between_draws, kraken_among_actions, treasure_among_actions}},
      {"what_could_be_could_be_true", "secrets.could_be_others", AsksProbe{what_could_be_could_be_true}, {}},
      {"actions_are_seen_by_whom_they_concern",
       "secrets.that_not_what",
       AsksTransition{actions_are_seen_by_whom_they_concern},
       {hand_discarded, special_put_aside}},
      {"hidden_cards_could_be_others", "secrets.could_be_others", AsksProbe{hidden_cards_could_be_others}, {}},
  };
  return laws;
}

}  // namespace fathom::mermaids_song::laws
