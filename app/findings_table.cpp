#include "app/findings_table.hpp"

#include <algorithm>
#include <vector>

namespace fathom::app {
namespace {

constexpr std::size_t indent_columns = 4;
constexpr std::size_t gap_columns = 2;
constexpr std::size_t widest_name = 40;
constexpr std::size_t narrowest_drawing = 11;
constexpr std::size_t good_drawing = 22;
constexpr std::size_t widest_drawing = 64;
/// More than a narrow drawing has labels for: with fewer, a scale goes far beyond what is drawn on it.
constexpr std::size_t fewest_ticks = 4;
constexpr std::size_t columns_of_a_tick = 9;  ///< With what keeps it from the next one.

/// Whether a row's name stands beside its cells or above them; and there, where room is short, together with what is unusual
/// of it, instead of a column in which most rows say the same.
enum class Naming : std::uint8_t { beside, above, above_with_notes };

/// How a table is laid out.
struct Layout {
  std::vector<std::size_t> shown;   ///< Columns, by their places.
  std::vector<std::size_t> widths;  ///< Of these.
  std::size_t name = 0;
  std::size_t drawing = 0;  ///< 0: nothing is drawn.
  Naming naming = Naming::beside;

  [[nodiscard]] std::size_t begins() const { return indent_columns + (naming == Naming::beside ? name : gap_columns); }
  [[nodiscard]] std::size_t words() const {
    std::size_t all = begins();
    for (const std::size_t each : widths) all += gap_columns + each;
    return all;
  }
};

/// Whether a column's cells stand beside the row's name where they are unusual.
bool is_note(const Column& column, Naming naming) { return naming == Naming::above_with_notes && !column.usual.empty(); }

Layout with_columns(const Table& table, const std::vector<const Row*>& rows, Need least, Naming naming) {
  Layout layout;
  layout.naming = naming;
  layout.name = width(table.of);
  for (const Row* row : rows) layout.name = std::max(layout.name, std::min(width(row->what), widest_name));
  for (const std::size_t i : columns_shown(table, rows)) {
    const Column& column = table.columns[i];
    if (least == Need::always && column.need != Need::always) continue;
    if (is_note(column, naming)) continue;
    layout.shown.push_back(i);
    layout.widths.push_back(width(column.name));
    for (const Row* row : rows) layout.widths.back() = std::max(layout.widths.back(), width(row->cells.at(i)));
  }
  return layout;
}

/// The widest layout there is room for; where there is none for any, the narrowest, without a drawing.
Layout layout_of(const Table& table, const std::vector<const Row*>& rows, std::size_t columns) {
  const bool drawn = std::ranges::any_of(rows, [](const Row* row) { return row->spread.has_value(); });
  Layout layout;
  for (const auto& [least, naming, drawing] :
       {std::tuple{Need::where_there_is_room, Naming::beside, good_drawing},
        std::tuple{Need::always, Naming::beside, good_drawing}, std::tuple{Need::always, Naming::beside, narrowest_drawing},
        std::tuple{Need::always, Naming::above, narrowest_drawing},
        std::tuple{Need::always, Naming::above_with_notes, narrowest_drawing}}) {
    layout = with_columns(table, rows, least, naming);
    const std::size_t words = layout.words() + (drawn ? gap_columns : 0);
    if (words + (drawn ? drawing : 0) > columns) continue;
    if (drawn) layout.drawing = std::min(columns - words, widest_drawing);
    return layout;
  }
  return layout;
}

std::string without_end(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

/// The cells of a line behind what is as wide as a name: words on the left, numbers on the right.
std::string cells_in_text(const Table& table, const Layout& layout, const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < layout.shown.size(); ++i) {
    const std::size_t place = layout.shown[i];
    const bool is_number = table.columns[place].side == Side::right;
    line += std::string(gap_columns, ' ') +
            (is_number ? right(cells.at(place), layout.widths[i]) : left(cells.at(place), layout.widths[i]));
  }
  return line;
}

/// A line that is too long for any terminal of this width goes on below its first cell.
std::string fitted(const Layout& layout, const std::string& line, std::size_t columns) {
  if (width(line) <= columns || layout.drawing > 0) return without_end(line);
  const std::size_t first = layout.begins() + gap_columns;
  std::string text;
  for (const std::string& part : wrapped(line, columns - first)) text += std::string(first, ' ') + part + "\n";
  return text;
}

class TextTable {
 public:
  TextTable(const Table& table, const Paint& paint, std::size_t columns, Extent extent)
      : table_(table),
        paint_(paint),
        columns_(columns),
        rows_(rows_shown(table, extent)),
        layout_(layout_of(table, rows_, columns)) {}

  std::string text() {
    std::vector<std::string> names;
    for (const Column& column : table_.columns) names.push_back(column.name);
    const std::string of = layout_.naming == Naming::beside ? left(table_.of, layout_.name) : std::string(gap_columns, ' ');
    std::string all;
    if (std::ranges::any_of(names, [](const std::string& name) { return !name.empty(); }))
      all = paint_(Tone::faint,
                   fitted(layout_, std::string(indent_columns, ' ') + of + cells_in_text(table_, layout_, names), columns_));
    const Row* before = nullptr;
    for (const Row* row : rows_) {
      const bool begins = before == nullptr || before->group != row->group;
      if (begins) all += heading(row->group);
      all += line_of(*row, !begins && before->what == row->what);
      before = row;
    }
    if (rows_.size() < table_.rows.size())
      all += std::string(indent_columns, ' ') +
             paint_(Tone::faint,
                    "and " + counted(table_.rows.size() - rows_.size(), "more row") + ": --full or --format html") +
             "\n";
    return all;
  }

 private:
  /// The group's name, and its axis above what is drawn.
  std::string heading(const std::string& group) {
    scale_ = scale_of(table_, rows_, group, std::max<std::size_t>(fewest_ticks, layout_.drawing / columns_of_a_tick));
    if (group.empty() && !scale_) return {};
    const std::string axis = scale_ ? axis_in_text(*scale_, table_.marked.signs, layout_.drawing) : "";
    const std::string lead(indent_columns - gap_columns, ' ');
    const std::size_t far = layout_.words() + gap_columns;
    if (axis.empty() || layout_.drawing == 0) return lead + paint_(Tone::strong, group) + "\n";
    if (width(group) + lead.size() + gap_columns > far)
      return lead + paint_(Tone::strong, group) + "\n" + paint_(Tone::faint, without_end(std::string(far, ' ') + axis));
    return lead + paint_(Tone::strong, group) + std::string(far - lead.size() - width(group), ' ') +
           paint_(Tone::faint, without_end(axis));
  }

  std::string line_of(const Row& row, bool same) {
    const std::string lead(indent_columns, ' ');
    std::string cells = cells_in_text(table_, layout_, row.cells);
    const std::string drawn =
        row.spread && scale_ && layout_.drawing > 0
            ? std::string(gap_columns, ' ') + drawn_in_text(*scale_, *row.spread, table_.marked.at, layout_.drawing)
            : "";
    const std::string name = same ? "" : row.what;
    if (layout_.naming != Naming::beside)
      return name_above(row, name + notes_of(row, name)) +
             fitted(layout_, std::string(layout_.begins(), ' ') + cells + drawn, columns_);
    if (width(name) > layout_.name)
      return lead + paint_(row.tone, name) + "\n" + without_end(std::string(layout_.begins(), ' ') + cells + drawn);
    return lead + paint_(row.tone, left(name, layout_.name)) + without_end(cells + drawn);
  }

  [[nodiscard]] std::string name_above(const Row& row, const std::string& name) const {
    std::string text;
    if (name.empty()) return text;
    for (const std::string& part : wrapped(name, columns_ - indent_columns))
      text += std::string(indent_columns, ' ') + paint_(row.tone, part) + "\n";
    return text;
  }
  /// `, players: 3` behind a name, and `players: 3` by itself.
  [[nodiscard]] std::string notes_of(const Row& row, const std::string& name) const {
    std::string text;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const Column& column = table_.columns[i];
      if (!is_note(column, layout_.naming) || row.cells.at(i) == column.usual) continue;
      text += (name.empty() && text.empty() ? "" : ", ") + column.name + ": " + row.cells.at(i);
    }
    return text;
  }

  const Table& table_;
  const Paint& paint_;
  std::size_t columns_;
  std::vector<const Row*> rows_;
  Layout layout_;
  std::optional<Scale> scale_;
};

/// A curve as the table whose rows are its values.
Table turned(const Curves& curves, const Curve& curve) {
  Table table;
  table.of = curves.over;
  table.columns = {{"", Side::right, Need::always, {}}, {"", Side::left, Need::always, {}}};
  table.marked.signs = Signs::none;
  if (curves.published && curve.points[*curves.published]) table.marked.at = curve.points[*curves.published]->at;
  for (std::size_t i = 0; i < curves.at.size(); ++i) {
    const std::optional<Spread>& point = curve.points[i];
    const std::string note = curves.published == i ? "published" : "";
    table.rows.push_back({curve.name,
                          curves.at[i],
                          {point ? number_of(point->at, 2) : "-", note},
                          point,
                          Place::everywhere,
                          curves.tones.at(i)});
  }
  return table;
}

}  // namespace

std::string table_in_text(const Table& table, const Paint& paint, std::size_t columns, Extent extent) {
  return table.rows.empty() ? "" : TextTable(table, paint, columns, extent).text();
}

std::string curves_in_text(const Curves& curves, const Paint& paint, std::size_t columns) {
  std::string text;
  for (const Curve& curve : curves.curves) text += "\n" + table_in_text(turned(curves, curve), paint, columns, Extent::all);
  return text;
}

}  // namespace fathom::app
