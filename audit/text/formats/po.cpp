#include <algorithm>
#include <optional>

#include "audit/text/formats/catalogue.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

/// No language has more forms of a plural.
constexpr std::size_t most_plurals = 10;

/// A message as the file has it.
struct Message {
  Position at;
  bool is_fuzzy = false;
  bool is_latex = false;  ///< po4a took it from a LaTeX text.
  std::optional<PlacedText> context;
  PlacedText id;
  std::optional<PlacedText> plural;
  std::vector<PlacedText> strings;
  std::vector<Position> string_at;
};

/// Reads a PO file message by message.
class PoFile {
 public:
  explicit PoFile(TextFile& file) : file_(file), text_(file.text()) { skip_space(); }

  /// The next message; nothing at the end of the file.
  std::optional<Message> next();

 private:
  void skip_space();
  void take_comment();
  bool take_word(std::string_view word);
  PlacedText take_string(std::string_view after);
  void take_part(PlacedText& to);
  void take_strings(Message& message);
  void expect_index(std::size_t index);

  TextFile& file_;
  std::string_view text_;
  std::size_t at_ = 0;
  bool is_fuzzy_ = false;
  bool is_latex_ = false;
};

void PoFile::skip_space() {
  for (;;) {
    at_ = std::min(text_.find_first_not_of(" \t\n\f\v", at_), text_.size());
    if (at_ == text_.size() || text_[at_] != '#') return;
    take_comment();
  }
}

/// `#, fuzzy` and `#: rules.tex:12` say something of the message that follows; what is obsolete ends the comments before it.
void PoFile::take_comment() {
  const std::size_t end = std::min(text_.find('\n', at_), text_.size());
  const std::string_view line = text_.substr(at_, end - at_);
  at_ = end;
  if (line.starts_with("#~")) {
    is_fuzzy_ = is_latex_ = false;
  } else if (line.starts_with("#,") || line.starts_with("#=")) {
    is_fuzzy_ = is_fuzzy_ || line.find("fuzzy") != line.npos;
  } else if (line.starts_with("#:")) {
    is_latex_ = is_latex_ || line.find(".tex:") != line.npos;
  }
}

bool PoFile::take_word(std::string_view word) {
  const std::string_view rest = text_.substr(at_);
  if (!rest.starts_with(word) ||
      (rest.size() > word.size() && (is_letter_byte(rest[word.size()]) || rest[word.size()] == '_')))
    return false;
  at_ += word.size();
  return true;
}

void PoFile::take_part(PlacedText& to) {
  const std::size_t begin = at_ + 1;
  std::size_t end = begin;
  while (end < text_.size() && text_[end] != '"' && text_[end] != '\n')
    end += text_[end] == '\\' && end + 1 < text_.size() && text_[end + 1] != '\n' ? 2 : 1;
  if (end >= text_.size() || text_[end] != '"')
    file_.refuse(at_,
                 "expected a string that ends in its line, found no `\"` at its end; close it, or write `\\\"` for a "
                 "quotation mark in it");
  add_unescaped(to, file_, {static_cast<Offset>(begin), static_cast<Offset>(end)}, '\\', c_escape);
  at_ = end + 1;
}

PlacedText PoFile::take_string(std::string_view after) {
  skip_space();
  if (at_ >= text_.size() || text_[at_] != '"')
    file_.refuse(at_, "expected a string in quotation marks after `" + std::string(after) + "`, found " + file_.found(at_) +
                          "; write `\"\"` where there is nothing");
  PlacedText text;
  for (; at_ < text_.size() && text_[at_] == '"'; skip_space()) take_part(text);
  return text;
}

void PoFile::expect_index(std::size_t index) {
  const std::string wanted = "[" + std::to_string(index) + "]";
  if (index >= most_plurals || !text_.substr(at_).starts_with(wanted))
    file_.refuse(at_, index >= most_plurals ? "expected at most " + std::to_string(most_plurals) +
                                                  " forms of a plural, found more; check the file"
                                            : "expected `msgstr" + wanted + "`, found " + file_.found(at_) +
                                                  "; number the forms of a plural from 0 on");
  at_ += wanted.size();
}

void PoFile::take_strings(Message& message) {
  while (take_word("msgstr")) {
    message.string_at.push_back(file_.at(at_ - std::string_view("msgstr").size()));
    if (message.plural) expect_index(message.strings.size());
    message.strings.push_back(take_string("msgstr"));
    if (!message.plural) return;
  }
  if (message.strings.empty())
    file_.refuse(at_, "expected `msgstr` after `msgid`, found " + file_.found(at_) + "; every message needs one");
}

std::optional<Message> PoFile::next() {
  while (take_word("domain")) take_string("domain");
  if (at_ >= text_.size()) return std::nullopt;
  Message message;
  message.at = file_.at(at_);
  message.is_fuzzy = is_fuzzy_;
  message.is_latex = is_latex_;
  is_fuzzy_ = is_latex_ = false;
  if (take_word("msgctxt")) message.context = take_string("msgctxt");
  if (!take_word("msgid"))
    file_.refuse(at_, "expected `msgid`, found " + file_.found(at_) +
                          "; check that this is a PO file, and that each message begins with `msgid`");
  message.id = take_string("msgid");
  if (take_word("msgid_plural")) message.plural = take_string("msgid_plural");
  take_strings(message);
  return message;
}

/// The value of a field in a PO file's header, or nothing.
std::string_view header_field(std::string_view header, std::string_view name) {
  for (std::size_t begin = 0; begin < header.size();) {
    const std::size_t end = std::min(header.find('\n', begin), header.size());
    const std::string_view line = header.substr(begin, end - begin);
    if (line.starts_with(name)) {
      const std::size_t value = line.find_first_not_of(" \t", name.size());
      return value == line.npos ? std::string_view{} : line.substr(value);
    }
    begin = end + 1;
  }
  return {};
}

/// The encoding that a PO file's header states, as far as its bytes tell.
std::string encoding_of_po(std::string_view bytes) {
  constexpr std::size_t telling = 8192;
  constexpr std::string_view named = "charset=";
  const std::size_t at = bytes.substr(0, telling).find(named);
  if (at == bytes.npos) return {};
  const std::string_view rest = bytes.substr(at + named.size(), 40);
  const std::string name(rest.substr(0, rest.find_first_of("\\\"; \n\r")));
  return name == "CHARSET" ? std::string{} : name;
}

CatalogueEntry entry_of_message(const Message& message, std::size_t index) {
  const std::string form = message.plural ? "[" + std::to_string(index) + "]" : "";
  const bool is_plural_id = message.plural && (index > 0 || message.strings.size() == 1);
  const PlacedText& id = is_plural_id ? *message.plural : message.id;
  CatalogueEntry entry;
  entry.at = message.at;
  entry.name = (message.context ? "msgctxt \"" + shortened(message.context->words) + "\" " : "") +
               (is_plural_id ? "msgid_plural" : "msgid") + " \"" + shortened(id.words) + "\"" +
               (form.empty() ? "" : " msgstr" + form);
  entry.key =
      (message.context ? message.context->words + "\x04" : "") + message.id.words + (form.empty() ? "" : "\x04" + form);
  entry.markup = message.is_latex ? CatalogueEntry::Markup::latex : CatalogueEntry::Markup::none;
  entry.versions.push_back({id, entry.at, std::nullopt});
  entry.versions.push_back({message.strings[index], message.string_at[index], std::nullopt});
  if (message.is_fuzzy) entry.versions.back().open = OpenUnit::Reason::fuzzy;
  return entry;
}

}  // namespace

std::vector<Source> read_po(const std::string& name, std::string_view bytes) {
  TextFile file(name, bytes, encoding_of_po(bytes));
  PoFile po(file);
  std::vector<Message> messages;
  std::string header;
  for (auto message = po.next(); message; message = po.next()) {
    if (message->id.words.empty() && !message->context) {
      header = message->strings.front().words;
    } else {
      messages.push_back(std::move(*message));
    }
  }
  if (messages.empty()) file.refuse(0, "expected messages (`msgid`), found none; check that this is the right file");
  Catalogue catalogue(
      name, {language_code(header_field(header, "X-Source-Language:")), language_code(header_field(header, "Language:"))});
  for (const Message& message : messages) {
    for (std::size_t n = 0; n < message.strings.size(); ++n) catalogue.add(entry_of_message(message, n));
  }
  return catalogue.sources();
}

bool is_po(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  for (std::size_t begin = 0; begin < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
    const std::string_view line = bytes.substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t\r");
    begin = end + 1;
    if (first == line.npos || line[first] == '#') continue;
    const std::string_view words = line.substr(first);
    return words.starts_with("msgid \"") || words.starts_with("msgctxt \"") || words.starts_with("domain \"");
  }
  return false;
}

}  // namespace fathom::audit
