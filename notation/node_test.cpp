#include "notation/node.hpp"

#include <gtest/gtest.h>

namespace fathom {
namespace {

TEST(Problem, says_file_line_and_column_before_the_message) {
  EXPECT_STREQ(Problem("a.yaml", {3, 7}, "expected a hex").what(), "a.yaml:3:7: expected a hex");
  EXPECT_STREQ(Problem("a.yaml", {}, "there is no such file").what(), "a.yaml: there is no such file");
}

TEST(Problem, gets_its_file_from_whoever_knows_it_and_keeps_it) {
  try {
    in_file("outer.yaml", [] { in_file("inner.yaml", [] { throw Problem({1, 2}, "no"); }); });
    FAIL() << "nothing was thrown";
  } catch (const Problem& problem) {
    EXPECT_STREQ(problem.what(), "inner.yaml:1:2: no");
  }
}

TEST(Node, is_equal_to_another_that_says_the_same_however_written) {
  Node quoted = Node::scalar("F7", Node::Style::quoted);
  quoted.at = {4, 2};
  EXPECT_EQ(quoted, Node::scalar("F7"));
  EXPECT_FALSE(quoted == Node::scalar("F8"));
  EXPECT_FALSE(Node::list() == Node::map());
}

TEST(Node, keeps_the_order_of_keys) {
  const Node ab = Node::map().add("a", Node::scalar("1")).add("b", Node::scalar("2"));
  const Node ba = Node::map().add("b", Node::scalar("2")).add("a", Node::scalar("1"));
  EXPECT_FALSE(ab == ba);
}

TEST(Node, is_quoted_in_messages_and_cut_between_characters_when_long) {
  EXPECT_EQ(found(Node::scalar("F7")), "\"F7\"");
  EXPECT_EQ(found(Node{}), "nothing");
  EXPECT_EQ(found(Node::list()), "an empty list");
  EXPECT_EQ(found(Node::scalar(std::string(39, 'x') + "\xC3\xA4 and more")), '"' + std::string(39, 'x') + "...\"");
}

TEST(Nearest, finds_what_was_meant) {
  const std::vector<std::string_view> known{"hands", "melds", "mermaids"};
  EXPECT_EQ(nearest("hand", known), "hands");
  EXPECT_EQ(nearest("mleds", known), "melds");
  EXPECT_EQ(nearest("prince", known), "");
  EXPECT_EQ(suggestion("hnads", known), "; did you mean \"hands\"?");
  EXPECT_EQ(suggestion("prince", known), "; expected one of hands, melds, mermaids");
}

TEST(Nearest, gives_up_on_words_of_absurd_length) { EXPECT_EQ(nearest(std::string(5000, 'h'), {"hands"}), ""); }

}  // namespace
}  // namespace fathom
