#include "audit/reading/expressions.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "audit/reading/numerals.hpp"
#include "audit/reading/sentence_view.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t longest_sum = 200;  // elements left of `=`; longer ones are no sums of a rulebook
constexpr std::size_t most_unit_words = 3;
constexpr double largest_value = 1e12;

/// What a sum is written with.
struct Element {
  enum class Kind : std::uint8_t { number, plus, minus, times, over, open, close, equals, word, other };
  Kind kind = Kind::other;
  Span at;
  double value = 0;

  [[nodiscard]] bool is_operator() const {
    return kind == Kind::plus || kind == Kind::minus || kind == Kind::times || kind == Kind::over;
  }
};

using ElementKind = Element::Kind;

struct Sign {
  std::string_view text;
  ElementKind kind;
};

// Signs and TeX commands; `}{` is what parts the halves of a `\frac`.
constexpr std::array<Sign, 30> signs{
    {{"\\times", ElementKind::times}, {"\\cdot", ElementKind::times}, {"\\div", ElementKind::over},
     {"}{", ElementKind::over},       {"+", ElementKind::plus},       {"-", ElementKind::minus},
     {"−", ElementKind::minus},       {"–", ElementKind::minus},      {"—", ElementKind::minus},
     {"*", ElementKind::times},       {"×", ElementKind::times},      {"·", ElementKind::times},
     {"⋅", ElementKind::times},       {"∙", ElementKind::times},      {"✕", ElementKind::times},
     {"✖", ElementKind::times},       {"/", ElementKind::over},       {"÷", ElementKind::over},
     {"∕", ElementKind::over},        {"⁄", ElementKind::over},       {":", ElementKind::over},
     {"=", ElementKind::equals},      {"＝", ElementKind::equals},    {"(", ElementKind::open},
     {"[", ElementKind::open},        {"{", ElementKind::open},       {")", ElementKind::close},
     {"]", ElementKind::close},       {"}", ElementKind::close},      {"\\ ", ElementKind::other}}};

/// TeX that says nothing of the value.
constexpr std::array<std::string_view, 8> skipped{"\\frac", "\\left", "\\right", "\\dfrac", "\\,", "\\;", "**", "~"};

std::size_t skipped_at(std::string_view text, std::size_t at) {
  for (const std::string_view tex : skipped) {
    if (text.substr(at).starts_with(tex)) return tex.size();
  }
  return 0;
}

std::size_t word_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && (is_letter_byte(text[end]) || text[end] == '\'')) ++end;
  return end - at;
}

class Lexer {
 public:
  Lexer(std::string_view text, Span at) : text_(text.substr(0, at.end)), at_(at.begin) {}

  std::vector<Element> elements() {
    std::vector<Element> elements;
    while (at_ < text_.size()) {
      const std::size_t skip = skipped_at(text_, at_);
      if (skip > 0 || std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
        at_ += std::max<std::size_t>(skip, 1);
        continue;
      }
      const Element element = next();
      at_ = element.at.end;
      add(element, elements);
    }
    return elements;
  }

 private:
  /// Prose is one element, however long: only a few words beside a number say anything.
  static void add(Element element, std::vector<Element>& elements) {
    const auto is_word = [](const Element& of) { return of.kind == ElementKind::word; };
    if (is_word(element) && elements.size() >= most_unit_words &&
        std::all_of(elements.end() - most_unit_words, elements.end(), is_word)) {
      element.kind = ElementKind::other;
    }
    const bool prose = element.kind == ElementKind::other || is_word(element);
    if (prose && !elements.empty() && elements.back().kind == ElementKind::other) {
      elements.back().at.end = element.at.end;
      return;
    }
    elements.push_back(element);
  }

  Element make(ElementKind kind, std::size_t size, double value = 0) const {
    return {kind, {static_cast<Offset>(at_), static_cast<Offset>(at_ + size)}, value};
  }

  Element next() const {
    if (is_ascii_digit(text_[at_])) return number();
    if (text_.substr(at_).starts_with("½")) return make(ElementKind::number, std::string_view("½").size(), 1.0 / 2);
    // `Three crabs: 2 x 3 = 6` divides nothing, `12 : 3 = 4` does.
    if (text_[at_] == ':' && !divides()) return make(ElementKind::other, 1);
    for (const Sign& sign : signs) {
      if (text_.substr(at_).starts_with(sign.text)) return make(sign.kind, sign.text.size());
    }
    const std::size_t letters = word_at(text_, at_);
    if (letters == 0) return make(ElementKind::other, 1);
    const std::string_view word = text_.substr(at_, letters);
    return make(word == "x" || word == "X" ? ElementKind::times : ElementKind::word, letters);
  }

  /// Whether a colon stands apart, after a number: in French *En main : 2 + 3 = 5* one stands apart after every word.
  [[nodiscard]] bool divides() const {
    if (at_ < 2 || text_[at_ - 1] != ' ') return false;
    const std::size_t before = text_.find_last_not_of(' ', at_ - 1);
    return before != std::string_view::npos && (is_ascii_digit(text_[before]) || text_[before] == ')');
  }

  Element number() const {
    Numeral numeral = read_numeral(text_, at_, Grouping::marks);
    if (numeral.form == Numeral::Form::none) return make(ElementKind::other, numeral.end - at_);
    const bool slash =
        numeral.form == Numeral::Form::fraction && numeral.first_end < text_.size() && text_[numeral.first_end] == '/';
    if (slash) numeral.value = numeral.first_value, numeral.end = numeral.first_end;  // a division like any other
    const bool percent = numeral.end < text_.size() && text_[numeral.end] == '%';
    return make(percent ? ElementKind::other : ElementKind::number, numeral.end - at_, numeral.value);
  }

  std::string_view text_;
  std::size_t at_;
};

enum class Order : std::uint8_t { by_precedence, left_to_right };

/// Works a sum off with two stacks, so that however deep its brackets go, nothing recurses.
class Evaluator {
 public:
  explicit Evaluator(Order order) : order_(order) {}

  std::optional<double> value(const std::vector<Element>& sum) {
    bool wants_number = true;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      const Element& element = sum[i];
      if (element.kind == ElementKind::number && wants_number) {
        numbers_.push_back(element.value);
        wants_number = false;
      } else if (element.kind == ElementKind::open && wants_number) {
        operators_.push_back(Operator::open);
      } else if (element.kind == ElementKind::close && !wants_number) {
        if (!close()) return std::nullopt;
      } else if (element.is_operator() && !wants_number) {
        push(element.kind);
        wants_number = true;
      } else if (element.kind == ElementKind::minus && wants_number) {
        operators_.push_back(Operator::negate);
      } else {
        return std::nullopt;
      }
    }
    if (wants_number) return std::nullopt;
    while (!operators_.empty()) {
      if (operators_.back() == Operator::open) return std::nullopt;
      apply();
    }
    const double result = numbers_.back();
    if (!std::isfinite(result) || std::abs(result) > largest_value) return std::nullopt;
    return result;
  }

 private:
  enum class Operator : std::uint8_t { plus, minus, times, over, negate, open };

  static Operator operator_of(ElementKind kind) {
    if (kind == ElementKind::plus) return Operator::plus;
    if (kind == ElementKind::minus) return Operator::minus;
    return kind == ElementKind::times ? Operator::times : Operator::over;
  }
  [[nodiscard]] int binding(Operator of) const {
    if (of == Operator::open) return 0;
    if (of == Operator::negate) return 3;
    if (order_ == Order::left_to_right) return 1;
    return of == Operator::times || of == Operator::over ? 2 : 1;
  }
  void push(ElementKind kind) {
    const Operator next = operator_of(kind);
    while (!operators_.empty() && binding(operators_.back()) >= binding(next)) apply();
    operators_.push_back(next);
  }
  bool close() {
    while (!operators_.empty() && operators_.back() != Operator::open) apply();
    if (operators_.empty()) return false;
    operators_.pop_back();
    return true;
  }
  void apply() {
    const Operator with = operators_.back();
    operators_.pop_back();
    const double right = numbers_.back();
    if (with == Operator::negate) {
      numbers_.back() = -right;
      return;
    }
    numbers_.pop_back();
    double& left = numbers_.back();
    if (with == Operator::plus) left += right;
    if (with == Operator::minus) left -= right;
    if (with == Operator::times) left *= right;
    if (with == Operator::over) left /= right;
  }

  Order order_;
  std::vector<double> numbers_;
  std::vector<Operator> operators_;
};

/// A number's unit, as a stem; empty where no word stands behind it.
using Unit = std::string;

/// What stands to the left of one `=`, read from right to left.
struct LeftSide {
  std::vector<Element> sum;  ///< Without the words between.
  std::vector<Unit> units;   ///< Of its numbers.
  std::size_t first = 0;     ///< Its first element.
};

class ExpressionFinder {
 public:
  explicit ExpressionFinder(const SentenceView& sentence)
      : sentence_(sentence), elements_(Lexer(sentence.document(), sentence.at()).elements()) {}

  std::vector<Expression> find() const {
    std::vector<Expression> expressions;
    std::size_t floor = 0;  // nothing to the left of the last `=` belongs to the next
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      if (elements_[i].kind != ElementKind::equals) continue;
      if (const auto expression = around(i, floor)) expressions.push_back(*expression);
      floor = i + 1;
    }
    return expressions;
  }

 private:
  [[nodiscard]] std::optional<Expression> around(std::size_t equals, std::size_t floor) const;
  [[nodiscard]] std::optional<LeftSide> left_of(std::size_t equals, std::size_t floor) const;
  [[nodiscard]] bool is_a_sum(const LeftSide& left, const Unit& stated) const;
  [[nodiscard]] Unit unit_after(std::size_t element) const;
  [[nodiscard]] bool is_glued(std::size_t element) const {
    return element > 0 && elements_[element - 1].at.end == elements_[element].at.begin;
  }

  const SentenceView& sentence_;
  std::vector<Element> elements_;
};

Unit ExpressionFinder::unit_after(std::size_t element) const {
  if (element + 1 >= elements_.size() || elements_[element + 1].kind != ElementKind::word) return {};
  const Span at = elements_[element + 1].at;
  constexpr Offset longest_unit = 40;
  if (at.size() > longest_unit) return "?";
  return sentence_.language().word(sentence_.document().substr(at.begin, at.size())).stem;
}

std::optional<LeftSide> ExpressionFinder::left_of(std::size_t equals, std::size_t floor) const {
  LeftSide left;
  std::size_t depth = 0;
  std::size_t words = 0;
  bool wants_number = true;
  std::size_t i = equals;
  left.first = equals;
  const auto take = [&] {
    left.sum.push_back(elements_[i]);
    left.first = i;
  };
  while (i > floor && left.sum.size() <= longest_sum) {
    --i;
    const Element& element = elements_[i];
    if (element.kind == ElementKind::word && wants_number && words < most_unit_words) {
      ++words;  // the unit of a number that must follow
    } else if (element.kind == ElementKind::number && wants_number) {
      take();
      left.units.push_back(unit_after(i));
      wants_number = false;
      words = 0;
    } else if (element.kind == ElementKind::close && wants_number) {
      take();
      ++depth;
      words = 0;
    } else if (element.kind == ElementKind::open && !wants_number && depth > 0) {
      take();
      --depth;
    } else if (element.is_operator() && !wants_number) {
      take();
      wants_number = true;
    } else if (element.is_operator() && wants_number && words == 0 && !left.sum.empty() &&
               left.sum.back().kind == ElementKind::minus) {
      take();  // `5 + -3`: the minus taken before was a sign
    } else if (element.kind == ElementKind::open && wants_number && words == 0 && depth > 0 && !left.sum.empty() &&
               left.sum.back().kind == ElementKind::minus) {
      take();  // `(-3 + 5)`
      --depth;
      wants_number = false;
    } else {
      break;
    }
  }
  if (left.sum.size() > longest_sum || depth > 0 || left.sum.empty()) return std::nullopt;
  // `pearls + 2 = 5`, `a bonus - 3 + 5 = 2` have an unknown; `it scores -3 + 5 = 2` has a sign.
  const Element& leftmost = left.sum.back();
  const bool is_sign = leftmost.kind == ElementKind::minus && left.first + 1 < elements_.size() &&
                       is_glued(left.first + 1) && !is_glued(left.first);
  if (leftmost.is_operator() && !is_sign) return std::nullopt;
  std::reverse(left.sum.begin(), left.sum.end());
  return left;
}

bool ExpressionFinder::is_a_sum(const LeftSide& left, const Unit& stated) const {
  std::size_t operators = 0;
  const Element* last = nullptr;
  bool additive = true;
  for (std::size_t i = 1; i < left.sum.size(); ++i) {
    if (!left.sum[i].is_operator()) continue;
    ++operators;
    last = &left.sum[i];
    additive = additive && (last->kind == ElementKind::plus || last->kind == ElementKind::minus);
  }
  if (operators == 0 || left.units.size() < 2) return false;
  if (operators == 1 && left.sum.size() == 3) {
    // `3-4 players = 2 rounds`, `1/2 = ...`: a range or a share that is given a meaning; likewise a date or a time.
    const bool glued = left.sum[0].at.end == last->at.begin && last->at.end == left.sum[2].at.begin;
    const bool rising = left.sum[0].value < left.sum[2].value;
    const bool range = last->kind == ElementKind::minus || last->kind == ElementKind::over;
    if (range && rising && (glued || last->kind == ElementKind::minus)) return false;
  }
  if (!additive) return true;
  const Unit* unit = stated.empty() ? nullptr : &stated;
  for (const Unit& other : left.units) {
    if (other.empty()) continue;
    if (unit != nullptr && other != *unit) return false;  // `1 wood + 1 stone = 1 hut`
    unit = &other;
  }
  return true;
}

std::optional<Expression> ExpressionFinder::around(std::size_t equals, std::size_t floor) const {
  std::size_t right = equals + 1;
  const bool negative = right < elements_.size() && elements_[right].kind == ElementKind::minus;
  if (negative) ++right;
  if (right >= elements_.size() || elements_[right].kind != ElementKind::number) return std::nullopt;
  // `= 3 + 4`: the right is a sum itself.
  std::size_t next = right + 1;
  while (next < elements_.size() && next < right + most_unit_words && elements_[next].kind == ElementKind::word) ++next;
  const auto is_summand = [&](std::size_t i) {
    return i < elements_.size() && (elements_[i].kind == ElementKind::number || elements_[i].kind == ElementKind::open);
  };
  if (next < elements_.size() && elements_[next].is_operator() && is_summand(next + 1)) return std::nullopt;
  const std::optional<LeftSide> left = left_of(equals, floor);
  if (!left || !is_a_sum(*left, unit_after(right))) return std::nullopt;
  const auto value = Evaluator(Order::by_precedence).value(left->sum);
  const auto left_to_right = Evaluator(Order::left_to_right).value(left->sum);
  if (!value || !left_to_right) return std::nullopt;

  Expression expression;
  const TokenIndex first = sentence_.token_from(elements_[left->first].at.begin);
  const TokenIndex end = sentence_.token_from(elements_[right].at.end);
  if (first >= end) return std::nullopt;
  constexpr TokenIndex longest = 0xFFFF;
  expression.first = first;
  expression.count = static_cast<std::uint16_t>(std::min(end - first, longest));
  expression.stated = negative ? -elements_[right].value : elements_[right].value;
  expression.value = *value;
  expression.left_to_right = *left_to_right;
  return expression;
}

}  // namespace

std::vector<Expression> find_expressions(const Reading& reading, std::uint32_t sentence) {
  const SentenceView view(reading, sentence);
  const std::string_view text = reading.document.words(view.at());
  if (text.find('=') == std::string_view::npos && text.find("＝") == std::string_view::npos) return {};
  return ExpressionFinder(view).find();
}

}  // namespace fathom::audit
