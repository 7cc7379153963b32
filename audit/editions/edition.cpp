#include "audit/editions/edition.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

#include "audit/embedded_files.hpp"
#include "audit/language/concepts.hpp"
#include "notation/yaml.hpp"

namespace fathom::audit {

namespace {

constexpr std::array<std::string_view, 6> asks_names{"number", "table", "set", "order", "presence", "example"};

using Known = std::vector<std::string_view>;

const std::string& word_of(const Node& node, const std::string& expected) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, expected);
  return node.text;
}

[[noreturn]] void refuse_unknown(Position at, const std::string& what, std::string_view word, const Known& known) {
  throw Problem(at, "there is no " + what + " \"" + std::string(word) + "\"" + suggestion(word, known));
}

void expect_keys(const Node& map, const std::string& what, const Known& known) {
  if (!map.is_map()) refuse(map, what);
  for (const Node::Entry& entry : map.entries)
    if (std::find(known.begin(), known.end(), entry.key) == known.end())
      throw Problem(entry.at, "unknown key \"" + entry.key + "\" in " + what + suggestion(entry.key, known));
}

const Node& needed(const Node& map, std::string_view key, const std::string& what) {
  if (const Node* value = map.find(key)) return *value;
  throw Problem(map.at, what + " needs the key \"" + std::string(key) + "\"; add it");
}

/// Reads an edition file from top to bottom; what stands further down may name what stands above it.
class EditionReader {
 public:
  EditionReader(const Node& document, const GameFacts* facts) : document_(document), facts_(facts) {}

  Edition read() {
    const std::string what = "an edition with its game, languages, terms, words, sections and claims";
    expect_keys(document_, what, {"game", "languages", "terms", "words", "sections", "claims"});
    edition_.game = word_of(needed(document_, "game", "an edition"), "the name of a game");
    read_languages(needed(document_, "languages", "an edition"));
    if (const Node* terms = document_.find("terms")) edition_.terms = vocabulary(*terms);
    if (const Node* words = document_.find("words")) edition_.words = vocabulary(*words);
    if (const Node* sections = document_.find("sections")) read_sections(*sections);
    if (const Node* claims = document_.find("claims")) read_claims(*claims);
    return std::move(edition_);
  }

 private:
  void read_languages(const Node& node) {
    if (!node.is_list() || node.items.empty()) refuse(node, "a list of languages, such as [en, fr]");
    for (const Node& item : node.items) edition_.languages.push_back(word_of(item, "the code of a language, such as fr"));
  }

  Spellings spellings(const Node& node, std::string_view besides) {
    Known known(edition_.languages.begin(), edition_.languages.end());
    if (!besides.empty()) known.push_back(besides);
    expect_keys(node, "what each language calls a thing, such as {en: [tile], fr: [tuile]}", known);
    Spellings spelt;
    for (const Node::Entry& entry : node.entries) {
      if (entry.key == besides) continue;
      if (!entry.value.is_list() || entry.value.items.empty()) refuse(entry.value, "a list of words, such as [tile]");
      for (const Node& item : entry.value.items)
        spelt[entry.key].push_back(word_of(item, "a word, or several that stand together"));
    }
    return spelt;
  }

  std::vector<Term> vocabulary(const Node& node) {
    if (!node.is_map()) refuse(node, "a map from names to what each language calls them");
    std::vector<Term> terms;
    for (const Node::Entry& entry : node.entries) {
      if (!vocabulary_.insert(entry.key).second)
        throw Problem(entry.at, "\"" + entry.key + "\" is among the terms already; choose another name");
      Term term{entry.key, spellings(entry.value, "also"), {}, entry.at};
      if (const Node* also = entry.value.find("also")) term.also = spellings(*also, {});
      terms.push_back(std::move(term));
    }
    return terms;
  }

  void read_sections(const Node& node) {
    if (!node.is_map()) refuse(node, "a map from names of sections to their headings");
    for (const Node::Entry& entry : node.entries) edition_.sections.push_back({entry.key, spellings(entry.value, {})});
  }

  void read_claims(const Node& node) {
    if (!node.is_list()) refuse(node, "a list of claims");
    for (const Node& item : node.items) edition_.claims.push_back(claim(item));
  }

  TextClaim claim(const Node& node) {
    expect_keys(
        node, "a claim",
        {"rule", "kind", "in", "find", "of", "parameter", "total_of", "size_of", "rows", "set", "order", "says", "example"});
    TextClaim claim;
    claim.at = node.at;
    claim.rule = rule(needed(node, "rule", "a claim"));
    claim.asks = kind(needed(node, "kind", "a claim"));
    if (const Node* section = node.find("in")) claim.sections = sections_called(*section);
    if (const Node* find = node.find("find")) claim.find = anchors(*find);
    if (const Node* of = node.find("of")) claim.counted = alternatives(*of);
    if (const Node* says = node.find("says")) claim.modality = modality(*says);
    read_expected(node, claim);
    expect_complete(node, claim);
    return claim;
  }

  const std::string& rule(const Node& node) {
    const std::string& id = word_of(node, "the id of a rule, such as placing.on_ocean");
    if (facts_ == nullptr || facts_->rule_called(id) != nullptr) return id;
    Known known;
    for (const Rule& each : facts_->rules) known.push_back(each.id);
    refuse_unknown(node.at, "rule", id, known);
  }

  static Asks kind(const Node& node) {
    const std::string& word = word_of(node, "a kind of claim");
    const auto found = std::find(asks_names.begin(), asks_names.end(), word);
    if (found == asks_names.end()) refuse_unknown(node.at, "kind of claim", word, {asks_names.begin(), asks_names.end()});
    return static_cast<Asks>(found - asks_names.begin());
  }

  std::vector<std::string> sections_called(const Node& node) const {
    const std::vector<std::string> ids = parted(word_of(node, "the name of a section, or a|b where some texts have only b"));
    Known known;
    for (const Section& section : edition_.sections) known.push_back(section.id);
    for (const std::string& id : ids)
      if (std::find(known.begin(), known.end(), id) == known.end()) refuse_unknown(node.at, "section", id, known);
    return ids;
  }

  /// A name of the vocabulary or of a concept, as it stands.
  void expect_word(const Node& node, const std::string& word) const {
    if (vocabulary_.contains(word) || concepts().find(word)) return;
    Known known(vocabulary_.begin(), vocabulary_.end());
    for (const Concept& concept_of_games : concepts().concepts) known.push_back(concept_of_games.name);
    refuse_unknown(node.at, "term, word or concept", word, known);
  }

  std::string alternatives(const Node& node) const {
    const std::string& text = word_of(node, "a name of the vocabulary, or a|b for either");
    for (const std::string& each : parted(text)) expect_word(node, each);
    return text;
  }

  static std::vector<std::string> parted(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char c : text)
      if (c == '|') {
        parts.emplace_back();
      } else {
        parts.back() += c;
      }
    return parts;
  }

  std::vector<std::vector<std::string>> anchors(const Node& node) const {
    if (!node.is_list() || node.items.empty()) refuse(node, "a list of what stands in the passage, such as [tile, place]");
    std::vector<std::vector<std::string>> all;
    for (const Node& item : node.items) all.push_back(parted(alternatives(item)));
    return all;
  }

  static std::string modality(const Node& node) {
    const Known known{"must", "may", "must_not", "need_not"};
    const std::string& word = word_of(node, "must, may, must_not or need_not");
    if (std::find(known.begin(), known.end(), word) == known.end()) refuse_unknown(node.at, "way to say it", word, known);
    return word;
  }

  void read_expected(const Node& node, TextClaim& claim) {
    if (const Node* parameter = node.find("parameter")) read_parameter(*parameter, claim);
    if (const Node* total = node.find("total_of")) {
      claim.take = TextClaim::Take::total;
      claim.numbers = numbers_called(*total, total->text);
    }
    if (const Node* size = node.find("size_of")) {
      claim.take = TextClaim::Take::size;
      claim.names = names_called(*size);
    }
    for (const std::string_view key : {"rows", "set", "order"})
      if (const Node* names = node.find(key)) claim.names = names_called(*names);
    if (const Node* example = node.find("example")) claim.example = example_called(*example);
  }

  /// `scoring.rank_points`, or `scoring.rank_points[2]` for one number of it.
  void read_parameter(const Node& node, TextClaim& claim) {
    const std::string& text = word_of(node, "the name of a number of the game");
    const std::size_t bracket = text.find('[');
    claim.numbers = numbers_called(node, text.substr(0, bracket));
    if (bracket == std::string::npos) return;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + bracket + 1, end, claim.entry);
    if (error != std::errc{} || std::string_view(rest, static_cast<std::size_t>(end - rest)) != "]" || claim.entry < 1)
      refuse(node, "a number of a table, such as scoring.rank_points[2]");
    claim.take = TextClaim::Take::entry;
    if (facts_ == nullptr) return;
    const std::size_t size = facts_->numbers_called(claim.numbers)->values.size();
    if (static_cast<std::size_t>(claim.entry) > size)
      throw Problem(node.at, claim.numbers + " has " + std::to_string(size) + " numbers, and no number " +
                                 std::to_string(claim.entry) + "; count from 1");
  }

  template <class All>
  const std::string& one_of(const Node& node, const std::string& name, const All& all, const std::string& what) const {
    Known known;
    for (const auto& each : all) known.push_back(each.name);
    if (std::find(known.begin(), known.end(), name) == known.end()) refuse_unknown(node.at, what, name, known);
    return name;
  }

  std::string numbers_called(const Node& node, const std::string& name) const {
    word_of(node, "the name of a number of the game");
    return facts_ == nullptr ? name : one_of(node, name, facts_->numbers, "number of the game");
  }
  std::string names_called(const Node& node) const {
    const std::string& name = word_of(node, "the name of a list of the game");
    if (facts_ == nullptr) return name;
    for (const std::string& each : facts_->names_called(one_of(node, name, facts_->names, "list of the game"))->of)
      if (!vocabulary_.contains(each))
        throw Problem(node.at, name + " needs a word for \"" + each + "\"; add it to the terms or words");
    return name;
  }
  std::string example_called(const Node& node) const {
    const std::string& name = word_of(node, "the name of an example that the game can carry out");
    return facts_ == nullptr ? name : one_of(node, name, facts_->examples, "example of the game");
  }

  /// Each kind of claim needs to know what it is held against, and where to look.
  static void expect_complete(const Node& node, const TextClaim& claim) {
    const auto expect = [&](std::string_view given, std::string_view keys) {
      if (given.empty())
        throw Problem(node.at, "a claim of kind " + std::string(name(claim.asks)) + " needs " + std::string(keys));
    };
    if (claim.find.empty())
      expect(claim.sections.empty() ? "" : claim.sections.front(),
             "the key \"find\" or \"in\"; without them nobody knows where to look");
    switch (claim.asks) {
      case Asks::number:
        return expect(claim.numbers + claim.names, "\"parameter\", \"total_of\" or \"size_of\"");
      case Asks::table:
        expect(claim.names, "\"rows\"");
        return expect(claim.numbers, "\"parameter\"");
      case Asks::set:
        return expect(claim.names, "\"set\"");
      case Asks::order:
        return expect(claim.names, "\"order\"");
      case Asks::presence:
        return expect(claim.find.empty() ? "" : "found", "\"find\"");
      case Asks::example:
        return expect(claim.example, "\"example\"");
    }
  }

  const Node& document_;
  const GameFacts* facts_;
  Edition edition_;
  std::set<std::string, std::less<>> vocabulary_;
};

std::map<std::string, Edition, std::less<>> read_all_editions() {
  constexpr std::string_view folder = "editions/";
  std::map<std::string, Edition, std::less<>> all;
  for (const EmbeddedFile& file : embedded_files()) {
    if (!file.name.starts_with(folder)) continue;
    std::string_view game = file.name.substr(folder.size());
    game = game.substr(0, game.find(".yaml"));
    all.emplace(std::string(game),
                in_file("audit/" + std::string(file.name), [&] { return read_edition(file.text, facts_called(game)); }));
  }
  return all;
}

}  // namespace

std::string_view name(Asks asks) { return asks_names[static_cast<std::size_t>(asks) % asks_names.size()]; }

bool Edition::speaks(std::string_view language) const {
  return std::find(languages.begin(), languages.end(), language) != languages.end();
}

Edition read_edition(std::string_view yaml, const GameFacts* facts) {
  const Node document = read_yaml(yaml);
  return EditionReader(document, facts).read();
}

const Edition* edition_of(std::string_view game) {
  static const std::map<std::string, Edition, std::less<>> all = read_all_editions();
  const auto found = all.find(game);
  return found == all.end() ? nullptr : &found->second;
}

std::vector<GlossaryTerm> glossary(const Edition& edition, std::string_view language) {
  std::vector<GlossaryTerm> terms;
  for (const Term& term : edition.terms) {
    const auto proper = term.proper.find(language);
    if (proper == term.proper.end()) continue;
    const auto also = term.also.find(language);
    terms.push_back({term.id, &proper->second, also == term.also.end() ? nullptr : &also->second});
  }
  return terms;
}

}  // namespace fathom::audit
