#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mermaid_rain/mermaid_rain.hpp"
#include "model/mermaid_rain/phrases.hpp"
#include "model/mermaid_rain/places.hpp"

// States in the game's words: a few lines. Total, as `show` is.

namespace fathom::mermaid_rain {
namespace {

constexpr std::size_t widest = 110;
constexpr std::size_t label_width = 7;

/// A label and what belongs to it, wrapped under itself where it grows too long.
void add(std::vector<std::string>& lines, std::string_view label, const std::vector<std::string>& items) {
  if (items.empty()) return;
  std::string line{label};
  line.resize(std::max(label_width, label.size() + 1), ' ');
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0 && line.size() + items[i].size() > widest) {
      lines.push_back(line);
      line = std::string(label_width, ' ');
    } else if (i > 0) {
      line += " · ";
    }
    line += items[i];
  }
  lines.push_back(line);
}

/// Whose action is next, and where in the game we are.
std::string headline(const Game& game, const State& state) {
  std::vector<std::string> items{"round " + std::to_string(state.round) + " of " + std::to_string(game.rules.rounds),
                                 plainly(state.step)};
  const Acting next = acting(state);
  if (next.mover == Mover::player) items.push_back(plainly(next.seat) + " acts");
  if (state.step > Step::first_dealer) items.push_back(plainly(state.dealer) + " has the Prince card");
  std::string order;
  for (const Seat at : state.order) order += (order.empty() ? "order " : ", ") + plainly(at);
  if (!order.empty()) items.push_back(order);
  std::string line;
  for (const std::string& item : items) line += (line.empty() ? "" : " · ") + item;
  return line;
}

/// What a player has gained: the types face up, and how many tokens face down.
std::string treasure_of(const State& state, Seat at) {
  const auto hidden_ones = std::count_if(state.face_down.begin(), state.face_down.end(),
                                         [&](const FaceDown& token) { return token.owner == at; });
  std::string text = state.treasure[at].empty() ? "" : phrase(state.treasure[at]);
  if (hidden_ones > 0) text += (text.empty() ? "" : ", ") + std::to_string(hidden_ones) + " face down";
  return text;
}

std::vector<std::string> player(const State& state, Seat at) {
  std::vector<std::string> items{show(state.mermaids[at]), plural(state.scores[at], "point")};
  const auto say = [&](std::string_view what, const std::string& of) {
    if (!of.empty() && of != "nothing") items.push_back(std::string{what} + ' ' + of);
  };
  say("hand", phrase(state.hands[at]));
  say("chosen", phrase(state.chosen[at]));
  say("shown", phrase(state.melds[at]));
  if (state.princess_down.contains(at)) items.push_back("chosen the princess");
  if (state.princess.contains(at)) items.push_back("shown the princess");
  if (state.made[at]) items.push_back(titled(*state.made[at]));
  if (state.bonus_due.contains(at)) items.push_back("bonus due");
  if (state.warp_due.contains(at)) items.push_back("warp due");
  if (state.picked[at]) items.push_back(show(*state.picked[at]) + " tile");
  if (state.extra[at]) items.push_back("unseen " + plainly(*state.extra[at]) + " tile");
  if (state.extra_up[at]) items.push_back("extra " + show(*state.extra_up[at]) + " tile");
  say("has", treasure_of(state, at));
  if (state.drifting.contains(at)) items.push_back("drifting");
  return items;
}

std::vector<std::string> spaces(const Game& game, const State& state) {
  std::vector<std::string> items;
  for (const Hex at : game.box.board(state.players).spaces) {
    if (!has_tokens(state, at)) continue;
    const Treasures up = face_up_at(state, at);
    std::string item = show(at);
    for (const Treasure treasure : every<Treasure>)
      for (int n = 0; n < up[treasure]; ++n) item += ' ' + std::string{name_of(treasure)};
    const std::size_t down = face_down_at(state, at).size();
    if (down > 0) item += " +" + std::to_string(down);
    items.push_back(item);
  }
  return items;
}

std::vector<std::string> tiles(const State& state) {
  std::vector<std::string> items;
  for (const Placed& placed : state.tiles) items.push_back(show(placed.tile) + ' ' + phrase(placed.on));
  return items;
}

std::vector<std::string> visits(const State& state) {
  std::vector<std::string> items;
  for (const Visit& visit : state.visits)
    items.push_back(show(visit.at) + " entered, " + std::to_string(visit.gained) + " gained");
  return items;
}

}  // namespace

std::vector<std::string> tell(const Game& game, const State& state) {
  std::vector<std::string> lines{headline(game, state)};
  for (const Seat at : seated(state.players)) add(lines, plainly(at), player(state, at));
  add(lines, "spaces", spaces(game, state));
  add(lines, "tiles", tiles(state));
  std::vector<std::string> offer;
  for (const Tile tile : state.offer) offer.push_back(show(tile));
  add(lines, "offer", offer);
  add(lines, "visits", visits(state));
  add(lines, "left",
      {"deck " + std::to_string(state.deck.total()), "discards " + std::to_string(state.discards.total()),
       "pool " + std::to_string(state.pool_size)});
  return lines;
}

}  // namespace fathom::mermaid_rain
