#include "solver/mermaids_song/hands.hpp"

#include <algorithm>
#include <set>

#include "solver/rule_numbers.hpp"

namespace fathom::solver::song {

namespace {

using mermaids_song::Draw;
using mermaids_song::EndTurn;

/// Ann's turn is about to begin: Cleo, the last before her, ends hers.
State before_her_turn(const Game& game, const Cards& hand) {
  State state = in_action_phase(game, fewest);
  state.turn = Seat::Cleo;
  state.acting = Seat::Cleo;
  state.hands[Seat::Ann] = hand;
  return MermaidsSong::completed(game, state);
}

/// Draws these cards one after another for as long as the model has her draw; how many she has then.
struct DrawnUp {
  int hand = 0;
  std::vector<Action> actions;
};
DrawnUp draw_up(const Game& game, const State& before, const std::vector<Card>& cards) {
  State state = before;
  std::vector<Action> actions{EndTurn{Seat::Cleo}};
  MermaidsSong::perform(game, state, actions.front());
  for (const Card card : cards) {
    if (state.step == Step::before_drawing || state.step == Step::between_draws) {  // she could do something first
      actions.push_back(mermaids_song::DrawNext{Seat::Ann});
      MermaidsSong::perform(game, state, actions.back());
    }
    if (state.step != Step::drawing) break;
    actions.push_back(Draw{Seat::Ann, card});
    MermaidsSong::perform(game, state, actions.back());
  }
  return {state.hands[Seat::Ann].total(), std::move(actions)};
}

/// The most cards that are drawn in the questions below.
constexpr int most_drawn = 4;

/// Hands of up to so many ordinary cards are begun with.
constexpr int largest_tried = 5;

/// Every order in which so many cards can be drawn, as far as the box has them; for hand sizes it matters what is special.
std::vector<std::vector<Card>> every_order(const Cards& box, int cards) {
  std::vector<std::vector<Card>> orders{{}};
  for (int i = 0; i < cards; ++i) {
    std::vector<std::vector<Card>> longer;
    for (const std::vector<Card>& order : orders)
      for (const Card card : every<Card>) {
        if (std::ranges::count(order, card) >= box[card]) continue;
        longer.push_back(order);
        longer.back().push_back(card);
      }
    orders = std::move(longer);
  }
  return orders;
}

/// The model deals other hands than the rulebook says.
std::optional<Finding> deals_otherwise(const Game& game, const Book& book) {
  for (int players = fewest; players <= most; ++players) {
    Told play{game, MermaidsSong::start(game, players)};
    play.with([](const State&, const Action&) { return 0; }, [](const State& state) { return state.step > Step::dealing; });
    for (int i = 0; i < players; ++i)
      if (play.now().hands[seat(i)].total() != book.dealt_mermaids + book.dealt_cards)
        return with_trace(fails(0, "other hands are dealt than the rulebook says", MermaidsSong::tell(game, play.now())),
                          play.trace("hands are dealt as printed"));
  }
  return std::nullopt;
}

Cards ordinary(int cards) { return Cards{{Card::song_1, cards}}; }

}  // namespace

Finding hands_stay_within_three(const Game& game, const Budget& budget, const Book& book) {
  if (auto other = deals_otherwise(game, book)) return *other;
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr held = context.int_const("held");
  const z3::expr drawn_up = context.int_const("drawn up");
  std::vector<z3::expr> in_model;
  std::set<std::pair<int, int>> seen;
  // the cards that come are tried in every order for hands that are too small, and in one for the others
  const std::vector<std::vector<Card>> to_draw = every_order(game.box.cards, book.hand);
  std::vector<std::vector<Card>> orders = to_draw;
  for (std::vector<Card>& order : orders) order.resize(most_drawn, Card::silence_1);
  for (int hand = 0; hand <= largest_tried; ++hand) {
    const State before = before_her_turn(game, ordinary(hand));
    for (const std::vector<Card>& order : orders)
      if (seen.emplace(hand, draw_up(game, before, order).hand).second)
        in_model.push_back(held == hand && drawn_up == draw_up(game, before, order).hand);
  }
  question.given(held >= 0 && held <= largest_tried && drawn_up >= 0);
  const z3::expr by_the_book = drawn_up == z3::ite(held < book.hand, context.int_val(book.hand), held);
  const Answer same = question.prove(any_of(context, in_model) == by_the_book);
  if (same == Answer::Unknown) return undecided(question.asked(), "drawing");
  if (same == Answer::Counterexample) {
    const int from = number(question.found(), held);
    const State before = before_her_turn(game, ordinary(from));
    const auto expected = std::max(from, book.hand);
    for (const std::vector<Card>& order : orders) {
      DrawnUp drawn = draw_up(game, before, order);
      if (drawn.hand != expected)
        return with_trace(fails(question.asked(), "a hand is drawn up to another number of cards than the rulebook says",
                                {"Ann has " + plural(from, "card") + " and draws up to " + std::to_string(drawn.hand)}),
                          {game, before, std::move(drawn.actions), "a hand is drawn up to three cards"});
    }
    return encoding_is_wrong(question.asked(), "played, the hand is drawn up as it should be");
  }
  // inductive: dealt cards, drawing up, and playing or discarding any number
  const z3::expr left = context.int_const("left");
  question.given(by_the_book && left >= 0 && left <= drawn_up);
  const Answer within = question.prove(z3::implies(held <= book.hand, drawn_up <= book.hand && left <= book.hand));
  if (within == Answer::Unknown) return undecided(question.asked(), "hands");
  const bool dealt_within = book.dealt_mermaids + book.dealt_cards <= book.hand;
  if (within == Answer::Counterexample || !dealt_within)
    return encoding_is_wrong(question.asked(), "its limit is not inductive");
  const std::string hands = up_to(largest_tried, "cards in hand");
  return holds(question.asked())
      .over(hands + ", whatever is drawn and left")
      .tied(in_every_case(tables, "numbers of players who are dealt to"))
      .tied(in_every_case((largest_tried + 1) * orders.size(), hands + ", every order in which cards can be drawn"));
}

namespace {

/// The largest number that a house rule may have hands drawn up to.
int largest_number(const Game& game) { return number_of<MermaidsSong>(game, "drawing.to_three").value().bounds.to; }

/// The model draws a hand up to another size than the encoding does.
std::optional<Finding> draws_otherwise(const Game& game, std::uint64_t cases, int number, int hand, int expected) {
  Game other = game;
  other.rules.hand = number;
  const State before = before_her_turn(other, ordinary(hand));
  const int enough = std::max(number, hand) + 1;
  DrawnUp drawn = draw_up(other, before, std::vector<Card>(static_cast<std::size_t>(enough), Card::silence_1));
  if (drawn.hand == expected) return std::nullopt;
  return with_trace(fails(cases, "the model draws hands up otherwise with other numbers",
                          {"to be drawn up to " + std::to_string(number) + ", held " + std::to_string(hand) +
                           ", drawn up to " + std::to_string(drawn.hand)}),
                    {other, before, std::move(drawn.actions), "a hand is drawn up to the number agreed on"});
}

}  // namespace

Finding hand_limit_holds_for_any_numbers(const Game& game, const Budget& budget, int drawn_beyond) {
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr drawn_to = context.int_const("drawn up to");
  const z3::expr dealt = context.int_const("dealt");
  const z3::expr held = context.int_const("held");
  const z3::expr left = context.int_const("left");
  const z3::expr limit = z3::ite(dealt > drawn_to, dealt, drawn_to);
  const z3::expr drawn_up = z3::ite(held < drawn_to, drawn_to + drawn_beyond, held);
  question.given(drawn_to >= 0 && dealt >= 0 && held >= 0 && held <= limit && left >= 0 && left <= drawn_up);
  const Answer answer = question.prove(dealt <= limit && drawn_up <= limit && left <= limit);
  if (answer == Answer::Unknown) return undecided(question.asked(), "hands for any numbers");
  if (answer == Answer::Counterexample) return encoding_is_wrong(question.asked(), "its limit is not inductive");

  std::uint64_t tried = 0;
  const int largest = largest_number(game);
  for (int number = 1; number <= largest; ++number)
    for (int hand = 0; hand <= std::min<int>(largest, game.box.cards[Card::song_1]); ++hand) {
      ++tried;
      if (auto other = draws_otherwise(game, question.asked(), number, hand, std::max(number, hand))) return *other;
    }
  return holds(question.asked())
      .over("any numbers of cards held, dealt and to be drawn up to")
      .tied(in_every_case(tried, "numbers to draw up to and sizes of a hand, 1 to " + std::to_string(largest)));
}

}  // namespace fathom::solver::song
