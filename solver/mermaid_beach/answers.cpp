#include "solver/mermaid_beach/answers.hpp"

#include <algorithm>

#include "solver/mermaid_beach/hands.hpp"

namespace fathom::solver::beach {

namespace {

using mermaid_beach::EmptyDeck;
using mermaid_beach::Idle;

/// Ann has asked for this card, of which the player asked holds so many.
State asked_by_ann(const Game& game, int players, BeachCard card, Seat asked, int held) {
  State state = turn_of_ann(game, players, BeachCards{card}, all_surroundings.front());
  state.step = Step::answering;
  state.acting = asked;
  state.asked_for = card;
  state.hands[asked] = BeachCards{{card, held}};
  return state;
}

}  // namespace

Finding answers_are_as_stated(const Game& game, const Budget&, const AnswerBook& book) {
  std::uint64_t tried = 0;
  for (int players = fewest; players <= most; ++players)
    for (int asked = 1; asked < players; ++asked)
      for (const BeachCard card : every<BeachCard>)
        for (int held = 0; held <= most_held; ++held) {
          ++tried;
          const State state = asked_by_ann(game, players, card, seat(asked), held);
          const bool gives = held >= book.enough_to_give;
          const Action answer =
              gives ? Action{mermaid_beach::Give{seat(asked)}} : Action{mermaid_beach::GoToTheBeach{seat(asked)}};
          const std::vector<Action> answers = legal(game, state);
          if (answers == std::vector<Action>{answer}) continue;
          return differs(0, "who is asked has another answer than the rulebook gives her",
                         {plainly(seat(asked)) + " holds " + hand_in_words(state.hands[seat(asked)])},
                         BeachTrace{game, state, {answers.front()}, "who has a match gives it, and who has none says so"});
        }
  const std::string domain = "every card asked for, with none to three of it in the hand of whoever is asked";
  return holds(0).over(domain + ", 2 to 5 players").all_tried(tried).tied(in_every_case(tried, domain));
}

namespace {

/// Ann has asked Bob for an item she holds, is sent to the beach and has drawn a card; she holds so many of that as well.
struct Drawn {
  BeachCard asked_for;
  BeachCard card;
  int held;
  Surroundings around;
};

State state_of(const Game& game, const Drawn& drawn) {
  BeachCards hand{drawn.asked_for};
  hand[drawn.card] = static_cast<std::uint8_t>(hand[drawn.card] + drawn.held);
  State state = turn_of_ann(game, fewest, hand, drawn.around);
  state.step = Step::deciding;
  state.asked_for = drawn.asked_for;
  state.drawn = drawn.card;
  return state;
}

bool playable_by_the_book(const Game& game, const State& state, const AnswerBook& book) {
  const Rules& rules = game.rules;
  const TurnTable<int, bool> turn = as_numbers(game, state, {});
  switch (const BeachCard card = *state.drawn; card) {
    case BeachCard::mermaid:
      return true;
    case BeachCard::mean_mermaid:
      return rules.drawn_mean == mermaid_beach::DrawnMean::counts && (rules.idle_mean == Idle::played || turn.shells);
    case BeachCard::sneaker_wave:
      return rules.idle_wave == Idle::played || turn.in_reach;
    case BeachCard::seaweed:
      return rules.idle_seaweed == Idle::played || turn.deck > 0 || rules.beach_empty == EmptyDeck::reshuffle;
    case BeachCard::sea_monster:
      return false;
    default:
      return turn.count(0, card) >= book.matches &&
             (rules.drawn_match == mermaid_beach::DrawnMatch::any_in_hand || state.asked_for == card);
  }
}

/// Every card that can be drawn, after every question, with all that may lie around.
std::vector<Drawn> all_drawn() {
  std::vector<Drawn> all;
  for (const BeachCard asked_for : mermaid_beach::items)
    for (const BeachCard card : every<BeachCard>)
      for (int held = 0; held <= most_held - 1; ++held)
        for (const Surroundings& around : all_surroundings) all.push_back({asked_for, card, held, around});
  return all;
}

}  // namespace

Finding drawn_cards_are_as_stated(const Game& game, const Budget&, const AnswerBook& book) {
  const std::vector<Drawn> all = all_drawn();
  for (const Drawn& drawn : all) {
    const State state = state_of(game, drawn);
    const Action keep = mermaid_beach::Keep{Seat::Ann};
    const Action play = mermaid_beach::PlayDrawn{Seat::Ann, drawn.card};
    const std::vector<Action> actions = legal(game, state);
    const bool is_open = std::ranges::find(actions, play) != actions.end();
    const bool is_kept = std::ranges::find(actions, keep) != actions.end();
    const bool expected = playable_by_the_book(game, state, book);
    if (is_kept && is_open == expected && actions.size() == (expected ? 2U : 1U)) continue;
    return differs(
        0, "another card that is drawn can be played in the model than by the rulebook",
        {"Ann holds " + hand_in_words(state.hands[Seat::Ann]), "drawn: " + plainly(drawn.card)},
        BeachTrace{
            game, state, {is_open ? play : actions.front()}, "a drawn card is played if it is special or has its match"});
  }
  const std::string domain = "every card drawn after every question, with none to two of it in hand, shells about or none";
  return holds(0).over(domain).all_tried(all.size()).tied(in_every_case(all.size(), domain));
}

}  // namespace fathom::solver::beach
