#include "audit/termbase/word_forms.hpp"

#include <algorithm>
#include <array>

#include "audit/language/folding.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t fewest_common = 3;              // letters that two forms begin with
constexpr std::size_t telling_beginning = 4;          // letters, from which on a whole name is recognised in a longer word
constexpr std::size_t longest_ending = 3;             // letters that two forms end with
constexpr std::size_t prefix_in_participle = 2;       // letters: `ge` in `abgelegt`, `zu` in `abzulegen`
constexpr std::size_t shortest_particle_of_verb = 2;  // letters
constexpr std::size_t fewest_consonants = 2;          // by which a strong verb is recognised

std::size_t common_beginning(std::u32string_view a, std::u32string_view b) {
  const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(end - a.begin());
}

/// Whether `part` makes up so many hundredths of `whole`.
bool is_share(std::size_t part, std::size_t whole, std::size_t hundredths) {
  constexpr std::size_t all = 100;
  return part * all >= whole * hundredths;
}

/// The consonants of a verb, doubled ones once, and without the `h` that only makes vowels long and a `t` that ends a form:
/// `werfen`, `wirft` and `worfen` have the same.
std::u32string consonants(std::u32string_view letters) {
  constexpr std::u32string_view no_consonants = U"aeiouyh";
  std::u32string found;
  for (const char32_t letter : letters)
    if (no_consonants.find(letter) == no_consonants.npos && (found.empty() || found.back() != letter)) found += letter;
  return found;
}

std::u32string without_end(std::u32string letters, std::u32string_view end) {
  if (letters.size() > end.size() + 1 && letters.ends_with(end)) letters.resize(letters.size() - end.size());
  return letters;
}

/// The letters of a verb without what tells person and tense.
std::u32string verb_root(const std::u32string& letters) {
  for (const std::u32string_view end : {U"test", U"ten", U"end", U"en", U"st", U"te", U"et", U"t", U"n", U"e"})
    if (letters.ends_with(end) && letters.size() > end.size() + 1) return without_end(letters, end);
  return letters;
}

/// Whether letters were taken out of Korean syllables: endings are longer then.
bool is_of_syllables(std::u32string_view letters) {
  return !letters.empty() && letters.front() >= 0x1100 && letters.front() <= 0x11FF;
}

/// Whether two forms are of one verb, strong or weak, by what remains of them without endings and vowels.
bool is_same_verb(const std::u32string& a, const std::u32string& b) {
  const std::u32string here = verb_root(a), there = verb_root(b);
  if (here.empty() || there.empty() || here.front() != there.front()) return false;
  const std::u32string skeleton = consonants(here);
  return here == there || (skeleton.size() >= fewest_consonants && skeleton == consonants(there));
}

std::u32string letters_of(std::string_view text) {
  const std::string plain = without_accents(text);
  std::u32string letters;
  for (std::size_t at = 0; at < plain.size();) {
    const Letter letter = letter_at(plain, at);
    letters += letter.code;
    at += letter.size;
  }
  return letters;
}

}  // namespace

WordForm form_of(const Word& word, bool capital) {
  return {word.folded, word.stem, letters_of(word.folded), capital, word.is_function};
}

WordForms::WordForms(const Language& language)
    : glues_(language.has_compounds()),
      is_described_(!language.phrases().empty()),
      nouns_are_capital_(language.locale().nouns_are_capital) {
  const auto is_stemmed = [](const Phrase& phrase) {
    return std::any_of(phrase.words.begin(), phrase.words.end(),
                       [](const PhraseWord& word) { return !word.exact && !word.gap && word.word != word.form; });
  };
  has_stems_ = std::any_of(language.phrases().begin(), language.phrases().end(), is_stemmed);
}

bool WordForms::is_form(const WordForm& text, const WordForm& name) const {
  if (text.folded == name.folded) return true;
  if (nouns_are_capital_ && name.capital && !text.capital) return false;
  if (text.stem == name.stem && common_beginning(text.letters, name.letters) > 0) return true;
  const bool is_changed = text.stem != text.folded || name.stem != name.folded;
  if (has_stems_ || is_changed) {
    // Snowball leaves the ending of `legt` alone
    return glues_ && nouns_are_capital_ && !name.capital && !text.capital && name.stem.size() >= fewest_common &&
           text.stem == name.stem + "t";
  }
  const std::size_t common = common_beginning(text.letters, name.letters);
  const std::size_t longer = std::max(text.letters.size(), name.letters.size());
  const bool ends_briefly = longer - common <= longest_ending;
  if (common == name.letters.size() && common >= telling_beginning && ends_briefly) return true;
  const std::size_t share = common > fewest_common ? 60 : 75;
  return common >= fewest_common && ends_briefly && is_share(common, longer, share);
}

bool WordForms::may_be_form(const WordForm& text, const WordForm& name) const {
  if (is_form(text, name) || text.letters == name.letters) return true;
  const std::size_t common = common_beginning(text.letters, name.letters);
  const std::size_t longer = std::max(text.letters.size(), name.letters.size());
  const std::size_t share = is_of_syllables(text.letters) ? 40 : 55;
  if (common >= fewest_common && is_share(common, longer, share)) return true;
  if (common == name.letters.size() && common >= telling_beginning) return true;
  if (!has_stems_ && common + 1 >= longer && common > 1) return true;
  return (glues_ || !is_described_) && (is_compound(text, name) || is_participle(text, name));
}

bool WordForms::is_compound(const WordForm& text, const WordForm& name) const {
  const std::u32string stem = letters_of(name.stem);
  return stem.size() >= telling_beginning && text.letters.find(stem) != text.letters.npos;
}

bool WordForms::is_verb_form(const WordForm& text, const WordForm& base) const {
  return is_form(text, base) || is_same_verb(text.letters, base.letters);
}

/// `abgelegt` and `abzulegen` of `ablegen`, `gelegt` of `legen`: two letters stand before the verb, behind its particle, if
/// it has any; `abwirft` of `abwerfen`: none does.
bool WordForms::is_participle(const WordForm& text, const WordForm& name) const {
  const std::size_t common = common_beginning(text.letters, name.letters);
  for (std::size_t particle = 0; particle <= common; ++particle)
    for (const std::size_t before : {std::size_t{0}, prefix_in_participle}) {
      const bool has_particle = particle >= shortest_particle_of_verb;
      if ((particle > 0 || before == 0) && !has_particle) continue;
      if (text.letters.size() < particle + before + fewest_common || name.letters.size() < particle + fewest_common)
        continue;
      if (is_same_verb(text.letters.substr(particle + before), name.letters.substr(particle))) return true;
    }
  return false;
}

bool has_unspaced(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    if (is_unspaced(letter.code)) return true;
    at += letter.size;
  }
  return false;
}

}  // namespace fathom::audit
