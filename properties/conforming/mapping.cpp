#include "properties/conforming/mapping.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "notation/described.hpp"

namespace fathom::conform {
namespace {

constexpr std::string_view looking = "$seat";
constexpr std::string_view any_seat = "$each";
constexpr std::string_view not_compared = "nothing";

std::string word(const Node& node, const std::string& what) {
  if (!node.is_scalar() || node.text.empty()) refuse(node, what);
  return node.text;
}

std::vector<std::string> steps_of(std::string_view path) {
  std::vector<std::string> steps;
  for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.')) {
    steps.emplace_back(path.substr(0, dot));
    path.remove_prefix(dot + 1);
  }
  steps.emplace_back(path);
  return steps;
}

bool has_each(const std::vector<std::string>& path) { return std::ranges::find(path, any_seat) != path.end(); }

/// The path with the seat that looks, and one for each, put in.
std::vector<std::string> meant(std::vector<std::string> path, std::string_view seat, std::string_view each) {
  for (std::string& step : path)
    if (step == looking)
      step = seat;
    else if (step == any_seat)
      step = each;
  return path;
}

/// What lies at the end of a path, taken out of where it lies; what is empty then goes as well.
std::optional<Json> taken(Json& from, const std::vector<std::string>& path, std::size_t step = 0) {
  if (!from.is_object()) return std::nullopt;
  const auto found = from.find(path[step]);
  if (found == from.end()) return std::nullopt;
  if (step + 1 == path.size()) {
    Json value = std::move(*found);
    from.erase(found);
    return value;
  }
  std::optional<Json> value = taken(*found, path, step + 1);
  if (value && found->empty()) from.erase(found);
  return value;
}

void put(Json& to, const std::vector<std::string>& path, Json value) {
  Json* at = &to;
  for (const std::string& step : path) {
    if (!at->is_object()) *at = Json::object();
    at = &(*at)[step];
  }
  *at = std::move(value);
}

}  // namespace

Mapping::Mapping(const Node& document) {
  notation::expect_map(document, "a map with the keys map and names");
  for (const Node::Entry& entry : document.entries) {
    if (entry.key != "map" && entry.key != "names") notation::refuse_key(entry.at, entry.key, "a mapping", {"map", "names"});
    notation::expect_map(entry.value, "a map from the engine's words to ours");
    for (const Node::Entry& each : entry.value.entries) {
      if (entry.key == "names") {
        names_[each.key] = word(each.value, "a name of ours");
        continue;
      }
      const std::string ours = word(each.value, "a path of ours, such as hands.$seat");
      Move move{steps_of(each.key), ours == not_compared ? std::vector<std::string>{} : steps_of(ours)};
      if (!move.to.empty() && has_each(move.from) != has_each(move.to))
        throw Problem(each.value.at, "$each stands on both sides or on none");
      moves_.push_back(std::move(move));
    }
  }
}

void Mapping::rename(Json& value) const {
  if (value.is_string()) {
    if (const auto named = names_.find(value.get_ref<const std::string&>()); named != names_.end()) value = named->second;
  } else if (value.is_array()) {
    for (Json& item : value) rename(item);
  } else if (value.is_object()) {
    Json renamed = Json::object();
    for (auto& [key, under] : value.items()) {
      rename(under);
      const auto named = names_.find(key);
      renamed[named == names_.end() ? key : named->second] = std::move(under);
    }
    value = std::move(renamed);
  }
}

void Mapping::move(const Move& move, std::string_view seat, Json& state, Json& ours) const {
  const auto one = [&](std::string_view each) {
    std::optional<Json> value = taken(state, meant(move.from, seat, each));
    if (value && !move.to.empty()) put(ours, meant(move.to, seat, each), std::move(*value));
  };
  if (!has_each(move.from)) return one("");
  for (const std::string_view each : names_of(Seat{})) one(each);
}

Json Mapping::in_our_words(const Json& state, Seat seat) const {
  if (!state.is_object() || (moves_.empty() && names_.empty())) return state;
  Json left = state;
  rename(left);
  Json ours = Json::object();
  for (const Move& each : moves_) move(each, name_of(seat), left, ours);
  ours.update(left, true);
  return ours;
}

}  // namespace fathom::conform
