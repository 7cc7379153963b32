#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>

#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/yaml_events.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// Finds the characters of a scalar, which the parser hands over with all escapes and folds undone, in the file.
class ScalarPlaces {
 public:
  /// `at` is where the scalar begins, with its quotation mark or `|`.
  ScalarPlaces(TextFile& file, std::size_t at, std::size_t end);

  PlacedText placed(std::string_view value);

 private:
  enum class Style : std::uint8_t { plain, single_quoted, double_quoted, block };

  [[nodiscard]] bool at_space() const {
    return at_ < end_ && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n');
  }
  void skip_space() {
    while (at_space()) ++at_;
  }
  /// Goes to what stands in the file for the character at the beginning of `rest`; how many bytes of the file that takes, or
  /// 0 where nobody knows.
  std::size_t find(std::string_view rest);

  TextFile& file_;
  std::string_view text_;
  std::size_t at_;
  std::size_t end_;
  Style style_ = Style::plain;
};

ScalarPlaces::ScalarPlaces(TextFile& file, std::size_t at, std::size_t end)
    : file_(file), text_(file.text()), at_(at), end_(end) {
  while (at_ < end_ && text_[at_] == '!') {
    at_ = std::min(text_.find_first_of(" \n", at_), end_);
    skip_space();
  }
  if (at_ >= end_) return;
  const char first = text_[at_];
  style_ = first == '"'                   ? Style::double_quoted
           : first == '\''                ? Style::single_quoted
           : first == '|' || first == '>' ? Style::block
                                          : Style::plain;
  if (style_ == Style::block) at_ = std::min(text_.find('\n', at_), end_);
  if (style_ != Style::plain && at_ < end_) ++at_;
}

std::size_t ScalarPlaces::find(std::string_view rest) {
  const std::size_t size = letter_at(rest, 0).size;
  while (style_ == Style::double_quoted && at_ + 1 < end_ && text_[at_] == '\\') {
    if (text_[at_ + 1] == '\n') {
      ++at_;
      skip_space();
      continue;
    }
    const char kind = text_[at_ + 1];
    return kind == 'x' ? 4 : kind == 'u' ? 6 : kind == 'U' ? 10 : 2;
  }
  if (style_ == Style::single_quoted && text_.substr(at_).starts_with("''")) return 2;
  if (text_.substr(at_).starts_with(rest.substr(0, size))) return size;
  if (!at_space()) return 0;
  const std::size_t before = at_;
  skip_space();
  if (rest[0] != ' ' && rest[0] != '\n') return find(rest);
  const std::size_t skipped = at_ - before;
  at_ = before;
  return skipped;
}

PlacedText ScalarPlaces::placed(std::string_view value) {
  PlacedText text;
  std::size_t expected = text_.size() + 1;  // where the next character stands, if it follows in its line
  for (std::size_t n = 0; n < value.size();) {
    const std::size_t size = letter_at(value, n).size;
    const std::size_t taken = find(value.substr(n));
    if (taken == 0 && text.origins.empty()) text.origins.push_back({0, file_.at(at_)});
    if (taken > 0 && at_ != expected) text.origins.push_back({static_cast<Offset>(n), file_.at(at_)});
    text.words += value.substr(n, size);
    const bool goes_on = taken == size && value[n] != '\n';
    at_ += taken;
    expected = goes_on ? at_ : text_.size() + 1;
    if (taken == 0) break;
    n += size;
  }
  text.words = value;
  return text;
}

/// Whether a word without quotation marks is a number, a date, or one of YAML's own words.
bool is_value(std::string_view word) {
  for (const std::string_view own : {"", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"}) {
    if (word == own) return true;
  }
  return word.find_first_of(ascii_digits) != word.npos && word.find_first_not_of("0123456789+-.,:eETZ_ ") == word.npos;
}

/// Builds a table from the events of a parser that was given a part of a file.
class YamlTable : public YAML::EventHandler {
 public:
  YamlTable(TextFile& file, std::size_t begin, std::size_t end)
      : file_(file), begin_(begin), end_(end), table_(file.name()) {}

  void OnDocumentStart(const YAML::Mark&) override {}
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse_anchor(mark, anchor);
    if (table_.awaits_key()) file_.refuse(byte(mark), "expected a key before `:`, found nothing; write one");
    table_.add({TableValue::Kind::other, file_.at(byte(mark)), {}, {}});
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    file_.refuse(byte(mark), "expected a value, found an alias (`*name`), which is not read here; write the value out");
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) override {
    refuse_anchor(mark, anchor);
    const Position at = file_.at(byte(mark));
    if (table_.awaits_key()) return table_.key(value, at);
    TableValue scalar{tag == "?" && is_value(value) ? TableValue::Kind::other : TableValue::Kind::text, at, {}, {}};
    if (scalar.kind == TableValue::Kind::text) {
      scalar.text = ScalarPlaces(file_, byte(mark), end_).placed(value);
      scalar.text.trim();
    } else {
      scalar.text.words = value;
    }
    table_.add(std::move(scalar));
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    begin(TableValue::Kind::list, mark, anchor);
  }
  void OnSequenceEnd() override { table_.end(); }
  void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor, YAML::EmitterStyle::value) override {
    begin(TableValue::Kind::map, mark, anchor);
  }
  void OnMapEnd() override { table_.end(); }

  [[nodiscard]] TableValue done() { return table_.done(); }

 private:
  [[nodiscard]] std::size_t byte(const YAML::Mark& mark) const {
    return std::min(begin_ + static_cast<std::size_t>(std::max(mark.pos, 0)), end_);
  }
  void refuse_anchor(const YAML::Mark& mark, YAML::anchor_t anchor) {
    if (anchor != 0)
      file_.refuse(byte(mark), "expected a value, found an anchor (`&name`), which is not read here; write the value out");
  }
  void begin(TableValue::Kind kind, const YAML::Mark& mark, YAML::anchor_t anchor) {
    refuse_anchor(mark, anchor);
    table_.begin(kind, file_.at(byte(mark)));
  }

  TextFile& file_;
  std::size_t begin_;
  std::size_t end_;
  TableBuilder table_;
};

}  // namespace

TableValue read_yaml_values(TextFile& file, std::size_t begin, std::size_t end) {
  const auto byte = [&](const YAML::Mark& mark) {
    return std::min(begin + static_cast<std::size_t>(std::max(mark.pos, 0)), end);
  };
  try {
    std::istringstream stream{std::string(file.text().substr(begin, end - begin))};
    YAML::Parser parser(stream);
    YamlTable yaml(file, begin, end);
    if (!parser.HandleNextDocument(yaml))
      file.refuse(begin, "expected keys with strings, found none; check that this is the right file");
    YamlTable rest(file, begin, end);
    if (parser.HandleNextDocument(rest)) file.refuse(begin, "expected one document, found several (`---`); split the file");
    return yaml.done();
  } catch (const YAML::Exception& error) {
    file.refuse(byte(error.mark), "expected YAML, found something else here (" + error.msg + "); mend the file");
  }
}

std::vector<Source> read_yaml_table(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  return texts_of_table(file, read_yaml_values(file, 0, file.text().size()));
}

}  // namespace fathom::audit
