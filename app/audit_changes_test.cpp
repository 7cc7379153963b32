#include "app/audit_changes.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fathom::app {
namespace {

using Lines = std::vector<std::string_view>;

/// What is new in brackets, and `-` where something is gone: `a - [b] c`.
std::string told(const Lines& before, const Lines& now) {
  const Changes made = changes(before, now);
  std::string text;
  for (std::size_t i = 0; i <= now.size(); ++i) {
    if (made.gone_before[i]) text += "- ";
    if (i < now.size()) text += made.is_new[i] ? "[" + std::string(now[i]) + "] " : std::string(now[i]) + " ";
  }
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

TEST(AuditChanges, AreNoneWhereNothingChanged) {
  EXPECT_EQ(told({"a", "b"}, {"a", "b"}), "a b");
  EXPECT_EQ(told({}, {}), "");
}

TEST(AuditChanges, AreWhatIsNewAndWhatIsGone) {
  EXPECT_EQ(told({"a", "b", "c"}, {"a", "x", "c"}), "a [x] - c");
  EXPECT_EQ(told({"a", "b", "c"}, {"a", "c"}), "a - c");
  EXPECT_EQ(told({"a", "b"}, {"a", "b", "c"}), "a b [c]");
  EXPECT_EQ(told({"a", "b", "c"}, {"a", "b"}), "a b -");
  EXPECT_EQ(told({}, {"a"}), "[a]");
  EXPECT_EQ(told({"a"}, {}), "-");
}

TEST(AuditChanges, AreWhatChangedItsPlace) { EXPECT_EQ(told({"a", "b", "c", "d"}, {"a", "c", "d", "b"}), "a - c d [b]"); }

TEST(AuditChanges, TellTwiceSaidThingsApartByTheirPlace) {
  EXPECT_EQ(told({"a", "x", "b", "x", "c"}, {"a", "x", "b", "y", "x", "c"}), "a x b [y] x c");
  EXPECT_EQ(told({"x", "x", "x"}, {"x", "x"}), "x x -");
}

TEST(AuditChanges, OfLongListsTakeNoTime) {
  std::vector<std::string> words;
  for (int i = 0; i < 200'000; ++i) words.push_back(std::to_string(i % 70'000));
  const Lines before(words.begin(), words.end());
  Lines now(before.rbegin(), before.rend());
  EXPECT_EQ(changes(before, now).is_new.size(), now.size());
}

}  // namespace
}  // namespace fathom::app
