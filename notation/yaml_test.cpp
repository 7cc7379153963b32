#include "notation/yaml.hpp"

#include <gtest/gtest.h>

#include "model/core/random.hpp"

namespace fathom {
namespace {

/// What reading the text complains of.
std::string complaint(std::string_view text) {
  try {
    read_yaml(text);
    return "nothing";
  } catch (const Problem& problem) {
    return problem.what();
  }
}

TEST(ReadYaml, keeps_lines_and_columns) {
  const Node node = read_yaml("# a comment\nround: 2\nhands:\n  Ann: [gull, 'dolphin']\n");
  EXPECT_EQ(node.find("round")->at, (Position{2, 8}));
  const Node& hand = *node.find("hands")->find("Ann");
  EXPECT_EQ(hand.items[1].at, (Position{4, 15}));
  EXPECT_EQ(hand.items[1].style, Node::Style::quoted);
  EXPECT_EQ(node.entries[1].at, (Position{3, 1}));
}

TEST(ReadYaml, knows_where_a_text_on_its_own_lines_begins) {
  const Node node = read_yaml("board: |2\n    S ~\n  ~ ~\n");
  EXPECT_EQ(node.find("board")->text, "  S ~\n~ ~\n");
  EXPECT_EQ(node.find("board")->text_at, (Position{2, 3}));
}

TEST(ReadYaml, refuses_a_quote_that_is_never_closed) {
  EXPECT_EQ(complaint("variant: \"x\nchange: { hand: 6 }\n"), "1:10: this quote is never closed");
  EXPECT_EQ(complaint("a: 1\nbecause: 'why it''s so\ndrop: [b]\n"), "2:10: this quote is never closed");
  EXPECT_EQ(complaint("é: \"x \\\" y\nb: 2\n"), "1:5: this quote is never closed");
  EXPECT_EQ(complaint("- \"x\n"), "1:3: this quote is never closed");
  EXPECT_EQ(complaint("a: \"x \\\" y\"\nb: 'it''s'\nc: it's\nd: |\n  \"\n"), "nothing");
}

TEST(ReadYaml, refuses_a_key_that_stands_twice) {
  EXPECT_EQ(complaint("a: 1\nb: 2\na: 3\n"), "3:1: the key \"a\" stands here twice; keep one of them");
}

TEST(ReadYaml, refuses_anchors_aliases_and_tags) {
  EXPECT_EQ(complaint("a: &x [1]\n"), "1:4: anchors (`&name`) are not read here; write the value out");
  EXPECT_EQ(complaint("a: &a [*a]\n"), "1:4: anchors (`&name`) are not read here; write the value out");
  EXPECT_NE(complaint("a: *x\n"), "nothing");
  EXPECT_EQ(complaint("a: !!str 1\n"), "1:4: tags (`!tag:yaml.org,2002:str`) are not read here; leave them out");
}

TEST(ReadYaml, refuses_what_is_no_text) {
  EXPECT_EQ(complaint(std::string_view("a: \0", 4)), "1:4: expected text, found a control character (code 0)");
  EXPECT_EQ(complaint("a: 1\nb: \xFF"), "2:4: this is not UTF-8; save the file in that encoding");
  EXPECT_EQ(complaint("\xC0\xAF"), "1:1: this is not UTF-8; save the file in that encoding");
  EXPECT_EQ(complaint("\xED\xA0\x80"), "1:1: this is not UTF-8; save the file in that encoding");
  EXPECT_EQ(complaint("\xEF\xBB\xBF"
                      "a: \xC3\xA4"),
            "nothing");
}

TEST(ReadYaml, refuses_several_documents_and_none) {
  EXPECT_EQ(complaint("a: 1\n---\nb: 2\n"), "1:1: expected one document, found several (`---`)");
  EXPECT_EQ(complaint(""), "1:1: expected a document, found an empty file");
  EXPECT_EQ(complaint("---\na: 1\n"), "nothing");
}

TEST(ReadYaml, refuses_deep_nesting_in_either_style) {
  EXPECT_EQ(complaint(std::string(65, '[') + std::string(65, ']')),
            "1:65: nested deeper than 64 levels; nothing needs that");
  EXPECT_EQ(complaint(std::string(64, '[') + std::string(64, ']')), "nothing");
  std::string steps;
  for (int i = 0; i < 100; ++i) steps += "- ";
  EXPECT_NE(complaint(steps + "x\n"), "nothing");
  EXPECT_NE(complaint(std::string(1'000'000, '[')), "nothing");
}

TEST(ReadYaml, refuses_lists_and_maps_as_keys) {
  EXPECT_EQ(complaint("? [a, b]\n: 1\n"), "1:3: expected a key, found a list or map used as one");
  EXPECT_NE(complaint(": 1\n"), "nothing");
}

TEST(ReadYaml, refuses_a_file_that_is_too_large_or_missing_or_no_file) {
  EXPECT_EQ(complaint(std::string(largest_file + 1, ' ')), "1:1: the file is larger than 2 MiB; nothing needs that");
  EXPECT_THROW(read_yaml_file("/no/such/file.yaml"), Problem);
  EXPECT_THROW(read_yaml_file("/"), Problem);
}

TEST(ReadYaml, says_where_something_is_no_yaml) { EXPECT_EQ(complaint("a: [1, 2\n").substr(0, 5), "2:1: "); }

TEST(PrintYaml, writes_small_things_on_a_line_and_large_ones_in_a_block) {
  Node node = Node::map();
  node.add("round", Node::scalar("2"));
  node.add("hand", Node::list().add(Node::scalar("gull")).add(Node::scalar("gull")));
  Node large = Node::map();
  for (int i = 0; i < 20; ++i) large.add("key_number_" + std::to_string(i), Node::list());
  node.add("large", std::move(large));
  const std::string text = print_yaml(node);
  EXPECT_EQ(text.substr(0, text.find("  key_number_2")),
            "round: 2\nhand: [gull, gull]\nlarge:\n  key_number_0: []\n  key_number_1: []\n");
  EXPECT_EQ(read_yaml(text), node);
}

TEST(PrintYaml, quotes_what_needs_quotes) {
  for (const char* text : {"",         " ",
                           "a: b",     "- a",
                           "-",        "~",
                           "null",     "#",
                           "a #b",     "[",
                           "}",        "*a",
                           "&a",       "!t",
                           "'",        "\"q\"",
                           "a\nb",     "a\tb\x01",
                           "---",      "...",
                           "?",        "|",
                           ">",        "%",
                           "@",        "`",
                           "-1",       "<<",
                           "\xC3\xA4", "a\\n",
                           ",",        "a, b",
                           "a,b",      "true",
                           "a:",       ":a",
                           "\xC2\x85", "\xE2\x80\xA8",
                           "a\rb",     "\xEF\xBB\xBF"}) {
    const Node written = Node::map().add("k", Node::list().add(Node::scalar(text, Node::Style::quoted)));
    const Node alone = Node::map().add("k", Node::scalar(text, Node::Style::quoted));
    EXPECT_EQ(read_yaml(print_yaml(written)), written) << text;
    EXPECT_EQ(read_yaml(print_yaml(alone)), alone) << text;
  }
}

TEST(PrintYaml, writes_a_drawing_as_it_looks) {
  for (const char* text : {"A B\n S ~\n~ ~\n", " S ~\n~ ~\n", "one\n"}) {
    const Node node = Node::map().add("inner", Node::map().add("board", Node::scalar(text, Node::Style::block)));
    const std::string printed = print_yaml(node);
    EXPECT_NE(printed.find("board: |"), std::string::npos);
    EXPECT_EQ(read_yaml(printed), node) << printed;
  }
}

TEST(ReadYaml, says_how_an_action_alone_can_have_keys_below_it) {
  const auto complaint = [](const std::string& text) {
    try {
      (void)read_yaml(text);
      return std::string("nothing");
    } catch (const Problem& problem) {
      return std::string(problem.what());
    }
  };
  EXPECT_EQ(complaint("when:\n  - clear_tiles\n    then: { round: 2 }\n"),
            "3:9: this is not YAML: illegal map value; for keys to follow it, the line above has to end in a colon: "
            "`- clear_tiles: {}`");
  EXPECT_EQ(complaint("a: b\n  c: d\n"), "2:4: this is not YAML: illegal map value");
}

Node anything(Random& random, int depth) {
  static const std::string letters = "ab :#-[]{},'\"\\\n\t|>&*!%~ \xC3\xA4";
  const std::uint32_t kind = random.below(depth == 0 ? 1 : 3);
  const std::uint32_t size = random.below(6);
  Node node = kind == 0 ? Node{} : kind == 1 ? Node::list() : Node::map();
  if (random.below(4) == 0) node.style = Node::Style::block;
  for (std::uint32_t i = 0; i < size; ++i) {
    if (kind == 0) node.text += letters[random.below(static_cast<std::uint32_t>(letters.size() - 2))];
    if (kind == 1) node.add(anything(random, depth - 1));
    if (kind == 2) node.add("k" + node.text + std::to_string(i), anything(random, depth - 1));
  }
  return node;
}

TEST(PrintYaml, is_read_back_equal_whatever_the_document) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const Node node = anything(random, 5);
    const std::string text = print_yaml(node);
    ASSERT_EQ(read_yaml(text), node) << text;
  }
}

}  // namespace
}  // namespace fathom
