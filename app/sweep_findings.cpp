#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/program_name.hpp"
#include "app/sweep.hpp"
#include "app/variant_findings.hpp"
#include "app/variant_numbers.hpp"
#include "app/variant_turned.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"

// What a sweep comes to, as a report has it.

namespace fathom::app {
namespace {

using properties::Moved;
using properties::Policy;
using properties::Sort;
using properties::Unit;

/// One thing measured at every value, over all tables or the only one.
struct Course {
  Sort sort{};
  std::string what;
  Unit unit{};
  Policy policy{};
  std::vector<const Moved*> at;  ///< For each value; null where nothing could be measured.

  [[nodiscard]] const Moved* any() const {
    const auto found = std::ranges::find_if(at, [](const Moved* row) { return row != nullptr; });
    return found == at.end() ? nullptr : *found;
  }
  /// How far it moves at the most, of what there is; 0 where it moves nowhere by more than chance.
  [[nodiscard]] double effect() const {
    double most = 0;
    for (const Moved* row : at)
      if (row != nullptr && row->significant) most = std::max(most, effect_of(*row));
    return most;
  }
  [[nodiscard]] std::string heading() const {
    return (sort == Sort::first_player ? "the first wins"
            : sort == Sort::act        ? plainly(what)
                                       : what) +
           (unit == Unit::share ? ", %" : "");
  }
  [[nodiscard]] std::string name() const {
    const std::string in = unit == Unit::share ? ", in %" : sort == Sort::refusal ? ", of a hundred attempts" : "";
    return (sort == Sort::act ? plainly(what) : what) + in + ", " + std::string(plainly(policy));
  }
};

/// Whether the row is over all tables, or there is no such row.
bool is_widest(const properties::Comparison& comparison, const Moved& row) {
  return row.players == 0 || std::ranges::none_of(comparison.rows, [&](const Moved& other) {
           return other.players == 0 && other.policy == row.policy && other.sort == row.sort && other.what == row.what;
         });
}

std::vector<Course> courses_of(const Swept& swept) {
  std::vector<Course> courses;
  for (std::size_t i = 0; i < swept.values.size(); ++i) {
    const properties::Comparison& comparison = swept.values[i].found.comparison;
    for (const Moved& row : comparison.rows) {
      if (row.sort == Sort::place || !is_widest(comparison, row)) continue;
      auto course = std::ranges::find_if(courses, [&](const Course& known) {
        return known.sort == row.sort && known.what == row.what && known.policy == row.policy;
      });
      if (course == courses.end())
        course = courses.insert(course,
                                {row.sort, row.what, row.unit, row.policy, std::vector<const Moved*>(swept.values.size())});
      course->at[i] = &row;
    }
  }
  return courses;
}

/// What a designer asks first, however little it moves.
bool is_asked_first(const Course& course) {
  return course.policy == Policy::greedy &&
         (course.sort == Sort::score || (course.sort == Sort::length && course.what == "actions") ||
          course.sort == Sort::first_player);
}

/// What is asked first, then what moves most, one policy of each.
std::vector<Course> chosen_of(std::vector<Course> all, std::size_t most) {
  std::ranges::stable_sort(all, {}, [](const Course& course) {
    return std::tuple(!is_asked_first(course), is_asked_first(course) ? 0 : -course.effect());
  });
  std::vector<Course> chosen;
  for (Course& course : all) {
    if (chosen.size() == most) break;
    if (!is_asked_first(course) && course.effect() == 0) break;
    const bool known = std::ranges::any_of(chosen, [&](const Course& other) { return other.what == course.what; });
    if (!known) chosen.push_back(std::move(course));
  }
  return chosen;
}

double scale_of_unit(Unit unit) { return unit == Unit::share ? 100 : 1; }

/// The measure at one value: what the game comes to that all are compared with, where it is that.
std::optional<Spread> point_of(const Course& course, const SweptValue& value, std::size_t place) {
  const double scale = scale_of_unit(course.unit);
  if (const Moved* const row = course.at[place])
    return Spread{(row->published + row->difference.low) * scale, row->variant * scale,
                  (row->published + row->difference.high) * scale};
  if (!value.as_compared || course.any() == nullptr) return std::nullopt;
  const double same = course.any()->published * scale;
  return Spread{same, same, same};
}

/// What falls and opens, and what Z3 refutes, in a line.
std::string falling(const SweptValue& value, std::size_t most) {
  std::vector<std::string> all;
  for (const OpenedHole& hole : value.found.opened) all.push_back(hole.rule + " opens");
  for (const std::string& line : value.refuted) all.push_back(line.substr(0, line.find(", proved")) + " (proved)");
  for (const Evidence evidence : {Evidence::law, Evidence::theorem, Evidence::scenario})
    for (const Turned& turned : value.found.broken)
      if (turned.now.evidence == evidence) all.push_back(check_called(turned.now));
  const std::size_t left = all.size() > most ? all.size() - most : 0;
  all.resize(all.size() - left);
  if (left > 0) all.push_back(std::to_string(left) + " more");
  return listed(all);
}

Tone tone_of(const SweptValue& value) {
  return !value.cannot_be.empty() ? Tone::faint : value.falls() ? Tone::bad : Tone::plain;
}

std::string compared_with(const Swept& swept) { return swept.against.empty() ? "published" : printable(swept.against); }

/// A row for each value: what is asked first, and what falls.
Passage values_of(const Swept& swept, const std::vector<Course>& chosen) {
  Passage passage;
  passage.name = "values";
  passage.explanation = "What each value comes to, all of them with the same random numbers; choices are greedy.";
  passage.sum = holding(swept);
  Table& table = passage.table;
  table.of = swept.asked.name;
  for (const Course& course : chosen) table.columns.push_back({course.heading(), Side::right, Need::always, {}});
  table.columns.push_back({"breaks or opens", Side::left, Need::always, "-"});
  for (std::size_t i = 0; i < swept.values.size(); ++i) {
    const SweptValue& value = swept.values[i];
    Row row;
    row.what = value.value + (value.as_compared ? " (" + compared_with(swept) + ")" : "");
    row.tone = tone_of(value);
    for (const Course& course : chosen) {
      const std::optional<Spread> point = point_of(course, value, i);
      row.cells.push_back(point ? number_of(point->at, course.unit == Unit::actions || course.unit == Unit::share ? 1 : 2)
                                : "-");
    }
    row.cells.push_back(!value.cannot_be.empty() ? "cannot be" : value.falls() ? falling(value, 1) : "-");
    table.rows.push_back(std::move(row));
  }
  return passage;
}

Passage curves_of(const Swept& swept, const std::vector<Course>& chosen) {
  Passage passage;
  passage.name = "moves";
  passage.explanation = "How what is measured runs over the values, with the 95 % interval of its difference to the " +
                        std::string(swept.against.empty() ? "published game" : "game it is compared with") + ".";
  Curves& curves = passage.curves;
  curves.over = swept.asked.name;
  for (std::size_t i = 0; i < swept.values.size(); ++i) {
    curves.at.push_back(swept.values[i].value);
    curves.tones.push_back(tone_of(swept.values[i]));
    if (swept.values[i].as_compared) curves.published = i;
  }
  std::vector<std::string> names;
  for (const Course& course : chosen) {
    Curve curve{course.name(), {}};
    for (std::size_t i = 0; i < swept.values.size(); ++i) curve.points.push_back(point_of(course, swept.values[i], i));
    names.push_back(course.sort == Sort::act ? plainly(course.what) : course.what);
    curves.curves.push_back(std::move(curve));
  }
  passage.sum = listed(names);
  return passage;
}

/// Findings on the values of which there is something to say.
template <class Says>
Passage passage_on(const Swept& swept, std::string name, std::string explanation, Says says) {
  Passage passage;
  passage.name = std::move(name);
  passage.explanation = std::move(explanation);
  std::vector<std::string> values;
  for (const SweptValue& value : swept.values) {
    Finding finding;
    finding.subject = value.value;
    if (!says(value, finding)) continue;
    values.push_back(value.value);
    passage.findings.push_back(std::move(finding));
  }
  passage.sum = listed(values);
  return passage;
}

Passage breaks(const Swept& swept) {
  return passage_on(
      swept, "breaks", "What falls or opens at each value that held before.", [](const SweptValue& value, Finding& finding) {
        if (!value.falls()) return false;
        finding.tone = Tone::bad;
        for (const OpenedHole& hole : value.found.opened)
          finding.items.push_back({hole.rule, "opens: play comes to it, and did not"});
        for (const std::string& line : value.refuted)
          finding.items.push_back({line.substr(0, line.find(", ")), line.substr(line.find(", ") + 2)});
        for (const Turned& turned : value.found.broken) finding.items.push_back({check_called(turned.now), turned.now.why});
        finding.says =
            std::to_string(finding.items.size()) + (finding.items.size() == 1 ? " falls or opens" : " fall or open");
        return true;
      });
}

Passage contradictory(const Swept& swept) {
  return passage_on(swept, "cannot be", "Values with which nobody could set the game up, and why.",
                    [](const SweptValue& value, Finding& finding) {
                      finding.says = value.cannot_be;
                      finding.tone = Tone::doubtful;
                      return !value.cannot_be.empty();
                    });
}

/// What moved most at each value.
Passage moved_most(const Swept& swept) {
  Passage passage = passage_on(
      swept, "in full", "The differences at each value that tell most.", [](const SweptValue& value, Finding& finding) {
        constexpr std::size_t most = 8;
        const Table table = table_of(value.found.comparison);
        for (const Row* row : rows_shown(table, Extent::telling)) {
          if (finding.items.size() == most) break;
          finding.items.push_back({row->what + ", " + cell(table, *row, "choices"),
                                   cell(table, *row, "published") + " -> " + cell(table, *row, "variant") + " (" +
                                       cell(table, *row, "95 % interval") + ")"});
        }
        finding.says = counted(table.rows.size(), "difference");
        return !finding.items.empty();
      });
  passage.fold = Fold::folded;
  return passage;
}

std::string and_its_reason(const SweptValue& value) {
  constexpr std::size_t most = 3;
  return value.cannot_be.empty() ? falling(value, most) : "it cannot be: " + value.cannot_be;
}

bool stands(const SweptValue& value) { return value.cannot_be.empty() && !value.falls(); }

}  // namespace

std::string holding(const Swept& swept) {
  const std::vector<SweptValue>& values = swept.values;
  const auto compared = std::ranges::find_if(values, &SweptValue::as_compared);
  const auto middle = compared != values.end() && stands(*compared) ? compared : std::ranges::find_if(values, stands);
  if (middle == values.end()) return "holds for none of " + counted(values.size(), "value");
  auto first = middle;
  while (first != values.begin() && stands(*std::prev(first))) --first;
  auto last = middle;
  while (std::next(last) != values.end() && stands(*std::next(last))) ++last;
  std::string text = "holds for " + (first == last ? first->value : first->value + " .. " + last->value);
  if (first != values.begin()) text += "; at " + std::prev(first)->value + ": " + and_its_reason(*std::prev(first));
  if (std::next(last) != values.end())
    text += "; from " + std::next(last)->value + " on: " + and_its_reason(*std::next(last));
  return text;
}

Findings findings_of(const Swept& swept) {
  constexpr std::size_t most_curves = 6;
  constexpr std::size_t most_columns = 3;
  const std::vector<Course> chosen = chosen_of(courses_of(swept), most_curves);
  Findings findings;
  findings.title = swept.asked.name + (swept.asked.entry == 0 ? "" : "[" + std::to_string(swept.asked.entry) + "]") +
                   " over " + counted(swept.asked.values.size(), "value");
  findings.game = swept.game + (swept.over.empty() ? "" : ", " + printable(swept.over)) +
                  (swept.against.empty() ? "" : ", against " + printable(swept.against));
  findings.alarming = !std::ranges::all_of(swept.values, stands);
  findings.verdict = holding(swept);
  findings.verdict[0] = 'H';
  if (swept.values.size() < swept.asked.values.size())
    findings.verdict = "Ended after " + std::to_string(swept.values.size()) + " of " +
                       counted(swept.asked.values.size(), "value") + "; so far: " + holding(swept);
  const std::vector<Course> columns(chosen.begin(),
                                    chosen.begin() + static_cast<std::ptrdiff_t>(std::min(most_columns, chosen.size())));
  for (Passage passage :
       {values_of(swept, columns), curves_of(swept, chosen), breaks(swept), contradictory(swept), moved_most(swept)})
    if (passage.says()) findings.passages.push_back(std::move(passage));
  for (const SweptValue& value : swept.values)
    if (value.found.comparison.plays > 0) {
      findings.foot =
          counted(value.found.comparison.plays, "play") + " at each value, seed " + std::to_string(swept.seed) +
          ". Choices are uniform: any legal one alike; or greedy: what the game calls promising; neither is a person.";
      break;
    }
  return findings;
}

std::string as_json(const Swept& swept) {
  using Json = nlohmann::ordered_json;
  Json node{{"form", 1},
            {"game", swept.game},
            {"over", swept.over},
            {"against", swept.against},
            {"name", swept.asked.name},
            {"entry", swept.asked.entry},
            {"asked", swept.asked.values},
            {"seed", swept.seed},
            {"holds", holding(swept)},
            {"values", Json::array()}};
  for (const SweptValue& value : swept.values) {
    Json one{{"value", value.value},
             {"compared_with", value.as_compared},
             {"cannot_be", value.cannot_be},
             {"refuted", value.refuted}};
    if (value.cannot_be.empty()) one["found"] = Json::parse(as_json(value.found, {}));
    node["values"].push_back(std::move(one));
  }
  return node.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace fathom::app
