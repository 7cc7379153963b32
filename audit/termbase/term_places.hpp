#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "audit/reading/reading.hpp"
#include "audit/termbase/termbase.hpp"
#include "audit/termbase/word_forms.hpp"

namespace fathom::audit {

/// A name of a termbase's entry.
struct NameOf {
  std::uint32_t entry = 0;
  Standing standing = Standing::proper;

  friend bool operator==(const NameOf&, const NameOf&) = default;
};

/// Where a text uses a name, and of which entries: several may share it.
struct TermPlace {
  std::vector<NameOf> names;
  Span at;  ///< In `Document::text`.
  std::uint32_t sentence = 0;
  TokenIndex first = 0;  ///< The tokens that it lies on,
  TokenIndex end = 0;    ///< up to before this one; a particle of a verb that stands apart is none of them.

  [[nodiscard]] bool is_of(std::uint32_t entry) const;
};

/// The names of termbases in one text. Takes time linear in the text, but for what is asked of single sentences.
class TermPlaces {
 public:
  /// Searches for the names that the text's language has. All three must outlive the object.
  TermPlaces(const std::vector<TermEntry>& entries, const Reading& text);

  /// In the order of the text; what lies within a longer name is not told.
  [[nodiscard]] const std::vector<TermPlace>& of(std::uint32_t sentence) const { return by_sentence_[sentence]; }
  /// Whether an entry has a name in the text's language, other than forbidden ones.
  [[nodiscard]] bool has_name(std::uint32_t entry) const { return entry < has_name_.size() && has_name_[entry]; }
  /// What an entry's thing is to be called in the text's language, in quotation marks: `"piocher" or "tirer"`.
  [[nodiscard]] std::string asked_for(std::uint32_t entry) const;
  /// Whether some form of an entry's name, however far from it, may stand in these sentences, outside of places of other
  /// entries.
  [[nodiscard]] bool may_stand(std::uint32_t entry, std::uint32_t sentence, std::uint32_t count) const;

 private:
  struct Name {
    NameOf of;
    std::string text;             ///< As the termbase has it.
    std::vector<WordForm> words;  ///< Signs aside.
    bool unspaced = false;        ///< Looked for letter by letter.
  };
  /// A verb that a termbase has in one word, cut into the particle that may stand apart, and the rest.
  struct ParticleVerb {
    std::uint32_t name = 0;
    WordForm base;
  };

  void add_names(const std::vector<TermEntry>& entries);
  void add_name(NameOf of, const std::string& words);
  void add_particles(std::uint32_t name);
  void search(std::uint32_t sentence);
  void search_words(std::uint32_t sentence, std::vector<TermPlace>& found);
  void search_particles(std::uint32_t sentence, std::vector<TermPlace>& found);
  void search_letters(std::uint32_t sentence, std::vector<TermPlace>& found) const;
  [[nodiscard]] const std::vector<std::uint32_t>& beginning_with(WordId word, bool capital);
  [[nodiscard]] TokenIndex match(const Name& name, TokenIndex token, TokenIndex end) const;
  [[nodiscard]] bool ends_clause(TokenIndex token, std::uint32_t sentence) const;
  [[nodiscard]] bool may_stand(const Name& name, std::uint32_t sentence) const;
  [[nodiscard]] const WordForm& form(TokenIndex token) const { return forms_[text_.tokens[token].word]; }
  [[nodiscard]] WordForm form_at(TokenIndex token) const;

  const Reading& text_;
  WordForms rules_;
  std::vector<WordForm> forms_;  ///< By `WordId`; capitals aside.
  std::vector<Name> names_;
  std::vector<std::vector<std::uint32_t>> names_of_;  ///< By entry.
  std::vector<bool> has_name_;
  std::unordered_map<std::u32string, std::vector<std::uint32_t>> by_beginning_;  ///< Names, by their first letters.
  std::unordered_map<std::string, std::vector<ParticleVerb>> by_particle_;
  std::unordered_map<char32_t, std::vector<std::uint32_t>> by_character_;  ///< Names that are looked for letter by letter.
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> known_;    ///< Names whose first word a word is.
  std::vector<std::vector<TermPlace>> by_sentence_;
};

}  // namespace fathom::audit
