#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/arbitrary.hpp"
#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/judging.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of who knows what. That nobody can tell apart what differs only in hidden cards is a law of any game; here stands
// what each action does show, and that what is hidden is really open.

namespace fathom::mermaid_beach::laws {
namespace {

/// The hidden cards, place by place: the deck, a hand, a card put down or just drawn. Who asks for a card is known to hold
/// one.
std::vector<BeachCards> hidden_places(const State& state, Seat from) {
  std::vector<BeachCards> places{state.deck};
  for (const Seat at : seated(state.players)) {
    if (at == from) continue;
    places.push_back(state.hands[at]);
    if (at == state.turn && state.asked_for && places.back()[*state.asked_for] > 0) --places.back()[*state.asked_for];
    if (const auto card = state.passed[at]) places.push_back({*card});
  }
  if (state.drawn && state.turn != from) places.push_back({*state.drawn});
  return places;
}

/// Whether two cards in different places could be exchanged to make a difference. Where the Sea Monster is may be known.
bool could_be_otherwise(const std::vector<BeachCards>& places) {
  for (const BeachCards& one : places)
    for (const BeachCards& other : places)
      for (const BeachCard card : every<BeachCard>)
        for (const BeachCard another : every<BeachCard>) {
          const bool monster = card == BeachCard::sea_monster || another == BeachCard::sea_monster;
          if (!monster && card != another && &one != &other && one[card] > 0 && other[another] > 0) return true;
        }
  return false;
}

}  // namespace

std::string sees_too_much(const State& state, Seat looking, const View<State>& seen) {
  for (const Seat at : seated(state.players)) {
    if (at == looking) continue;
    if (!seen.seen.hands[at].empty()) return name(looking) + " sees the hand of " + name(at);
    if (seen.seen.passed[at]) return name(looking) + " sees the card that " + name(at) + " put down";
  }
  if (!seen.seen.deck.empty()) return name(looking) + " sees the Beach deck";
  if (seen.seen.drawn && state.turn != looking) return name(looking) + " sees what " + name(state.turn) + " has drawn";
  return {};
}

std::string sees_no_open_hand(const State& state, Seat looking, const View<State>& seen) {
  for (const Seat at : seated(state.players))
    if (seen.seen.hands[at] != state.hands[at] || seen.seen.passed[at] != state.passed[at])
      return name(looking) + " does not see the cards of " + name(at);
  return seen.seen.drawn == state.drawn ? "" : name(looking) + " does not see what is drawn";
}

std::string sees_too_little(const State& state, Seat looking, const View<State>& seen) {
  if (seen.seen.discards != state.discards || seen.seen.shell_discards != state.shell_discards)
    return name(looking) + " does not see the discard piles";
  if (seen.seen.shells != state.shells) return name(looking) + " does not see the shells of all players";
  if (seen.seen.hands[looking] != state.hands[looking] || seen.seen.passed[looking] != state.passed[looking])
    return name(looking) + " does not see her own cards";
  if (seen.seen.asked_for != state.asked_for) return name(looking) + " does not hear what is asked for";
  for (const Seat at : seated(state.players))
    if (seen.many_in<&State::hands>()[at] != state.hands[at].total())
      return name(looking) + " cannot count the cards of " + name(at);
  return seen.many_in<&State::deck>()[Seat::Ann] == state.deck.total() ? "" : name(looking) + " cannot count the Beach deck";
}

std::string tells_more_than_the_answer(const Position& at, Seat looking, State other) {
  if (at.state.step != Step::answering || !at.state.asked_for || at.legal.size() != 1) return {};
  const Seat asked = at.state.acting;
  if (!(MermaidBeach::view(at.game, other, looking) == MermaidBeach::view(at.game, at.state, looking)))
    return name(looking) + " knows before " + name(asked) + " has answered";
  std::vector<Action> answers;
  MermaidBeach::legal_actions(at.game, other, answers);
  const bool has_one = other.hands[asked][*at.state.asked_for] > 0;
  const Action wanted = has_one ? Action{Give{asked}} : Action{GoToTheBeach{asked}};
  if (answers != std::vector{wanted}) return "the answer of " + name(asked) + " does not say whether she has one";
  if (answers != at.legal) return {};
  const bool is_judged =
      Adapter::reveals(at.game, at.state, wanted, looking) || Adapter::reveals(at.game, other, wanted, looking);
  if (is_judged) return {};  // a hand of one card, and whether it has ended the game
  State answered = at.state;
  perform(at.game, answered, wanted);
  perform(at.game, other, wanted);
  if (MermaidBeach::view(at.game, other, looking) == MermaidBeach::view(at.game, answered, looking)) return {};
  return "the answer of " + name(asked) + " tells " + name(looking) + " more than what was asked";
}

std::string knows_every_card(const State& state, Seat looking, const std::function<State()>& resampled) {
  constexpr int tries = 120;
  if (!could_be_otherwise(hidden_places(state, looking))) return {};
  for (int i = 0; i < tries; ++i)
    if (resampled() != state) return {};
  return name(looking) + " knows every card";
}

namespace {

Seat any_seat(const Position& at, Random& random) {
  return seat(static_cast<int>(properties::any_index(at.state.players, random)));
}

bool hands_are_open(const Game& game) { return game.rules.hands == Hands::open; }

std::string hidden_cards_are_not_seen(const Position& at, Random& random) {
  if (hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return sees_too_much(at.state, looking, MermaidBeach::view(at.game, at.state, looking));
}

/// Where a house rule has hands open, everybody sees them all.
std::string open_hands_are_seen(const Position& at, Random& random) {
  if (!hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return sees_no_open_hand(at.state, looking, MermaidBeach::view(at.game, at.state, looking));
}

std::string open_cards_are_seen(const Position& at, Random& random) {
  const Seat looking = any_seat(at, random);
  return sees_too_little(at.state, looking, MermaidBeach::view(at.game, at.state, looking));
}

/// The view before an action, with everything about whose turn it is and what is due taken from the view after it.
View<State> carried_on(const View<State>& before, const View<State>& after) {
  View<State> view = before;
  view.seen.step = after.seen.step;
  view.seen.turn = after.seen.turn;
  view.seen.acting = after.seen.acting;
  view.seen.bonus = after.seen.bonus;
  view.seen.more = after.seen.more;
  view.seen.ending = after.seen.ending;
  view.seen.owed = after.seen.owed;
  view.seen.direction = after.seen.direction;
  view.seen.asked_for = after.seen.asked_for;
  return view;
}

/// Whoever an action is not for: the seats take turns in looking.
Seat looker(const Transition& transition) { return seat(transition.number() % std::max<int>(1, transition.before.players)); }

/// Of a card dealt, drawn, kept or put down the others see that there is one more or less, and nothing else.
std::string hidden_actions_show_only_that_they_happen(const Transition& transition) {
  const Seat looking = looker(transition);
  const View<State> after = MermaidBeach::view(transition.game, transition.after, looking);
  View<State> wanted = carried_on(MermaidBeach::view(transition.game, transition.before, looking), after);
  int& deck = wanted.many_in<&State::deck>()[Seat::Ann];
  PerSeat<int>& hands = wanted.many_in<&State::hands>();
  int& drawn = wanted.many_in<&State::drawn>()[Seat::Ann];
  std::optional<Seat> by;
  if (const auto* deal = std::get_if<Deal>(&transition.action)) {
    by = deal->to;
    --deck;
    ++hands[deal->to];
  } else if (const auto* draw = std::get_if<DrawBeach>(&transition.action)) {
    by = draw->to;
    --deck;
    ++(transition.history.due == Due::seaweed_card ? hands[draw->to] : drawn);
  } else if (const auto* keep = std::get_if<Keep>(&transition.action)) {
    by = keep->by;
    --drawn;
    ++hands[keep->by];
  } else if (const auto* pass = std::get_if<PassCard>(&transition.action)) {
    by = pass->by;
    --hands[pass->by];
    ++wanted.many_in<&State::passed>()[pass->by];
  }
  if (!by || *by == looking || after == wanted || hands_are_open(transition.game)) return {};
  return name(looking) + " sees more than that " + name(*by) + " has a card more or less";
}

/// Of the cards taken up each sees her own alone.
std::string taking_up_shows_ones_own_card_alone(const Transition& transition) {
  if (!std::holds_alternative<HandOver>(transition.action) || hands_are_open(transition.game)) return {};
  const Seat looking = looker(transition);
  const View<State> after = MermaidBeach::view(transition.game, transition.after, looking);
  View<State> wanted = carried_on(MermaidBeach::view(transition.game, transition.before, looking), after);
  wanted.many_in<&State::passed>() = {};
  wanted.seen.passed[looking].reset();
  for (int i = 0; i < transition.before.players; ++i) {
    const auto card = transition.history.put_down[seat(i)];
    if (!card) continue;
    const Seat to = neighbour(seat(i), transition.history.starfish, transition.before.players);
    ++wanted.many_in<&State::hands>()[to];
    if (to == looking) ++wanted.seen.hands[looking][*card];
  }
  return after == wanted ? "" : name(looking) + " sees more than the card passed to her";
}

/// Before the answer nobody but who is asked can tell what it will be; with it, that and nothing else is known.
std::string only_the_answer_tells(const Position& at, Random& random) {
  const Seat looking = any_seat(at, random);
  if (at.state.step != Step::answering || looking == at.state.acting || hands_are_open(at.game)) return {};
  return tells_more_than_the_answer(at, looking, resampled(at.game, at.state, looking, random));
}

std::string hidden_cards_could_be_others(const Position& at, Random& random) {
  if (hands_are_open(at.game)) return {};
  const Seat looking = any_seat(at, random);
  return knows_every_card(at.state, looking, [&] { return resampled(at.game, at.state, looking, random); });
}

}  // namespace

std::span<const Law> secrets_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"hidden_cards_are_not_seen", "secrets.not_seen", AsksProbe{hidden_cards_are_not_seen}, {starfish_left, drawn_kept}},
      {"open_hands_are_seen", "secrets.open_to_all", AsksProbe{open_hands_are_seen}, {}},
      {"open_cards_are_seen", "secrets.open_to_all", AsksProbe{open_cards_are_seen}, {theft, wave}},
      {"hidden_actions_show_only_that_they_happen",
       "secrets.that_not_what",
       AsksTransition{hidden_actions_show_only_that_they_happen},
       {drawn_kept, seaweed, single_card_passed, monster_passed}},
      {"taking_up_shows_ones_own_card_alone",
       "secrets.ones_own_card",
       AsksTransition{taking_up_shows_ones_own_card_alone},
       {starfish_left, starfish_right, last_chance}},
      {"only_the_answer_tells",
       "secrets.only_the_answer_tells",
       AsksProbe{only_the_answer_tells},
       {match_given, sent_to_the_beach}},
      {"hidden_cards_could_be_others", "secrets.could_be_others", AsksProbe{hidden_cards_could_be_others}, {}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
