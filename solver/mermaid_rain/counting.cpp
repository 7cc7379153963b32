#include "solver/mermaid_rain/counting.hpp"

#include <algorithm>
#include <cmath>

namespace fathom::solver::rain {

namespace {

using mermaid_rain::Deal;
using mermaid_rain::ShowCards;
using mermaid_rain::Step;

Finding all_tried(std::uint64_t asked, const std::string& domain) {
  return holds(0).over(domain).all_tried(asked).tied(in_every_case(asked, domain));
}

/// What a player shows when cards are turned over: so many cards, or no more, with her meld ended.
struct Shows {
  int cards = 0;
  bool stopped = false;
};

/// What each player shows, by a number with one digit for each.
std::vector<Shows> numbered(unsigned number, int players, int least, int greatest) {
  const auto sizes = static_cast<unsigned>(greatest - least + 1);
  std::vector<Shows> all;
  for (int i = 0; i < players; ++i, number /= 2 * sizes)
    all.push_back({least + static_cast<int>(number % (2 * sizes) / 2), number % 2 == 1});
  return all;
}

State before_showing(const Game& game, const std::vector<Shows>& shows) {
  State state = MermaidRain::start(game, static_cast<int>(shows.size()));
  state.step = Step::showing_cards;
  for (std::size_t i = 0; i < shows.size(); ++i) {
    const Seat at = seat(static_cast<int>(i));
    for (int card = 0; card < shows[i].cards; ++card)
      ++state.melds[at][every<Card>[static_cast<std::size_t>(card) % kinds<Card>]];
    if (shows[i].stopped) state.princess_down.insert(at);
  }
  return state;
}

}  // namespace

Finding melding_ends_as_stated(const Game& game, const Budget&, const EndingBook& book) {
  std::uint64_t asked = 0;
  const int least = std::min<int>(game.rules.first_cards, book.most_cards);
  for (int players = fewest; players <= most; ++players) {
    unsigned all = 1;
    // with six players, only what is next to the end: one card less, or as many as end it
    const int from = players == most ? std::max(least, book.most_cards - 1) : least;
    for (int i = 0; i < players; ++i) all *= 2 * static_cast<unsigned>(book.most_cards - from + 1);
    for (unsigned number = 0; number < all; ++number, ++asked) {
      const std::vector<Shows> shows = numbered(number, players, from, book.most_cards);
      const State given = before_showing(game, shows);
      State state = given;
      MermaidRain::perform(game, state, Action{ShowCards{}});
      const bool ends = std::ranges::any_of(shows, [&](const Shows& each) { return each.cards == book.most_cards; }) ||
                        std::ranges::all_of(shows, &Shows::stopped);
      if ((state.step != Step::choosing_cards) == ends) continue;
      Finding finding = fails(0, ends ? "melding goes on where it should end" : "melding ends where it should go on");
      finding.trace = RainTrace{game, given, {Action{ShowCards{}}}, "melding ends where it should, and not before"};
      return finding;
    }
  }
  return all_tried(asked, "melds of " + std::to_string(least) + " to " + plural(book.most_cards, "card") +
                              " of 3 to 5 players, ended or not, and of the last two sizes with 6");
}

Finding deals_are_as_likely_as_their_orders(const Game& game, const Budget&, const DealingBook& book) {
  constexpr int most_of_a_kind = 4;
  constexpr int most_owed = 4;
  // in how many orders so many of a kind can be drawn of so many; of one order, where equal cards count as the same
  const auto draws = [&](int of, int drawn) {
    double product = 1;
    for (int n = 0; n < drawn; ++n) product *= book.ways_to_order_equal_cards == 1 ? 1 : of - n;
    return product;
  };
  const auto orders = [&](const Cards& deck, const Cards& dealt) {
    double product = 1;
    int place = 0;
    for (const Card card : every<Card>) {
      product *= draws(deck[card], dealt[card]);
      for (int n = 1; n <= dealt[card]; ++n) product = product * ++place / n;  // which of the places it has in the deal
    }
    return product;
  };
  std::uint64_t asked = 0;
  State state = MermaidRain::start(game, fewest);
  state.step = Step::dealing;
  const Cards largest{{Card::dolphin, most_of_a_kind}, {Card::gull, most_of_a_kind}, {Card::turtle, most_of_a_kind}};
  std::optional<Finding> odd;
  for (int size = 1; size <= largest.total(); ++size)
    for_each_pick(largest, size, [&](const Cards& deck) {
      state.deck = deck;
      for (int owed = 1; owed <= std::min(most_owed, size); ++owed) {
        state.owed = static_cast<std::uint8_t>(owed);
        double of_one = 0;
        for_each_pick(deck, owed, [&](const Cards& dealt) {
          ++asked;
          const double weight = MermaidRain::weight(game, state, Deal{state.acting, dealt});
          if (of_one == 0) of_one = weight / orders(deck, dealt);
          constexpr double rounding = 1e-9;
          if (std::abs(weight - of_one * orders(deck, dealt)) <= rounding * weight || odd) return;
          odd = fails(0, "a deal is not as likely as the orders of the deck that begin with it",
                      {words(deck) + " in the deck, " + words(dealt) + " dealt"});
          odd->trace = RainTrace{game, state, {Deal{state.acting, dealt}}, "every order of the deck is as likely"};
        });
      }
    });
  if (odd) return *odd;
  return all_tried(asked, "decks of up to " + std::to_string(most_of_a_kind) + " cards of each kind, and up to " +
                              plural(most_owed, "card") + " dealt");
}

Finding most_points_win(const Game& game, const Budget&, const WinningBook& book) {
  constexpr unsigned different_scores = 5;
  std::uint64_t asked = 0;
  for (int players = fewest; players <= most; ++players) {
    State state = MermaidRain::start(game, players);
    state.step = Step::over;
    unsigned all = 1;
    for (int i = 0; i < players; ++i) all *= different_scores;
    for (unsigned number = 0; number < all; ++number, ++asked) {
      int best = 0;
      unsigned rest = number;
      for (int i = 0; i < players; ++i, rest /= different_scores) {
        state.scores[seat(i)] = static_cast<std::int16_t>(rest % different_scores);
        best = std::max<int>(best, state.scores[seat(i)]);
      }
      SeatSet expected;
      for (int i = 0; i < players; ++i)
        if (state.scores[seat(i)] + book.lead_needed >= best) expected.insert(seat(i));
      if (mermaid_rain::winners(game, state) == expected) continue;
      Finding finding = fails(0, "others win than those with the most points");
      finding.trace = RainTrace{game, state, {}, "those with the most points win"};
      return finding;
    }
  }
  return all_tried(asked, "scores of 0 to " + std::to_string(different_scores - 1) + ", 3 to 6 players");
}

}  // namespace fathom::solver::rain
