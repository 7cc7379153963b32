#include "app/findings.hpp"

#include <algorithm>

namespace fathom::app {

std::string rest_of(std::size_t all, std::size_t shown) {
  return all <= shown ? "" : "and " + std::to_string(all - shown) + " more: --full or --format json has all";
}

std::string cell(const Table& table, const Row& row, std::string_view column) {
  const auto found = std::ranges::find(table.columns, column, &Column::name);
  const auto place = static_cast<std::size_t>(found - table.columns.begin());
  return place < row.cells.size() ? row.cells[place] : "";
}

std::vector<std::size_t> columns_shown(const Table& table, const std::vector<const Row*>& rows) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const std::string& usual = table.columns[i].usual;
    const bool says_nothing =
        !usual.empty() && std::ranges::all_of(rows, [&](const Row* row) { return row->cells.at(i) == usual; });
    if (!says_nothing) places.push_back(i);
  }
  return places;
}

std::vector<const Row*> rows_shown(const Table& table, Extent extent) {
  std::vector<const Row*> rows;
  for (const Row& row : table.rows)
    if (extent == Extent::all || row.place == Place::everywhere) rows.push_back(&row);
  return rows;
}

std::optional<Scale> scale_of(const Table& table, const std::vector<const Row*>& rows, std::string_view group,
                              std::size_t most_ticks) {
  std::vector<Spread> spreads;
  for (const Row* row : rows)
    if ((row->group == group || table.scaled == Scaled::together) && row->spread) spreads.push_back(*row->spread);
  if (spreads.empty()) return std::nullopt;
  spreads.push_back({table.marked.at, table.marked.at, table.marked.at});
  return scale_for(spreads, most_ticks);
}

Scale scale_of(const Curve& curve, std::size_t most_ticks) {
  std::vector<Spread> spreads;
  for (const std::optional<Spread>& point : curve.points)
    if (point) spreads.push_back(*point);
  return scale_for(spreads, most_ticks);
}

}  // namespace fathom::app
