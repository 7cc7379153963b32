#include "audit/language/language.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "audit/embedded_files.hpp"
#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"
#include "audit/language/scanner.hpp"
#include "notation/node.hpp"

namespace fathom::audit {

namespace {

constexpr std::string_view folder = "languages/";
constexpr std::string_view ending = ".yaml";
constexpr std::string_view no_language = "concepts";
/// So many words tell a text's language.
constexpr std::size_t telling_words = 20'000;

std::string_view code_of(const EmbeddedFile& file) {
  if (!file.name.starts_with(folder) || !file.name.ends_with(ending)) return {};
  const std::string_view code = file.name.substr(folder.size(), file.name.size() - folder.size() - ending.size());
  return code == no_language ? std::string_view{} : code;
}

}  // namespace

Language::Language(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

const std::string& Language::code() const { return data_->code; }
const std::string& Language::name() const { return data_->name; }
std::span<const Phrase> Language::phrases() const { return data_->phrases; }
const std::vector<std::string>& Language::abbreviations() const { return data_->abbreviations; }
const std::vector<std::string>& Language::elisions() const { return data_->elisions; }
const std::unordered_set<std::string>& Language::elided() const { return data_->elided; }
bool Language::has_compounds() const { return data_->has_compounds; }
const Locale& Language::locale() const { return data_->locale; }
bool Language::negated_must_frees() const { return data_->negated_must_frees; }

Word Language::word(std::string_view surface) const {
  Word word;
  word.folded = folded(surface);
  word.stem = data_->stemmer.stem(word.folded);
  word.is_function = data_->function_words.contains(word.folded);
  if (word.is_function || data_->known.contains(word.stem) || data_->known.contains(word.folded)) return word;
  // Print drops accents, from capitals above all; it adds none: `où` is not `ou`.
  if (const std::string plain = without_accents(word.folded); plain == word.folded) {
    const auto meant = data_->without_accents.find(plain);
    if (meant != data_->without_accents.end()) word.stem = meant->second;
  }
  return word;
}

bool Language::is_function(std::string_view surface) const { return data_->function_words.contains(folded(surface)); }

std::span<const NumberWord> Language::number_words() const {
  std::call_once(data_->numbers_made, [&] { data_->numbers = spelt_out_numbers(data_->code, data_->added_numbers); });
  return data_->numbers;
}

std::vector<std::string> language_codes() {
  std::vector<std::string> codes;
  for (const EmbeddedFile& file : embedded_files())
    if (const std::string_view code = code_of(file); !code.empty()) codes.emplace_back(code);
  std::sort(codes.begin(), codes.end());
  return codes;
}

const Language& language(std::string_view code) {
  static std::mutex guard;
  static std::map<std::string, Language, std::less<>> read;
  const std::lock_guard lock(guard);
  if (const auto known = read.find(code); known != read.end()) return known->second;
  for (const EmbeddedFile& file : embedded_files())
    if (!code.empty() && code_of(file) == code)
      return read.emplace(code, read_language("audit/" + std::string(file.name), file.text)).first->second;
  const std::vector<std::string> codes = language_codes();
  std::string list;
  for (const std::string& each : codes) list += (list.empty() ? "" : ", ") + each;
  throw Problem({}, "expected a language, one of " + list + ", found \"" + std::string(code) + '"');
}

std::vector<Likeness> likely_languages(std::string_view text) {
  std::vector<Likeness> result;
  for (const std::string& code : language_codes()) {
    const Language& candidate = language(code);
    Scanner scanner(text, candidate.elided());
    std::size_t words = 0;
    std::size_t explained = 0;
    for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing && words < telling_words;
         piece = scanner.next()) {
      if (piece.kind != Scanned::Kind::word) continue;
      ++words;
      if (candidate.is_function(text.substr(piece.begin, piece.end - piece.begin))) ++explained;
    }
    if (explained > 0) result.push_back({code, static_cast<double>(explained) / static_cast<double>(words)});
  }
  std::stable_sort(result.begin(), result.end(), [](const Likeness& a, const Likeness& b) { return a.share > b.share; });
  return result;
}

}  // namespace fathom::audit
