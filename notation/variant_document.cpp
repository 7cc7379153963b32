#include "notation/variant_document.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <utility>

#include "notation/kinds.hpp"
#include "notation/yaml.hpp"

namespace fathom::notation {

namespace {

constexpr std::array<std::string_view, 9> known_keys{"game",    "variant", "because", "extends",   "change",
                                                     "reading", "house",   "drop",    "components"};
/// Words that begin alike for so long are taken to be of one stem: `declare`, `declared`.
constexpr std::size_t stem = 4;
constexpr std::size_t most_offered = 3;
/// Longer names are nobody's.
constexpr std::size_t longest_name = 64;

void expect_keys(const Node& document) {
  expect_map(document, "a map with the keys game, variant and change");
  for (const Node::Entry& entry : document.entries)
    if (std::find(known_keys.begin(), known_keys.end(), entry.key) == known_keys.end())
      refuse_key(entry.at, entry.key, "a variant", {known_keys.begin(), known_keys.end()});
}

void expect_game_called(const Node& document, std::string_view game) {
  const Node* const said = document.find("game");
  if (said == nullptr) refuse_gap(document.at, "game", "a variant");
  if (!said->is_scalar() || said->text != game) refuse(*said, "the game's name, " + std::string(game));
}

VariantFile checked(std::string_view game, const std::string& path, Node document) {
  in_file(path, [&] {
    expect_keys(document);
    expect_game_called(document, game);
    for (const std::string_view key : {"variant", "because", "extends"})
      if (const Node* const said = document.find(key))
        read_word(*said, key == "extends" ? "the name of a file" : "a few words");
    if (document.find("variant") == nullptr) refuse_gap(document.at, "variant", "a variant");
  });
  return {path, std::move(document)};
}

std::filesystem::path identity(const std::string& path) {
  std::error_code error;
  std::filesystem::path real = std::filesystem::weakly_canonical(path, error);
  return error ? std::filesystem::path(path).lexically_normal() : real;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : text.substr(0, std::min(text.size(), std::size_t{256}))) {
    const auto byte = static_cast<unsigned char>(letter);
    if (std::isalnum(byte) != 0)
      words.back().push_back(static_cast<char>(std::tolower(byte)));
    else if (!words.back().empty())
      words.emplace_back();
  }
  std::erase_if(words, [](const std::string& word) { return word.size() < stem; });
  return words;
}

bool alike(const std::string& a, const std::string& b) { return a.compare(0, stem, b, 0, stem) == 0; }

std::size_t shared(const std::vector<std::string>& words, std::string_view text) {
  const std::vector<std::string> others = words_in(text);
  return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [&](const std::string& word) {
    return std::any_of(others.begin(), others.end(), [&](const std::string& other) { return alike(word, other); });
  }));
}

/// How much a known name has to do with the words: what its own name says counts twice, what its rule says once.
std::size_t kinship(const std::vector<std::string>& words, std::string_view name, std::span<const Rule> rulebook) {
  constexpr std::size_t by_name = 2;
  std::size_t much = by_name * shared(words, name);
  const auto rule =
      std::find_if(rulebook.begin(), rulebook.end(), [&](const Rule& each) { return name.starts_with(each.id); });
  if (rule != rulebook.end()) much += shared(words, rule->says);
  return much;
}

}  // namespace

std::span<const std::string_view> variant_keys() { return known_keys; }

std::vector<VariantFile> variant_chain(std::string_view game, const std::string& path, Node document) {
  std::vector<VariantFile> chain;
  std::vector<std::filesystem::path> seen{identity(path)};
  chain.push_back(checked(game, path, std::move(document)));
  while (const Node* const base = chain.back().document.find("extends")) {
    const std::string from = chain.back().path;
    const std::string next = (std::filesystem::path(from).parent_path() / base->text).lexically_normal().string();
    if (std::find(seen.begin(), seen.end(), identity(next)) != seen.end())
      throw Problem(from, base->at, "the files extend each other in a circle; " + next + " stands in it already");
    std::error_code error;
    if (!std::filesystem::is_regular_file(next, error))
      throw Problem(from, base->at, "there is no file " + next + " to extend; files are named from where this one lies");
    seen.push_back(identity(next));
    chain.push_back(checked(game, next, in_file(next, [&] { return read_yaml_file(next); })));
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

std::string likely_meant(std::string_view word, const std::vector<std::string_view>& known, std::span<const Rule> rulebook,
                         std::string_view game) {
  if (const std::string_view near = nearest(word, known); !near.empty())
    return "; did you mean \"" + std::string(near) + "\"?";
  const std::string of(game);
  const std::string listing = "; fathom rules " + of + " and fathom list components " + of + " list what there is";
  if (word.size() > longest_name) return listing;
  const std::vector<std::string> words = words_in(word);
  std::vector<std::pair<std::size_t, std::string_view>> akin;
  for (const std::string_view name : known)
    if (const std::size_t much = kinship(words, name, rulebook); much > 0) akin.emplace_back(much, name);
  std::stable_sort(akin.begin(), akin.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  if (akin.empty()) return listing;
  std::string text = "; did you mean ";
  for (std::size_t i = 0; i < std::min(akin.size(), most_offered); ++i)
    text += (i == 0 ? "\"" : " or \"") + std::string(akin[i].second) + "\"";
  return text + "?";
}

std::vector<std::string_view> droppable(std::span<const Rule> rulebook, std::vector<std::string_view> clauses) {
  std::erase_if(clauses, [&](std::string_view id) {
    const auto place = position_of(rulebook, id);
    return place && rulebook[*place].nature == Nature::physical;
  });
  return clauses;
}

std::string_view read_clause(const Node& node, std::span<const Rule> rulebook, const std::vector<std::string_view>& clauses,
                             std::string_view game) {
  const std::string& word = read_word(node, "a rule's id");
  const auto place = position_of(rulebook, word);
  if (place && rulebook[*place].nature == Nature::physical)
    throw Problem(node.at, "the rule " + word + " holds the box together (" + std::string(rulebook[*place].says) +
                               "): without it pieces come from nowhere or go missing, so it cannot be left out");
  if (const auto clause = std::find(clauses.begin(), clauses.end(), word); clause != clauses.end()) return *clause;
  if (place)
    throw Problem(node.at, "the rule " + word +
                               " forbids nothing, so leaving it out would change nothing; a number or a reading "
                               "of it may be changed");
  throw Problem(node.at, "there is no rule " + found(node) + likely_meant(word, clauses, rulebook, game));
}

}  // namespace fathom::notation
