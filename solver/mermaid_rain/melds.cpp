#include "solver/mermaid_rain/melds.hpp"

#include <algorithm>

#include "model/core/random.hpp"
#include "solver/prover.hpp"

namespace fathom::solver::rain {

namespace {

using mermaid_rain::ShowCards;
using mermaid_rain::Step;

constexpr unsigned bits = 6;
constexpr int fewest_shown = 2;
constexpr int most_shown = 5;
/// The name no meld has: what a hand that makes none would be given.
constexpr int no_meld = static_cast<int>(kinds<Meld>);

/// A hand as symbols: how many cards of each kind.
struct Hand {
  explicit Hand(z3::context& context) : of{} {
    for (const Card card : every<Card>) of.push_back(context.bv_const(std::string{name_of(card)}.c_str(), bits));
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

/// The description of each meld in the rulebook's table, superfluous cards ignored.
z3::expr shows(const Hand& hand, Meld meld) {
  z3::context& context = hand.of[0].ctx();
  const auto some_kind = [&](int many) {
    std::vector<z3::expr> any;
    for (const z3::expr& kind : hand.of) any.push_back(z3::uge(kind, many));
    return any_of(context, any);
  };
  const auto one_and_another = [&](int many, int of_another) {
    std::vector<z3::expr> any;
    for (std::size_t i = 0; i < hand.of.size(); ++i)
      for (std::size_t j = 0; j < hand.of.size(); ++j)
        if (i != j) any.push_back(z3::uge(hand.of[i], many) && z3::uge(hand.of[j], of_another));
    return any_of(context, any);
  };
  switch (meld) {
    case Meld::mermaid_rain:
      return some_kind(5);
    case Meld::mermaid_squall:
      return some_kind(4);
    case Meld::ocean_march:
      return one_and_another(3, 2);
    case Meld::twin_splash:
      return one_and_another(2, 2);
    case Meld::aquamarine_waltz:
      return z3::uge(hand.of[0], 1) && z3::uge(hand.of[1], 1) && z3::uge(hand.of[2], 1);
    case Meld::mermaid_mist:
      return some_kind(3);
    case Meld::mermaid_drop:
      return some_kind(2);
    case Meld::octopus:
      return one_and_another(1, 1);
  }
  return context.bool_val(false);
}

/// The first meld of the list that the hand shows.
z3::expr best_by_the_book(const Hand& hand, const MeldsBook& book) {
  z3::context& context = hand.of[0].ctx();
  z3::expr best = context.bv_val(no_meld, bits);
  for (std::size_t place = book.best_first.size(); place-- > 0;) {
    const Meld meld = book.best_first[place];
    best = z3::ite(shows(hand, meld), context.bv_val(static_cast<int>(index_of(meld)), bits), best);
  }
  return best;
}

/// What the model calls each hand, as a table.
z3::expr best_in_model(const Hand& hand) {
  z3::context& context = hand.of[0].ctx();
  z3::expr best = context.bv_val(no_meld, bits);
  for (const Cards& cards : every_hand(fewest_shown, most_shown)) {
    const auto meld = static_cast<int>(index_of(mermaid_rain::best_meld(cards)));
    best = z3::ite(hand.is(cards), context.bv_val(meld, bits), best);
  }
  return best;
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
  return MermaidRain::settled(game, state);
}

std::vector<Seat> ranked_by_model(const Game& game, const std::vector<Cards>& melds, Seat dealer) {
  State state = before_ranking(game, melds, dealer);
  MermaidRain::perform(game, state, Action{ShowCards{}});
  return {state.order.begin(), state.order.end()};
}

RainStory story_of_ranking(const Game& game, const std::vector<Cards>& melds, Seat dealer, std::string claim) {
  return {game, before_ranking(game, melds, dealer), {Action{ShowCards{}}}, std::move(claim)};
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
  const Answer unique = question.prove(how_many(best, bits) == 1);
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
  if (equal == Answer::Proved) return holds(question.asked());
  const z3::model model = question.found();
  const Cards cards = hand.value_in(model);
  const int expected = number(model, by_the_book);
  const Meld found = mermaid_rain::best_meld(cards);
  const std::vector<std::string> told{words(cards), "by the rulebook a " + name_of_meld(expected),
                                      "in the model a " + words(found)};
  if (static_cast<int>(index_of(found)) == expected)
    return encoding_is_wrong(question.asked(), "the model calls it the same", told);
  Finding finding = fails(question.asked(), "the model calls a hand by another name than the rulebook", told);
  finding.story = story_of_ranking(game, {cards, cards, cards}, Seat::Ann, words(cards) + " is a " + name_of_meld(expected));
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
      z3::expr many = context.bv_val(0, bits);
      for (const Cards& cards : every_hand(fewest_shown, most_shown))
        if (mermaid_rain::makes(cards, meld))
          many = z3::ite(hand.is(cards), context.bv_val(int{mermaid_rain::needed(cards, meld)[card]}, bits), many);
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
  return holds(question.asked());
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
        finding.story = story_of_ranking(game, {*found, *found, *found}, Seat::Ann, "five cards are no " + words(meld));
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
  return holds(question.asked(), told);
}

namespace {

/// Two seats, so many steps clockwise from the dealer, and their melds; the nearer one first.
struct Pair {
  int players = fewest;
  int nearer = 0;
  int farther = 1;
  Meld of_nearer{};
  Meld of_farther{};
};

template <class Visit>
void every_pair(Visit&& visit) {
  for (int players = fewest; players <= most; ++players)
    for (int nearer = 0; nearer < players; ++nearer)
      for (int farther = nearer + 1; farther < players; ++farther)
        for (const Meld of_nearer : every<Meld>)
          for (const Meld of_farther : every<Meld>) visit(Pair{players, nearer, farther, of_nearer, of_farther});
}

/// The fewest cards that make a meld.
Cards cards_of(Meld meld) {
  for (const Cards& cards : every_hand(fewest_shown, most_shown))
    if (mermaid_rain::best_meld(cards) == meld) return cards;
  return {};
}

/// A table with this pair at it, the others' melds drawn by lot.
std::vector<Cards> table_with(const Pair& pair, Seat dealer, Random& random) {
  std::vector<Cards> melds;
  for (int i = 0; i < pair.players; ++i)
    melds.push_back(cards_of(every<Meld>[random.below(static_cast<std::uint32_t>(kinds<Meld>))]));
  melds[index_of(clockwise(dealer, pair.nearer, pair.players))] = cards_of(pair.of_nearer);
  melds[index_of(clockwise(dealer, pair.farther, pair.players))] = cards_of(pair.of_farther);
  return melds;
}

enum class First : std::uint8_t { nearer, farther, neither };
First first_in_model(const Game& game, const Pair& pair, const std::vector<Cards>& melds, Seat dealer) {
  const std::vector<Seat> order = ranked_by_model(game, melds, dealer);
  const auto nearer = std::ranges::find(order, clockwise(dealer, pair.nearer, pair.players));
  const auto farther = std::ranges::find(order, clockwise(dealer, pair.farther, pair.players));
  if (nearer == order.end() || farther == order.end() || order.size() != static_cast<std::size_t>(pair.players))
    return First::neither;
  return nearer < farther ? First::nearer : First::farther;
}

/// The order of two players by the rulebook: the meld's place in the list, then the way from the dealer.
z3::expr comes_before(const z3::expr& place, const z3::expr& way, const z3::expr& other_place, const z3::expr& other_way) {
  return z3::ult(place, other_place) || (place == other_place && z3::ult(way, other_way));
}

/// No two players are equal, and there is no circle, for symbolic melds, dealer and number of players.
Answer order_is_total(Question& question, z3::context& context) {
  const z3::expr players = context.bv_const("players", bits);
  const z3::expr dealer = context.bv_const("dealer", bits);
  question.given(z3::uge(players, fewest) && z3::ule(players, most) && z3::ult(dealer, players));
  std::vector<z3::expr> at;
  std::vector<z3::expr> place;
  std::vector<z3::expr> way;
  for (const char* name : {"a", "b", "c"}) {
    at.push_back(context.bv_const(name, bits));
    place.push_back(context.bv_const((std::string{"meld of "} + name).c_str(), bits));
    question.given(z3::ult(at.back(), players) && z3::ult(place.back(), no_meld));
    way.push_back(z3::ite(z3::uge(at.back(), dealer), at.back() - dealer, at.back() + players - dealer));
  }
  question.given(z3::implies(at[0] == at[1], place[0] == place[1]));
  const auto before = [&](std::size_t i, std::size_t j) { return comes_before(place[i], way[i], place[j], way[j]); };
  return question.prove(!before(0, 0) && z3::implies(at[0] != at[1], before(0, 1) != before(1, 0)) &&
                        z3::implies(before(0, 1) && before(1, 2), before(0, 2)));
}

}  // namespace

Finding order_of_play_is_total(const Game& game, const Budget& budget, const MeldsBook& book) {
  z3::context context;
  Question total{context, budget};
  const Answer is_total = order_is_total(total, context);
  if (is_total == Answer::Unknown) return undecided(total.asked(), "the order of play");
  if (is_total == Answer::Counterexample) return encoding_is_wrong(total.asked(), "its order of play is not total");

  // The model is asked about every pair at every table with every dealer; those it ranks the farther player first in are
  // held against the rulebook's order.
  std::vector<z3::expr> farther_first;
  const z3::expr players = context.bv_const("players", bits);
  const z3::expr nearer = context.bv_const("nearer", bits);
  const z3::expr farther = context.bv_const("farther", bits);
  const z3::expr of_nearer = context.bv_const("meld of nearer", bits);
  const z3::expr of_farther = context.bv_const("meld of farther", bits);
  constexpr std::uint64_t seed = 1;
  Random random{seed};
  std::optional<Finding> odd;
  every_pair([&](const Pair& pair) {
    std::optional<First> first;
    for (int d = 0; d < pair.players && !odd; ++d) {
      const std::vector<Cards> melds = table_with(pair, seat(d), random);
      const First answer = first_in_model(game, pair, melds, seat(d));
      if (answer == First::neither || (first && *first != answer)) {
        odd = fails(total.asked(), "the order of two players depends on more than their melds and the dealer");
        odd->story = story_of_ranking(game, melds, seat(d), "melds, then the way from the dealer, decide");
      }
      first = answer;
    }
    if (first == First::farther)
      farther_first.push_back(players == pair.players && nearer == pair.nearer && farther == pair.farther &&
                              of_nearer == static_cast<int>(index_of(pair.of_nearer)) &&
                              of_farther == static_cast<int>(index_of(pair.of_farther)));
  });
  if (odd) return *odd;

  Question question{context, budget};
  question.given(z3::uge(players, fewest) && z3::ule(players, most) && z3::ult(nearer, farther) &&
                 z3::ult(farther, players));
  question.given(z3::ult(of_nearer, no_meld) && z3::ult(of_farther, no_meld));
  const auto place_of = [&](const z3::expr& meld) {
    z3::expr place = context.bv_val(no_meld, bits);
    for (std::size_t i = 0; i < book.best_first.size(); ++i)
      place =
          z3::ite(meld == static_cast<int>(index_of(book.best_first[i])), context.bv_val(static_cast<int>(i), bits), place);
    return place;
  };
  const z3::expr by_the_book = comes_before(place_of(of_farther), farther, place_of(of_nearer), nearer);
  const Answer answer = question.prove(by_the_book == any_of(context, farther_first));
  const std::uint64_t cases = total.asked() + question.asked();
  if (answer == Answer::Unknown) return undecided(cases, "the model's order of play");
  if (answer == Answer::Proved) return holds(cases);

  const z3::model model = question.found();
  const Pair pair{number(model, players), number(model, nearer), number(model, farther),
                  static_cast<Meld>(number(model, of_nearer)), static_cast<Meld>(number(model, of_farther))};
  const First expected = truth(model, by_the_book) ? First::farther : First::nearer;
  const std::vector<Cards> melds = table_with(pair, Seat::Ann, random);
  const std::vector<std::string> told{
      plural(pair.players, "player") + ", Ann deals",
      std::string{name_of(seat(pair.nearer))} + " has a " + words(pair.of_nearer) + ", " +
          std::string{name_of(seat(pair.farther))} + " has a " + words(pair.of_farther),
      "by the rulebook " + std::string{name_of(seat(expected == First::nearer ? pair.nearer : pair.farther))} +
          " comes first"};
  if (first_in_model(game, pair, melds, Seat::Ann) == expected)
    return encoding_is_wrong(cases, "the model ranks them the same", told);
  Finding finding = fails(cases, "the model ranks two players otherwise than the rulebook", told);
  finding.story = story_of_ranking(game, melds, Seat::Ann, "the order of play is that of the melds");
  return finding;
}

}  // namespace fathom::solver::rain
