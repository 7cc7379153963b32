#include <cstddef>
#include <string>
#include <string_view>

#include "model/mirage/marks.hpp"

namespace fathom::mirage {
namespace {

/// How something is drawn on a square. Some characters stand for others: `@` for the letter of a player, `?` for one or for
/// what is all around, `*` for one or a blank, `+` for a side or a blank, `$` for a colour, `%` for sand and `&` for water.
struct Shape {
  MarkKind kind;
  std::string_view called;
  std::array<std::string_view, 2> lines;
};
constexpr std::array<Shape, 10> shapes{{{MarkKind::bare, "a bare square", {"     ", "     "}},
                                        {MarkKind::survey, "a square of light sand", {".....", "..?.."}},
                                        {MarkKind::survey, "a square of dark sand", {":::::", "::?::"}},
                                        {MarkKind::survey, "a square of light water", {"~~~~~", "~~?~~"}},
                                        {MarkKind::survey, "a square of dark water", {"=====", "==?=="}},
                                        {MarkKind::coast, "a Coast tile", {"%+++*", "&+++*"}},
                                        {MarkKind::tent, "a tent", {"  ^  ", " /@\\ "}},
                                        {MarkKind::tree, "a tree", {" \\|/ ", "  $  "}},
                                        {MarkKind::keeper, "a camel among trees", {"camel", "  @  "}},
                                        {MarkKind::keeper, "a ship among trees", {" ship", "  @  "}}}};

/// Whether `found` may stand where the shape has `wanted`, among so much of `around`.
bool fits(char wanted, char found, char around, std::string_view players) {
  const auto among = [&](std::string_view all) { return all.find(found) != std::string_view::npos; };
  switch (wanted) {
    case '@':
      return among(players);
    case '?':
      return found == around || among(players);
    case '*':
      return found == ' ' || among(players);
    case '+':
      return found == ' ' || among(edge_letters);
    case '$':
      return among(tree_letters);
    case '%':
      return among(textures[index_of(Terrain::land)]);
    case '&':
      return among(textures[index_of(Terrain::water)]);
    default:
      return found == wanted;
  }
}

std::string expected(char wanted, char around, std::string_view players) {
  std::string letter = "the letter of a player";
  for (std::size_t i = 0; i < players.size(); ++i)
    letter += (i == 0 ? " (" : ", ") + std::string{players[i]} + (i + 1 == players.size() ? ")" : "");
  switch (wanted) {
    case '@':
      return letter;
    case '?':
      return quoted(around) + " or " + letter;
    case '*':
      return "a blank or " + letter;
    case '+':
      return "a side (N, E, S, W) or a blank";
    case '$':
      return "the letter of a colour (b, w, r, y)";
    case '%':
      return "sand ('.' or ':')";
    case '&':
      return "water ('~' or '=')";
    default:
      return quoted(wanted);
  }
}

}  // namespace

Recognised recognised(const Marks& marks, std::string_view players) {
  Recognised best;
  std::size_t fewest = marks.size() * mark_columns + 1;
  for (const Shape& shape : shapes) {
    Recognised here{shape.kind, std::nullopt};
    std::size_t wrong = 0;
    for (std::size_t line = 0; line < marks.size(); ++line)
      for (std::size_t i = 0; i < mark_columns; ++i) {
        const char wanted = shape.lines[line][i];
        const char around = shape.lines[0][0];
        const char found = i < marks[line].size() ? marks[line][i] : ' ';
        if (fits(wanted, found, around, players) || ++wrong > 1) continue;
        here.blot = {static_cast<int>(line), static_cast<int>(i),
                     "expected " + expected(wanted, around, players) + " in " + std::string{shape.called} + ", found " +
                         quoted(found)};
      }
    if (wrong >= fewest) continue;
    fewest = wrong;
    best = here;
  }
  return best;
}

}  // namespace fathom::mirage
