#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/picture.hpp"
#include "model/core/random.hpp"

// What tests of pictures share.

namespace fathom {

/// How often the part stands in a text.
inline std::size_t times(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

/// What is wrong with an XML document of elements, attributes in quotes and plain text; empty where nothing is.
inline std::string ill_formed(std::string_view text) {
  std::vector<std::string> open;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '<') {
      const auto begins = [&](std::string_view name) { return text.substr(at).starts_with(name); };
      const bool named = begins("&amp;") || begins("&lt;") || begins("&gt;") || begins("&quot;") || begins("&#39;");
      if ((text[at] == '&' && !named) || text[at] == '>') return "a bare " + std::string{text[at]};
      if (open.empty() && text[at] != '\n') return "text outside the document";
      ++at;
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return "a tag without an end";
    const std::string_view tag = text.substr(at + 1, end - at - 1);
    if (tag.find('<') != std::string_view::npos || std::count(tag.begin(), tag.end(), '"') % 2 != 0)
      return "a broken tag: " + std::string{tag};
    const std::string name{tag.substr(tag[0] == '/' ? 1 : 0, tag.find_first_of(" \n/", 1) - (tag[0] == '/' ? 1 : 0))};
    if (tag[0] == '/') {
      if (open.empty() || open.back() != name) return "</" + name + "> closes nothing";
      open.pop_back();
    } else if (tag.back() != '/') {
      open.push_back(name);
    }
    at = end + 1;
  }
  return open.empty() ? "" : "<" + open.back() + "> is not closed";
}

/// What a document uses by name and does not hold.
inline std::string missing(std::string_view text) {
  std::set<std::string> held;
  for (std::size_t at = text.find("id=\""); at != std::string_view::npos; at = text.find("id=\"", at + 1))
    held.insert(std::string{text.substr(at + 4, text.find('"', at + 4) - at - 4)});
  for (const auto& [before, after] : {std::pair{"href=\"#", '"'}, std::pair{"url(#", ')'}}) {
    const std::string_view begin = before;
    for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
      const std::size_t from = at + begin.size();
      const std::string name{text.substr(from, text.find(after, from) - from)};
      if (!held.contains(name)) return name;
    }
  }
  return "";
}

/// A whole game at random, its positions one after another.
template <Specification G, class Visit>
void play_at_random(const typename G::Game& game, int players, std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  typename G::State state = G::start(game, players);
  std::vector<typename G::Action> actions;
  for (int done = 0; done < G::longest_play; ++done) {
    visit(std::as_const(state));
    G::legal_actions(game, state, actions);
    if (actions.empty()) return;
    G::perform(game, state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

/// A position as a whole document, as whoever sees everything has it.
template <Pictured G>
std::string whole_svg(const typename G::Game& game, const typename G::State& state) {
  return svg_document(G::svg_looks(), G::svg(game, all_of_it<G>(game, state)));
}

/// What is wrong with the pictures of a view, in text and as SVG; empty where nothing is.
template <Pictured G>
std::string flaw_of_pictures(const typename G::Game& game, const View<typename G::State>& view) {
  const auto plain = [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; };
  for (const std::size_t columns : {picture_columns, std::size_t{60}})
    for (const std::string& line : G::picture(game, view, columns)) {
      if (line.size() > columns) return "a line is too long: " + line;
      if (!std::all_of(line.begin(), line.end(), plain)) return "a line is not plain: " + line;
    }
  const std::string text = svg_document(G::svg_looks(), G::svg(game, view));
  if (const std::string flaw = ill_formed(text); !flaw.empty()) return flaw;
  if (const std::string name = missing(text); !name.empty()) return "there is no " + name;
  return std::all_of(text.begin(), text.end(), plain) ? "" : "the picture is not plain";
}

}  // namespace fathom
