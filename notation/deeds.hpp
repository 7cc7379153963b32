#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "notation/deed.hpp"
#include "notation/described.hpp"

/// Actions as documents, and back. Heavy, like `notation/described.hpp`.
namespace fathom::notation {

template <class Kind>
concept ByAPlayer = requires(const Kind& kind) {
  Seat{kind.by};
};

/// The fields a kind of action has besides who does it.
template <class Kind>
std::vector<std::string_view> choices_of() {
  std::vector<std::string_view> names = field_names<Kind>();
  if constexpr (ByAPlayer<Kind>) std::erase(names, "by");
  return names;
}

/// Whether this is a choice that was left open, which goes without saying.
template <class T>
bool is_missing(const T& value) {
  if constexpr (is_optional<T>) {
    return !value;
  } else {
    return false;
  }
}

template <class Kind>
Node write_kind(const Kind& kind) {
  Node says = Node::map();
  for_each_field<Kind>([&](const auto& field) {
    if (ByAPlayer<Kind> && field.name == "by") return;
    if (!is_missing(field.of(kind))) says.add(std::string(field.name), write(field.of(kind)));
  });
  Node deed = Node::scalar(std::string(verb_for<Kind>));
  if (says.entries.size() == 1 && choices_of<Kind>().size() == 1) {
    deed = Node::pair(deed.text, says.entries.front().value);
  } else if (!says.entries.empty()) {
    deed = Node::pair(deed.text, std::move(says));
  }
  if constexpr (ByAPlayer<Kind>) return Node::pair(std::string(name_of(kind.by)), std::move(deed));
  return deed;
}

/// The map of all that the deed says about itself, whichever form it was written in.
template <class Kind>
Node spelled_out(const Deed& deed) {
  Node says = Node::map();
  says.at = deed.at;
  if (deed.says == nullptr) return says;
  const std::vector<std::string_view> choices = choices_of<Kind>();
  const bool keyed = deed.says->is_map() && (deed.says->find("by") != nullptr || choices.size() != 1 ||
                                             deed.says->find(choices.front()) != nullptr);
  if (keyed || choices.size() != 1) return *deed.says;
  says.entries.push_back(Node::Entry{std::string(choices.front()), deed.says->at, *deed.says});
  return says;
}

template <class Kind>
Kind read_kind(const Deed& deed) {
  Kind kind{};
  const Node says = spelled_out<Kind>(deed);
  if constexpr (ByAPlayer<Kind>) {
    if (deed.by) kind.by = *deed.by;
  } else if (deed.by) {
    throw Problem(deed.at, "\"" + deed.verb + "\" is no player's deed; write it without a name before it");
  }
  if (deed.by && says.find("by") != nullptr)
    throw Problem(says.find("by")->at, "the player is named twice; leave out \"by\"");
  kind = read_fields(says, kind, verb_for<Kind>, Filling::partial);
  for_each_field<Kind>([&](const auto& field) {
    if (is_missing(field.of(kind)) || (deed.by && field.name == "by")) return;
    if (says.find(field.name) == nullptr) refuse_gap(deed.at, field.name, verb_for<Kind>);
  });
  return kind;
}

template <class Action>
struct Deeds;
template <class... Kinds>
struct Deeds<std::variant<Kinds...>> {
  static Node write(const std::variant<Kinds...>& action) {
    return std::visit([](const auto& kind) { return write_kind(kind); }, action);
  }
  static std::variant<Kinds...> read(const Node& node) {
    const Deed deed = read_deed(node);
    std::optional<std::variant<Kinds...>> action;
    (void)((deed.verb == verb_for<Kinds> && (action = read_kind<Kinds>(deed), true)) || ...);
    if (!action) refuse_verb(deed, {verb_for<Kinds>...});
    return *action;
  }
};

}  // namespace fathom::notation
