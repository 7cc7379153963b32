#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "notation/action.hpp"
#include "notation/described.hpp"

/// JSON Schemas out of the same descriptions that the reader and the writer use. Heavy, like `notation/described.hpp`.
namespace fathom::notation {

/// A schema, or a part of one; keys stay in the order in which they are added.
using Schema = nlohmann::ordered_json;

/// What a value stands for: a state being set up, or what is expected of one.
enum class Use : std::uint8_t { given, expected };

Schema any_of(std::vector<Schema> schemas);
/// A reference to a definition of the whole schema.
Schema reference(std::string_view definition);
Schema names_schema(const std::vector<std::string_view>& names);
Schema text_schema();
Schema number_schema(Range range);
Schema list_schema(Schema items, std::size_t most);
/// A map with these keys and no others.
Schema map_schema(Schema properties, const std::vector<std::string_view>& required);
/// A map from any of some keys to values of one kind.
Schema keyed_schema(Schema keys, Schema values);
Schema leaf_schema(std::string_view what, std::string_view pattern);
/// How many there are of each kind, by name.
template <Named E>
Schema deck_schema() {
  return keyed_schema(names_schema(names<E>()), number_schema({0, Count::most}));
}
/// The schema with a sentence for whoever hovers over the key.
Schema described(std::string_view says, Schema schema);
/// The beginning of a whole schema.
Schema titled(std::string_view title);
/// A whole schema as a file.
std::string as_text(const Schema& schema);

template <class T>
Schema schema(Use use, Filling filling = Filling::partial, Range range = {});

template <Described T>
Schema fields_schema(Use use, Filling filling) {
  Schema properties = Schema::object();
  std::vector<std::string_view> required;
  for_each_field<T>([&](const auto& field) {
    using Member = WrittenAs<std::remove_cvref_t<decltype(field.of(std::declval<T&>()))>>;
    properties[std::string(key_for<T>(field.name))] = schema<Member>(use, Filling::partial, bounds(field));
    if (filling == Filling::complete && !is_blank(Member{})) required.push_back(key_for<T>(field.name));
  });
  return map_schema(std::move(properties), required);
}

template <class T>
Schema tally_schema() {
  using Key = typename decltype(notation_of(std::declval<T>()))::Key;
  return keyed_schema(leaf_schema(notation_of(Key{}).what, notation_of(Key{}).pattern), number_schema(range_of<Count>));
}

/// What may be expected of a list besides all there is: single places, or what is and is not among the items.
template <class Items>
Schema items_schema() {
  const Schema item = schema<typename Items::value_type>(Use::expected);
  Schema keys{{"includes", list_schema(item, Items::capacity)}, {"excludes", list_schema(item, Items::capacity)}};
  keys["at_least"] = keys["at_most"] = number_schema({0, Items::capacity});
  Schema map = map_schema(std::move(keys), {});
  map["patternProperties"] = {{"^[1-9][0-9]*$", item}};
  return map;
}

/// The definitions that schemas of what is expected refer to.
inline void define_expectations(Schema& definitions) {
  definitions["any"] = described("something, whatever it is", names_schema({"any"}));
  definitions["bounds"] = described("no fewer and no more than", map_schema({{"at_least", true}, {"at_most", true}}, {}));
}

/// A value as it is written.
template <class T>
Schema plain_schema(Use use, Filling filling, Range range);

template <class T>
Schema schema(Use use, Filling filling, Range range) {
  if (use == Use::given || Described<T> || is_per_seat<T>) return plain_schema<T>(use, filling, range);
  constexpr bool counted = is_few<T> || is_counts<T> || Tally<T>;
  std::vector<Schema> forms{plain_schema<T>(use, filling, range)};
  if constexpr (counted) forms.push_back(number_schema({0, std::numeric_limits<int>::max()}));
  if constexpr (is_few<T>)
    forms.push_back(items_schema<T>());
  else if constexpr (counted || Number<T>)
    forms.push_back(reference("bounds"));
  forms.push_back(reference("any"));
  return any_of(std::move(forms));
}

template <class T>
Schema plain_schema(Use use, Filling filling, Range range) {
  constexpr auto most = std::size_t{std::numeric_limits<std::uint8_t>::max()};
  if constexpr (Leaf<T>) {
    return leaf_schema(notation_of(T{}).what, notation_of(T{}).pattern);
  } else if constexpr (Tally<T>) {
    return tally_schema<T>();
  } else if constexpr (Named<T>) {
    return names_schema(names<T>());
  } else if constexpr (Number<T>) {
    return number_schema({std::max(range.lowest, range_of<T>.lowest), std::min(range.highest, range_of<T>.highest)});
  } else if constexpr (is_counts<T>) {
    const auto kinds = names<typename T::Kind>();
    return any_of(
        {list_schema(names_schema(kinds), most), keyed_schema(names_schema(kinds), number_schema(range_of<Count>))});
  } else if constexpr (is_per_seat<T>) {
    return keyed_schema(names_schema(names<Seat>()),
                        schema<std::remove_cvref_t<decltype(T{}.of[0])>>(use, Filling::partial, range));
  } else if constexpr (NameSet<T>) {
    using Member = typename decltype(notation_of(T{}))::Member;
    return list_schema(names_schema(names<Member>()), kinds<Member>);
  } else if constexpr (is_few<T>) {
    Schema item = schema<typename T::value_type>(Use::given, Filling::complete);
    return list_schema(use == Use::given ? std::move(item) : any_of({std::move(item), reference("any")}), T::capacity);
  } else if constexpr (is_array<T>) {
    return list_schema(schema<typename T::value_type>(Use::given, Filling::complete, range), T{}.size());
  } else if constexpr (is_optional<T>) {
    return any_of({names_schema({"none"}), schema<typename T::value_type>(use, filling, range)});
  } else if constexpr (Drawn<T>) {
    return any_of({leaf_schema(notation_of(T{}).drawing, ""), fields_schema<T>(use, filling)});
  } else {
    return fields_schema<T>(use, filling);
  }
}

// ------------------------------------------------------------------------------------------------------------ actions

/// One kind of action as it stands under its verb: the one choice it leaves, or a map of them.
template <class Kind>
Schema kind_schema() {
  std::vector<Schema> forms;
  std::size_t choices = 0;
  for_each_field<Kind>([&](const auto& field) {
    if (field.name == "by") return;
    ++choices;
    using Member = std::remove_cvref_t<decltype(field.of(std::declval<Kind&>()))>;
    forms.push_back(schema<Member>(Use::given));
  });
  if (choices != 1) forms.clear();
  forms.push_back(fields_schema<Kind>(Use::given, Filling::partial));
  return forms.size() == 1 ? forms.front() : any_of(std::move(forms));
}

/// How much is left to say under a verb once it is known who does it.
template <class Kind>
inline constexpr std::size_t words_of = field_count<Kind>;
template <class Kind>
concept StandsAlone = words_of<Kind>
== 0;
template <class Kind>
concept StandsAfterAPlayer = words_of<Kind>
== 1 && requires(Kind kind) { kind.by; };

/// The schemas of all a game's actions, in all the forms in which they may be written.
template <class Action>
struct ActionSchemas;
template <class... Kinds>
struct ActionSchemas<std::variant<Kinds...>> {
  /// What may stand under each verb.
  static Schema by_verb() {
    Schema keyed = Schema::object();
    ((keyed[std::string(verb_for<Kinds>)] = kind_schema<Kinds>()), ...);
    return keyed;
  }
  /// The verbs that say everything by themselves.
  static std::vector<std::string_view> alone() {
    std::vector<std::string_view> verbs;
    const auto add = [&]<class Kind>(const Kind*) {
      if constexpr (StandsAlone<Kind>) verbs.push_back(verb_for<Kind>);
    };
    (add(static_cast<const Kinds*>(nullptr)), ...);
    return verbs;
  }
  /// The verbs that say everything after a player's name.
  static std::vector<std::string_view> after_a_player() {
    std::vector<std::string_view> verbs;
    const auto add = [&]<class Kind>(const Kind*) {
      if constexpr (StandsAfterAPlayer<Kind>) verbs.push_back(verb_for<Kind>);
    };
    (add(static_cast<const Kinds*>(nullptr)), ...);
    return verbs;
  }
};

}  // namespace fathom::notation
