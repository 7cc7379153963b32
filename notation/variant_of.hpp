#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/box_of.hpp"
#include "notation/described.hpp"
#include "notation/variant.hpp"
#include "notation/variant_document.hpp"
#include "notation/variant_schema.hpp"
#include "notation/yaml.hpp"

/// The definitions behind `notation/variant.hpp`. Include it in `notation/<game>_variant.cpp` alone, and instantiate
/// `template struct fathom::Variants<Game>`.
namespace fathom {

namespace notation {

/// One thing that a variant file says, where it says it, and what it makes of a game.
template <class Game>
struct Edit {
  ChangeKind kind{};
  std::string name;
  std::string rule;  ///< The rule that a number or a reading belongs to.
  std::string file;
  Position at;
  std::function<Game(Game)> make;
};

/// What a variant says in all its files, the file at the bottom first.
template <class Game>
using Edits = std::vector<Edit<Game>>;

/// The game with everything that the edits say, one of them left out if `without` names one.
template <class Game>
Game edited(Game game, const Edits<Game>& edits, const Edit<Game>* without = nullptr) {
  for (const Edit<Game>& edit : edits)
    if (&edit != without) game = edit.make(std::move(game));
  return game;
}

template <class Field>
inline constexpr bool is_parameter = requires(const Field& field) {
  field.lowest;
};

/// The rule that a number, or a rule's reading, belongs to.
template <class Field>
std::string_view rule_of(const Field& field) {
  if constexpr (is_parameter<Field>)
    return field.rule;
  else
    return field.name;
}

/// The key of a variant file under which a number, a reading, or what only a house rule has is changed.
template <Specification G, class Field>
RulesKey key_of(const Field& field) {
  const auto place = position_of(G::rulebook(), rule_of(field));
  if (place && G::rulebook()[*place].status == Status::house) return RulesKey::house;
  return is_parameter<Field> ? RulesKey::change : RulesKey::reading;
}

/// The names of all that stands under a key, or of all that does not.
template <Specification G, class Wanted>
std::vector<std::string_view> names_where(Wanted&& wanted) {
  std::vector<std::string_view> names;
  for_each_field<std::remove_cvref_t<decltype(G::published().rules)>>([&](const auto& field) {
    if (wanted(key_of<G>(field))) names.push_back(field.name);
  });
  return names;
}

/// Reads one variant after another onto a list of edits.
template <Specification G>
class VariantReader {
 public:
  using Game = typename G::Game;
  using Rules = std::remove_cvref_t<decltype(std::declval<Game>().rules)>;

  Edits<Game> edits() && { return std::move(edits_); }

  void read(const VariantFile& file) {
    file_ = file.path;
    for (const RulesKey key : every<RulesKey>)
      if (const Node* const said = file.document.find(name_of(key))) read_rules(*said, key);
    if (const Node* const drop = file.document.find("drop")) read_drops(*drop);
    if (const Node* const components = file.document.find("components")) read_components(*components);
  }

 private:
  void read_rules(const Node& node, RulesKey key) {
    expect_map(node, std::string("a map from ") + std::string(words_for(key).many) + " to what they shall be");
    for (const Node::Entry& entry : node.entries) {
      bool known = false;
      for_each_field<Rules>([&](const auto& field) {
        if (entry.key != field.name || key_of<G>(field) != key) return;
        known = true;
        add(field, entry);
      });
      if (!known) refuse_rule(entry, key);
    }
  }

  template <class Field>
  void add(const Field& field, const Node::Entry& entry) {
    using Member = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    const Member value = notation::read(entry.value, Member{}, Filling::partial, bounds(field));
    const ChangeKind kind = is_parameter<Field> ? ChangeKind::parameter : ChangeKind::reading;
    edits_.push_back({kind, entry.key, std::string(rule_of(field)), file_, entry.at, [field, value](Game game) {
                        field.of(game.rules) = value;
                        return game;
                      }});
  }

  [[noreturn]] static void refuse_rule(const Node::Entry& entry, RulesKey key) {
    const std::string said = found(Node::scalar(entry.key));
    for (const RulesKey other : every<RulesKey>) {
      const auto names = names_where<G>([&](RulesKey each) { return each == other; });
      if (std::find(names.begin(), names.end(), entry.key) == names.end()) continue;
      throw Problem(entry.at, said + " is " + std::string(words_for(other).one) + ", not " + std::string(words_for(key).one) +
                                  "; it belongs under " + std::string(name_of(other)));
    }
    throw Problem(entry.at, "there is no " + std::string(words_for(key).bare) + " " + said +
                                likely_meant(entry.key, names_where<G>([&](RulesKey each) { return each == key; }),
                                             G::rulebook(), G::name));
  }

  void read_drops(const Node& node) {
    if (!node.is_list()) refuse(node, "a list of rule ids");
    std::vector<std::string_view> here;
    for (const Node& item : node.items) {
      const std::string_view rule = read_clause(item, G::rulebook(), G::clause_rules(), G::name);
      if (std::find(here.begin(), here.end(), rule) != here.end())
        throw Problem(item.at, found(item) + " stands here twice; keep one");
      here.push_back(rule);
      const std::size_t place = position_of(G::rulebook(), rule).value();
      edits_.push_back({ChangeKind::dropped, std::string(rule), std::string(rule), file_, item.at, [place](Game game) {
                          game.dropped.insert(place);
                          return game;
                        }});
    }
  }

  void read_components(const Node& node) {
    expect_map(node, "a map of what is in the box");
    std::vector<std::string_view> known;
    for (const BoxKey& key : BoxFile<G>::keys()) known.push_back(key.name);
    for (const Node::Entry& entry : node.entries) {
      if (std::find(known.begin(), known.end(), entry.key) == known.end())
        throw Problem(entry.at, "there is no component " + found(Node::scalar(entry.key)) +
                                    likely_meant(entry.key, known, G::rulebook(), G::name));
      (void)BoxFile<G>::with_entry(G::published().box, entry);  // so that what is wrong with it is said in its own file
      edits_.push_back({ChangeKind::component, entry.key, "", file_, entry.at, [entry](Game game) {
                          game.box = BoxFile<G>::with_entry(game.box, entry);
                          return game;
                        }});
    }
  }

  std::string file_;
  Edits<Game> edits_;
};

/// The last edit without which `wrong` would not be so, if one is to blame.
template <class Game, class Wrong>
const Edit<Game>* to_blame(const Game& base, const Edits<Game>& edits, Wrong&& wrong) {
  for (std::size_t i = edits.size(); i > 0; --i)
    if (!wrong(edited(base, edits, &edits[i - 1]))) return &edits[i - 1];
  return edits.empty() ? nullptr : &edits.back();
}

/// Throws for a rule that is dropped and changed at once, and for what nobody could set up.
template <Specification G>
void expect_consistent(const typename G::Game& base, const Edits<typename G::Game>& edits) {
  using Game = typename G::Game;
  for (const Edit<Game>& drop : edits) {
    if (drop.kind != ChangeKind::dropped) continue;
    for (const Edit<Game>& edit : edits) {
      if (edit.kind == ChangeKind::dropped || edit.rule != drop.rule) continue;
      const Edit<Game>& later = &edit > &drop ? edit : drop;
      const std::string what = edit.kind == ChangeKind::reading ? "read otherwise" : "given another number";
      throw Problem(later.file, later.at, drop.rule + " is dropped, and so it cannot be " + what + " as well; keep one");
    }
  }
  const std::vector<std::string> wrong = contradictions_in(edited(base, edits));
  if (wrong.empty()) return;
  const Edit<Game>* const blamed = to_blame(base, edits, [&](const Game& game) {
    const std::vector<std::string> left = contradictions_in(game);
    return std::find(left.begin(), left.end(), wrong.front()) != left.end();
  });
  const std::string more = wrong.size() == 1 ? "" : " (and " + std::to_string(wrong.size() - 1) + " more)";
  if (blamed == nullptr) throw Problem({}, {}, wrong.front() + more);
  throw Problem(blamed->file, blamed->at, wrong.front() + more);
}

/// Says of each change where it stands: in the last edit of that name.
template <class Game>
void place(std::vector<Changed>& changes, const Edits<Game>& edits) {
  for (Changed& change : changes)
    for (const Edit<Game>& edit : edits) {
      const bool same =
          edit.kind == change.kind &&
          (edit.kind == ChangeKind::component ? (change.name + ".").starts_with(edit.name + ".") : edit.name == change.name);
      if (!same) continue;
      change.file = edit.file;
      change.at = edit.at;
    }
}

/// In what the box differs, place by place: `cards.dolphin 24 -> 20`.
void add_components(std::vector<Changed>& changes, const std::vector<BoxKey>& keys, const Node& was, const Node& now);

template <class Rules, class Visit>
void for_each_number(const Rules& was, const Rules& now, Visit&& visit) {
  if constexpr (is_array<Rules>) {
    for (std::size_t i = 0; i < was.size(); ++i) visit(static_cast<int>(i) + 1, was[i], now[i]);
  } else {
    visit(0, was, now);
  }
}

template <class Rules>
void add_rules(std::vector<Changed>& changes, const Rules& was, const Rules& now, ChangeKind kind) {
  for_each_field<Rules>([&](const auto& field) {
    const auto& before = written(field.of(was));
    const auto& after = written(field.of(now));
    if constexpr (is_parameter<std::remove_cvref_t<decltype(field)>>) {
      if (kind != ChangeKind::parameter) return;
      for_each_number(before, after, [&](int entry, const auto& old_number, const auto& new_number) {
        if (old_number == new_number) return;
        changes.push_back({kind,
                           std::string(field.name),
                           entry,
                           std::string(field.rule),
                           std::to_string(old_number),
                           std::to_string(new_number),
                           "",
                           {}});
      });
    } else if (kind == ChangeKind::reading && !(before == after)) {
      changes.push_back({kind,
                         std::string(field.name),
                         0,
                         std::string(field.name),
                         std::string(name_of(before)),
                         std::string(name_of(after)),
                         "",
                         {}});
    }
  });
}

}  // namespace notation

template <Specification G>
std::vector<Changed> Variants<G>::changes(const Game& base, const Game& game) {
  std::vector<Changed> all;
  notation::add_rules(all, base.rules, game.rules, ChangeKind::parameter);
  notation::add_rules(all, base.rules, game.rules, ChangeKind::reading);
  const std::span<const Rule> rulebook = G::rulebook();
  for (std::size_t i = 0; i < rulebook.size(); ++i) {
    if (base.dropped.contains(i) == game.dropped.contains(i)) continue;
    const std::string id(rulebook[i].id);
    const std::string before = base.dropped.contains(i) ? "left out" : "in force";
    all.push_back({ChangeKind::dropped, id, 0, id, before, before == "in force" ? "left out" : "in force", "", {}});
  }
  const std::string was = BoxFile<G>::yaml(base.box);
  const std::string now = BoxFile<G>::yaml(game.box);
  if (was != now) notation::add_components(all, BoxFile<G>::keys(), read_yaml(was), read_yaml(now));
  return all;
}

template <Specification G>
VariantRead<G> Variants<G>::read_text(const Game& base, const std::string& path, std::string_view text) {
  const Node document = in_file(path, [&] { return read_yaml(text); });
  const std::vector<notation::VariantFile> chain = notation::variant_chain(G::name, path, document);
  notation::VariantReader<G> reader;
  for (const notation::VariantFile& file : chain) in_file(file.path, [&] { reader.read(file); });
  const notation::Edits<Game> edits = std::move(reader).edits();
  notation::expect_consistent<G>(base, edits);

  const Node& top = chain.back().document;
  VariantRead<G> variant{top.find("variant")->text, "", notation::edited(base, edits), {}};
  if (const Node* const because = top.find("because")) variant.because = because->text;
  variant.changes = changes(base, variant.game);
  notation::place(variant.changes, edits);
  return variant;
}

template <Specification G>
VariantRead<G> Variants<G>::read_file(const Game& base, const std::string& path) {
  return read_text(base, path, in_file(path, [&] { return read_text_file(path); }));
}

template <Specification G>
std::string Variants<G>::yaml(const std::string& name, const Game& game) {
  const Game& published = G::published();
  Node document = Node::map();
  document.add("game", Node::scalar(std::string(G::name)));
  document.add("variant", Node::scalar(name));
  const Node all = notation::write_fields(game.rules, published.rules, notation::Filling::partial);
  for (const notation::RulesKey key : every<notation::RulesKey>) {
    Node changed = Node::map();
    for (const std::string_view changed_name : notation::names_where<G>([&](notation::RulesKey each) { return each == key; }))
      if (const Node* const said = all.find(changed_name)) changed.add(std::string(changed_name), *said);
    if (!changed.entries.empty()) document.add(std::string(name_of(key)), std::move(changed));
  }
  Node drops = Node::list();
  for (std::size_t i = 0; i < G::rulebook().size(); ++i)
    if (game.dropped.contains(i)) drops.add(Node::scalar(std::string(G::rulebook()[i].id)));
  if (!drops.items.empty()) document.add("drop", std::move(drops));
  Node components = notation::component_entries(read_yaml(BoxFile<G>::yaml(published.box)), read_yaml(BoxFile<G>::yaml(game.box)));
  if (!components.entries.empty()) document.add("components", std::move(components));
  return print_yaml(document);
}

template <Specification G>
std::string Variants<G>::schema() {
  using Rules = std::remove_cvref_t<decltype(std::declval<Game>().rules)>;
  std::vector<notation::VariantKey> rules;
  for_each_field<Rules>([&](const auto& field) {
    using Member = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<Rules&>()))>>;
    notation::Schema value =
        notation::schema<Member>(notation::Use::given, notation::Filling::partial, notation::bounds(field));
    if constexpr (notation::is_array<Member>) value["minItems"] = Member{}.size();
    rules.push_back({field.name, notation::rule_of(field), std::move(value), notation::key_of<G>(field)});
  });
  return notation::variant_schema({G::name, G::rulebook(), notation::droppable(G::rulebook(), G::clause_rules()),
                                   std::move(rules), BoxFile<G>::keys()});
}

}  // namespace fathom
