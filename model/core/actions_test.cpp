#include "model/core/actions.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "model/core/game.hpp"
#include "model/core/grid.hpp"

// Actions of a small game, as a game writes them.

namespace fathom::bell {

enum class Step : std::uint8_t { ringing, choosing, listening, over };
constexpr std::array<std::string_view, 4> names_of(Step) { return {"ringing", "choosing", "listening", "over"}; }
enum class Bell : std::uint8_t { small, brass_bell };
constexpr std::array<std::string_view, 2> names_of(Bell) { return {"small", "brass_bell"}; }
constexpr Noun noun(Bell bell) {
  return bell == Bell::small ? Noun{"a small bell", "small bells"} : Noun{"a brass bell", "brass bells"};
}

struct State {
  Step step = Step::ringing;
  Seat acting = Seat::Ann;
};

struct RingTwice {
  Seat by{};
  Bell bell{};
  std::uint8_t times = 2;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::ringing};
  static constexpr std::string_view line = "{by} rings {bell} {times} times, and {the bell} {sound}";
};
struct Answer {
  Seat to{};
  static constexpr auto doer = Doer::acting;
  static constexpr std::string_view verb = "reply";
  static constexpr auto observers = Observers::actor;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::ringing, Step::choosing};
  static constexpr std::string_view line = "{nobody knows} what {to} hears{";
};
struct Begin {
  Seat to{};
  Hex at{};
  Counts<Bell> with{};
  static constexpr auto doer = Doer::anybody;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "{to} begins at {at} with {with}";
};
struct Hear {
  Seat by{};
  static constexpr auto doer = Doer::forced;
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::listening};
  static constexpr std::string_view line = "{by} hears it";
};
struct Wait {
  static constexpr auto fields = every_member;
  static constexpr NamedSet<Step> due{Step::choosing};
  static constexpr std::string_view line = "all wait";
};
using Action = std::variant<RingTwice, Answer, Begin, Hear, Wait>;

struct Words {
  std::string operator()(std::string_view, const RingTwice& ring) const { return ring.times > 2 ? "cracks" : "rings"; }
};

namespace {

TEST(Actions, AreWrittenByTheirNames) {
  EXPECT_EQ(verb_for<RingTwice>, "ring_twice");
  EXPECT_EQ(verb_for<Wait>, "wait");
  EXPECT_EQ(verb_for<Answer>, "reply");
  EXPECT_EQ(verb_of(Action{Begin{}}), "begin");
}

TEST(Actions, AreSeenByAllUnlessTheySayOtherwise) {
  EXPECT_EQ(observers_of(RingTwice{}), Observers::everyone);
  EXPECT_EQ(observers_of(Answer{}), Observers::actor);
}

TEST(Actions, AreOfTheSeatTheyName) {
  EXPECT_EQ(doer_of(RingTwice{Seat::Bob}), Seat::Bob);
  EXPECT_EQ(doer_of(Answer{Seat::Cleo}), Seat::Cleo);
  EXPECT_EQ(doer_of(Begin{Seat::Bob}), std::nullopt);
  EXPECT_EQ(doer_of(Hear{Seat::Bob}), Seat::Bob);
  EXPECT_EQ(doer_of(Wait{}), std::nullopt);
}

TEST(Actions, SayWhoMovesAtAStep) {
  EXPECT_EQ(mover_at<Action>(Step::ringing), Mover::player);
  EXPECT_EQ(mover_at<Action>(Step::choosing), Mover::chance) << "nobody names herself by choice";
  EXPECT_EQ(mover_at<Action>(Step::listening), Mover::chance) << "she has no choice";
  EXPECT_EQ(mover_at<Action>(Step::over), Mover::nobody);
  EXPECT_EQ(mover_at<Action>(static_cast<Step>(99)), Mover::chance);
}

TEST(Actions, HaveTheirTimeAndTheirDoer) {
  constexpr auto clauses = timing_clauses("time.when", "time.who", [](const State& state) { return state.acting; });
  const auto& [when, who] = clauses;
  const State ringing;
  EXPECT_FALSE(when.objects(0, ringing, RingTwice{}));
  EXPECT_TRUE(when.objects(0, ringing, Begin{}));
  EXPECT_EQ(when.why(0, ringing, Begin{}), "this is the time for ringing, not to begin");
  EXPECT_FALSE(who.objects(0, ringing, RingTwice{Seat::Ann}));
  EXPECT_TRUE(who.objects(0, ringing, RingTwice{Seat::Bob}));
  EXPECT_EQ(who.why(0, ringing, RingTwice{Seat::Bob}), "it is for Ann to act, not for Bob");
  EXPECT_FALSE(who.objects(0, ringing, Begin{Seat::Bob}));
  EXPECT_FALSE(who.objects(0, ringing, Wait{}));
}

TEST(ActionLines, AreFilledByFieldsAndByTheGame) {
  EXPECT_EQ(line_of(Action{RingTwice{Seat::Bob, Bell::brass_bell, 3}}, Words{}),
            "Bob rings a brass bell 3 times, and the brass bell cracks");
  EXPECT_EQ(line_of(Action{Begin{Seat::Ann, Hex{}, {Bell::small, Bell::small}}}, Words{}),
            "Ann begins at " + show(Hex{}) + " with two small bells");
  EXPECT_EQ(line_of(Action{Wait{}}, Words{}), "all wait");
}

TEST(ActionLines, LeaveAHoleOpenThatNothingFills) {
  EXPECT_EQ(line_of(Action{Answer{Seat::Ann}}, Words{}), "{nobody knows} what Ann hears{");
}

}  // namespace
}  // namespace fathom::bell
