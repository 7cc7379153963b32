#pragma once

#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// Serves an engine to `fathom conform`: one JSON object a line comes in, one goes out. Copy it; it needs C++20 and
/// nlohmann/json.
///
/// An engine is a class whose values are positions of a game, with
///
///     static constexpr auto name = "song.cpp", version = "1.0";
///     Song(int players, const Json& change);        a new game; `change` has house rules, by rule; or throws Unsupported
///     void apply(const Action&);                    does an action, or throws Refused and leaves the position as it is
///     std::vector<Action> legal() const;            every legal action
///     Json observe(const std::string& seat) const;  what that seat sees, as much as there is to say
///     Json scores() const;                          points by seat
///     void set(const Json& state);                  goes on from a whole state
///     static constexpr bool variants = true;        where it knows house rules
///
/// and `int main() { fathom_engine::serve<Song>(); }`. Without any of the last five the engine does not support it.
namespace fathom_engine {
using Json = nlohmann::json;

/// `{"by": "Ann", "play": {"card": "song_3"}}`: who chooses it, the verb, and its fields.
struct Action {
  std::string by;  ///< Empty where nobody chooses.
  std::string verb;
  Json fields = Json::object();
};

/// An action is not allowed: why, and by which rule, if that has a name.
struct Refused : std::runtime_error {
  explicit Refused(const std::string& why, std::string by_rule = {}) : std::runtime_error(why), rule(std::move(by_rule)) {}
  std::string rule;
};

/// A game is not begun, since the engine does not know house rules: those of these rules.
struct Unsupported {
  std::vector<std::string> rules;
};

// A method that is there is used: one with a wrong signature does not compile.
// clang-format off
template <class E> concept Lists = requires { &E::legal; };
template <class E> concept Observes = requires { &E::observe; };
template <class E> concept Scores = requires { &E::scores; };
template <class E> concept Sets = requires { &E::set; };
template <class E> concept Varies = requires { E::variants; };
// clang-format on

inline Action action_of(const Json& told) {
  Action action;
  for (const auto& [key, value] : told.items())
    if (key == "by")
      action.by = value;
    else
      action.verb = key, action.fields = value;
  return action;
}

// What an engine says, as text; one that is to be fast may write the text itself.
inline std::string text_of(const Json& value) { return value.dump(); }
inline std::string text_of(std::string text) { return text; }
inline std::string text_of(const std::vector<Action>& actions) {
  Json list = Json::array();
  for (const Action& action : actions) {
    list.push_back({{action.verb, action.fields}});
    if (!action.by.empty()) list.back()["by"] = action.by;
  }
  return list.dump();
}

/// A game, and what is said to requests about it: what stands beside the `id` in the answer.
template <class Engine>
class Table {
 public:
  std::string answer(const Json& request) {
    if (request.contains("hello")) return greeting();
    if (request.contains("new")) return begin(request["new"]);
    if (game_ && request.contains("apply")) return apply(request["apply"]);
    if constexpr (Lists<Engine>)
      if (game_ && request.contains("legal")) return "\"legal\":" + text_of(game_->legal());
    if constexpr (Observes<Engine>)
      if (game_ && request.contains("observe")) return "\"state\":" + text_of(game_->observe(request["observe"].at("seat")));
    if constexpr (Scores<Engine>)
      if (game_ && request.contains("scores")) return "\"scores\":" + text_of(game_->scores());
    if constexpr (Sets<Engine>)
      if (game_ && request.contains("set")) return (game_->set(request["set"].at("state")), ok);
    Json unknown = Json::array();
    for (const auto& [key, value] : request.items())
      if (key != "id") unknown.push_back(key);
    return "\"unknown\":" + unknown.dump();
  }

 private:
  static constexpr auto ok = "\"ok\":true";
  static std::string greeting() {
    Json supports = Json::array();
    const bool has[] = {Lists<Engine>, Observes<Engine>, Scores<Engine>, Sets<Engine>, Varies<Engine>};
    const char* const names[] = {"legal", "observe", "scores", "set", "variants"};
    for (int i = 0; i < 5; ++i)
      if (has[i]) supports.push_back(names[i]);
    const std::string who = Json{{"engine", Engine::name}, {"version", Engine::version}, {"supports", supports}}.dump();
    return who.substr(1, who.size() - 2);
  }

  std::string begin(const Json& asked) try {
    game_.reset();
    Json change = Json::object();
    for (const char* const key : {"change", "reading", "house", "components"})
      change.update(asked.value(key, Json::object()));
    for (const Json& rule : asked.value("drop", Json::array())) change[rule.get<std::string>()] = nullptr;
    game_.emplace(asked.at("players").template get<int>(), change);
    return ok;
  } catch (const Unsupported& unsupported) {
    return "\"unsupported\":" + Json(unsupported.rules).dump() + ",\"why\":\"these house rules are unknown here\"";
  }

  std::string apply(const Json& told) try {
    game_->apply(action_of(told));
    return ok;
  } catch (const Refused& refused) {
    const std::string rule = refused.rule.empty() ? "true" : Json(refused.rule).dump();
    return "\"refused\":" + rule + ",\"why\":" + Json(refused.what()).dump();
  }

  std::optional<Engine> game_;
};

/// Answers until there is nothing more to answer, and writes once nothing more waits to be read.
template <class Engine>
void serve(std::istream& in = std::cin, std::ostream& out = std::cout) {
  std::ios::sync_with_stdio(false);
  Table<Engine> table;
  std::string said;
  for (std::string line; std::getline(in, line);) {
    const Json request = Json::parse(line);
    said += "{\"id\":" + request.at("id").dump() + "," + table.answer(request) + "}\n";
    if (said.size() < 65536 && in.rdbuf()->in_avail() > 0) continue;
    out << said << std::flush;
    said.clear();
  }
}

}  // namespace fathom_engine
