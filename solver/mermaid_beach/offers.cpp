#include "solver/mermaid_beach/offers.hpp"

#include <algorithm>
#include <functional>

namespace fathom::solver::beach {

namespace {

using mermaid_beach::point_shells;
using mermaid_beach::Victim;

/// Compares what the model opens in some states with what the rulebook does.
class Comparison {
 public:
  Comparison(const Game& game, std::string claim) : game_{game}, claim_{std::move(claim)} {}

  void compare(const State& state, const std::vector<Action>& expected) {
    if (odd_) return;
    ++tried_;
    const std::vector<Action> found = legal(game_, state);
    if (std::ranges::is_permutation(found, expected)) return;
    const auto too_much = std::ranges::find_if(
        found, [&](const Action& action) { return std::ranges::find(expected, action) == expected.end(); });
    std::vector<Action> play;
    if (!found.empty()) play.push_back(too_much == found.end() ? found.front() : *too_much);
    odd_ = differs(0, "other actions are open in the model than by the rulebook",
                   {plural(static_cast<int>(found.size()), "action") + " in the model, by the rulebook " +
                    std::to_string(expected.size())},
                   BeachTrace{game_, state, play, claim_});
  }
  [[nodiscard]] Finding finding(const std::string& domain) const {
    if (odd_) return *odd_;
    return holds(0).over(domain).all_tried(tried_).tied(in_every_case(tried_, domain));
  }

 private:
  const Game& game_;
  std::string claim_;
  std::optional<Finding> odd_;
  std::uint64_t tried_ = 0;
};

State at_step(int players, Step step, Seat whose) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.step = step;
  state.turn = state.acting = whose;
  for (int i = 0; i < players; ++i) state.hands[seat(i)][mermaid_beach::items[static_cast<std::size_t>(i)]] = 1;
  return state;
}

/// Every way in which kinds of shells can lie in front of two or three players, and every single shell of four or five.
void each_layout(const std::function<void(const PerSeat<ShellCards>&, int)>& visit) {
  constexpr int with_all_layouts = 3;
  for (int players = fewest; players <= most; ++players) {
    const std::size_t places = static_cast<std::size_t>(players) * point_shells.size();
    const auto put = [](PerSeat<ShellCards>& shells, std::size_t place) {
      shells.of[place / point_shells.size()][point_shells[place % point_shells.size()]] = 1;
    };
    if (players > with_all_layouts)
      for (std::size_t place = 0; place < places; ++place) {
        PerSeat<ShellCards> shells;
        put(shells, place);
        visit(shells, players);
      }
    for (std::size_t layout = 1; players <= with_all_layouts && layout < (std::size_t{1} << places); ++layout) {
      PerSeat<ShellCards> shells;
      for (std::size_t place = 0; place < places; ++place)
        if (((layout >> place) & 1U) != 0) put(shells, place);
      visit(shells, players);
    }
  }
}
const std::string layouts_tried =
    "every way in which kinds of shells can lie in front of two or three players, and every single shell of four or five";

/// What can be taken, as actions of whoever takes it.
template <class Kind>
std::vector<Action> takings(const State& state, Victim whom, const OfferBook& book) {
  std::vector<Action> open;
  for (int i = 0; i < state.players; ++i)
    for (const ShellCard shell : point_shells)
      if (state.shells[seat(i)][shell] >= book.enough && (whom == Victim::anyone || seat(i) != state.turn))
        open.emplace_back(Kind{state.turn, seat(i), shell});
  return open;
}

}  // namespace

Finding thefts_are_open_as_stated(const Game& game, const Budget&, const OfferBook& book) {
  Comparison comparison{game, "any Shell card of any opponent may be stolen, or none"};
  each_layout([&](const PerSeat<ShellCards>& shells, int players) {
    for (int by = 0; by < players; ++by) {
      State state = at_step(players, Step::stealing, seat(by));
      state.shells = shells;
      std::vector<Action> expected = takings<mermaid_beach::Steal>(state, game.rules.robbed, book);
      if (game.rules.stealing == mermaid_beach::Stealing::may) expected.emplace_back(mermaid_beach::StealNothing{seat(by)});
      comparison.compare(state, expected);
    }
  });
  return comparison.finding(layouts_tried);
}

Finding waves_are_open_as_stated(const Game& game, const Budget&, const OfferBook& book) {
  Comparison comparison{game, "any Shell card of any opponent may be washed away, and one has to be"};
  each_layout([&](const PerSeat<ShellCards>& shells, int players) {
    for (int by = 0; by < players; ++by) {
      State state = at_step(players, Step::washing_away, seat(by));
      state.shells = shells;
      comparison.compare(state, takings<mermaid_beach::WashAway>(state, game.rules.washed, book));
    }
  });
  return comparison.finding(layouts_tried);
}

Finding seaweed_is_open_as_stated(const Game& game, const Budget&, const OfferBook& book) {
  Comparison comparison{game, "a Seaweed may be for any of the others"};
  for (int players = fewest; players <= most; ++players)
    for (int by = 0; by < players; ++by) {
      std::vector<Action> expected;
      for (int whom = 0; whom < players; ++whom)
        if (whom != by || game.rules.seaweed_for == Victim::anyone)
          expected.emplace_back(mermaid_beach::ChooseDrawer{seat(by), seat(whom)});
      if (book.enough > 1) expected.pop_back();
      comparison.compare(at_step(players, Step::choosing_drawer, seat(by)), expected);
    }
  return comparison.finding("each of 2 to 5 players who has played a seaweed");
}

Finding any_card_may_be_passed(const Game& game, const Budget&, const OfferBook& book) {
  Comparison comparison{game, "any card of one's own may be passed"};
  const bool keeps_the_monster = game.rules.judged == mermaid_beach::Judged::at_once;
  for (std::size_t held = 1; held < (std::size_t{1} << kinds<BeachCard>); ++held) {
    State state = at_step(fewest, Step::passing, Seat::Ann);
    BeachCards& hand = state.hands[Seat::Ann];
    hand = {};
    for (const BeachCard card : every<BeachCard>) hand[card] = static_cast<std::uint8_t>((held >> index_of(card)) & 1U);
    if (keeps_the_monster && hand == BeachCards{BeachCard::sea_monster}) continue;
    std::vector<Action> expected;
    for (const BeachCard card : every<BeachCard>)
      if (hand[card] >= book.enough) expected.emplace_back(mermaid_beach::PassCard{Seat::Ann, card});
    comparison.compare(state, expected);
  }
  return comparison.finding("hands of any kinds of cards, of whoever has to pass one");
}

Finding monster_is_shown_first(const Game& game, const Budget&, const OfferBook& book) {
  Comparison comparison{game, "the Sea Monster is shown before points are counted"};
  for (int players = fewest; players <= most; ++players)
    for (int turn = 0; turn < players; ++turn)
      for (int holder = 0; holder <= players; ++holder) {  // the last of these holders is nobody
        State state = at_step(players, Step::revealing, seat(turn));
        if (holder < players) state.hands[seat(holder)][BeachCard::sea_monster] = 1;
        const bool shows = holder < players && book.enough == 1;
        comparison.compare(state, {shows ? Action{mermaid_beach::RevealMonster{seat(holder)}} : mermaid_beach::Score{}});
        if (!shows) continue;
        state.step = Step::scoring;
        state.monster_shown = seat(holder);
        comparison.compare(state, {mermaid_beach::Score{}});
      }
  return comparison.finding("the end in each player's turn, with the Sea Monster in each hand or in none");
}

}  // namespace fathom::solver::beach
