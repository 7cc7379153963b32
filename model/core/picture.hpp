#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/hidden.hpp"
#include "model/core/svg.hpp"
#include "model/core/words.hpp"

namespace fathom {

/// A game whose positions can be drawn as somebody sees them: as text line by line, and as SVG.
template <class G>
concept Pictured = Specification<G> && requires(const typename G::Game& game, const View<typename G::State>& view,
                                                std::size_t columns) {
  { G::picture(game, view, columns) } -> std::same_as<std::vector<std::string>>;  // no wider than it has to be
  { G::picture_key() } -> std::same_as<std::vector<std::string>>;  // what the characters of a drawing mean
  { G::svg(game, view) } -> std::same_as<SvgPicture>;
  { G::svg_looks() } -> std::same_as<std::string_view>;  // the game's style sheet and pieces
};

/// A state with nothing hidden, and how many pieces lie in each place that is hidden from somebody.
template <Specification G>
View<typename G::State> all_of_it(const typename G::Game& game, const typename G::State& state) {
  View<typename G::State> view = G::view(game, state, Seat::Ann);  // how many there are, everybody sees
  view.seen = state;
  return view;
}

/// A line in plain characters, as pictures have them: a dot between two parts becomes a comma.
inline std::string plain_line(std::string line) {
  constexpr std::string_view dot = " \xC2\xB7 ";
  for (std::size_t at = 0; (at = line.find(dot, at)) != std::string::npos;) line.replace(at, dot.size(), ", ");
  return line;
}

/// As wide as the lines of a picture in text may grow, unless they are to be narrower.
inline constexpr std::size_t picture_columns = 100;

/// A line broken at blanks where it grows too long.
inline std::vector<std::string> folded(std::string line, std::size_t columns) {
  std::vector<std::string> lines;
  while (line.size() > columns) {
    const std::size_t blank = line.rfind(' ', columns);
    if (blank == std::string::npos || blank == 0) break;
    lines.push_back(line.substr(0, blank));
    line.erase(0, blank + 1);
  }
  lines.push_back(std::move(line));
  return lines;
}

/// A label and what belongs to it, wrapped under itself where it grows too long.
inline std::vector<std::string> labelled(std::string_view label, const std::vector<std::string>& items, std::size_t margin,
                                         std::size_t columns) {
  std::vector<std::string> lines;
  std::string line{label};
  line.resize(std::max(margin, label.size() + 1), ' ');
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0 && line.size() + 1 + items[i].size() > columns) {
      lines.push_back(line);
      line = std::string(margin, ' ');
    } else if (i > 0) {
      line += ' ';
    }
    line += items[i];
  }
  if (!items.empty()) lines.push_back(line);
  return lines;
}

/// The cards in a place at which not everybody may look, as cards in text: `[gull] [dolphin x2] [# x3]`.
template <Named E>
std::vector<std::string> cards_in_text(const Counts<E>& seen, int many) {
  std::vector<std::string> cards;
  const auto add = [&](std::string_view what, int count) {
    if (count > 0) cards.push_back("[" + plainly(what) + (count > 1 ? " x" + std::to_string(count) : "") + "]");
  };
  for (const E kind : every<E>) add(name_of(kind), seen[kind]);
  add("#", many - seen.total());
  return cards;
}
template <Named E>
std::vector<std::string> cards_in_text(const Counts<E>& seen) {
  return cards_in_text(seen, seen.total());
}

}  // namespace fathom
