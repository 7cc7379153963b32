#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"

// What the lines of actions say besides the actions' fields. Total: whatever a state and an action hold, there is a line.

namespace fathom::mermaid_rain {
namespace {

/// `first `, `second `, with the blank after it.
std::string ordinal(int nth) {
  constexpr std::array<std::string_view, 5> words{"", "first ", "second ", "third ", "fourth "};
  return nth > 0 && nth < std::ssize(words) ? std::string{words[static_cast<std::size_t>(nth)]}
                                            : "no. " + std::to_string(nth) + ' ';
}

/// What each seat has to say, behind a colon: `: Ann two gulls, Bob a turtle`.
class EachSeat {
 public:
  void add(Seat at, const std::string& what) { text_ += (text_.empty() ? ": " : ", ") + plainly(at) + ' ' + what; }
  [[nodiscard]] std::string or_else(std::string_view nothing) const { return text_.empty() ? std::string{nothing} : text_; }

 private:
  std::string text_;
};

struct Words {
  const Game& game;
  const State& state;

  std::string operator()(std::string_view, const Lay&) const {
    const std::optional<Hex> spot = next_spot(game, state);
    return spot ? " on " + show(*spot) : "";
  }
  std::string operator()(std::string_view, const ReshuffleCards&) const { return plural(state.discards.total(), "card"); }
  std::string operator()(std::string_view, const TurnUndercurrents& turn) const {
    const auto& deck = game.box.undercurrents;
    if (turn.card < 1 || turn.card > deck.size()) return {};
    std::string asks;
    const Revealed& column = deck[turn.card - 1U].column(state.players);
    for (const Shape shape : every<Shape>)
      if (column[shape] > 0) asks += (asks.empty() ? ": " : ", ") + std::to_string(column[shape]) + ' ' + plainly(shape);
    return asks.empty() ? ": " : asks;
  }
  std::string operator()(std::string_view, const ShowCards&) const {
    EachSeat shown;
    for (const Seat at : seated(state.players)) {
      if (!state.chosen[at].empty())
        shown.add(at, phrase(state.chosen[at]));
      else if (state.princess_down.contains(at))
        shown.add(at, "the princess");
    }
    return shown.or_else("");
  }
  std::string operator()(std::string_view, const TurnExtra&) const {
    return state.face_down_tile.empty() ? "" : " on " + phrase(state.face_down_tile);
  }
  std::string operator()(std::string_view, const Peek& peek) const { return show(state.mermaids[peek.by]); }
  std::string operator()(std::string_view hole, const Look& look) const {
    if (hole == "which")
      return gained_unseen(state, look.by) ? "the token gained" : "the tokens face down on " + show(state.mermaids[look.by]);
    Few<std::string, 4> tokens;
    for (const Treasure treasure : look.tokens) tokens.push_back(one(treasure));
    return listed(tokens);
  }
  std::string operator()(std::string_view, const ClearTiles&) const {
    int dark = 0;
    for (const Placed& placed : state.tiles) dark += placed.tile.shade() == Shade::dark ? 1 : 0;
    return dark == 0 ? "no dark tile leaves" : counted(dark, "dark tile") + (dark == 1 ? " leaves" : " leave");
  }
  std::string operator()(std::string_view, const PayTribute& pay) const {
    const int each = game.rules.tribute_each;
    Few<std::string, kinds<Treasure>> lacking;
    for (const Treasure treasure : every<Treasure>)
      if (state.treasure[pay.by][treasure] < each) lacking.push_back(plainly(treasure));
    if (lacking.empty()) return ' ' + plural(each, "token") + " of each type";
    const int lost = static_cast<int>(lacking.size()) * game.rules.missing_penalty;
    return " and loses " + plural(lost, "point") + " for want of " + listed(lacking);
  }
  std::string operator()(std::string_view hole, const Score& score) const {
    if (hole == "type") return plainly(score.treasure);
    PerSeat<int> tokens;
    for (const Seat at : seated(state.players)) tokens[at] = state.treasure[at][score.treasure];
    const PerSeat<int> gained = points(game.rules, tokens, state.players);
    EachSeat has;
    for (const Seat at : seated(state.players))
      if (tokens[at] > 0) has.add(at, std::to_string(gained[at]) + " for " + std::to_string(tokens[at]));
    return has.or_else(": nobody has any");
  }
  std::string operator()(std::string_view, const Declare& declare) const { return titled(declare.meld); }
  std::string operator()(std::string_view, const TakeBonus& take) const {
    const std::optional<Meld>& made = state.made[take.by];
    if (!made) return "takes the bonus of her meld";
    return bonus(*made) + " for her " + titled(*made);
  }
  std::string operator()(std::string_view hole, const Place& place) const {
    if (hole == "on") return phrase(place.on);
    if (place.tile == Which::picked && state.picked[place.by]) return "a " + show(*state.picked[place.by]) + " tile";
    if (place.tile == Which::extra && state.extra_up[place.by]) return "a " + show(*state.extra_up[place.by]) + " tile";
    if (place.tile == Which::extra && state.extra[place.by])
      return "her unseen " + plainly(*state.extra[place.by]) + " tile";
    return "a tile";
  }
  std::string operator()(std::string_view, const Move& move) const { return show(state.mermaids[move.by]); }
  std::string operator()(std::string_view, const DeepSea& move) const { return show(state.mermaids[move.by]); }
  std::string operator()(std::string_view hole, const PaidMove& move) const {
    return hole == "here" ? show(state.mermaids[move.by]) : plural(game.rules.paid_move, "point");
  }
  std::string operator()(std::string_view hole, const TakeHidden& take) const {
    if (hole == "which") return ordinal(take.nth);
    const auto lying = face_down_at(state, state.mermaids[take.by]);
    if (take.nth < 1 || take.nth > lying.size()) return {};
    const Hidden what = state.face_down[lying[take.nth - 1U]].what;
    return what == Hidden::unknown ? "" : ", a " + plainly(what);
  }

 private:
  [[nodiscard]] std::string bonus(Meld meld) const {
    switch (meld) {
      case Meld::mermaid_squall:
        return gains(game.rules.squall_points);
      case Meld::twin_splash:
        return gains(game.rules.splash_points);
      case Meld::mermaid_mist:
        return gains(game.rules.mist_points);
      case Meld::mermaid_drop:
        return gains(game.rules.drop_points);
      case Meld::ocean_march:
        return "may draw a token from the pool";
      default:
        return "takes the bonus";
    }
  }
  static std::string gains(int points) { return "gains " + plural(points, "point"); }
};

}  // namespace

std::string show(const Game& game, const State& state, const Action& action) { return line_of(action, Words{game, state}); }

}  // namespace fathom::mermaid_rain
