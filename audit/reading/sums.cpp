#include "audit/reading/sums.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

#include "audit/reading/amount_lines.hpp"

namespace fathom::audit {
namespace {

constexpr TokenIndex longest_line = 16;       // words of a line that is a part of a sum, if it is a paragraph of its own,
constexpr TokenIndex longest_in_text = 8;     // and if it is one line of a paragraph
constexpr TokenIndex longest_unit = 3;        // words behind a number that ends a line
constexpr std::uint32_t widest_line_gap = 4;  // lines of the source between two parts
constexpr std::size_t most_columns = 3;
constexpr std::size_t longest_list = 40;  // of a list whose heading has no colon

// First guesses of how surely a structure means a sum.
constexpr double sure = 0.9;
constexpr double likely_parts = 0.8;
constexpr double likely = 0.75;
constexpr double doubtful = 0.4;

bool counts_people_or_time(const Amount& amount) {
  if (amount.unit == Quantity::no_unit) return false;
  const std::string_view name = concepts().name(amount.unit);
  return name.starts_with("person.") || name.starts_with("span.");
}

/// How far a wrong list may be from its total and still be meant to add up to it.
bool is_near(double stated, double added) {
  constexpr double share = 0.3;
  constexpr double always = 2;
  return std::abs(stated - added) <= std::max(always, share * std::abs(stated));
}

/// What stands in one column since its last total.
struct Column {
  std::vector<Summand> parts;
  std::vector<Amount> amounts;
};

class SumFinder {
 public:
  explicit SumFinder(const Reading& reading) : reading_(reading), lines_(amount_lines(reading)) {}

  std::vector<Sum> find() {
    for (std::size_t line = 0; line < lines_.size(); ++line) {
      add_of_each(lines_[line]);
      add_headed(line);
      add_bracketed(lines_[line]);
    }
    for (std::size_t line = 0; line < lines_.size();) line = add_totalled(line);
    std::stable_sort(sums_.begin(), sums_.end(), [](const Sum& a, const Sum& b) { return a.total < b.total; });
    return std::move(sums_);
  }

 private:
  void add_of_each(const AmountLine& line);
  void add_headed(std::size_t at);
  void add_bracketed(const AmountLine& line);
  [[nodiscard]] bool begins_item(const Amount& amount) const;
  std::size_t add_totalled(std::size_t from);
  void add_group(std::size_t from, std::size_t end);
  void add_column_sums(std::size_t from, std::size_t end, std::size_t count);
  void close_column(const Column& column, const Amount& total, double confidence);
  void add(Sum sum);
  [[nodiscard]] std::string_view text(TokenIndex token) const {
    return reading_.document.words(reading_.tokens[token].at());
  }
  [[nodiscard]] double worth(const AmountLine& line, std::size_t amount) const;
  [[nodiscard]] TokenIndex length(const AmountLine& line) const;
  [[nodiscard]] bool belongs_to_totalled_list(std::size_t at) const;
  [[nodiscard]] bool begins_with_amount(const AmountLine& line) const;
  [[nodiscard]] bool stands_alone(std::size_t at) const;
  [[nodiscard]] bool counts_other_things(const Amount& total, const Amount& part) const;
  [[nodiscard]] std::vector<Summand> parts_below(std::size_t at, std::size_t limit) const;
  [[nodiscard]] static std::vector<std::size_t> main_amounts(const AmountLine& line);
  [[nodiscard]] bool follows(std::size_t line) const {
    return line > 0 && lines_[line].source_line <= lines_[line - 1].source_line + widest_line_gap;
  }

  const Reading& reading_;
  std::vector<AmountLine> lines_;
  std::vector<Sum> sums_;
};

void SumFinder::add(Sum sum) {
  const auto stretch = [&](std::uint32_t quantity) {
    const Quantity& of = reading_.quantities[quantity];
    return reading_.at(of.first, of.count);
  };
  sum.added = 0;
  sum.at = stretch(sum.total);
  for (const Summand& part : sum.parts) {
    sum.added += part.value;
    const Span at = stretch(part.quantity);
    sum.at = {std::min(sum.at.begin, at.begin), std::max(sum.at.end, at.end)};
  }
  if (std::isfinite(sum.added) && std::isfinite(sum.stated)) sums_.push_back(std::move(sum));
}

/// What an amount of a line comes to: so many of each of the things listed, or itself.
double SumFinder::worth(const AmountLine& line, std::size_t amount) const {
  const double value = line.amounts[amount].value;
  return line.of_each && line.of_each->amount == amount ? value * static_cast<double>(line.of_each->items) : value;
}

/// How many words a line has, with what stands in brackets left out and a sum written out for one.
TokenIndex SumFinder::length(const AmountLine& line) const {
  TokenIndex count = 0;
  bool brackets = false;
  for (TokenIndex token = line.first; token < line.end; ++token) {
    const std::string_view of = text(token);
    if (of == "(" || of == "[") brackets = true;
    if (!brackets && reading_.tokens[token].kind == Token::Kind::word) ++count;
    if (of == ")" || of == "]") brackets = false;
  }
  return count;
}

/// `32 cards (4 each of a sun, a boat, ...)`
void SumFinder::add_of_each(const AmountLine& line) {
  if (!line.of_each || line.of_each->amount == 0 || line.of_each->items < 2) return;
  const Amount& each = line.amounts[line.of_each->amount];
  const Amount& total = line.amounts[line.of_each->amount - 1];
  constexpr TokenIndex farthest = 8;
  if (each.first - total.end > farthest || total.value <= each.value) return;
  const std::string_view before = text(each.first - 1);
  if (before != "(" && before != ":" && before != "[") return;
  // *Twelve in each of six colours*
  const bool multiplied = std::any_of(line.amounts.begin(), line.amounts.end(), [&](const Amount& amount) {
    return amount.first > each.first && amount.value * each.value == total.value;
  });
  if (multiplied) return;
  Sum sum;
  sum.total = total.quantity;
  sum.stated = total.value;
  sum.parts = {{each.quantity, worth(line, line.of_each->amount)}};
  sum.confidence = sure;
  add(std::move(sum));
}

bool SumFinder::begins_with_amount(const AmountLine& line) const {
  if (line.amounts.empty()) return false;
  TokenIndex first = line.first;
  while (first + 1 < line.end && reading_.tokens[first].kind == Token::Kind::sign && text(first) != "(") ++first;
  return line.amounts.front().first <= first;
}

bool SumFinder::counts_other_things(const Amount& total, const Amount& part) const {
  return total.unit != Quantity::no_unit && part.unit != Quantity::no_unit && total.unit != part.unit;
}

/// Whether white space parts a line from the one before.
bool SumFinder::stands_alone(std::size_t at) const {
  return at == 0 || lines_[at].source_line > lines_[at - 1].source_line + 1;
}

/// The lines below a heading, each of which begins with a number. White space may part them from other lines that do: where
/// it is not the last line that completes the sum, it is the line before such white space that comes nearest.
std::vector<Summand> SumFinder::parts_below(std::size_t at, std::size_t limit) const {
  const double stated = lines_[at].amounts.front().value;
  std::vector<Summand> parts;
  std::size_t best = 0;
  double best_distance = 0;
  double added = 0;
  const auto close = [&] {
    const double distance = std::abs(stated - added);
    if (best > 0 && distance >= best_distance) return;
    best = parts.size();
    best_distance = distance;
  };
  for (std::size_t i = at + 1; i < lines_.size() && i - at <= limit; ++i) {
    const AmountLine& line = lines_[i];
    if (!follows(i)) break;
    if (parts.empty() && line.in_brackets && line.amounts.empty()) continue;  // a remark on the heading
    if (line.kind == BlockKind::heading || line.opens_list || !line.totals.empty() || !begins_with_amount(line)) break;
    if (length(line) > longest_line) break;
    if (parts.size() > 1 && stands_alone(i)) close();
    parts.push_back({line.amounts.front().quantity, worth(line, 0)});
    added += parts.back().value;
  }
  close();
  parts.resize(best);
  return parts;
}

/// `51 cards:`, and below it a line for every kind of card.
bool SumFinder::begins_item(const Amount& amount) const {
  static constexpr std::string_view openers[] = {"(", "[", ",", ";", ":", "&", "+"};
  if (amount.first == 0) return false;
  const std::string_view before = text(amount.first - 1);
  return std::find(std::begin(openers), std::end(openers), before) != std::end(openers) ||
         reading_.language->locale().joins.contains(before);
}

/// `60 cards (18 bridges, 18 stairs and 24 alleys)`: parts in brackets behind their total, each beginning with its number.
void SumFinder::add_bracketed(const AmountLine& line) {
  for (std::size_t at = 0; at + 2 < line.amounts.size() + 1; ++at) {
    if (line.amounts[at].in_brackets || at + 1 >= line.amounts.size() || !line.amounts[at + 1].in_brackets) continue;
    if (line.of_each && line.of_each->amount == at + 1) continue;
    Sum sum;
    sum.total = line.amounts[at].quantity;
    sum.stated = line.amounts[at].value;
    double added = 0;
    for (std::size_t k = at + 1; k < line.amounts.size() && line.amounts[k].in_brackets; ++k) {
      if (k > at + 1 && closes_brackets(reading_, line.amounts[k - 1].end, line.amounts[k].first)) break;
      if (!begins_item(line.amounts[k])) continue;
      sum.parts.push_back({line.amounts[k].quantity, line.amounts[k].value});
      added += line.amounts[k].value;
    }
    const std::string_view before = text(line.amounts[at + 1].first - 1);
    if (sum.parts.size() < 2 || (before != "(" && before != "[")) continue;
    sum.confidence = added == sum.stated ? sure : is_near(sum.stated, added) ? likely_parts : doubtful;
    add(std::move(sum));
  }
}

void SumFinder::add_headed(std::size_t at) {
  const AmountLine& line = lines_[at];
  const bool alone = line.opens_list && line.amounts.size() == 1;  // *The box holds 195 pieces:*
  if (!(begins_with_amount(line) || alone) || length(line) > longest_line) return;
  const bool headed = line.opens_list || line.kind == BlockKind::heading;
  if (!headed && !stands_alone(at)) return;
  const Amount& total = line.amounts.front();
  Sum sum;
  sum.total = total.quantity;
  sum.stated = total.value;
  sum.parts = parts_below(at, headed ? lines_.size() : longest_list);
  if (sum.parts.size() < 2) return;
  double added = 0;
  std::size_t others = 0;
  for (const Summand& part : sum.parts) {
    added += part.value;
    const Quantity& quantity = reading_.quantities[part.quantity];
    if (total.unit != Quantity::no_unit && quantity.unit != Quantity::no_unit && quantity.unit != total.unit) ++others;
  }
  const bool right = added == sum.stated;
  if (!right && !headed) return;
  const bool near = is_near(sum.stated, added);
  // `3 decks:` and three lines: it counts the lines.
  if (!right && (sum.stated == static_cast<double>(sum.parts.size()) || (others == sum.parts.size() && !near))) return;
  if (!right && counts_people_or_time(total)) return;  // `4 players:`
  sum.confidence = right ? sure : near ? likely : doubtful;
  add(std::move(sum));
}

/// The amounts of a line that are not a remark in brackets.
std::vector<std::size_t> SumFinder::main_amounts(const AmountLine& line) {
  std::vector<std::size_t> amounts;
  for (std::size_t i = 0; i < line.amounts.size() && amounts.size() <= most_columns; ++i) {
    if (!line.amounts[i].in_brackets) amounts.push_back(i);
  }
  return amounts;
}

/// Whether a line may be a part, or the total, of lines that are added up: a short one with a number at either end.
bool SumFinder::belongs_to_totalled_list(std::size_t at) const {
  const AmountLine& line = lines_[at];
  const std::vector<std::size_t> amounts = main_amounts(line);
  if (amounts.empty() || amounts.size() > most_columns) return false;
  if (line.kind == BlockKind::heading || line.opens_list) return false;
  const bool alone =
      line.kind != BlockKind::paragraph || (stands_alone(at) && (at + 1 == lines_.size() || stands_alone(at + 1)));
  const TokenIndex words = length(line);
  if (words > (alone ? longest_line : longest_in_text * static_cast<TokenIndex>(amounts.size()))) return false;
  return !line.totals.empty() || amounts.size() > 1 || begins_with_amount(line) ||
         line.end - line.amounts[amounts.back()].end <= longest_unit;
}

/// Adds the sums of the lines from one on that belong together, and returns the line behind them.
std::size_t SumFinder::add_totalled(std::size_t from) {
  std::size_t end = from;
  bool totalled = false;
  while (end < lines_.size() && belongs_to_totalled_list(end) && (end == from || follows(end))) {
    totalled = totalled || !lines_[end].totals.empty();
    ++end;
  }
  if (totalled) add_group(from, end);
  return std::max(end, from + 1);
}

/// Lines, and then the line with their total: `Coral 15 points`, `Reef -5 points`, `Total 10 points`.
void SumFinder::add_group(std::size_t from, std::size_t end) {
  std::size_t columns = 0;
  std::size_t totals = 0;
  for (std::size_t i = from; i < end; ++i) {
    columns = std::max(columns, main_amounts(lines_[i]).size());
    totals += lines_[i].totals.size();
  }
  // Several numbers a line without a total for each: it does not show which of them are added up.
  if (columns > totals || main_amounts(lines_[from]).size() != columns) return;
  add_column_sums(from, end, columns);
}

/// Where the lines of several columns were read as one, the nth number of a line belongs to the nth column still open.
void SumFinder::add_column_sums(std::size_t from, std::size_t end, std::size_t count) {
  std::vector<Column> columns(count);
  std::vector<std::size_t> all(count);
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::vector<std::size_t> open;
  for (std::size_t i = from; i < end; ++i) {
    const AmountLine& line = lines_[i];
    const std::vector<std::size_t> amounts = main_amounts(line);
    if (open.empty()) open = all;
    if (amounts.size() > open.size()) return;
    std::vector<std::size_t> still_open;
    for (std::size_t n = 0; n < open.size(); ++n) {
      Column& column = columns[open[n]];
      if (n >= amounts.size()) {
        still_open.push_back(open[n]);
        continue;
      }
      const Amount& amount = line.amounts[amounts[n]];
      if (std::find(line.totals.begin(), line.totals.end(), amounts[n]) == line.totals.end()) {
        column.parts.push_back({amount.quantity, worth(line, amounts[n])});
        column.amounts.push_back(amount);
        still_open.push_back(open[n]);
        continue;
      }
      close_column(column, amount, count > 1 ? likely : sure);
      column = {};
    }
    open = std::move(still_open);
  }
}

void SumFinder::close_column(const Column& column, const Amount& total, double confidence) {
  const bool others = std::any_of(column.amounts.begin(), column.amounts.end(),
                                  [&](const Amount& part) { return counts_other_things(total, part); });
  if (column.parts.size() < 2 || others) return;
  Sum sum;
  sum.total = total.quantity;
  sum.parts = column.parts;
  sum.stated = total.value;
  sum.confidence = confidence;
  add(std::move(sum));
}

}  // namespace

std::vector<Sum> find_sums(const Reading& reading) { return SumFinder(reading).find(); }

}  // namespace fathom::audit
