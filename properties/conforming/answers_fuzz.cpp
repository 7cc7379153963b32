// Any bytes, taken for what an engine answers, are judged: a line each, and `id` says which question about a play it
// answers. Run by ci/fuzz.
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

#include "notation/fuzzed_readers.hpp"
#include "notation/mermaid_rain_leaves.hpp"
#include "properties/mermaid_rain/arbitrary.hpp"
#include "properties/mermaid_rain/adapter.hpp"
#include "properties/mermaids_song/adapter.hpp"

// the games' own leaves come before the templates that make them up
#include "properties/conforming/asking.hpp"
#include "properties/conforming/judge.hpp"
#include "properties/plays.hpp"

namespace {

using namespace fathom;
using namespace fathom::conform;

/// A play of a game, and everything that can be asked about it.
template <class S>
class Asked {
 public:
  using G = typename S::Specification;

  Asked()
      : play_(properties::drawn_play<S>(G::published(), players, properties::Begin::at_the_start, rc::Random(1))),
        questions_(play_.game, play_, Json::object(), wanted()) {
    ask_all<G>(play_, {}, questions_, Random(1));
    Random random(1);
    for (std::size_t state = 0; state < play_.states.size(); ++state)
      if (!play_.legal[state].empty()) (void)questions_.try_out(state, properties::nearby(play_.legal[state].front(), random));
  }

  void judge(const std::string& text) const {
    Judge<G> judge(mapping_);
    std::optional<Json> before;
    std::istringstream lines(text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line); ++number) {
      const Json said = Json::parse(line, nullptr, false);
      if (!said.is_object()) continue;
      const auto id = said.find("id");
      if (id != said.end() && id->is_number_unsigned()) number = id->get<std::size_t>();
      (void)judge.judge(play_, question(number), said);
      if (before) (void)judge_alike(Seat::Ann, said, *before);
      before = said;
    }
    (void)judge.never_said();
  }

  /// What an engine that is right answers.
  [[nodiscard]] fuzzing::Texts right_answers() const {
    fuzzing::Texts texts;
    for (std::size_t i = 0; i < questions_.all().size(); ++i) {
      Json said = right_answer(question(i));
      said["id"] = i;
      const std::string line = said.dump() + "\n";
      const bool goes_on = !texts.empty() && texts.back().size() + line.size() < longest;
      goes_on ? texts.back() += line : texts.emplace_back(line);
    }
    return texts;
  }

 private:
  static constexpr int players = 3;
  static constexpr std::size_t longest = 2000;

  static const Wanted& wanted() {
    static const auto all = [] {
      Wanted each{};
      each.fill(true);
      return each;
    }();
    return all;
  }
  [[nodiscard]] const Question<G>& question(std::size_t number) const {
    return questions_.all()[number % questions_.all().size()];
  }
  [[nodiscard]] Json right_answer(const Question<G>& question) const {
    const auto& state = play_.states[question.state];
    if (question.ask == Ask::attempt) return {{"refused", question.objection->rule}};
    if (question.ask == Ask::observe)
      return {{"state", notation::json_of(Notation<G>::tell_state(G::view(play_.game, state, question.seat).seen))}};
    if (question.ask == Ask::scores) return {{"scores", {{"Ann", G::scores(state)[Seat::Ann]}}}};
    if (question.ask != Ask::legal) return {{"ok", true}};
    Json legal = Json::array();
    for (const auto& action : play_.legal[question.state])
      legal.push_back(notation::json_of(Notation<G>::tell_action(action)));
    return {{"legal", legal}};
  }

  Play<G> play_;
  Questions<G> questions_;
  Mapping mapping_;
};

template <class S>
const Asked<S>& asked_of() {
  static const Asked<S> asked;
  return asked;
}

template <class S>
constexpr fuzzing::Reader answers{S::Specification::name, [](const std::string& text) { asked_of<S>().judge(text); },
                                  [] { return asked_of<S>().right_answers(); }};

constexpr std::array readers{answers<mermaid_rain::laws::Adapter>, answers<mermaids_song::laws::Adapter>};
const fuzzing::Reader* chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  chosen = &fuzzing::asked({*argv + 1, *argv + *argc}, readers);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  chosen->read(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
