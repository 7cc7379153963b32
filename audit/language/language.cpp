#include "audit/language/language.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>

#include "audit/embedded_files.hpp"
#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"
#include "audit/language/neutral_language.hpp"
#include "notation/node.hpp"

namespace fathom::audit {

namespace {

constexpr std::string_view folder = "languages/";
constexpr std::string_view ending = ".yaml";
/// Files of the folder that are no language.
constexpr std::array<std::string_view, 2> no_languages{"concepts", "others"};

std::string_view code_of(const EmbeddedFile& file) {
  if (!file.name.starts_with(folder) || !file.name.ends_with(ending)) return {};
  const std::string_view code = file.name.substr(folder.size(), file.name.size() - folder.size() - ending.size());
  return std::find(no_languages.begin(), no_languages.end(), code) == no_languages.end() ? code : std::string_view{};
}

}  // namespace

Language::Language(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

const std::string& Language::code() const { return data_->code; }
const std::string& Language::name() const { return data_->name; }
std::span<const Phrase> Language::phrases() const { return data_->phrases; }
bool Language::speaks_of(ConceptId meaning) const { return data_->meanings.contains(meaning); }
const std::vector<std::string>& Language::abbreviations() const { return data_->abbreviations; }
const std::vector<std::string>& Language::elisions() const { return data_->elisions; }
const std::unordered_set<std::string>& Language::elided() const { return data_->elided; }
bool Language::has_compounds() const { return data_->has_compounds; }
const std::unordered_set<std::string>& Language::function_words() const { return data_->function_words; }
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

bool Language::is_in_a_phrase(const Word& word) const {
  return data_->known.contains(word.stem) || data_->known.contains(word.folded);
}

std::span<const NumberWord> Language::number_words() const {
  std::call_once(data_->numbers_made, [&] { data_->numbers = spelt_out_numbers(data_->code, data_->added_numbers, data_->no_numbers, data_->accents); });
  return data_->numbers;
}

std::vector<std::string> language_codes() {
  std::vector<std::string> codes;
  for (const EmbeddedFile& file : embedded_files())
    if (const std::string_view code = code_of(file); !code.empty()) codes.emplace_back(code);
  std::sort(codes.begin(), codes.end());
  return codes;
}

SmallWords small_words(std::string_view code) {
  for (const EmbeddedFile& file : embedded_files())
    if (code_of(file) == code) return read_small_words("audit/" + std::string(file.name), file.text);
  return {};
}

std::string plain_code(std::string_view code) {
  std::string plain(code.substr(0, code.find_first_of("-_")));
  for (char& c : plain) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  // The two ways to write Norwegian.
  return plain == "nb" || plain == "nn" ? "no" : plain;
}

namespace {

/// The language of a plain code; nothing where there is none.
std::optional<Language> made(const std::string& code) {
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 3;
  const bool is_code = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  if (!is_code || code.size() < shortest || code.size() > longest) return std::nullopt;
  for (const EmbeddedFile& file : embedded_files())
    if (code_of(file) == code) return read_language("audit/" + std::string(file.name), file.text);
  return neutral_language(code);
}

}  // namespace

const Language& language(std::string_view code) {
  static std::mutex guard;
  static std::map<std::string, Language, std::less<>> read;
  const std::string plain = plain_code(code);
  const std::lock_guard lock(guard);
  if (const auto known = read.find(plain); known != read.end()) return known->second;
  if (std::optional<Language> made_now = made(plain)) return read.emplace(plain, std::move(*made_now)).first->second;
  const std::vector<std::string> codes = language_codes();
  std::string list;
  for (const std::string& each : codes) list += (list.empty() ? "" : ", ") + each;
  throw Problem({}, "expected a language, one of " + list + ", or the code of another, like fi, found \"" +
                        std::string(code) + '"');
}

}  // namespace fathom::audit
