#include "app/sweep.hpp"

#include <algorithm>
#include <utility>

#include "app/errors.hpp"
#include "app/list.hpp"
#include "app/variant_words.hpp"
#include "model/core/words.hpp"
#include "notation/node.hpp"

namespace fathom::app {
namespace {

/// What a value makes of a game, as a variant file says it.
class Saying {
 public:
  Saying(const Registered& game, const SweepAsked& asked, const std::any& over) : game_(game), asked_(asked) {
    for (const ParameterShown& parameter : game.parameters)
      if (parameter.name == asked.name) table_ = parameter.values;
    is_number_ = !table_.empty();
    is_reading_ =
        std::ranges::any_of(game.readings, [&](const ReadingShown& reading) { return reading.rule == asked.name; });
    if (!is_number_ && !is_reading_ && std::ranges::find(game.rulebook, asked.name, &Rule::id) != game.rulebook.end())
      throw BadInput("--sweep: " + asked.name + " is a rule without a number and with one reading; \"fathom rules " +
                     game.name + "\" lists the numbers and readings");
    if (!is_number_ && !is_reading_) expect_component();
    expect_entry();
    const auto place = position_of(game.rulebook, rule_changed());
    is_house_ = place && game.rulebook[*place].status == Status::house;
    for (const Changed& change : game.changes(game.published(), over))
      if (change.kind == ChangeKind::parameter && change.name == asked.name && change.entry > 0)
        table_[static_cast<std::size_t>(change.entry) - 1] = std::stoi(change.now);
  }

  [[nodiscard]] std::string text(const std::string& value) const {
    std::string said = value;
    if (asked_.entry > 0) {
      std::vector<std::string> numbers;
      for (const int number : table_) numbers.push_back(std::to_string(number));
      numbers[static_cast<std::size_t>(asked_.entry) - 1] = value;
      said.clear();
      for (const std::string& number : numbers) said += (said.empty() ? "[" : ", ") + number;
      said += "]";
    }
    const std::string head = "game: " + game_.name + "\nvariant: " + asked_.name + " " + value + "\n";
    if (is_house_) return head + "house: { " + asked_.name + ": " + said + " }\n";
    if (is_number_) return head + "change: { " + asked_.name + ": " + said + " }\n";
    if (is_reading_) return head + "reading: { " + asked_.name + ": " + said + " }\n";
    return head + "components: " + nested(asked_.name, said) + "\n";
  }

 private:
  /// The rule whose number or reading it is.
  [[nodiscard]] std::string rule_changed() const {
    const auto number = std::ranges::find(game_.parameters, asked_.name, &ParameterShown::name);
    return number == game_.parameters.end() ? asked_.name : number->rule;
  }
  /// Which kind of a component it is, the box's own reader knows best.
  void expect_component() const {
    const std::vector<ListedName> places = items(Listable::components, game_);
    const auto begins_alike = [&](const ListedName& place) {
      return place.name.substr(0, place.name.find('.')) == asked_.name.substr(0, asked_.name.find('.'));
    };
    if (std::ranges::any_of(places, begins_alike)) return;
    std::vector<std::string_view> known;
    for (const ParameterShown& parameter : game_.parameters) known.push_back(parameter.name);
    for (const ReadingShown& reading : game_.readings) known.push_back(reading.rule);
    for (const ListedName& place : places) known.push_back(place.name);
    throw BadInput("--sweep: " + game_.name + " has no number, reading or component called " + asked_.name +
                   suggestion(asked_.name, known));
  }
  void expect_entry() const {
    const std::string name = asked_.name;
    if (asked_.entry > static_cast<int>(table_.size()))
      throw BadInput("--sweep: " + name + " has no number " + std::to_string(asked_.entry) +
                     (table_.empty() ? "" : ", but " + std::to_string(table_.size())));
    if (asked_.entry == 0 && table_.size() > 1)
      throw BadInput("--sweep: " + name + " is a table of " + std::to_string(table_.size()) +
                     " numbers; say which one: " + name + "[1]");
  }
  /// `{ cards: { dolphin: 20 } }`.
  static std::string nested(const std::string& name, const std::string& value) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return "{ " + name + ": " + value + " }";
    return "{ " + name.substr(0, dot) + ": " + nested(name.substr(dot + 1), value) + " }";
  }

  const Registered& game_;
  const SweepAsked& asked_;
  std::vector<int> table_;
  bool is_number_ = false;
  bool is_reading_ = false;
  bool is_house_ = false;  ///< Only house rules have such a number or reading: files have it under a key of its own.
};

/// What Z3 proves of the number in the game it is compared with.
std::vector<solver::Range> ranges_of(const Registered& game, const SweepAsked& asked, const Base& base,
                                     const Effort& effort) {
  const bool wanted = effort.only.empty() || std::ranges::find(effort.only, VariantPart::ranges) != effort.only.end();
  const bool is_number = std::ranges::find(game.parameters, asked.name, &ParameterShown::name) != game.parameters.end();
  if (!wanted || !is_number) return {};
  solver::Options options;
  options.only = {asked.name};
  if (effort.progress)
    options.progress = [&](std::string_view, std::size_t done, std::size_t of) { effort.progress("ranges", done, of); };
  std::vector<solver::Range> ranges = game.ranges(base.game, options);
  std::erase_if(ranges, [&](const solver::Range& range) {
    return range.parameter != asked.name || range.entry != asked.entry || range.outcome != Outcome::holds ||
           !solver::holds_at(range, range.value) || (range.holds.size() == 1 && range.holds[0].from == range.holds[0].to);
  });
  return ranges;
}

std::vector<std::string> refuted_by(const std::vector<solver::Range>& ranges, int value) {
  std::vector<std::string> lines;
  for (const solver::Range& range : ranges)
    if (!solver::holds_at(range, value))
      lines.push_back((range.rule.empty() ? range.claim : range.rule) +
                      (range.players == 0 ? "" : " with " + std::to_string(range.players) + " players") +
                      ", proved not to hold: " + range.sentence);
  return lines;
}

/// What is looked at where nothing is asked for: what takes seconds, and Z3 for the number itself.
std::vector<VariantPart> parts_of(const Effort& effort) {
  using enum VariantPart;
  std::vector<VariantPart> parts = effort.only.empty() ? std::vector{scenarios, laws, silences, plays} : effort.only;
  std::erase(parts, ranges);
  return parts;
}

}  // namespace

Swept swept(const Registered& game, const SweepAsked& asked, const SweepOver& over, const Base& base, const Effort& effort,
            const std::function<void(const Swept&)>& done) {
  Swept sweep{game.name, over.name, base.name, asked, {}, effort.seed};
  const Saying saying(game, asked, over.game);
  const std::vector<solver::Range> ranges = ranges_of(game, asked, base, effort);
  Effort each = effort;
  each.only = parts_of(effort);
  for (const std::string& value : asked.values) {
    if (effort.progress)
      each.progress = [&, value](std::string_view part, std::uint64_t at, std::uint64_t of) {
        effort.progress(value + ", " + std::string(part), at, of);
      };
    SweptValue& now = sweep.values.emplace_back();
    now.value = value;
    try {
      ChangedGame changed = game.with_variant_text(over.game, "sweep.yaml", saying.text(value));
      changed.changes = game.changes(base.game, changed.game);
      now.as_compared = changed.changes.empty();
      if (!now.as_compared && !each.only.empty()) now.found = consequences_of(game, changed, base, each);
      now.found.changes = changed.changes;
      if (!ranges.empty()) now.refuted = refuted_by(ranges, std::stoi(value));
    } catch (const Problem& problem) {
      now.cannot_be = without_place(problem.what());
    }
    if (done) done(sweep);
  }
  if (std::ranges::all_of(sweep.values, [](const SweptValue& value) { return !value.cannot_be.empty(); }))
    throw BadInput("--sweep: " + asked.name + " can take none of these values: " + sweep.values.front().cannot_be);
  return sweep;
}

}  // namespace fathom::app
