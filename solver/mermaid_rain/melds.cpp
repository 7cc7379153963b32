#include "solver/mermaid_rain/melds.hpp"

#include <algorithm>
#include <optional>

#include "solver/prover.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Declare;
using mermaid_rain::ShowCards;
using mermaid_rain::Step;

constexpr unsigned meld_bits = 6;
constexpr int fewest_shown = 2;
constexpr int most_shown = 5;
/// The name no meld has: what a hand that makes none would be given.
constexpr int no_meld = static_cast<int>(kinds<Meld>);

/// A hand as symbols: how many cards of each kind.
struct Hand {
  explicit Hand(z3::context& context) : of{} {
    for (const Card card : every<Card>) of.push_back(context.bv_const(std::string{name_of(card)}.c_str(), meld_bits));
  }
  [[nodiscard]] z3::expr between(int least, int greatest) const {
    const z3::expr size = of[0] + of[1] + of[2];
    z3::expr fact = z3::uge(size, least) && z3::ule(size, greatest);
    for (const z3::expr& many : of) fact = fact && z3::ule(many, greatest);
    return fact;
  }
  [[nodiscard]] z3::expr is(const Cards& cards) const {
    z3::expr fact = of[0].ctx().bool_val(true);
    for (const Card card : every<Card>) fact = fact && of[index_of(card)] == static_cast<int>(cards[card]);
    return fact;
  }
  [[nodiscard]] Cards value_in(const z3::model& model) const {
    Cards cards;
    for (const Card card : every<Card>) cards[card] = static_cast<std::uint8_t>(number(model, of[index_of(card)]));
    return cards;
  }

  std::vector<z3::expr> of;
};

/// Whether a hand is what the rulebook's table describes.
z3::expr shows(const Hand& hand, Meld meld) { return mermaid_rain::by_the_book::shows(hand.of, meld); }

/// The first meld of the list that the hand shows.
z3::expr best_by_the_book(const Hand& hand, const MeldsBook& book) {
  z3::context& context = hand.of[0].ctx();
  z3::expr best = context.bv_val(no_meld, meld_bits);
  for (std::size_t place = book.best_first.size(); place-- > 0;) {
    const Meld meld = book.best_first[place];
    best = z3::ite(shows(hand, meld), context.bv_val(static_cast<int>(index_of(meld)), meld_bits), best);
  }
  return best;
}

/// What the model calls each hand, as a table.
z3::expr best_in_model(const Hand& hand) {
  z3::context& context = hand.of[0].ctx();
  z3::expr best = context.bv_val(no_meld, meld_bits);
  for (const Cards& cards : every_hand(fewest_shown, most_shown)) {
    const auto meld = static_cast<int>(index_of(mermaid_rain::best_meld(cards)));
    best = z3::ite(hand.is(cards), context.bv_val(meld, meld_bits), best);
  }
  return best;
}

/// The model was asked about each of these hands.
Tie every_hand_asked(int least_cards, int most_cards) {
  return in_every_case(every_hand(least_cards, most_cards).size(),
                       "hands of " + std::to_string(least_cards) + " to " + plural(most_cards, "card"));
}

std::string name_of_meld(int index) { return index < no_meld ? words(static_cast<Meld>(index)) : "no meld at all"; }

/// A position in which these melds lie on the table, everybody has played the princess card, and cards are turned over.
State before_ranking(const Game& game, const std::vector<Cards>& melds, Seat dealer) {
  State state = MermaidRain::start(game, static_cast<int>(melds.size()));
  state.step = Step::showing_cards;
  state.dealer = dealer;
  state.acting = dealer;
  state.deck = {};
  for (std::size_t i = 0; i < melds.size(); ++i) {
    state.melds[seat(static_cast<int>(i))] = melds[i];
    state.princess.insert(seat(static_cast<int>(i)));
  }
  return MermaidRain::completed(game, state);
}

/// Everybody shows the cards chosen, and calls the meld so where a reading lets players call it: what is done.
std::vector<Action> show_and_call(const Game& game, State& state, const std::vector<Meld>& called) {
  std::vector<Action> done{ShowCards{}};
  MermaidRain::perform(game, state, done.back());
  while (state.step == Step::declaring) {
    done.push_back(Declare{state.acting, called[index_of(state.acting)]});
    MermaidRain::perform(game, state, done.back());
  }
  return done;
}

RainTrace trace_of_ranking(const Game& game, const std::vector<Cards>& melds, Seat dealer, std::string claim) {
  std::vector<Meld> called;
  for (const Cards& cards : melds) called.push_back(mermaid_rain::best_meld(cards));
  State state = before_ranking(game, melds, dealer);
  State given = state;
  return {game, std::move(given), show_and_call(game, state, called), std::move(claim)};
}

}  // namespace

Finding best_meld_is_unique(const Game& game, const Budget& budget, const MeldsBook& book) {
  z3::context context;
  Question question{context, budget};
  const Hand hand{context};
  question.given(hand.between(fewest_shown, most_shown));

  std::vector<z3::expr> best;  // the hand shows this meld, and none that stands before it in the list
  std::vector<z3::expr> better;
  for (const Meld meld : book.best_first) {
    const z3::expr shown = shows(hand, meld);
    best.push_back(shown && !any_of(context, better));
    better.push_back(shown);
  }
  const Answer unique = question.prove(how_many(best, meld_bits) == 1);
  if (unique == Answer::Unknown) return undecided(question.asked(), "one best meld");
  if (unique == Answer::Counterexample) {
    const Cards cards = hand.value_in(question.found());
    return encoding_is_wrong(question.asked(), "not one meld is best",
                             {words(cards) + " is a " + words(mermaid_rain::best_meld(cards)) + " in the model"});
  }

  const z3::expr by_the_book = best_by_the_book(hand, book);
  const z3::expr in_model = best_in_model(hand);
  const Answer equal = question.prove(by_the_book == in_model);
  if (equal == Answer::Unknown) return undecided(question.asked(), "the best meld");
  if (equal == Answer::Proved)
    return holds(question.asked()).over("hands of two to five cards").tied(every_hand_asked(fewest_shown, most_shown));
  const z3::model model = question.found();
  const Cards cards = hand.value_in(model);
  const int expected = number(model, by_the_book);
  const Meld found = mermaid_rain::best_meld(cards);
  const std::vector<std::string> told{words(cards), "by the rulebook a " + name_of_meld(expected),
                                      "in the model a " + words(found)};
  if (static_cast<int>(index_of(found)) == expected)
    return encoding_is_wrong(question.asked(), "the model calls it the same", told);
  Finding finding = fails(question.asked(), "the model calls a hand by another name than the rulebook", told);
  finding.trace = trace_of_ranking(game, {cards, cards, cards}, Seat::Ann, words(cards) + " is a " + name_of_meld(expected));
  return finding;
}

Finding melds_need_what_they_say(const Game&, const Budget& budget, const MeldsBook& book) {
  z3::context context;
  Question question{context, budget};
  const Hand hand{context};
  question.given(hand.between(fewest_shown, most_shown));
  for (const Meld meld : book.best_first) {
    const int named = book.cards_named[index_of(meld)];
    Hand needed{context};
    for (const Card card : every<Card>) {
      z3::expr many = context.bv_val(0, meld_bits);
      for (const Cards& cards : every_hand(fewest_shown, most_shown))
        if (mermaid_rain::makes(cards, meld))
          many = z3::ite(hand.is(cards), context.bv_val(int{mermaid_rain::needed(cards, meld)[card]}, meld_bits), many);
      needed.of[index_of(card)] = many;
    }
    z3::expr right = shows(needed, meld) && needed.between(named, named);
    for (std::size_t i = 0; i < hand.of.size(); ++i) right = right && z3::ule(needed.of[i], hand.of[i]);
    const Answer answer = question.prove(z3::implies(shows(hand, meld), right));
    if (answer == Answer::Unknown) return undecided(question.asked(), "the cards of a " + words(meld));
    if (answer == Answer::Proved) continue;
    const Cards cards = hand.value_in(question.found());
    const Cards kept = mermaid_rain::needed(cards, meld);
    const std::vector<std::string> told{words(cards) + " show a " + words(meld) + ", which names " + plural(named, "card"),
                                        "the model makes it of " + words(kept)};
    if (mermaid_rain::makes(cards, meld) && cards.has(kept) && kept.total() == named && mermaid_rain::makes(kept, meld))
      return encoding_is_wrong(question.asked(), "the model takes the cards named", told);
    return fails(question.asked(), "the model takes other cards for a meld than it names", told);
  }
  return holds(question.asked())
      .over("each meld that two to five cards make")
      .tied(every_hand_asked(fewest_shown, most_shown));
}

Finding melds_impossible_with_five(const Game& game, const Budget& budget, const MeldsBook& book) {
  z3::context context;
  Question question{context, budget};
  const Hand hand{context};
  question.given(hand.between(most_shown, most_shown));
  const z3::expr best = best_by_the_book(hand, book);
  std::vector<std::string> told;
  for (const Meld meld : book.best_first) {
    const bool never = book.never_with_five.contains(meld);
    const Answer answer = question.prove(best != static_cast<int>(index_of(meld)));
    if (answer == Answer::Unknown) return undecided(question.asked(), "a " + words(meld) + " of five cards");
    if (answer == Answer::Proved) {
      const auto hands = every_hand(most_shown, most_shown);
      const auto found =
          std::ranges::find_if(hands, [&](const Cards& cards) { return mermaid_rain::best_meld(cards) == meld; });
      if (found != hands.end()) {
        Finding finding = fails(question.asked(), "the model has a " + words(meld) + " of five cards, which cannot be",
                                {words(*found) + " is a " + words(meld) + " in the model"});
        finding.trace = trace_of_ranking(game, {*found, *found, *found}, Seat::Ann, "five cards are no " + words(meld));
        return finding;
      }
      if (!never)
        return encoding_is_wrong(question.asked(), "five cards are never a " + words(meld) + ", against what it claims");
      told.push_back("never: " + words(meld));
      continue;
    }
    const Cards cards = hand.value_in(question.found());
    const std::vector<std::string> case_told{words(cards) + " by the rulebook a " + words(meld) + ", in the model a " +
                                             words(mermaid_rain::best_meld(cards))};
    if (mermaid_rain::best_meld(cards) != meld)
      return encoding_is_wrong(question.asked(), "the model calls the witness by another name", case_told);
    if (never) return fails(question.asked(), "five cards can be a " + words(meld), case_told);
    told.push_back("possible: " + words(meld) + ", " + words(cards));
  }
  return holds(question.asked(), told).over("hands of five cards").tied(every_hand_asked(most_shown, most_shown));
}

namespace {

/// The fewest cards that make a meld.
Cards cards_of(Meld meld) {
  for (const Cards& cards : every_hand(fewest_shown, most_shown))
    if (mermaid_rain::best_meld(cards) == meld) return cards;
  return {};
}

/// The order of two players by the rulebook: the meld's place in the list, then the way from the dealer.
z3::expr comes_before(const z3::expr& place, const z3::expr& way, const z3::expr& other_place, const z3::expr& other_way) {
  return z3::ult(place, other_place) || (place == other_place && z3::ult(way, other_way));
}

/// No two players are equal, and there is no circle, for symbolic melds, dealer and number of players.
Answer order_is_total(Question& question, z3::context& context, const MeldsBook& book) {
  const z3::expr players = context.bv_const("players", meld_bits);
  const z3::expr dealer = context.bv_const("dealer", meld_bits);
  question.given(z3::uge(players, fewest) && z3::ule(players, most) && z3::ult(dealer, players));
  std::vector<z3::expr> at;
  std::vector<z3::expr> place;
  std::vector<z3::expr> way;
  for (const char* name : {"a", "b", "c"}) {
    at.push_back(context.bv_const(name, meld_bits));
    place.push_back(context.bv_const((std::string{"meld of "} + name).c_str(), meld_bits));
    question.given(z3::ult(at.back(), players) && z3::ult(place.back(), no_meld));
    way.push_back(z3::ite(z3::uge(at.back(), dealer), at.back() - dealer, at.back() + players - dealer) *
                  context.bv_val(book.a_step_counts, meld_bits));
  }
  question.given(z3::implies(at[0] == at[1], place[0] == place[1]));
  const auto before = [&](std::size_t i, std::size_t j) { return comes_before(place[i], way[i], place[j], way[j]); };
  return question.prove(!before(0, 0) && z3::implies(at[0] != at[1], before(0, 1) != before(1, 0)) &&
                        z3::implies(before(0, 1) && before(1, 2), before(0, 2)));
}

/// Everybody's meld, at a table with this dealer.
struct MeldTable {
  std::vector<Meld> melds;
  Seat dealer{};
};

/// The order of play by the rulebook: best meld first, and of equal ones the nearest from the dealer on.
std::vector<Seat> order_by_the_book(const MeldTable& table, const MeldsBook& book) {
  std::vector<Seat> order;
  const auto players = static_cast<int>(table.melds.size());
  for (const Meld meld : book.best_first)
    for (int steps = 0; steps < players; ++steps)
      if (const Seat at = clockwise(table.dealer, steps, players); table.melds[index_of(at)] == meld) order.push_back(at);
  return order;
}

/// The table with this number: one digit for each player's meld.
std::vector<Meld> melds_numbered(unsigned number, int players) {
  std::vector<Meld> melds;
  for (int i = 0; i < players; ++i, number /= kinds<Meld>) melds.push_back(static_cast<Meld>(number % kinds<Meld>));
  return melds;
}

/// Asks the model for the order at every table; gives the first at which it is not the rulebook's.
std::optional<MeldTable> ranked_otherwise(const Game& game, const MeldsBook& book, std::uint64_t& asked) {
  std::vector<Cards> making;
  for (const Meld meld : every<Meld>) making.push_back(cards_of(meld));
  for (int players = fewest; players <= most; ++players) {
    const int dealers = players == most ? 1 : players;
    unsigned tables = 1;
    for (int i = 0; i < players; ++i) tables *= kinds<Meld>;
    for (int d = 0; d < dealers; ++d) {
      const State given = before_ranking(game, std::vector<Cards>(static_cast<std::size_t>(players)), seat(d));
      for (unsigned number = 0; number < tables; ++number, ++asked) {
        const MeldTable table{melds_numbered(number, players), seat(d)};
        State state = given;
        for (int i = 0; i < players; ++i) state.melds[seat(i)] = making[index_of(table.melds[static_cast<std::size_t>(i)])];
        show_and_call(game, state, table.melds);
        if (!std::ranges::equal(state.order, order_by_the_book(table, book))) return table;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Finding order_of_play_is_total(const Game& game, const Budget& budget, const MeldsBook& book) {
  z3::context context;
  Question total{context, budget};
  const Answer is_total = order_is_total(total, context, book);
  if (is_total == Answer::Unknown) return undecided(total.asked(), "the order of play");
  if (is_total == Answer::Counterexample) return encoding_is_wrong(total.asked(), "its order of play is not total");
  std::uint64_t asked = 0;
  const std::optional<MeldTable> table = ranked_otherwise(game, book, asked);
  if (!table)
    return holds(total.asked())
        .over("any melds, any dealer, 3 to 6 players")
        .tied(in_every_case(asked, "tables of 3 to 5 players with every meld and every dealer, and of 6 with one dealer"));
  std::vector<Cards> melds;
  std::vector<std::string> told{std::string{name_of(table->dealer)} + " deals"};
  for (std::size_t i = 0; i < table->melds.size(); ++i) {
    melds.push_back(cards_of(table->melds[i]));
    told.push_back(std::string{name_of(seat(static_cast<int>(i)))} + " has a " + words(table->melds[i]));
  }
  std::string order;
  for (const Seat at : order_by_the_book(*table, book)) order += (order.empty() ? "" : ", ") + std::string{name_of(at)};
  told.push_back("by the rulebook the order is " + order);
  Finding finding = fails(total.asked(), "the model ranks players otherwise than the rulebook", told);
  finding.trace = trace_of_ranking(game, melds, table->dealer, "the order of play is that of the melds");
  return finding;
}

}  // namespace fathom::solver::rain
