#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/names.hpp"
#include "properties/conforming/child.hpp"
#include "properties/conforming/json.hpp"

namespace fathom::conform {

/// What can be wrong with an engine.
enum class Wrong : std::uint8_t {
  accepts_illegal,
  refuses_legal,
  lists_illegal,
  misses_legal,
  wrong_state,
  tells_hidden,  ///< It shows a seat what that seat cannot know.
  wrong_score,
  crashes,
  hangs,
  breaks_protocol,
};
constexpr std::array<std::string_view, 10> names_of(Wrong) {
  return {"accepts-illegal", "refuses-legal", "lists-illegal", "misses-legal", "wrong-state",
          "tells-hidden",    "wrong-score",   "crashes",       "hangs",        "breaks-protocol"};
}

/// Something wrong with an engine, and with the answer to which request it showed.
struct Fault {
  Wrong what = Wrong::breaks_protocol;
  std::size_t at = 0;              ///< Which of the requests put together, counted from 0.
  std::string why;                 ///< In one sentence.
  std::vector<std::string> rules;  ///< The rules at issue, the one that matters most first.

  /// Whether it is the same fault, shown in another play.
  [[nodiscard]] bool same_as(const Fault& other) const {
    return what == other.what && rules.empty() == other.rules.empty() && (rules.empty() || rules[0] == other.rules[0]);
  }
};

/// What an engine can be asked besides playing.
enum class Ability : std::uint8_t { legal, observe, scores, set };
constexpr std::array<std::string_view, 4> names_of(Ability) { return {"legal", "observe", "scores", "set"}; }

/// How an engine has presented itself.
struct Greeting {
  std::string name = "the engine";
  std::string version;
  std::vector<Ability> supports;
  Json readings = Json::object();  ///< How it reads rules that can be read in several ways, by rule.

  [[nodiscard]] bool can(Ability ability) const { return std::ranges::find(supports, ability) != supports.end(); }
};

/// Somebody's implementation of a game: a program that answers one JSON object a line with one. It is started again
/// whenever it has come to grief.
class Engine {
 public:
  Engine(std::vector<std::string> command, const Limits& limits, std::string game);

  /// What it says of itself; a fault where it does not greet.
  std::optional<Fault> greet();
  [[nodiscard]] const Greeting& greeting() const { return greeting_; }

  /// Answers, in order, up to the first that is none.
  struct Answers {
    std::vector<Json> values;
    std::optional<Fault> fault;
  };
  /// Puts the requests one after the other, without waiting for an answer in between.
  Answers ask(std::span<const Json> requests);

  /// The last that it wrote to its standard error.
  [[nodiscard]] const std::string& complaints() const { return complaints_; }

 private:
  void start_over();

  std::vector<std::string> command_;
  Limits limits_;
  std::string game_;
  std::unique_ptr<Child> child_;
  Greeting greeting_;
  std::uint64_t asked_ = 0;
  std::string complaints_;
};

}  // namespace fathom::conform
