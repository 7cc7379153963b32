#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/request.hpp"
#include "app/scale.hpp"
#include "app/text.hpp"

namespace fathom::app {

/// One of many things alike, of which a page shows the first ones and counts the rest.
struct Item {
  std::string name;
  std::string says;  ///< In a line; empty where the name is all there is to say.
};

/// Whether a page shows a thing as it stands or only says that it is there.
enum class Fold : std::uint8_t { open, folded };

/// One thing that was found.
struct Finding {
  std::string subject;                ///< What it is about: a check, a rule, a number, or how many of what.
  std::string says;                   ///< In a line.
  std::vector<std::string> evidence;  ///< In the game's words, a line each.
  std::vector<Item> items;            ///< Where it is about many things alike: each of them.
  std::vector<std::string> again;     ///< What brings it back: `again: fathom replay FILE`, a line each.
  std::string accepted;               ///< The reason it is accepted for; empty where it is not, or need not be.
  Tone tone = Tone::plain;
  std::string svg = {};  ///< The position that the evidence ends in, as a document; empty where there is none.
  std::string mark = {};   ///< What sort of thing it is, in a word or two: `law`, `ambiguous`; may be empty.
  std::string known = {};  ///< How it is known: `proved, 14 scenarios`; may be empty.
  std::vector<std::string> rules = {};  ///< The rules it is about, by their ids.
  std::string group = {};               ///< The name of the passage's group that it stands in; empty where there are none.
  std::string anchor = {};              ///< What a link to it is called; empty where nothing links to it.
  Fold fold = Fold::open;               ///< Whether a page shows all of it, or its first line alone.
};

/// How many things are one of a few sorts.
struct Share {
  std::string of;        ///< `proved`, `sampled`.
  std::size_t many = 0;
  int strength = 0;      ///< How boldly it is drawn, from 0 to 4.
};

/// Findings under a heading of their own, of which there are many.
struct FindingGroup {
  std::string name;  ///< As its findings name it.
  std::string heading;
  std::string says;  ///< What stands beside the heading; may be empty.
  std::vector<Share> shares;
};

/// Where the page shows a row of a table: the rows that tell most stand on every page.
enum class Place : std::uint8_t { everywhere, among_all };

/// One line of a table. The lines of a group have one unit, and what is drawn of them one scale.
struct Row {
  std::string group;  ///< What it is one of, and in what its numbers are given; may be empty.
  std::string what;
  std::vector<std::string> cells;  ///< In the order of the table's columns.
  std::optional<Spread> spread;    ///< What is drawn of it; nothing where there is nothing to draw.
  Place place = Place::everywhere;
  Tone tone = Tone::plain;
};

/// Where the words of a column begin, or its numbers end.
enum class Side : std::uint8_t { left, right };
/// Whether a narrow page can go without a column.
enum class Need : std::uint8_t { always, where_there_is_room };

struct Column {
  std::string name;
  Side side = Side::left;
  Need need = Need::always;
  std::string usual;  ///< A page where every cell says this leaves the column out; empty: it never does.
};

/// Whether each group is drawn on a scale of its own, or all on one, since their unit is the same.
enum class Scaled : std::uint8_t { by_group, together };

struct Table {
  std::string of;  ///< What stands in the first column: `what`, `seat`.
  std::vector<Column> columns;
  std::vector<Row> rows;
  Marked marked;  ///< What every scale of the table has a line at.
  Scaled scaled = Scaled::by_group;
};

/// How one thing runs over several values: a point for each, or none where there is nothing to be measured.
struct Curve {
  std::string name;  ///< With its unit: `points per player, greedy`.
  std::vector<std::optional<Spread>> points;
};

/// Curves over the same values.
struct Curves {
  std::string over;                      ///< What the values are of: `dealing.cards`.
  std::vector<std::string> at;           ///< The values.
  std::optional<std::size_t> published;  ///< Which of them is the one that all others are compared with.
  std::vector<Tone> tones;               ///< `bad` where something falls, `faint` where nothing can be measured.
  std::vector<Curve> curves;
};

/// Findings of one kind.
struct Passage {
  std::string name;         ///< `broken`, `opened`, `parts`, `moved`, ...
  std::string explanation;  ///< What findings of this kind are, in a sentence: for pages that have room.
  std::string sum;          ///< All of them in half a line.
  std::vector<Finding> findings;
  Table table;
  Curves curves;
  Fold fold = Fold::open;
  std::vector<Share> shares = {};  ///< Of what the findings are about, drawn as one bar.
  std::vector<FindingGroup> groups = {};  ///< The groups that findings name, in their order.
  Need need = Need::always;        ///< Whether Markdown, which has to be short, has it too.

  [[nodiscard]] bool says() const { return !findings.empty() || !table.rows.empty() || !curves.curves.empty(); }
};

/// What was found out about a game, or an engine, as text, HTML and Markdown show it: one after another, what was asked
/// first.
struct Findings {
  std::string title;  ///< What it is about: the variant's name.
  std::string game;
  std::string because;               ///< Why anybody would want it; may be empty.
  std::vector<std::string> changes;  ///< `hand.kept 2 -> 6`.
  std::vector<Passage> passages;     ///< Those that have something to say.
  std::string verdict;               ///< How it all stands, in half a line: `5 broken, 1 opened`.
  std::string next;                  ///< What to do about it; empty where there is nothing to be done.
  std::string foot;                  ///< How the numbers were got.
  bool alarming = false;             ///< Whether something is wrong that nobody has accepted.
  std::string command = {};          ///< What to type to see the first of it for oneself; may be empty.
};

/// For a terminal of so many columns.
std::string as_text(const Findings& findings, const Paint& paint, std::size_t columns, Extent extent);
/// One passage of it, which stands in a text of another kind.
std::string as_text(const Passage& passage, const Paint& paint, std::size_t columns, Extent extent);
/// For a comment on a pull request: short enough for one, whatever there is to say.
std::string as_markdown(const Findings& findings);
/// A page by itself: no file or address is loaded from elsewhere.
std::string as_html(const Findings& findings);
/// The same of several games, one below the other, what is alarming open.
std::string as_html(std::span<const Findings> all);

/// How many of many things alike a page for people to read through shows.
inline constexpr std::size_t most_items = 12;
/// `and 30 more: --full or --format json has all`.
std::string rest_of(std::size_t all, std::size_t shown);

/// A row's cell by the name of its column; empty where there is no such column.
std::string cell(const Table& table, const Row& row, std::string_view column);
/// The columns of these rows, by their places: all but those in which every cell says what is usual.
std::vector<std::size_t> columns_shown(const Table& table, const std::vector<const Row*>& rows);
/// The rows of every page, or all of them.
std::vector<const Row*> rows_shown(const Table& table, Extent extent);
/// The scale on which rows of a group are drawn, with so many ticks at most; nothing where nothing is drawn of them.
std::optional<Scale> scale_of(const Table& table, const std::vector<const Row*>& rows, std::string_view group,
                              std::size_t most_ticks);
/// The scale of a curve, with so many ticks at most. A curve has a point at least.
Scale scale_of(const Curve& curve, std::size_t most_ticks);

}  // namespace fathom::app
