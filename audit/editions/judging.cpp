#include "audit/editions/judging.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "audit/editions/numbers_said.hpp"
#include "audit/editions/worked_examples.hpp"

namespace fathom::audit {

namespace {

/// A passage may take so many sentences.
constexpr std::uint32_t longest_passage = 3;
/// A passage outside its section is known by so many words at least.
constexpr std::size_t enough_words = 3;

std::string number_text(double value) {
  std::string text = std::to_string(value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.') || text.ends_with(',')) text.pop_back();
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

/// `a|b` as `a` and `b`; nothing for nothing.
std::vector<std::string> parted(std::string_view alternatives) {
  if (alternatives.empty()) return {};
  std::vector<std::string> parts(1);
  for (const char c : alternatives)
    if (c == '|') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  return parts;
}

/// What the game says where the claim asks for numbers; nothing where there is no model.
std::vector<int> expected_numbers(const TextClaim& claim, const GameFacts* facts) {
  if (facts == nullptr) return {};
  if (claim.take == TextClaim::Take::size) {
    const Names* names = facts->names_called(claim.names);
    return names == nullptr ? std::vector<int>{} : std::vector<int>{static_cast<int>(names->of.size())};
  }
  const Numbers* numbers = facts->numbers_called(claim.numbers);
  if (numbers == nullptr) return {};
  switch (claim.take) {
    case TextClaim::Take::entry:
      return {numbers->values[static_cast<std::size_t>(claim.entry - 1) % numbers->values.size()]};
    case TextClaim::Take::total:
      return {std::accumulate(numbers->values.begin(), numbers->values.end(), 0)};
    default:
      return numbers->values;
  }
}

/// One claim before one text.
class Judge {
 public:
  Judge(const TextClaim& claim, const GameFacts* facts, const Passages& passages)
      : claim_(claim), facts_(facts), passages_(passages), text_(passages.text()) {}

  std::vector<Judged> judge() {
    switch (claim_.asks) {
      case Asks::number:
        number();
        break;
      case Asks::table:
        table();
        break;
      case Asks::set:
        set();
        break;
      case Asks::order:
        order();
        break;
      case Asks::presence:
        presence();
        break;
      case Asks::example:
        example();
        break;
    }
    if (rows_.empty()) add(needs_model() ? Says::unjudged : Says::nothing, {}, {});
    return std::move(rows_);
  }

 private:
  /// Whether nobody can say what to look for without a model.
  [[nodiscard]] bool needs_model() const {
    return facts_ == nullptr && (claim_.asks == Asks::table || claim_.asks == Asks::set || claim_.asks == Asks::order);
  }

  Judged& add(Says says, Span at, Span around) {
    Judged row;
    row.claim = &claim_;
    row.rule = claim_.rule;
    row.says = says;
    row.at = at;
    row.around = around;
    row.expected = expected_;
    row.has_place = claim_.sections.empty() || !section().empty();
    rows_.push_back(std::move(row));
    return rows_.back();
  }

  /// The section the claim is in, the first that the text has.
  [[nodiscard]] UnitRange section() const {
    for (const std::string& each : claim_.sections)
      if (const UnitRange stretch = passages_.section(each); !stretch.empty()) return stretch;
    return {};
  }

  /// Where the claim is to be found: in its section if there is one; elsewhere only what many words tell it by.
  [[nodiscard]] UnitRange scope() const {
    const UnitRange stretch = section();
    const bool is_told_anywhere = claim_.sections.empty() || claim_.find.size() >= enough_words;
    return stretch.empty() && is_told_anywhere ? passages_.whole() : stretch;
  }

  /// The passages that have all the claim's words: single sentences, or else as few as it takes.
  [[nodiscard]] std::vector<UnitRange> found() const {
    const std::uint32_t longest = section().empty() ? 1 : longest_passage;
    for (std::uint32_t units = 1; units <= longest; ++units)
      if (std::vector<UnitRange> all = passages_.all_of(claim_.find, scope(), units); !all.empty()) return all;
    return {};
  }

  [[nodiscard]] Span span(const Quantity& quantity) const {
    return passages_.span(quantity.first, quantity.first + quantity.count);
  }
  [[nodiscard]] std::string shown(const Quantity& quantity) const {
    const std::string lower = number_text(quantity.negative ? -std::abs(quantity.value) : quantity.value);
    return quantity.upper > quantity.value ? lower + " to " + number_text(quantity.upper) : lower;
  }

  void number() {
    const std::vector<int> expected = expected_numbers(claim_, facts_);
    std::vector<std::string> words;
    for (const int each : expected) words.push_back(std::to_string(each));
    expected_ = joined(words);
    for (const UnitRange& stretch : found()) number(stretch, expected);
  }

  void number(UnitRange stretch, const std::vector<int>& expected) {
    std::vector<Quantity> numbers = candidates(passages_, stretch, parted(claim_.counted));
    const auto is_expected = [&](const Quantity& each) {
      return !expected.empty() && each.upper <= each.value && std::abs(each.value) == expected.front();
    };
    if (expected.size() > 1) return sequence(stretch, numbers, expected);
    if (expected.empty()) {
      std::erase_if(numbers, [](const Quantity& each) { return each.weak; });
      if (!numbers.empty())
        add(Says::unjudged, span(numbers.front()), passages_.span(stretch)).states = shown(numbers.front());
      return;
    }
    std::erase_if(numbers, [&](const Quantity& each) { return each.weak && !is_expected(each); });
    if (numbers.empty()) return;
    const auto wrong = std::find_if_not(numbers.begin(), numbers.end(), is_expected);
    const auto right = std::find_if(numbers.begin(), numbers.end(), is_expected);
    const bool all_have_to_be = !claim_.counted.empty();
    const bool holds = all_have_to_be ? wrong == numbers.end() : right != numbers.end();
    const Quantity& shown_number = holds ? *right : *wrong;
    add(holds ? Says::it : Says::otherwise, span(shown_number), passages_.span(stretch)).states = shown(shown_number);
  }

  /// Several numbers in a row: `three of one, two of another`.
  void sequence(UnitRange stretch, const std::vector<Quantity>& numbers, const std::vector<int>& expected) {
    std::size_t next = 0;
    for (const Quantity& each : numbers)
      if (next < expected.size() && each.value == expected[next]) ++next;
    std::vector<Quantity> strong = numbers;
    std::erase_if(strong, [](const Quantity& each) { return each.weak; });
    if (strong.empty()) return;
    std::vector<std::string> stated;
    for (const Quantity& each : strong) stated.push_back(shown(each));
    add(next == expected.size() ? Says::it : Says::otherwise,
        passages_.span(strong.front().first, strong.back().first + strong.back().count), passages_.span(stretch))
        .states = joined(stated);
  }

  [[nodiscard]] std::vector<std::string> names() const {
    const Names* names = facts_ == nullptr ? nullptr : facts_->names_called(claim_.names);
    return names == nullptr ? std::vector<std::string>{} : names->of;
  }

  /// A row of a table: what it is of, and the number that stands with it.
  struct Row {
    std::optional<Quantity> before;
    std::optional<Quantity> behind;
    Occurrence label;
    bool is_there = false;
  };

  [[nodiscard]] Row row(const std::string& label, UnitRange within) const {
    Row row;
    for (const Occurrence& each : first_of(passages_.of_any({label}, within))) {
      std::optional<Quantity> before;
      std::optional<Quantity> behind;
      for (const Quantity& quantity : numbers_in(passages_, {each.unit, each.unit + 1})) {
        if (quantity.ordinal || quantity.weak) continue;
        if (quantity.first + quantity.count <= each.first) before = quantity;
        if (quantity.first >= each.end && !behind) behind = quantity;
      }
      if (!before && !behind) continue;
      return {before, behind, each, true};
    }
    return row;
  }

  /// Tables stand in the section, or right behind what heads them.
  [[nodiscard]] UnitRange table_scope() const {
    if (claim_.find.empty()) return section();
    const std::vector<UnitRange> heads = found();
    if (heads.empty()) return {};
    constexpr std::uint32_t longest_table = 16;
    return {heads.front().first, std::min(heads.front().first + longest_table, passages_.whole().end)};
  }

  void table() {
    const std::vector<std::string> labels = names();
    const std::vector<int> expected = expected_numbers(claim_, facts_);
    const UnitRange within = table_scope();
    if (within.empty() || labels.size() != expected.size()) return;
    std::vector<Row> rows;
    for (const std::string& label : labels) rows.push_back(row(label, within));
    const auto right = [&](std::optional<Quantity> Row::*side) {
      std::size_t count = 0;
      for (std::size_t i = 0; i < rows.size(); ++i) count += rows[i].*side && (rows[i].*side)->value == expected[i] ? 1 : 0;
      return count;
    };
    const auto side = right(&Row::before) >= right(&Row::behind) ? &Row::before : &Row::behind;
    const auto there = static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [&](const Row& each) { return each.is_there && each.*side; }));
    if (2 * there < rows.size()) return;
    table_rows(labels, expected, rows, side, within);
  }

  void table_rows(const std::vector<std::string>& labels, const std::vector<int>& expected, const std::vector<Row>& rows,
                  std::optional<Quantity> Row::*side, UnitRange within) {
    std::vector<std::string> stated;
    std::optional<Span> all;
    const std::size_t before = rows_.size();
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i].*side) {
        const Span at = span(*(rows[i].*side));
        all = all ? Span{std::min(all->begin, at.begin), std::max(all->end, at.end)} : at;
        stated.push_back(labels[i] + " " + shown(*(rows[i].*side)));
        if ((rows[i].*side)->value == expected[i]) continue;
        const UnitRange unit{rows[i].label.unit, rows[i].label.unit + 1};
        Judged& wrong = add(Says::otherwise, at, passages_.span(unit));
        wrong.states = stated.back();
        wrong.expected = labels[i] + " " + std::to_string(expected[i]);
      } else {
        Judged& wrong = add(Says::otherwise, passages_.span({within.first, within.first + 1}), passages_.span(within));
        wrong.states = "no number for " + labels[i];
        wrong.expected = labels[i] + " " + std::to_string(expected[i]);
      }
    }
    if (rows_.size() > before || !all) return;
    Judged& right = add(Says::it, *all, *all);
    right.states = joined(stated);
    right.expected = right.states;
  }

  /// What of a set a stretch names, in the order of the text.
  [[nodiscard]] std::vector<std::pair<Occurrence, std::string>> members_in(UnitRange stretch) const {
    std::vector<std::pair<Occurrence, std::string>> members;
    for (const std::string& each : names())
      if (const std::vector<Occurrence> standing = passages_.of_any({each}, stretch); !standing.empty())
        members.emplace_back(standing.front(), each);
    std::sort(members.begin(), members.end(), [](const auto& a, const auto& b) { return a.first.first < b.first.first; });
    return members;
  }

  void set() {
    const std::vector<std::string> all = names();
    expected_ = joined(all);
    std::vector<UnitRange> places = found();
    if (claim_.find.empty())
      for (std::uint32_t unit = scope().first; unit < scope().end; ++unit) places.push_back({unit, unit + 1});
    UnitRange best;
    std::size_t most = 0;
    for (const UnitRange& place : places)
      for (std::uint32_t end = place.end; end < place.end + longest_passage && end <= passages_.whole().end; ++end)
        if (const std::size_t many = passages_.is_passage({place.first, end}) ? members_in({place.first, end}).size() : 0;
            many > most) {
          most = many;
          best = {place.first, end};
        }
    if (most < 2 || 2 * most < all.size()) return;
    const std::vector<std::pair<Occurrence, std::string>> members = members_in(best);
    std::vector<std::string> stated;
    for (const auto& [at, name_of_it] : members) stated.push_back(name_of_it);
    add(most == all.size() ? Says::it : Says::otherwise,
        passages_.span(members.front().first.first, members.back().first.end), passages_.span(best))
        .states = joined(stated);
  }

  void order() {
    const std::vector<std::string> all = names();
    expected_ = joined(all);
    const auto members = members_in(scope());
    if (members.size() < 2 || 3 * members.size() < 2 * all.size()) return;
    std::vector<std::string> stated;
    for (const auto& [at, name_of_it] : members) stated.push_back(name_of_it);
    std::size_t wrong = 0;
    while (wrong < stated.size() && stated[wrong] == all[wrong]) ++wrong;
    const Span around{passages_.span({members.front().first.unit, members.front().first.unit + 1}).begin,
                      passages_.span({members.back().first.unit, members.back().first.unit + 1}).end};
    if (wrong == all.size()) {
      add(Says::it, around, around).states = joined(stated);
      return;
    }
    const Occurrence& at = members[std::min(wrong, members.size() - 1)].first;
    add(Says::otherwise, passages_.span(at.first, at.end), around).states = joined(stated);
  }

  /// The ways to oblige or allow that stand in a passage.
  [[nodiscard]] std::vector<std::string> modalities(UnitRange stretch) const {
    std::vector<std::string> said;
    for (const std::string_view each : {"must", "may", "must_not", "need_not"})
      if (!passages_.of_any({"modality." + std::string(each)}, stretch).empty()) said.emplace_back(each);
    return said;
  }

  [[nodiscard]] bool is_contrary(const std::vector<std::string>& said, UnitRange stretch) const {
    const auto says = [&](std::string_view each) { return std::find(said.begin(), said.end(), each) != said.end(); };
    const bool negated = !passages_.of_any({"negation.not", "negation.neither"}, stretch).empty();
    if (claim_.modality == "must_not") return says("may") && !negated && !says("must_not");
    if (claim_.modality == "may") return says("must_not") && !says("may");
    if (claim_.modality == "must") return says("need_not") && !says("must");
    if (claim_.modality == "need_not") return says("must") && !negated && !says("need_not");
    return false;
  }

  void presence() {
    expected_ = claim_.modality;
    const std::vector<UnitRange> places = found();
    if (places.empty()) return;
    const auto right = std::find_if(places.begin(), places.end(),
                                    [&](const UnitRange& place) { return !is_contrary(modalities(place), place); });
    const UnitRange place = right == places.end() ? places.front() : *right;
    const Says says = facts_ == nullptr ? Says::unjudged : right == places.end() ? Says::otherwise : Says::it;
    add(says, passages_.span(place), passages_.span(place)).states = joined(modalities(place));
  }

  void example() {
    const Example* example = facts_ == nullptr ? nullptr : facts_->example_called(claim_.example);
    const std::vector<UnitRange> places = claim_.find.empty() ? std::vector<UnitRange>{} : found();
    const UnitRange place = places.empty() ? section() : places.front();
    if (place.empty() || (places.empty() && !claim_.find.empty())) return;
    const std::vector<WorkedLine> lines = worked_lines(passages_, place);
    if (lines.size() > most_looked_at) return;
    std::vector<ExampleLine> told;
    for (const WorkedLine& line : lines) told.push_back(line.line);
    if (example == nullptr) {
      if (!told.empty()) add(Says::unjudged, passages_.span(place), passages_.span(place));
      return;
    }
    const std::vector<Correction> corrections = example->carry_out(told);
    for (std::size_t i = 0; i < corrections.size() && i < lines.size(); ++i) {
      if (!corrections[i]) continue;
      Judged& wrong = add(Says::otherwise, lines[i].result, passages_.span(place));
      wrong.states = lines[i].states;
      wrong.expected = corrections[i]->expected;
      if (!corrections[i]->rule.empty()) wrong.rule = corrections[i]->rule;
    }
    if (rows_.empty() && !corrections.empty())
      add(Says::it, passages_.span({place.first, place.first + 1}), passages_.span(place));
  }

  const TextClaim& claim_;
  const GameFacts* facts_;
  const Passages& passages_;
  const Reading& text_;
  std::string expected_;
  std::vector<Judged> rows_;
};

}  // namespace

std::vector<Judged> judge(const TextClaim& claim, const GameFacts* facts, const Passages& passages) {
  return Judge(claim, facts, passages).judge();
}

}  // namespace fathom::audit
