#include <iterator>
#include <nlohmann/json.hpp>

#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/string_table.hpp"

namespace fathom::audit {
namespace {

/// Bytes that remember how far they were read, so that a place in the file is known for each string.
class JsonBytes {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  JsonBytes(const char* at, const char** reached) : at_(at), reached_(reached) {}
  reference operator*() const { return *at_; }
  JsonBytes& operator++() {
    *reached_ = ++at_;
    return *this;
  }
  JsonBytes operator++(int) {
    const JsonBytes before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const JsonBytes& one, const JsonBytes& other) { return one.at_ == other.at_; }

 private:
  const char* at_;
  const char** reached_;
};

/// Takes what a JSON parser meets, in its order.
class JsonTable {
 public:
  using number_integer_t = nlohmann::json::number_integer_t;
  using number_unsigned_t = nlohmann::json::number_unsigned_t;
  using number_float_t = nlohmann::json::number_float_t;
  using string_t = nlohmann::json::string_t;
  using binary_t = nlohmann::json::binary_t;

  JsonTable(TextFile& file, const char* const& reached) : file_(file), reached_(reached), table_(file.name()) {}

  bool null() { return other("null"); }
  bool boolean(bool value) { return other(value ? "true" : "false"); }
  bool number_integer(number_integer_t value) { return other(std::to_string(value)); }
  bool number_unsigned(number_unsigned_t value) { return other(std::to_string(value)); }
  bool number_float(number_float_t, const string_t& words) { return other(words); }
  bool binary(binary_t&) { return other("binary"); }
  bool string(string_t&) {
    const Span at = last_string();
    TableValue value{TableValue::Kind::text, file_.at(at.begin - 1), {}, {}};
    add_unescaped(value.text, file_, at, '\\', json_escape);
    table_.add(std::move(value));
    return true;
  }
  bool key(string_t& words) {
    table_.key(words, file_.at(last_string().begin - 1));
    return true;
  }
  bool start_object(std::size_t) { return begin(TableValue::Kind::map); }
  bool start_array(std::size_t) { return begin(TableValue::Kind::list); }
  bool end_object() { return end(); }
  bool end_array() { return end(); }
  bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception& error) {
    const std::string_view what = error.what();
    const std::size_t words = what.find(": ");
    file_.refuse(
        byte == 0 ? 0 : byte - 1,
        "expected JSON, found a " + std::string(words == what.npos ? what : what.substr(words + 2)) + "; mend the file");
  }

  [[nodiscard]] TableValue done() { return table_.done(); }

 private:
  [[nodiscard]] std::size_t reached() const { return static_cast<std::size_t>(reached_ - file_.text().data()); }
  bool other(std::string words) {
    TableValue value{TableValue::Kind::other, file_.at(reached() - 1), {}, {}};
    value.text.words = std::move(words);
    table_.add(std::move(value));
    return true;
  }
  bool begin(TableValue::Kind kind) {
    table_.begin(kind, file_.at(reached() - 1));
    return true;
  }
  bool end() {
    table_.end();
    return true;
  }
  /// The string that was just read, within its quotation marks: between it and the one before stands no other mark.
  Span last_string() {
    const std::size_t begin = file_.text().find('"', searched_) + 1;
    searched_ = reached();
    return {static_cast<Offset>(begin), static_cast<Offset>(searched_ - 1)};
  }

  TextFile& file_;
  const char* const& reached_;
  TableBuilder table_;
  std::size_t searched_ = 0;
};

/// The language that a file of Flutter's states.
std::string stated_locale(const TableValue& root) {
  for (const TableValue::Member& each : root.members) {
    if (each.key == "@@locale" && each.value.kind == TableValue::Kind::text) return language_code(each.value.text.words);
  }
  return {};
}

}  // namespace

std::vector<Source> read_json_table(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes);
  const std::string_view text = file.text();
  const char* reached = text.data();
  JsonTable json(file, reached);
  nlohmann::json::sax_parse(JsonBytes(text.data(), &reached), JsonBytes(text.data() + text.size(), &reached), &json);
  const TableValue root = json.done();
  return texts_of_table(file, root, stated_locale(root));
}

}  // namespace fathom::audit
