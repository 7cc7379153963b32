#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/fakes.hpp"
#include "app/variant_findings.hpp"

// Consequences of a house rule made up for tests of its report: nothing is played.

namespace fathom::app::fake {

inline Changed change() {
  Changed made;
  made.kind = ChangeKind::parameter;
  made.name = "hand.kept";
  made.rule = "hand.kept";
  made.was = "2";
  made.now = "6";
  return made;
}

inline properties::Moved row(properties::Sort sort, const std::string& what, properties::Unit unit, double published,
                             double variant, properties::Interval difference) {
  properties::Moved made;
  made.sort = sort;
  made.what = what;
  made.unit = unit;
  made.published = published;
  made.variant = variant;
  made.difference = difference;
  made.significant = true;
  made.pairs = 100;
  return made;
}
inline properties::Moved by(properties::Policy policy, properties::Moved row) {
  row.policy = policy;
  return row;
}
inline properties::Moved at(int players, properties::Moved row) {
  row.players = players;
  return row;
}

inline Turned fallen(Evidence evidence, const std::string& check, const std::string& why, Outcome now = Outcome::fails) {
  Turned turned{verdict(evidence, check, now), Outcome::holds, false};
  turned.now.why = why;
  return turned;
}

inline OpenedHole hole() {
  OpenedHole made;
  made.rule = "supply.empty";
  made.published = {{3, 0, 100}, {6, 0, 100}};
  made.variant = {{3, 0, 100}, {6, 70, 100}};
  made.players = 6;
  made.actions = 31;
  made.proved = {"5 players: Nobody runs dry, exactly for hand.kept 0..7",
                 "6 players: Nobody runs dry, exactly for hand.kept 0..5"};
  made.file = ".fathom/variants/six-kept/supply.empty.yaml";
  return made;
}

inline Consequences six_kept() {
  Consequences found;
  found.game = "mermaid-rain";
  found.name = "six kept";
  found.because = "Plans should last";
  found.file = "my.yaml";
  found.changes = {change()};
  found.broken.push_back({failing_law(), Outcome::holds, false});
  found.opened.push_back(hole());
  found.comparison.rows.push_back(
      row(properties::Sort::score, "points per player", properties::Unit::points, 4.1, 9.8, {5.5, 5.9}));
  found.comparison.rows.push_back(
      row(properties::Sort::length, "what did not move", properties::Unit::actions, 4.1, 9.8, {5.5, 5.9}));
  found.comparison.rows.back().significant = false;
  found.laws = 37;
  found.all_laws = 38;
  found.safe.push_back({"hand.kept", 2, 6, 0, 30, {0, 5}, "", "supply.empty at 6", {}, "Z3"});
  return found;
}

inline const std::vector<Accepted> everything{
    {Consequence::broken, "one_pickup_per_space", "that is what it is for", "a.yaml:1"},
    {Consequence::opened, "supply.empty", "we shuffle", "a.yaml:2"}};

inline std::string text_of(const Consequences& found, const std::vector<Accepted>& accepted = {},
                           std::size_t columns = report_columns, Extent extent = Extent::telling) {
  return as_text(findings_of(found, accepted), Paint(Colour::never), columns, extent);
}
inline std::string markdown_of(const Consequences& found, const std::vector<Accepted>& accepted = {}) {
  return as_markdown(findings_of(found, accepted));
}
inline std::string html_of(const Consequences& found, const std::vector<Accepted>& accepted = {}) {
  return as_html(findings_of(found, accepted));
}
inline bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
inline std::size_t times(const std::string& text, const std::string& part) {
  std::size_t many = 0;
  for (std::size_t place = 0; (place = text.find(part, place)) != std::string::npos; place += part.size()) ++many;
  return many;
}

}  // namespace fathom::app::fake
