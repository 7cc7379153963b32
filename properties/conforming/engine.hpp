#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/names.hpp"
#include "notation/json.hpp"
#include "properties/conforming/child.hpp"

namespace fathom::conform {

using Json = notation::Json;

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

  /// Whether the engine was asked something and did not answer.
  [[nodiscard]] bool has_no_answer() const { return what == Wrong::crashes || what == Wrong::hangs; }
  /// Whether what comes after it in a play says nothing of its own.
  [[nodiscard]] bool goes_astray() const {
    return what != Wrong::lists_illegal && what != Wrong::misses_legal && what != Wrong::tells_hidden &&
           what != Wrong::wrong_score;
  }
  /// Whether it is the same fault, shown in another play.
  [[nodiscard]] bool same_as(const Fault& other) const {
    return what == other.what && rules.empty() == other.rules.empty() && (rules.empty() || rules[0] == other.rules[0]);
  }
};

/// What an engine can do besides playing: be asked, be set to a state, and play by other rules than the printed ones, as far
/// as it knows them.
enum class Ability : std::uint8_t { legal, observe, scores, set, variants };
constexpr std::array<std::string_view, 5> names_of(Ability) { return {"legal", "observe", "scores", "set", "variants"}; }

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
  /// Puts requests, each a JSON object without its id, one after the other, without waiting for an answer in between.
  Answers ask(const std::vector<std::string>& requests) {
    send(requests);
    return receive();
  }
  /// The same, each after the answer to the one before it: what an engine has answered is not lost where it ends.
  Answers ask_one_by_one(const std::vector<std::string>& requests);
  /// The same in two steps: between them the engine answers, and its caller does something else.
  void send(const std::vector<std::string>& requests);
  Answers receive();

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
  std::uint64_t first_asked_ = 0;  ///< The first of the requests that were sent.
  std::future<Exchange> under_way_;
  std::string complaints_;
};

}  // namespace fathom::conform
