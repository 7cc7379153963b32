#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "notation/action.hpp"
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
  std::vector<std::string_view> names;
  for_each_field<Kind>([&](const auto& field) { names.push_back(field.name); });
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
    if (!is_missing(field.of(kind))) says.add(std::string(key_for<Kind>(field.name)), write(field.of(kind)));
  });
  Node act = Node::scalar(std::string(verb_for<Kind>));
  if (says.entries.size() == 1 && choices_of<Kind>().size() == 1) {
    act = Node::pair(act.text, says.entries.front().value);
  } else if (!says.entries.empty()) {
    act = Node::pair(act.text, std::move(says));
  }
  if constexpr (ByAPlayer<Kind>) return Node::pair(std::string(name_of(kind.by)), std::move(act));
  return act;
}

/// The map of all that the action says about itself, whichever form it was written in.
template <class Kind>
Node spelled_out(const WrittenAction& act) {
  Node says = Node::map();
  says.at = act.at;
  if (act.says == nullptr) return says;
  const std::vector<std::string_view> choices = choices_of<Kind>();
  const bool keyed = act.says->is_map() && (act.says->find("by") != nullptr || choices.size() != 1 ||
                                            find_field<Kind>(*act.says, choices.front()) != nullptr);
  if (keyed || choices.size() != 1) return *act.says;
  says.entries.push_back(Node::Entry{std::string(choices.front()), act.says->at, *act.says});
  return says;
}

template <class Kind>
Kind read_kind(const WrittenAction& act) {
  Kind kind{};
  const Node says = spelled_out<Kind>(act);
  if constexpr (ByAPlayer<Kind>) {
    if (act.by) kind.by = *act.by;
  } else if (act.by) {
    throw Problem(act.at, "\"" + act.verb + "\" is no player's action; write it without a name before it");
  }
  if (act.by && says.find("by") != nullptr)
    throw Problem(says.find("by")->at, "the player is named twice; leave out \"by\"");
  kind = read_fields(says, kind, verb_for<Kind>, Filling::partial);
  for_each_field<Kind>([&](const auto& field) {
    if (is_missing(field.of(kind)) || (act.by && field.name == "by")) return;
    if (find_field<Kind>(says, field.name) == nullptr) refuse_gap(act.at, key_for<Kind>(field.name), verb_for<Kind>);
  });
  return kind;
}

template <class Action>
struct ActionNotation;
template <class... Kinds>
struct ActionNotation<std::variant<Kinds...>> {
  static Node write(const std::variant<Kinds...>& action) {
    return std::visit([](const auto& kind) { return write_kind(kind); }, action);
  }
  static std::variant<Kinds...> read(const Node& node) {
    const WrittenAction act = read_written_action(node);
    std::optional<std::variant<Kinds...>> action;
    (void)((act.verb == verb_for<Kinds> && (action = read_kind<Kinds>(act), true)) || ...);
    if (!action) refuse_verb(act, {verb_for<Kinds>...});
    return *action;
  }
};

}  // namespace fathom::notation
