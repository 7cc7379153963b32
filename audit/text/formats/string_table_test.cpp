#include <gtest/gtest.h>

#include "audit/text/formats.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/strings_testing.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit::strings_test {
namespace {

TEST(JsonTable, NamesStringsByTheWayToThem) {
  const std::string_view file =
      "{\"cards\": {\"draw\": \"Draw \\\"two\\\" caf\\u00e9 {0}\", \"count\": 3},\n \"steps\": [\"Shuffle\", \"Deal\"], "
      "\"odd\": null}";
  const auto texts = read_json_table("en.json", file);
  EXPECT_EQ(shown(texts), "cards.draw = Draw \"two\" café {0}\nsteps.0 = Shuffle\nsteps.1 = Deal\n");
  EXPECT_EQ(keys(texts[0]), "cards.draw, steps.0, steps.1");
  for (const char* const word : {"Draw", "two", "caf", "{0}", "Shuffle", "Deal"})
    EXPECT_EQ(place(texts[0], word), in_file(file, word)) << word;
}

TEST(JsonTable, TakesTheIdsOfObjects) {
  EXPECT_EQ(shown(read_json_table("en.json", R"([{"id": "owl", "text": "Fly"}, {"id": "fox", "text": "Run"}])")),
            "owl.text = Fly\nfox.text = Run\n");
  EXPECT_EQ(shown(read_json_table("en.json", R"({"cards": [{"id": 7, "text": "Fly"}]})")), "cards.7.text = Fly\n");
  const auto named = read_json_table("en.json", R"([{"name": "Grey Owl", "text": "Fly"}, {"name": "Fox", "text": "Run"}])");
  EXPECT_EQ(shown(named), "Grey Owl.name = Grey Owl\nGrey Owl.text = Fly\nFox.name = Fox\nFox.text = Run\n");
  EXPECT_EQ(keys(named[0]), "0.name, 0.text, 1.name, 1.text") << "a name is translated, and pairs nothing";
  EXPECT_EQ(keys(read_json_table("en.json", R"([{"name": "grey_owl", "text": "Fly"}])")[0]), "grey_owl.text");
  EXPECT_EQ(keys(read_json_table("en.json", R"([{"id": "a", "text": "Fly"}, {"id": "a", "text": "Run"}])")[0]),
            "0.id, 0.text, 1.id, 1.text");
}

TEST(JsonTable, GivesATextForEachLanguageInIt) {
  EXPECT_EQ(
      shown(read_json_table("all.json", R"({"en": {"a": {"b": "Draw"}, "c": "Pass"}, "pt_BR": {"a": {"b": "Compre"}}})")),
      "en\na.b = Draw\nc = Pass\n--\npt-BR\na.b = Compre\nopen: 1:34 c: untranslated\n");
  EXPECT_EQ(shown(read_json_table("all.json", R"([{"id": "draw", "en": "Draw", "fr": "Piochez"}])")),
            "en\ndraw = Draw\n--\nfr\ndraw = Piochez\n");
  EXPECT_EQ(shown(read_json_table("fr.json", R"({"fr": {"a": "Piochez"}})")), "fr\na = Piochez\n");
  EXPECT_EQ(shown(read_json_table("en.json", R"({"yes": "Yes", "no": "No"})")), "yes = Yes\nno = No\n");
}

TEST(JsonTable, LeavesOutWhatIsSaidOfAMessage) {
  EXPECT_EQ(
      shown(read_json_table("app.arb", R"({"@@locale": "fr", "draw": "Piochez", "@draw": {"description": "A button"}})")),
      "fr\ndraw = Piochez\n");
  EXPECT_EQ(shown(read_json_table("messages.json", R"({"draw": {"message": "Draw", "description": "A button"}})")),
            "draw.message = Draw\n");
}

TEST(JsonTable, ReadsAnyEscape) {
  EXPECT_EQ(read_json_table("en.json", R"({"a": "\ud83d\ude00 x\ty \u0000 \/ \\n"})")[0].text, "😀 x\ty \uFFFD / \\n\n");
}

TEST(JsonTable, ThatIsBrokenSaysWhere) {
  EXPECT_EQ(problem(read_json_table, "{\"a\": \"b\",\n oops}").substr(0, 78),
            "strings:2:2: expected JSON, found a syntax error while parsing object key - in");
  EXPECT_EQ(problem(read_json_table, "{\"a\": \"b\",\n \"a\": \"c\"}"),
            "strings:2:2: expected each key once, found `a` again; keep one of them");
  EXPECT_NE(problem(read_json_table, std::string(100000, '[')).find("1:65: expected at most 64 values in one another"),
            std::string::npos);
  EXPECT_NE(problem(read_json_table, "").find("expected JSON"), std::string::npos);
  EXPECT_NE(problem(read_json_table, "\"a\"").find("expected keys with strings"), std::string::npos);
  EXPECT_EQ(problem(read_json_table, "{\"a\": \"b\"}"), "none");
}

constexpr std::string_view yaml_strings = R"(# Owls
fr:
  cards:
    draw: Piochez é deux
    quoted: "Passez \"vite\" é\
      ici, \u00e9t\xe9 là"
    single: 'l''owl vole'
    count: 3
    on: true
    when: 2024-01-01
  steps:
    - Mêlez
    - wide word and
      another here
  block: |
    First line.
      Second line.
  folded: >-
    These words
    run on.
)";

TEST(YamlTable, NamesStringsByTheWayToThem) {
  const auto texts = read_yaml_table("fr.yml", yaml_strings);
  EXPECT_EQ(shown(texts),
            "fr\ncards.draw = Piochez é deux\ncards.quoted = Passez \"vite\" éici, été là\ncards.single = l'owl "
            "vole\nsteps.0 = Mêlez\n"
            "steps.1 = wide word and another here\nblock = First line.\n  Second line.\nfolded = These words run on.\n");
  for (const char* const word : {"Piochez", "deux", "Passez", "vite", "ici", "là", "owl", "vole", "Mêlez", "another", "here",
                                 "First", "Second", "These", "run on"})
    EXPECT_EQ(place(texts[0], word), in_file(yaml_strings, word)) << word;
}

TEST(YamlTable, ThatIsBrokenSaysWhere) {
  EXPECT_EQ(problem(read_yaml_table, "a: [b\nc: d"),
            "strings:2:2: expected YAML, found something else here (end of sequence flow not found); mend the file");
  EXPECT_NE(problem(read_yaml_table, "é: x\na: &b c\n").find("2:4: expected a value, found an anchor"), std::string::npos);
  EXPECT_NE(problem(read_yaml_table, "a: b\nc: *b\n").find("the referenced anchor"), std::string::npos);
  EXPECT_EQ(problem(read_yaml_table, "a: b\na: c\n"),
            "strings:2:1: expected each key once, found `a` again; keep one of them");
  EXPECT_NE(problem(read_yaml_table, "a: b\n---\nc: d\n").find("found several"), std::string::npos);
  EXPECT_NE(problem(read_yaml_table, std::string(1000, '[')).find("strings:1:"), std::string::npos);
  EXPECT_NE(problem(read_yaml_table, "").find("found none"), std::string::npos);
  EXPECT_EQ(problem(read_yaml_table, "a: b\n"), "none");
}

TEST(FilePlaces, AreTheSameInAnyOrder) {
  const std::string_view file = "é one\ntwo é\n\nthree";
  FilePlaces forth(file), back(file);
  std::vector<Position> all;
  for (std::size_t at = 0; at <= file.size(); ++at) all.push_back(forth.at(at));
  EXPECT_EQ(all[9], (Position{2, 3}));
  for (std::size_t at = file.size() + 1; at-- > 0;) EXPECT_EQ(back.at(at), all[at]) << at;
  EXPECT_EQ(back.at(file.size()), all.back());
  EXPECT_EQ(back.at(3), all[3]);
}

TEST(Properties, AreKeysWithStrings) {
  const std::string_view file =
      "# Owls\n! too\ncards.draw = Draw \\\n    two caf\\u00e9 cards\nwith\\ blank\\==Pass {0}\ncolon: it''s\nspace  "
      "End\nempty=\n";
  const auto texts = read_properties("owls.properties", file);
  EXPECT_EQ(shown(texts), "cards.draw = Draw two café cards\nwith blank= = Pass {0}\ncolon = it''s\nspace = End\n");
  for (const char* const word : {"Draw", "two", "cards\n", "Pass", "it''s", "End"})
    EXPECT_EQ(place(texts[0], word), in_file(file, word)) << word;
}

TEST(Properties, AreLatin1OrUtf8) {
  EXPECT_EQ(read_properties("owls.properties", "a = d\xE9 jou\xE9\n")[0].text, "dé joué\n");
  EXPECT_EQ(read_properties("owls.properties", "a = dé\n")[0].text, "dé\n");
}

TEST(Properties, ThatAreBrokenSayWhere) {
  EXPECT_EQ(problem(read_properties, "a = b\na = c\n"),
            "strings:2:1: expected each entry once, found a again, as in line 1; keep one of them");
  EXPECT_NE(problem(read_properties, "# nothing").find("found none"), std::string::npos);
}

}  // namespace
}  // namespace fathom::audit::strings_test
