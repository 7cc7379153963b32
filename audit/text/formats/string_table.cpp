#include "audit/text/formats/string_table.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "audit/text/formats/language_names.hpp"

namespace fathom::audit {
namespace {

constexpr std::size_t deepest_table = 64;

/// A text, and the way to it.
struct Leaf {
  std::vector<std::string> keys;   ///< What pairs.
  std::vector<std::string> names;  ///< What a translator reads.
  const TableValue* value = nullptr;
};

std::string joined_keys(const std::vector<std::string>& words, std::size_t begin, std::size_t end) {
  std::string all;
  for (std::size_t n = begin; n < end; ++n) all += (n == begin ? "" : ".") + words[n];
  return all;
}

const TableValue* member_of(const TableValue& map, std::string_view key) {
  for (const TableValue::Member& each : map.members) {
    if (each.key == key) return &each.value;
  }
  return nullptr;
}

/// By which members the objects of a list are told apart.
struct Identity {
  std::string key;         ///< `id`; empty where nothing tells them apart.
  bool is_stable = false;  ///< Whether the same stands in a translation; what is a name may be translated.
};

/// Whether a word is meant for programs rather than readers: `draw_two`, `17`.
bool is_identifier(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char each) {
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '_' || each == '-' || each == '.' ||
           each == '/' || each == ':';
  });
}

Identity identity_of(const TableValue& list) {
  for (const std::string_view key : {"id", "key", "name"}) {
    std::unordered_set<std::string_view> seen;
    bool is_stable = true;
    const bool all = std::all_of(list.members.begin(), list.members.end(), [&](const TableValue::Member& each) {
      const TableValue* const id = each.value.kind == TableValue::Kind::map ? member_of(each.value, key) : nullptr;
      if (id == nullptr || (id->kind != TableValue::Kind::text && id->kind != TableValue::Kind::other) ||
          id->text.is_blank())
        return false;
      is_stable = is_stable && (key != "name" || is_identifier(id->text.words));
      return seen.insert(id->text.words).second;
    });
    if (all && !seen.empty()) return {std::string(key), is_stable};
  }
  return {};
}

/// Collects the texts of a table with the ways to them.
class Leaves {
 public:
  explicit Leaves(std::string name) : name_(std::move(name)) {}

  void take(const TableValue& value, std::string_view left_out = {});
  std::vector<Leaf> all;

 private:
  void take_list(const TableValue& list);

  std::string name_;
  std::vector<std::string> keys_, names_;
  std::size_t size_ = 0;
};

void Leaves::take(const TableValue& value, std::string_view left_out) {
  if (value.kind == TableValue::Kind::list) return take_list(value);
  if (value.kind == TableValue::Kind::text) {
    for (const std::string& each : keys_) size_ += each.size();
    if (size_ > largest_text)
      throw Problem(
          name_, value.at,
          "expected keys that come to at most " + std::to_string(largest_text) + " bytes, found more; split the file");
    all.push_back({keys_, names_, &value});
    return;
  }
  // what a translator is told of a message is no text of it
  const bool has_message = member_of(value, "message") != nullptr;
  for (const TableValue::Member& each : value.members) {
    if (each.key == left_out || each.key.starts_with('@') ||
        (has_message && (each.key == "description" || each.key == "placeholders")))
      continue;
    keys_.push_back(each.key);
    names_.push_back(each.key);
    take(each.value);
    keys_.pop_back();
    names_.pop_back();
  }
}

void Leaves::take_list(const TableValue& list) {
  const Identity identity = identity_of(list);
  for (std::size_t n = 0; n < list.members.size(); ++n) {
    const TableValue& value = list.members[n].value;
    const std::string index = std::to_string(n);
    const std::string id = identity.key.empty() ? index : member_of(value, identity.key)->text.words;
    keys_.push_back(identity.is_stable ? id : index);
    names_.push_back(identity.key.empty() ? index : shortened(id));
    take(value, identity.is_stable ? identity.key : std::string_view{});
    keys_.pop_back();
    names_.pop_back();
  }
}

/// Where on the way to each text its language stands.
enum class LanguageAt : std::uint8_t { nowhere, first, last };

std::size_t index_of(LanguageAt place, const Leaf& leaf) { return place == LanguageAt::first ? 0 : leaf.keys.size() - 1; }

std::vector<std::string> languages_at(LanguageAt place, const std::vector<Leaf>& leaves) {
  std::vector<std::string> all;
  std::unordered_set<std::string> seen;
  for (const Leaf& leaf : leaves) {
    if (leaf.keys.size() < 2 || !is_language_code(leaf.keys[index_of(place, leaf)])) return {};
    std::string code = language_code(leaf.keys[index_of(place, leaf)]);
    if (seen.insert(code).second) all.push_back(std::move(code));
  }
  return all;
}

std::vector<Source> one_language(const std::string& name, const std::vector<Leaf>& leaves, const std::string& language,
                                 std::size_t begin) {
  Catalogue catalogue(name, {language});
  for (const Leaf& leaf : leaves) {
    CatalogueEntry entry{joined_keys(leaf.names, begin, leaf.names.size()),
                         joined_keys(leaf.keys, begin, leaf.keys.size()),
                         leaf.value->at,
                         {}};
    entry.versions.push_back({leaf.value->text, leaf.value->at, std::nullopt});
    catalogue.add(std::move(entry));
  }
  return catalogue.sources();
}

std::vector<Source> several_languages(const std::string& name, const std::vector<Leaf>& leaves, LanguageAt place,
                                      const std::vector<std::string>& languages) {
  const std::size_t cut = place == LanguageAt::last ? 1 : 0, begin = 1 - cut;
  const auto key_of = [&](const Leaf& leaf) { return joined_keys(leaf.keys, begin, leaf.keys.size() - cut); };
  std::vector<std::vector<const Leaf*>> groups;
  std::unordered_map<std::string, std::size_t> by_key;
  for (const Leaf& leaf : leaves) {
    const auto [found, is_new] = by_key.emplace(key_of(leaf), groups.size());
    if (is_new) groups.emplace_back();
    groups[found->second].push_back(&leaf);
  }
  Catalogue catalogue(name, languages);
  for (const std::vector<const Leaf*>& group : groups) {
    const Leaf& first = *group.front();
    CatalogueEntry entry{joined_keys(first.names, begin, first.names.size() - cut), key_of(first), first.value->at, {}};
    entry.versions.assign(languages.size(), {{}, first.value->at, std::nullopt});
    for (const Leaf* const leaf : group) {
      const std::string code = language_code(leaf->keys[index_of(place, *leaf)]);
      const auto language =
          static_cast<std::size_t>(std::find(languages.begin(), languages.end(), code) - languages.begin());
      entry.versions[language] = {leaf->value->text, leaf->value->at, std::nullopt};
    }
    catalogue.add(std::move(entry));
  }
  return catalogue.sources();
}

}  // namespace

void TableBuilder::begin(TableValue::Kind kind, Position at) {
  if (open_.size() >= deepest_table)
    throw Problem(
        name_, at,
        "expected at most " + std::to_string(deepest_table) + " values in one another, found more; nothing needs that");
  if (awaits_key()) throw Problem(name_, at, "expected a key, found a list or map used as one; write a word");
  open_.push_back({});
  open_.back().value.kind = kind;
  open_.back().value.at = at;
}

bool TableBuilder::awaits_key() const {
  return !open_.empty() && open_.back().value.kind == TableValue::Kind::map && !open_.back().has_key;
}

void TableBuilder::key(std::string key, Position at) {
  open_.back().key = std::move(key);
  open_.back().key_at = at;
  open_.back().has_key = true;
}

void TableBuilder::add(TableValue value) {
  if (open_.empty()) {
    root_ = std::move(value);
    return;
  }
  Open& parent = open_.back();
  parent.value.members.push_back({std::move(parent.key), parent.has_key ? parent.key_at : value.at, std::move(value)});
  parent.key.clear();
  parent.has_key = false;
}

void TableBuilder::end() {
  TableValue value = std::move(open_.back().value);
  open_.pop_back();
  if (value.kind == TableValue::Kind::map) {
    std::unordered_set<std::string_view> seen;
    for (const TableValue::Member& each : value.members) {
      if (!seen.insert(each.key).second)
        throw Problem(name_, each.at, "expected each key once, found `" + shortened(each.key) + "` again; keep one of them");
    }
  }
  add(std::move(value));
}

std::vector<Source> texts_of_table(const TextFile& file, const TableValue& root, const std::string& language) {
  if (root.kind != TableValue::Kind::map && root.kind != TableValue::Kind::list)
    throw Problem(file.name(), root.at, "expected keys with strings, found one value; check that this is the right file");
  Leaves leaves(file.name());
  leaves.take(root);
  for (const LanguageAt place : {LanguageAt::first, LanguageAt::last}) {
    constexpr std::size_t most = 200;
    const std::vector<std::string> languages = languages_at(place, leaves.all);
    if (languages.size() > 1 && languages.size() <= most)
      return several_languages(file.name(), leaves.all, place, languages);
    if (languages.size() == 1 && place == LanguageAt::first)
      return one_language(file.name(), leaves.all, languages.front(), 1);
  }
  return one_language(file.name(), leaves.all, language, 0);
}

}  // namespace fathom::audit
