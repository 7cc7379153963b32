#include "audit/language/scanner.hpp"

#include <gtest/gtest.h>


namespace fathom::audit {
namespace {

const std::unordered_set<std::string> elisions{"l", "d", "qu", "jusqu", "c"};

/// The pieces of a text, in brackets by kind: `word`, `<number>`, `{sign}`.
std::string pieces(std::string_view text) {
  Scanner scanner(text, elisions);
  std::string result;
  for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing; piece = scanner.next()) {
    const std::string words(text.substr(piece.begin, piece.end - piece.begin));
    result += result.empty() ? "" : " ";
    if (piece.kind == Scanned::Kind::word) result += words;
    if (piece.kind == Scanned::Kind::number) result += '<' + words + '>';
    if (piece.kind == Scanned::Kind::sign) result += '{' + words + '}';
  }
  return result;
}

TEST(Scanner, finds_words_and_signs) {
  EXPECT_EQ(pieces("Draw a card (or two)!"), "Draw a card {(} or two {)} {!}");
  EXPECT_EQ(pieces("Mermaid/man"), "Mermaid {/} man");
  EXPECT_EQ(pieces("¿Cuántas?"), "{¿} Cuántas {?}");
  EXPECT_EQ(pieces(""), "");
  EXPECT_EQ(pieces(" \t\n\xC2\xA0 "), "");
}

TEST(Scanner, keeps_inner_apostrophes) {
  EXPECT_EQ(pieces("don't can’t player's"), "don't can’t player's");
  EXPECT_EQ(pieces("'quoted' players'"), "{'} quoted {'} players {'}");
  EXPECT_EQ(pieces("aujourd'hui"), "aujourd'hui");
}

TEST(Scanner, parts_a_word_that_lost_its_vowel) {
  EXPECT_EQ(pieces("l'océan"), "l' océan");
  EXPECT_EQ(pieces("Qu’est jusqu'à C'est"), "Qu’ est jusqu' à C' est");
  EXPECT_EQ(pieces("l' océan"), "l' océan");
}

TEST(Scanner, parts_words_at_hyphens_and_drops_them) {
  EXPECT_EQ(pieces("face-down tile-to-tile"), "face down tile to tile");
  EXPECT_EQ(pieces("celle-ci 3-player"), "celle ci <3> player");
  EXPECT_EQ(pieces("- item -5 2-5 a - b"), "{-} item {-} <5> <2> {-} <5> a {-} b");
}

TEST(Scanner, keeps_numbers_whole) {
  EXPECT_EQ(pieces("12 1,000 3.5 1,5 10.000.000 1.000,5"), "<12> <1,000> <3.5> <1,5> <10.000.000> <1.000,5>");
  EXPECT_EQ(pieces("1\xC2\xA0"
                   "000 1 000"),
            "<1\xC2\xA0"
            "000> <1> <000>");
  EXPECT_EQ(pieces("1/2 12/3 6/2 1/2/2020"), "<1/2> <12> {/} <3> <6> {/} <2> <1> {/} <2> {/} <2020>");
  EXPECT_EQ(pieces("½ 2½"), "<½> <2½>");
  EXPECT_EQ(pieces("1, 2, 3. 1,2,3"), "<1> {,} <2> {,} <3> {.} <1> {,} <2> {,} <3>");
}

TEST(Scanner, parts_numbers_from_what_is_glued_to_them) {
  EXPECT_EQ(pieces("3rd 1er 4× 10% 2º F7"), "<3> rd <1> er <4> {×} <10> {%} <2> º F <7>");
  EXPECT_EQ(pieces("(6+2)/3 = 4"), "{(} <6> {+} <2> {)} {/} <3> {=} <4>");
}

TEST(Scanner, keeps_soft_hyphens_and_combining_accents_inside_words) {
  EXPECT_EQ(pieces("de\xC2\xAD"
                   "fense pie\xCC\x80"
                   "ce"),
            "de\xC2\xAD"
            "fense pie\xCC\x80"
            "ce");
}

TEST(Scanner, sees_capitals) {
  Scanner scanner("É tué 5", elisions);
  EXPECT_TRUE(scanner.next().capital);
  EXPECT_FALSE(scanner.next().capital);
  EXPECT_FALSE(scanner.next().capital);
  EXPECT_EQ(scanner.next().kind, Scanned::Kind::nothing);
  EXPECT_EQ(scanner.next().kind, Scanned::Kind::nothing);
}

TEST(Scanner, covers_every_byte_that_is_no_space_once_and_in_order) {
  const std::string text = "Ab-c d'e l'f 1,234,5 \xEF\xBF\xBD x\xCC\x81 ½/3 \xF0\x9F\x90\x9F\xE2\x80\x8B--a";
  Scanner scanner(text, elisions);
  std::size_t end = 0;
  for (Scanned piece = scanner.next(); piece.kind != Scanned::Kind::nothing; piece = scanner.next()) {
    EXPECT_LE(end, piece.begin);
    EXPECT_LT(piece.begin, piece.end);
    EXPECT_NE(text.substr(piece.begin, 1), " ");
    end = piece.end;
  }
  EXPECT_EQ(end, text.size());
}

std::size_t count(const std::string& text) {
  Scanner scanner(text, elisions);
  std::size_t pieces_seen = 0;
  while (scanner.next().kind != Scanned::Kind::nothing) ++pieces_seen;
  return pieces_seen;
}

/// In a time that grows faster than they do, these would never be done.
TEST(Scanner, cuts_monstrous_words_and_numbers) {
  constexpr std::size_t size = 2'000'000;
  std::string groups;
  while (groups.size() < size) groups += ",123";
  EXPECT_GT(count(std::string(size, 'a')), 1000U);
  EXPECT_GT(count(std::string(size, '1')), 1000U);
  EXPECT_GT(count(groups), 1000U);
}

}  // namespace
}  // namespace fathom::audit
