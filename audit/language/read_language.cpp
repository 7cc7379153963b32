#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "audit/language/folding.hpp"
#include "audit/language/language_data.hpp"
#include "audit/language/scanner.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {

namespace {

constexpr std::array<std::string_view, 10> keys{"language",      "name",    "stemmer",  "compounds", "negated_must",
                                                "abbreviations", "numbers", "elisions", "concepts",  "function_words"};

/// A key that a file may leave out, and what it tells.
struct Optional {
  std::string_view key;
  bool Locale::* is = nullptr;
  WordSet Locale::* words = nullptr;
};

constexpr std::string_view ordinal_after = "ordinal_after";
constexpr std::string_view endings_key = "endings";
constexpr std::array<Optional, 25> optional_keys{{{"nouns_are_capital", &Locale::nouns_are_capital},
                                                  {"name_before_kind", &Locale::name_before_kind},
                                                  {"ordinal_points", &Locale::ordinal_points},
                                                  {"thousands_space", &Locale::thousands_space},
                                                  {"ordinal_endings", nullptr, &Locale::ordinal_endings},
                                                  {"ranges", nullptr, &Locale::ranges},
                                                  {"between", nullptr, &Locale::between},
                                                  {"minus", nullptr, &Locale::minus},
                                                  {"counting_one", nullptr, &Locale::counting_one},
                                                  {"months", nullptr, &Locale::months},
                                                  {"streets", nullptr, &Locale::streets},
                                                  {"figures", nullptr, &Locale::figures},
                                                  {"telephone", nullptr, &Locale::telephone},
                                                  {"joins", nullptr, &Locale::joins},
                                                  {"may_stand_twice", nullptr, &Locale::may_stand_twice},
                                                  {"name_links", nullptr, &Locale::name_links},
                                                  {"counters", nullptr, &Locale::counters},
                                                  {"whole", nullptr, &Locale::whole},
                                                  {"also_verbs", nullptr, &Locale::also_verbs},
                                                  {"before_verbs", nullptr, &Locale::before_verbs},
                                                  {"changes_from", nullptr, &Locale::changes_from},
                                                  {"changes_to", nullptr, &Locale::changes_to},
                                                  {"floors", nullptr, &Locale::floors},
                                                  {"ordinal_before", nullptr, &Locale::ordinal_before},
                                                  {"denying_prefixes", nullptr, &Locale::denying_prefixes}}};

constexpr std::string_view elisions_key = "elisions";
constexpr const char* elisions_told = "words that lose their vowel";
constexpr std::string_view function_words_key = "function_words";

/// Phrases of more words are refused.
constexpr std::size_t longest_phrase = 12;

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }

const Node& value_of(const Node& document, std::string_view key) {
  if (const Node* value = document.find(key)) return *value;
  throw Problem(document.at, "expected the key " + quoted(key) + " in this file, found none");
}

void check_keys(const Node& document) {
  if (!document.is_map()) refuse(document, "a language: keys and their values");
  std::vector<std::string_view> known(keys.begin(), keys.end());
  known.push_back(ordinal_after);
  known.push_back(endings_key);
  for (const Optional& each : optional_keys) known.push_back(each.key);
  for (const Node::Entry& entry : document.entries)
    if (std::find(known.begin(), known.end(), entry.key) == known.end())
      throw Problem(entry.at,
                    "expected a key of a language, found " + quoted(entry.key) + suggestion(entry.key, known));
}

const std::string& text_of(const Node& node, const std::string& expected) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, expected);
  return node.text;
}

/// The texts of a list; empty where nothing is written.
std::vector<const Node*> texts_of(const Node& node, const std::string& expected) {
  std::vector<const Node*> texts;
  if (node.is_nothing()) return texts;
  if (!node.is_list()) refuse(node, "a list: " + expected);
  for (const Node& item : node.items) {
    text_of(item, expected);
    texts.push_back(&item);
  }
  return texts;
}

/// Which of two words stands here: 0 or 1.
std::size_t choice(const Node& node, const std::array<std::string_view, 2>& words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (node.is_scalar() && node.text == words[i]) return i;
  refuse(node, quoted(words[0]) + " or " + quoted(words[1]));
}

std::string code_in(const Node& node) {
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 3;
  const std::string& code = text_of(node, "a language's code, like fr");
  const bool is_code = std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  if (!is_code || code.size() < shortest || code.size() > longest) refuse(node, "a language's code, like fr");
  return code;
}

std::string stemmer_in(const Node& node) {
  std::vector<std::string_view> names = Stemmer::algorithms();
  names.push_back(Stemmer::none);
  const std::string& name = text_of(node, "the name of a stemmer of Snowball");
  if (std::find(names.begin(), names.end(), name) == names.end())
    refuse(node, "the name of a stemmer of Snowball" + suggestion(name, names));
  return name;
}

/// `12`, `weak 2`, `ordinal 2`, `weak ordinal 1`.
NumberWord number_in(const Node& node, const std::vector<std::string>& words) {
  static const std::string expected = "a number, like 12, weak 2, ordinal 2, weak ordinal 1, or none";
  NumberWord number{words, 0, false, false};
  std::string_view rest = text_of(node, expected);
  const auto takes = [&](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    rest.remove_prefix(word.size());
    return true;
  };
  number.weak = takes("weak ");
  number.ordinal = takes("ordinal ");
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number.value, std::chars_format::fixed);
  if (error != std::errc{} || end != rest.data() + rest.size() || !(number.value >= 0)) refuse(node, expected);
  return number;
}

void add_numbers(Language::Data& to, const Node& node) {
  if (node.is_nothing()) return;
  if (!node.is_map()) refuse(node, "number words and their values");
  for (const Node::Entry& entry : node.entries) {
    const std::vector<std::string> words = number_words_in(entry.key);
    if (words.empty()) throw Problem(entry.at, "expected a number word, found nothing");
    if (entry.value.is_list() && entry.value.items.empty()) refuse(entry.value, "a number, or a list of them");
    if (entry.value.is_scalar() && entry.value.text == "none") {
      to.no_numbers.push_back(folded(entry.key));
      continue;
    }
    if (!entry.value.is_list()) to.added_numbers.push_back(number_in(entry.value, words));
    for (const Node& item : entry.value.items) to.added_numbers.push_back(number_in(item, words));
  }
}

/// Adds phrases to a language, and what its words are known by.
class PhraseReader {
 public:
  explicit PhraseReader(Language::Data& to) : to_(&to) {}

  void add(const Node& node, ConceptId meaning) {
    Phrase phrase;
    phrase.meaning = meaning;
    std::istringstream parts(node.text);
    for (std::string part; parts >> part;) {
      if (part != ".." && part.find("..") != std::string::npos) refuse(node, "blanks around \"..\"");
      if (part.size() > 1 && part.front() == '!')
        add_absent(phrase, std::string_view(part).substr(1));
      else if (part == "..")
        phrase.words.push_back({{}, false, true});
      else
        add_words(phrase, part);
    }
    if (phrase.words.empty()) refuse(node, "words");
    if (phrase.words.size() > longest_phrase)
      refuse(node, "a phrase of at most " + std::to_string(longest_phrase) + " words");
    for (std::size_t i = 0; i < phrase.words.size(); ++i)
      if (phrase.words[i].gap && (i == 0 || i + 1 == phrase.words.size() || phrase.words[i - 1].gap))
        refuse(node, "a word before and after each \"..\"");
    to_->meanings.insert(phrase.meaning);
    to_->phrases.push_back(std::move(phrase));
  }

 private:
  void add_absent(Phrase& phrase, std::string_view word) {
    phrase.absent.push_back(folded(word));
    to_->known.insert(phrase.absent.back());
  }

  void add_words(Phrase& phrase, std::string_view part) {
    const bool exact = part.size() > 1 && part.front() == '=';
    if (exact) part.remove_prefix(1);
    Scanner scanner(part, to_->elided, to_->locale);
    for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing; piece = scanner.next()) {
      const std::string_view surface = part.substr(piece.begin, piece.end - piece.begin);
      if (piece.kind != Scanned::Kind::word) {
        phrase.words.push_back({std::string(surface), true, false, std::string(surface)});
        continue;
      }
      const std::string word = folded(surface);
      const std::string key = exact ? word : to_->stemmer.stem(word);
      to_->known.insert(key);
      if (!exact) to_->without_accents.try_emplace(fathom::audit::without_accents(word), key);
      phrase.words.push_back({key, exact, false, word});
    }
  }

  Language::Data* to_;
};

void add_concepts(Language::Data& to, const Node& node) {
  if (!node.is_map()) refuse(node, "concepts and their phrases");
  std::vector<std::string_view> names;
  std::unordered_map<std::string_view, ConceptId> ids;
  for (const Concept& each : concepts().concepts) {
    ids.emplace(each.name, static_cast<ConceptId>(names.size()));
    names.push_back(each.name);
  }
  PhraseReader reader(to);
  for (const Node::Entry& entry : node.entries) {
    const auto known = ids.find(entry.key);
    if (known == ids.end())
      throw Problem(entry.at, "expected a concept, found " + quoted(entry.key) + suggestion(entry.key, names));
    for (const Node* phrase : texts_of(entry.value, "phrases")) reader.add(*phrase, known->second);
  }
}

/// Single words, each once, as they are compared.
std::vector<std::string> words_of(const Node& node) {
  std::vector<std::string> words;
  for (const Node* each : texts_of(node, "words")) {
    const std::string word = folded(each->text);
    if (word.empty() || word.find_first_of(" \t\n") != std::string::npos) refuse(*each, "a single word");
    if (std::find(words.begin(), words.end(), word) != words.end()) refuse(*each, "each word once");
    words.push_back(word);
  }
  return words;
}

Locale locale_in(const Node& document) {
  Locale locale;
  for (const Optional& each : optional_keys) {
    const Node* value = document.find(each.key);
    if (value == nullptr) continue;
    if (each.is != nullptr) {
      locale.*each.is = choice(*value, {"no", "yes"}) == 1;
    } else {
      const std::vector<std::string> words = words_of(*value);
      locale.*each.words = {words.begin(), words.end()};
    }
  }
  if (const Node* value = document.find(ordinal_after)) locale.ordinal_after = words_of(*value);
  return locale;
}

std::vector<std::string> endings_in(const Node& document) {
  const Node* const value = document.find(endings_key);
  return value == nullptr ? std::vector<std::string>{} : words_of(*value);
}

SmallWords small_words_in(const Node& document) {
  SmallWords words;
  for (const Node* each : texts_of(value_of(document, elisions_key), elisions_told)) words.elided.insert(folded(each->text));
  words.function_words = words.elided;
  for (const Node* each : texts_of(value_of(document, function_words_key), "function words"))
    words.function_words.insert(folded(each->text));
  return words;
}

/// The lines of a top-level key: to read a hundred kilobytes of phrases as YAML takes longer than an audit.
std::string_view lines_of(std::string_view yaml, std::string_view key) {
  const std::string opening = std::string(key) + ':';
  std::size_t begin = 0;
  while (!yaml.substr(begin).starts_with(opening)) {
    const std::size_t end = yaml.find('\n', begin);
    if (end == yaml.npos) return {};
    begin = end + 1;
  }
  std::size_t end = yaml.find('\n', begin);
  while (end < yaml.size() && (end + 1 == yaml.size() || yaml[end + 1] == ' ')) end = yaml.find('\n', end + 1);
  return yaml.substr(begin, end == yaml.npos ? end : end + 1 - begin);
}

std::shared_ptr<const Language::Data> data_in(const Node& document) {
  check_keys(document);
  for (const std::string_view key : keys) value_of(document, key);
  auto data = std::make_shared<Language::Data>(stemmer_in(value_of(document, "stemmer")), endings_in(document));
  data->code = code_in(value_of(document, "language"));
  data->name = text_of(value_of(document, "name"), "a language's name");
  data->has_compounds = choice(value_of(document, "compounds"), {"no", "yes"}) == 1;
  data->negated_must_frees = choice(value_of(document, "negated_must"), {"forbids", "frees"}) == 1;
  data->locale = locale_in(document);
  for (const Node* each : texts_of(value_of(document, elisions_key), elisions_told)) data->elisions.push_back(folded(each->text));
  for (const Node* each : texts_of(value_of(document, "abbreviations"), "abbreviations"))
    data->abbreviations.push_back(each->text);
  SmallWords small = small_words_in(document);
  data->function_words = std::move(small.function_words);
  data->elided = std::move(small.elided);
  add_numbers(*data, value_of(document, "numbers"));
  add_concepts(*data, value_of(document, "concepts"));
  return data;
}

}  // namespace

Language read_language(const std::string& name, std::string_view yaml) {
  return in_file(name, [&] { return Language(data_in(read_yaml(yaml))); });
}

SmallWords read_small_words(const std::string& name, std::string_view yaml) {
  return in_file(name, [&] {
    const std::string lines = std::string(lines_of(yaml, elisions_key)) + std::string(lines_of(yaml, function_words_key));
    return small_words_in(read_yaml(lines));
  });
}

}  // namespace fathom::audit
