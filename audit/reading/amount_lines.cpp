#include "audit/reading/amount_lines.hpp"

#include <algorithm>
#include <string_view>

#include "audit/reading/enumerations.hpp"
#include "audit/reading/known.hpp"
#include "audit/reading/sentence_view.hpp"

namespace fathom::audit {
namespace {

constexpr TokenIndex total_reach = 5;  // words between `total` and its number
constexpr TokenIndex each_reach = 3;   // words between a number and `each`

class Builder {
 public:
  explicit Builder(const Reading& reading) : reading_(reading) {}

  std::vector<AmountLine> build() {
    const auto sentences = static_cast<std::uint32_t>(reading_.document.sentences.size());
    for (std::uint32_t sentence = 0; sentence < sentences; ++sentence) add_sentence(sentence);
    return std::move(lines_);
  }

 private:
  void add_sentence(std::uint32_t sentence);
  void open_line(const SentenceView& view, TokenIndex token);
  void add_amounts(const SentenceView& view, std::uint32_t sentence);
  void find_totals(const SentenceView& view, std::size_t from);
  void find_each(const SentenceView& view, std::uint32_t sentence, std::size_t from);
  [[nodiscard]] std::uint32_t source_line(TokenIndex token) const;
  [[nodiscard]] std::size_t line_of(TokenIndex token, std::size_t from) const;
  [[nodiscard]] static std::size_t amount_from(const AmountLine& line, TokenIndex token);
  [[nodiscard]] std::size_t listed_numbers(const SentenceView& view, const AmountLine& line, std::size_t after) const;

  const Reading& reading_;
  std::vector<AmountLine> lines_;
  std::uint32_t block_ = 0xFFFFFFFF;
  std::size_t next_expression_ = 0;
};

std::uint32_t Builder::source_line(TokenIndex token) const {
  const Offset at = reading_.document.in_source(reading_.tokens[token].at()).begin;
  const std::vector<Offset>& lines = reading_.document.source.lines;
  return static_cast<std::uint32_t>(std::upper_bound(lines.begin(), lines.end(), at) - lines.begin());
}

void Builder::open_line(const SentenceView& view, TokenIndex token) {
  AmountLine line;
  line.first = token;
  line.end = token;
  line.source_line = source_line(token);
  if (const Block* block = view.block()) line.kind = block->kind;
  line.in_brackets = view.text(token) == "(" || view.text(token) == "[";
  lines_.push_back(std::move(line));
}

void Builder::add_sentence(std::uint32_t sentence) {
  const SentenceView view(reading_, sentence);
  if (view.begin() == view.end()) return;
  const Block* block = view.block();
  const std::uint32_t index = reading_.document.sentences[sentence].block;
  const bool new_block = index != block_ || lines_.empty();
  block_ = index;
  const std::size_t from = new_block ? lines_.size() : lines_.size() - 1;
  if (new_block) open_line(view, view.begin());
  // Lines of a paragraph, and they alone, were joined.
  const bool joined = block == nullptr || block->kind == BlockKind::paragraph;
  for (TokenIndex token = view.begin(); token < view.end(); ++token) {
    if (joined && source_line(token) != lines_.back().source_line) open_line(view, token);
    lines_.back().end = token + 1;
    lines_.back().opens_list = view.text(token) == ":";
  }
  add_amounts(view, sentence);
  find_totals(view, from);
  find_each(view, sentence, from);
}

std::size_t Builder::line_of(TokenIndex token, std::size_t from) const {
  while (from + 1 < lines_.size() && lines_[from + 1].first <= token) ++from;
  return from;
}

/// The numbers that count something; of a sum written out, its result alone.
void Builder::add_amounts(const SentenceView& view, std::uint32_t sentence) {
  if (sentence + std::size_t{1} >= reading_.quantity_starts.size()) return;
  const std::uint32_t end = std::min<std::uint32_t>(reading_.quantity_starts[sentence + 1],
                                                    static_cast<std::uint32_t>(reading_.quantities.size()));
  std::size_t line = 0;
  bool first = true;
  TokenIndex scanned = view.begin();
  bool brackets = false;
  for (std::uint32_t index = reading_.quantity_starts[sentence]; index < end; ++index) {
    const Quantity& quantity = reading_.quantities[index];
    const auto& expressions = reading_.expressions;
    while (next_expression_ < expressions.size() &&
           expressions[next_expression_].first + expressions[next_expression_].count <= quantity.first) {
      ++next_expression_;
    }
    Amount amount{index, quantity.value, quantity.first, std::min(quantity.first + quantity.count, view.end()),
                  quantity.unit};
    if (next_expression_ < expressions.size() && expressions[next_expression_].first <= quantity.first) {
      const Expression& sum = expressions[next_expression_];
      if (amount.end < sum.first + sum.count) continue;
      amount.value = sum.stated;
    } else if (quantity.place != Quantity::Place::text || quantity.ordinal || quantity.weak ||
               quantity.upper != quantity.value) {
      continue;
    }
    if (first) {
      // The line of the sentence's first token is among the last; search from there.
      line = lines_.size() - 1;
      while (line > 0 && lines_[line].first > quantity.first) --line;
      first = false;
    }
    line = line_of(quantity.first, line);
    for (; scanned < quantity.first; ++scanned) {
      const std::string_view text = view.text(scanned);
      if (text == "(" || text == "[") brackets = true;
      if (text == ")" || text == "]") brackets = false;
    }
    amount.in_brackets = brackets;
    lines_[line].amounts.push_back(amount);
  }
}

/// The first amount that begins at or after a token.
std::size_t Builder::amount_from(const AmountLine& line, TokenIndex token) {
  const auto found = std::lower_bound(line.amounts.begin(), line.amounts.end(), token,
                                      [](const Amount& amount, TokenIndex place) { return amount.first < place; });
  return static_cast<std::size_t>(found - line.amounts.begin());
}

void Builder::find_totals(const SentenceView& view, std::size_t from) {
  for (TokenIndex token = view.begin(); token < view.end(); ++token) {
    if (!view.has(token, known().total) || (token > view.begin() && view.has(token - 1, known().total))) continue;
    from = line_of(token, from);
    AmountLine& line = lines_[from];
    const auto after = line.amounts.begin() + static_cast<std::ptrdiff_t>(amount_from(line, token));
    std::size_t total = line.amounts.size();
    if (after != line.amounts.end() && after->first - token <= total_reach) {
      total = static_cast<std::size_t>(after - line.amounts.begin());
    } else if (after != line.amounts.begin() && token - (after - 1)->end <= total_reach) {
      total = static_cast<std::size_t>(after - line.amounts.begin()) - 1;
    }
    const bool known_already = !line.totals.empty() && line.totals.back() == total;
    if (total < line.amounts.size() && !known_already) line.totals.push_back(total);
  }
}

/// How many numbers are listed behind an amount: `3 each of 2, 4 and 6 points`.
std::size_t Builder::listed_numbers(const SentenceView& view, const AmountLine& line, std::size_t after) const {
  std::size_t count = 0;
  for (std::size_t i = after + 1; i < line.amounts.size(); ++i) {
    TokenIndex token = line.amounts[i - 1].end;
    const auto parts = [&] { return view.text(token) == "," || view.has(token, Role::link); };
    const bool listed = i == after + 1 || (token < line.amounts[i].first && line.amounts[i].first - token <= 2);
    if (!listed) break;
    while (i > after + 1 && token < line.amounts[i].first && parts()) ++token;
    if (i > after + 1 && token < line.amounts[i].first) break;
    ++count;
  }
  return count > 1 ? count : 0;
}

void Builder::find_each(const SentenceView& view, std::uint32_t sentence, std::size_t from) {
  std::vector<Enumeration> lists;
  bool listed = false;
  for (std::size_t at = from; at < lines_.size(); ++at) {
    AmountLine& line = lines_[at];
    for (std::size_t i = amount_from(line, view.begin()); i < line.amounts.size() && !line.of_each; ++i) {
      const Amount& amount = line.amounts[i];
      TokenIndex each = amount.end;
      while (each < std::min(view.end(), amount.end + each_reach) && !view.has(each, known().each)) ++each;
      if (each == std::min(view.end(), amount.end + each_reach)) continue;
      if (i + 1 < line.amounts.size() && line.amounts[i + 1].first < each) continue;
      std::size_t items = listed_numbers(view, line, i);
      if (items == 0 && !listed) {
        lists = find_enumerations(reading_, sentence);
        listed = true;
      }
      const auto list = std::lower_bound(lists.begin(), lists.end(), each, [](const Enumeration& before, TokenIndex place) {
        return before.items.front().end <= place;
      });
      const bool behind = list != lists.end() && list->items.front().first >= amount.first &&
                          list->items.front().first < line.end &&
                          !closes_brackets(reading_, each, list->items.front().first);
      if (items == 0 && behind) items = list->items.size();
      if (items > 1) line.of_each = OfEach{i, items};
    }
  }
}

}  // namespace

bool closes_brackets(const Reading& reading, TokenIndex from, TokenIndex end) {
  for (TokenIndex token = from; token < end; ++token) {
    const std::string_view text = reading.document.words(reading.tokens[token].at());
    if (text == ")" || text == "]") return true;
  }
  return false;
}

std::vector<AmountLine> amount_lines(const Reading& reading) { return Builder(reading).build(); }

}  // namespace fathom::audit
