#include "app/drawing.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "model/core/words.hpp"

namespace fathom::app {
namespace {

constexpr std::size_t sign_columns = 2;     ///< Before each line of two positions.
constexpr std::size_t between = 4;          ///< Two that stand side by side.
constexpr std::size_t wide_terminal = 150;  ///< In one that is narrower it is easier to read down than across.

/// A line, and whether the other position lacks it.
struct Held {
  std::string line;
  bool differs = false;
};

/// Lines with a sign before those that the other position lacks.
std::vector<Held> held_against(const std::vector<std::string>& lines, const std::vector<std::string>& others,
                               std::string_view sign) {
  std::multiset<std::string> there(others.begin(), others.end());
  std::vector<Held> all;
  for (const std::string& line : lines) {
    const auto found = there.find(line);
    const bool same = found != there.end();
    if (same) there.erase(found);
    std::string whole = (same ? " " : std::string(sign)) + " " + line;
    whole.erase(whole.find_last_not_of(' ') + 1);
    all.push_back({std::move(whole), !same});
  }
  return all;
}

std::string painted(const Held& held, const Paint& paint) {
  return held.differs ? paint(Tone::strong, held.line) : held.line;
}

std::size_t widest_of(const std::vector<Held>& lines) {
  std::size_t widest = 0;
  for (const Held& held : lines) widest = std::max(widest, held.line.size());
  return widest;
}

}  // namespace

bool is_to_be_refused(const Node& document, std::size_t action) {
  const Node* const steps = document.find("when");
  if (steps == nullptr || action >= steps->items.size()) return false;
  const Node& step = steps->items[action];
  const auto says_so = [](const Node& node) {
    return node.find("refused_by") != nullptr || node.find("refused") != nullptr;
  };
  return (step.is_map() && says_so(step)) || (action + 1 == steps->items.size() && says_so(document));
}

void expect_actions(std::string_view option, std::size_t asked, std::size_t there) {
  if (asked <= there) return;
  const std::string are = there == 1 ? "there is 1 action" : "there are " + std::to_string(there) + " actions";
  throw BadUsage(std::string(option) + " " + std::to_string(asked) + ": " + are);
}

void expect_seated(Seat seat, int players) {
  const auto names = seated(players);
  if (std::find(names.begin(), names.end(), seat) != names.end()) return;
  std::vector<std::string> all;
  for (const Seat at : names) all.emplace_back(name_of(at));
  throw BadUsage("--seat " + std::string(name_of(seat)) + ": at this table sit " + listed(all));
}

std::string as_picture(const std::string& heading, const std::vector<std::string>& lines,
                       const std::vector<std::string>& key, std::size_t columns) {
  std::string text = heading.empty() ? "" : heading + "\n\n";
  for (const std::string& line : lines) text += line + "\n";
  text += "\n";
  for (const std::string& line : key)
    for (const std::string& part : fathom::folded(line, columns)) text += part + "\n";
  return text;
}

std::size_t columns_of_one(std::size_t columns) {
  return std::min(columns >= wide_terminal ? (columns - between) / 2 - sign_columns : columns - sign_columns, picture_columns);
}

std::string compared(const std::vector<std::string>& before, const std::string& happens, const std::vector<std::string>& after,
                     const DrawRequest& request) {
  const Paint paint(request.colour);
  const std::vector<Held> first = held_against(before, after, "<");
  const std::vector<Held> second = held_against(after, before, ">");
  const std::size_t wide = widest_of(first) + between;
  std::string text;
  if (request.columns >= wide_terminal && wide + widest_of(second) <= request.columns) {
    text = paint(Tone::strong, happens) + "\n\n";
    for (std::size_t i = 0; i < std::max(first.size(), second.size()); ++i) {
      const std::string left_line = i < first.size() ? painted(first[i], paint) : std::string{};
      text += (i < second.size() && !second[i].line.empty() ? left(left_line, wide) + painted(second[i], paint) : left_line) + "\n";
    }
  } else {
    for (const Held& held : first) text += painted(held, paint) + "\n";
    text += "\n" + paint(Tone::strong, happens) + "\n\n";
    for (const Held& held : second) text += painted(held, paint) + "\n";
  }
  text.pop_back();  // the end of its last line
  return text;
}

}  // namespace fathom::app
