#include "model/core/picture.hpp"

#include <string>
#include <vector>

#include "model/mermaids_song/mermaids_song.hpp"
#include "model/mermaids_song/possibilities.hpp"

// Positions in text: hands, the mermaids in front of players with what is played on them, creatures and piles.

namespace fathom::mermaids_song {
namespace {

constexpr std::size_t label_columns = 9;

std::vector<std::string> pictured(const Game& game, const Mermaid& mermaid) {
  std::vector<std::string> items{"| mermaid of " + std::to_string(power(game, mermaid))};
  for (std::string& card : cards_in_text(mermaid.visible)) items.push_back(std::move(card));
  if (!mermaid.covered.empty()) items.emplace_back("over");
  for (std::string& card : cards_in_text(mermaid.covered)) items.push_back(std::move(card));
  return items;
}

std::string pictured(const Creatures& creatures) {
  std::string text;
  for (const Creature creature : every<Creature>)
    for (int n = 0; n < creatures[creature]; ++n) text += (text.empty() ? "<" : " <") + std::to_string(rating_of(creature)) + ">";
  return text.empty() ? "none" : text;
}

std::vector<std::string> lying_before(const Game& game, const View<State>& view, Seat at) {
  const State& state = view.seen;
  std::vector<std::string> items{"loyalty " + std::to_string(loyalty_of(state.enticed[at]))};
  if (!state.enticed[at].empty()) items.push_back(pictured(state.enticed[at]));
  items.emplace_back("| hand");
  for (std::string& card : cards_in_text(state.hands[at], view.many_in<&State::hands>()[at])) items.push_back(std::move(card));
  for (const Mermaid& mermaid : state.mermaids[at])
    for (std::string& item : pictured(game, mermaid)) items.push_back(std::move(item));
  if (state.still_to_lose.contains(at)) items.emplace_back("| loses a mermaid to the Kraken");
  if (state.target == at)
    items.emplace_back(state.step == Step::covering ? "| has cards to cover" : "| loses a creature");
  return items;
}

}  // namespace

std::vector<std::string> picture(const Game& game, const View<State>& view, std::size_t columns) {
  const State& state = view.seen;
  std::vector<std::string> lines = folded(plain_line(tell(game, state).front()), columns);
  lines.emplace_back();
  const auto add = [&](std::string_view label, const std::vector<std::string>& items) {
    for (std::string& line : labelled(label, items, label_columns, columns)) lines.push_back(std::move(line));
  };
  const Acting next = acting(state);
  for (const Seat at : seated(state.players))
    add((next.mover == Mover::player && next.seat == at ? "* " : "  ") + plainly(at), lying_before(game, view, at));
  add("  sea", {pictured(state.face_up), "| " + std::to_string(state.creature_deck.total()) + " in the deck"});
  std::vector<std::string> left{"deck " + std::to_string(view.many_in<&State::deck>()[Seat::Ann]), "| discards"};
  for (std::string& card : cards_in_text(state.discards)) left.push_back(std::move(card));
  if (state.discards.empty()) left.emplace_back("none");
  if (!state.set_aside.empty()) left.emplace_back("| put aside");
  for (std::string& card : cards_in_text(state.set_aside)) left.push_back(std::move(card));
  add("  left", left);
  return lines;
}

std::vector<std::string> picture_key() {
  return {"[song 3 x2] two cards that say so   [# x2] two cards face down   <7> a sea creature   * who acts",
          "mermaid of 5 [song 3] over [song 1]: her power, what lies beside her, and what lies underneath"};
}

}  // namespace fathom::mermaids_song
