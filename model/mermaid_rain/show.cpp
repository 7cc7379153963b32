#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"

// Actions in the game's words, one line each. Total: whatever a state and an action hold, there is a line for them.

namespace fathom::mermaid_rain {
namespace {

std::string name(Seat seat) { return std::string{name_of(seat)}; }

std::string article(std::string_view noun) { return "a " + std::string{noun}; }

/// Who moves, from where, to where.
std::string way(const State& state, Seat by, Hex to) {
  return name(by) + " moves " + show(state.mermaids[by]) + " -> " + show(to);
}

std::string ordinal(int nth) {
  constexpr std::array<std::string_view, 5> words{"", "first ", "second ", "third ", "fourth "};
  return nth > 0 && nth < std::ssize(words) ? std::string{words[static_cast<std::size_t>(nth)]}
                                            : "no. " + std::to_string(nth) + ' ';
}

/// The line for each kind of action.
struct Line {
  const Game& game;
  const State& state;

  std::string operator()(const Lay& lay) const {
    const std::optional<Hex> spot = next_spot(game, state);
    return article(plainly(lay.treasure)) + " is laid face up" + (spot ? " on " + show(*spot) : "");
  }
  std::string operator()(const SetOut&) const { return "the face-down tokens go out and the rest becomes the pool"; }
  std::string operator()(const FirstDealer& first) const { return name(first.to) + " gets the Prince card and deals first"; }
  std::string operator()(const Deal& deal) const { return name(deal.to) + " is dealt " + phrase(deal.cards); }
  std::string operator()(const ReshuffleCards&) const {
    return "the discards become a new deck of " + plural(state.discards.total(), "card");
  }
  std::string operator()(const TurnUndercurrents& turn) const {
    const auto& deck = game.box.undercurrents;
    const std::string card = "Undercurrents card " + std::to_string(turn.card) + " is turned up";
    if (turn.card < 1 || turn.card > deck.size()) return card;
    std::string asks;
    const Revealed& column = deck[turn.card - 1U].column(state.players);
    for (const Shape shape : every<Shape>)
      if (column[shape] > 0) asks += (asks.empty() ? "" : ", ") + std::to_string(column[shape]) + ' ' + plainly(shape);
    return card + ": " + asks;
  }
  std::string operator()(const TurnTile& turn) const { return article(show(turn.tile)) + " tile is turned up"; }
  std::string operator()(const ReshuffleTiles& shuffle) const {
    return "the discarded " + plainly(shuffle.shape) + " tiles become a new pile";
  }
  std::string operator()(const ShowCards&) const {
    std::string shown;
    for (const Seat at : seated(state.players)) {
      const Cards& cards = state.chosen[at];
      const bool princess = state.princess_down.contains(at);
      if (!cards.empty() || princess)
        shown += (shown.empty() ? ": " : ", ") + name(at) + ' ' + (cards.empty() ? "the princess" : phrase(cards));
    }
    return "all turn over what they chose" + shown;
  }
  std::string operator()(const DrawToken& draw) const {
    return name(draw.to) + " draws " + article(plainly(draw.treasure)) + " from the pool";
  }
  std::string operator()(const PassPrince& pass) const { return "the Prince card goes to " + name(pass.to); }
  std::string operator()(const TurnExtra& turn) const {
    return "the unseen tile on " + phrase(state.face_down) + " turns out to be " + article(show(turn.tile));
  }
  std::string operator()(const Look& look) const {
    Few<std::string, 4> tokens;
    for (const Treasure treasure : look.tokens) tokens.push_back(article(plainly(treasure)));
    return name(look.by) + " looks at the tokens face down on " + show(state.mermaids[look.by]) + ": " + listed(tokens);
  }
  std::string operator()(const ClearTiles&) const {
    int dark = 0;
    for (const Placed& placed : state.placed) dark += placed.tile.shade() == Shade::dark ? 1 : 0;
    return (dark == 0 ? "no dark tile leaves" : counted(dark, "dark tile") + (dark == 1 ? " leaves" : " leave")) +
           " the board";
  }
  std::string operator()(const TurnUpTreasure&) const { return "all turn up the treasure they gained face down"; }
  std::string operator()(const PayTribute& pay) const {
    const int each = game.rules.tribute_each;
    Few<std::string, kinds<Treasure>> lacking;
    for (const Treasure treasure : every<Treasure>)
      if (state.treasure[pay.by][treasure] < each) lacking.push_back(plainly(treasure));
    const std::string pays = name(pay.by) + " pays the witch";
    if (lacking.empty()) return pays + ' ' + plural(each, "token") + " of each type";
    const int lost = static_cast<int>(lacking.size()) * game.rules.missing_penalty;
    return pays + " and loses " + plural(lost, "point") + " for want of " + listed(lacking);
  }
  std::string operator()(const Score& score) const {
    PerSeat<int> tokens;
    for (const Seat at : seated(state.players)) tokens[at] = state.treasure[at][score.treasure];
    const PerSeat<int> gained = points(game.rules, tokens, state.players);
    std::string who;
    for (const Seat at : seated(state.players))
      if (tokens[at] > 0)
        who +=
            (who.empty() ? ": " : ", ") + name(at) + ' ' + std::to_string(gained[at]) + " for " + std::to_string(tokens[at]);
    return plainly(score.treasure) + " is scored" + (who.empty() ? ": nobody has any" : who);
  }

  std::string operator()(const Choose& choose) const {
    return name(choose.by) + " puts " + phrase(choose.cards) + " face down";
  }
  std::string operator()(const ChoosePrincess& choose) const {
    return name(choose.by) + " puts her princess card face down";
  }
  std::string operator()(const Declare& declare) const {
    return name(declare.by) + " calls her meld " + article(titled(declare.meld));
  }
  std::string operator()(const Pick& pick) const { return name(pick.by) + " picks the " + show(pick.tile) + " tile"; }
  std::string operator()(const GoWithout& go) const { return name(go.by) + " finds no tile to pick"; }
  std::string operator()(const TakeBonus& take) const {
    const std::optional<Meld>& made = state.made[take.by];
    if (!made) return name(take.by) + " takes the bonus of her meld";
    const std::string meld = " for her " + titled(*made);
    switch (*made) {
      case Meld::mermaid_squall:
        return gains(take.by, game.rules.squall_points) + meld;
      case Meld::twin_splash:
        return gains(take.by, game.rules.splash_points) + meld;
      case Meld::mermaid_mist:
        return gains(take.by, game.rules.mist_points) + meld;
      case Meld::mermaid_drop:
        return gains(take.by, game.rules.drop_points) + meld;
      case Meld::ocean_march:
        return name(take.by) + " may draw a token from the pool" + meld;
      default:
        return name(take.by) + " takes the bonus" + meld;
    }
  }
  std::string operator()(const DrawTile& draw) const {
    return name(draw.by) + " draws " + article(plainly(draw.shape)) + " tile unseen";
  }
  std::string operator()(const Warp& warp) const { return name(warp.by) + " warps to " + show(warp.to); }
  std::string operator()(const ForgoBonus& forgo) const { return name(forgo.by) + " lets the bonus of her meld go"; }
  std::string operator()(const StartAt& start) const { return name(start.by) + " starts at " + show(start.at); }
  std::string operator()(const Place& place) const {
    std::string tile = "a tile";
    if (place.tile == Which::picked && state.picked[place.by]) tile = article(show(*state.picked[place.by])) + " tile";
    if (place.tile == Which::extra && state.extra[place.by])
      tile = "her unseen " + plainly(*state.extra[place.by]) + " tile";
    return name(place.by) + " places " + tile + " on " + phrase(place.on);
  }
  std::string operator()(const StopPlacing& stop) const { return name(stop.by) + " places no more tiles"; }
  std::string operator()(const Move& move) const {
    return way(state, move.by, move.to) + " with " + article(plainly(move.card));
  }
  std::string operator()(const DeepSea& move) const {
    return way(state, move.by, move.to) + " by deep sea with " + phrase(move.cards);
  }
  std::string operator()(const Take& take) const { return name(take.by) + " takes the " + plainly(take.treasure); }
  std::string operator()(const TakeHidden& take) const {
    const auto lying = face_down_at(state, state.mermaids[take.by]);
    const std::string token = name(take.by) + " takes the " + ordinal(take.nth) + "token face down";
    if (take.nth < 1 || take.nth > lying.size()) return token;
    const Hidden what = state.face_downs[lying[take.nth - 1U]].what;
    return what == Hidden::unknown ? token : token + ", " + article(plainly(what));
  }
  std::string operator()(const Leave& leave) const { return name(leave.by) + " leaves the treasure where it is"; }
  std::string operator()(const EndTurn& end) const { return name(end.by) + " ends her turn"; }
  std::string operator()(const Drift& drift) const { return name(drift.by) + " drifts to " + show(drift.to); }
  std::string operator()(const Discard& discard) const { return name(discard.by) + " discards " + phrase(discard.cards); }

 private:
  static std::string gains(Seat by, int points) { return name(by) + " gains " + plural(points, "point"); }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) {
  return std::visit(Line{game, state}, action);
}

}  // namespace fathom::mermaid_rain
