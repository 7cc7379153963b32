#include "audit/text/document.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "audit/text/laws.hpp"

namespace fathom::audit {
namespace {

Document laid_out(std::string_view text, std::string_view locale = "en") {
  return lay_out(source_of("text", text), locale, {"p.", "e.g.", "z.B.", "etc."}, {"am", "der"});
}

/// A document on one line: `h2 Title; p One. | Two.; i0 1 first; r head, head`. A block's sentences are parted by `|`, the
/// cells of a row too; a list's number stands behind its kind where it is not the first.
std::string show(const Document& document) {
  std::string all;
  for (std::uint32_t n = 0; n < document.blocks.size(); ++n) {
    const Block& block = document.blocks[n];
    constexpr std::string_view kinds = "hpir";
    all += n == 0 ? "" : "; ";
    all += kinds[static_cast<std::size_t>(block.kind)];
    if (block.kind == BlockKind::heading || block.kind == BlockKind::item) all += std::to_string(block.level);
    if (block.run > 1) all += "#" + std::to_string(block.run);
    if (!block.label.empty()) all += " " + block.label + ")";
    const auto [first, last] = document.sentences_of(n);
    for (std::uint32_t each = first; each < last; ++each) {
      all += (each == first ? " " : " | ") + std::string(document.words(document.sentences[each].at));
    }
  }
  const std::string broken = DocumentLaws(document).broken();
  return broken.empty() ? all : all + " BROKEN: " + broken;
}

std::string show(std::string_view text) { return show(laid_out(text)); }

TEST(Document, JoinsLinesBrokenInMidSentence) {
  EXPECT_EQ(
      show("The owl flies over the wood and\nlooks for mice. It catches at most\n3 Mice a night, and shows them to\nMarten. "
           "Then it sleeps until the\nnext round.\n"),
      "p The owl flies over the wood and looks for mice. | It catches at most 3 Mice a night, and shows them to Marten. | "
      "Then it sleeps until the next round.");
}

TEST(Document, JoinsAParagraphThatAPageBreaks) {
  EXPECT_EQ(
      show("Lay all the leaves that are left over in a heap of their own\n\n\nface down beside the wood.\n\nThen begin.\n"),
      "p Lay all the leaves that are left over in a heap of their own face down beside the wood.; p Then begin.");
  EXPECT_EQ(show("Lay all the leaves that are left over in a heap of their own.\n\nface down beside the wood.\n"),
            "p Lay all the leaves that are left over in a heap of their own.; p face down beside the wood.");
}

TEST(Document, JoinsHyphenatedWordsAndKeepsRealHyphens) {
  EXPECT_EQ(show("Every leaf that was discar-\nded lies face-\ndown. A face-down leaf is safe, a dis\u00ADcard is not.\n"),
            "p Every leaf that was discarded lies face-down. | A face-down leaf is safe, a discard is not.");
}

TEST(Document, KeepsParagraphsOnLinesOfTheirOwnApart) {
  EXPECT_EQ(show("Draw a leaf.\nGive it away.\n\nThe next one begins.\n"),
            "p Draw a leaf.; p Give it away.; p The next one begins.");
}

TEST(Document, TellsListsByTheirLabels) {
  EXPECT_EQ(show("1. Draw.\n2. Play (see\nbelow).\n\n- an owl\n - grey\n- a fox\n\na.) tail\nb.) paw\n"),
            "i0 1) Draw.; i0 2) Play (see below).; i0#2 -) an owl; i1#2 -) grey; i0#2 -) a fox; i0#3 a) tail; i0#3 b) paw");
  EXPECT_EQ(show("Q: May I pass?\nA: Yes.\n"), "i0 Q) May I pass?; i0 A) Yes.");
  EXPECT_EQ(show("-5 points are bad.\n\n3.5 cards are odd.\n"), "p -5 points are bad.; p 3.5 cards are odd.");
}

TEST(Document, GoesOnWithAListAfterAParagraph) {
  EXPECT_EQ(show("1. Draw a leaf.\n\nYou may keep it for later if you want.\n\n2. Play it.\n"),
            "i0 1) Draw a leaf.; p You may keep it for later if you want.; i0 2) Play it.");
}

TEST(Document, TakesLinesThatCountForAList) {
  EXPECT_EQ(show("What is in the box:\n\n24 leaves\n4 owls\n1 moon\n\nThat is all there is.\n"),
            "p What is in the box:; i0 24 leaves; i0 4 owls; i0 1 moon; p That is all there is.");
  EXPECT_EQ(show("You also need:\nsome paper\npencils\na bell\n\nIt is short:\nyou play\nuntil the moon goes down.\n"),
            "p You also need:; i0 some paper; i0 pencils; i0 a bell; p It is short:; p you play until the moon goes down.");
  EXPECT_EQ(show("Owls eaten 15 pts\nMice missed -5 pts\nTotal 10 pts\n"),
            "i0 Owls eaten 15 pts; i0 Mice missed -5 pts; i0 Total 10 pts");
}

TEST(Document, TellsHeadingsByTheirForm) {
  EXPECT_EQ(show("THE WOOD\n\nSetting out\n\n1. Leaves\n\nLay them face down, all of them.\n"),
            "h1 THE WOOD; h2 Setting out; h3 1) Leaves; p Lay them face down, all of them.");
  EXPECT_EQ(show("# Wood\n\n### Owls\nThey *never* sleep, and **always** hunt.\n"),
            "h1 Wood; h3 Owls; p They never sleep, and always hunt.");
  EXPECT_EQ(show("What is it about?\nYou are owls and hunt for mice in the wood at night.\n"),
            "h2 What is it about?; p You are owls and hunt for mice in the wood at night.");
}

TEST(Document, TellsAHeadingFromTheTextRightBelow) {
  const std::string prose =
      "The owl flies over the wood at night and looks for mice that\nare not quick enough. It catches at most three of them "
      "in\n"
      "a night, and then it sleeps until the sun goes down again\nand the next round begins.\n";
  EXPECT_EQ(laid_out("Owl\n" + prose).blocks.size(), 2U);
  EXPECT_EQ(laid_out("Owl\n" + prose).blocks[0].kind, BlockKind::heading);
  EXPECT_EQ(laid_out("1. Owl\n2. Fox\n3. Mouse\n" + prose).blocks[1].kind, BlockKind::item)
      << "items of a list are no headings";
  EXPECT_EQ(laid_out("Owls fly.\n" + prose).blocks[0].kind, BlockKind::paragraph) << "a sentence is no heading";
}

TEST(Document, ReadsTablesByTabsBarsAndColumns) {
  EXPECT_EQ(show("Name\tWorth\nOwl\t3 points. Or 4.\n"), "r Name | Worth; r Owl | 3 points. Or 4.");
  EXPECT_EQ(show("| Name | Worth |\n|------|:-----:|\n| Owl  | **3** |\n"), "r Name | Worth; r Owl | 3");
  EXPECT_EQ(show("Name     Worth   What it does\nOwl          3   Takes one mouse and\n                 gives it away.\nFox "
                 "        12   Nothing\n"),
            "r Name | Worth | What it does; r Owl | 3 | Takes one mouse and gives it away.; r Fox | 12 | Nothing");
}

TEST(Document, ReadsTheLeftColumnBeforeTheRight) {
  EXPECT_EQ(show("The hunter goes out in       When he comes home, he\nthe morning and takes        counts what he has got\n"
                 "three arrows with him.       and gets 2 points for\nHe shoots at most two.       each of them.\n"),
            "p The hunter goes out in the morning and takes three arrows with him. | He shoots at most two.; "
            "p When he comes home, he counts what he has got and gets 2 points for each of them.");
}

TEST(Document, ShowsWhatGoesOnInTheNextColumnToTheFootOfTheFirst) {
  const Document document = laid_out(
      "The hunter goes out in       owls and foxes that are\nthe morning and takes        still awake. He counts\n"
      "three arrows with him.       what he has got and gets\nHe shoots at all of the      2 points for each of them.\n");
  ASSERT_EQ(document.sentences.size(), 3U) << show(document);
  const Span span = document.in_source(document.sentences[1].at);
  EXPECT_EQ(document.source.place(span.begin), (Position{4, 1}));
  EXPECT_EQ(document.source.place(span.end - 1), (Position{4, 23}));
}

TEST(Document, SeesNoColumnsInStretchedLines) {
  EXPECT_EQ(show("The  owl  flies  over the  wood at night  and looks\nfor  mice that  are not  quick  enough. It  catches\n"
                 "at  most three  of them in  a  night, and  then it\nsleeps until  the sun goes down.\n"),
            "p The owl flies over the wood at night and looks for mice that are not quick enough. | "
            "It catches at most three of them in a night, and then it sleeps until the sun goes down.");
}

TEST(Document, PartsTwoBoxesOfPointsThatRunTogether) {
  EXPECT_EQ(
      show("Ann (red) : Bob (blue) :\nOwls 3 pts Mice (as Ann) (6+2)/2=4 pts\nFoxes 9 pts No moon 5 pts\nTotal 12 pts\n"),
      "h2 Ann (red) :; i0 Owls 3 pts; i0 Foxes 9 pts; i0 Total 12 pts; h2 Bob (blue) :; i0#2 Mice (as Ann) (6+2)/2=4 pts; "
      "i0#2 No moon 5 pts");
  EXPECT_EQ(show("Owls get 3 points, mice 2 points.\n"), "p Owls get 3 points, mice 2 points.") << "one line is no box";
}

TEST(Document, LeavesOutWhatBelongsToThePaper) {
  EXPECT_EQ(show("Owls, the rules\n\nDraw a leaf that lies face up on the table, and then\n\n- 3 -\n\fOwls, the "
                 "rules\n\nplay it. <|gone-4|>Rest.\n"
                 "\n4\n\fOwls, the rules\n\nSleep now.\n"),
            "h2 Owls, the rules; p Draw a leaf that lies face up on the table, and then play it.; p Rest.; p Sleep now.");
  EXPECT_EQ(show("Take as many leaves as this says:\n\n4\n\nThen go on with your turn.\n"),
            "p Take as many leaves as this says:; p 4; p Then go on with your turn.")
      << "a number in the midst of a page stays";
}

TEST(Document, LeavesOutMarkup) {
  EXPECT_EQ(show("A **bold** _word_, snake_case_word, 3*4*5, a* star, [a link](http://x.org/y), <b>tags</b>, a < b, `code` "
                 "$1+2=3$ and 5 $.\n\n"
                 "<!-- nothing -->\n\n```\nfenced\n```\n\n> quoted\n"),
            "p A bold word, snake_case_word, 3*4*5, a* star, a link, tags, a < b, code 1+2=3 and 5 $.; p fenced; p quoted");
}

TEST(Document, EndsSentencesWhereAReaderWould) {
  EXPECT_EQ(show("See p. 4, e.g. the Owl. (Or below.) \"Do you?\" Ann asks. Take 1.5 or 2 pts. each... or none! Go."),
            "p See p. 4, e.g. the Owl. | (Or below.) | \"Do you?\" | Ann asks. | Take 1.5 or 2 pts. each... or none! | Go.");
  EXPECT_EQ(show("Deal to each player. (7 cards for two.) Keep them secret. 3 cards stay below. the rest goes away."),
            "p Deal to each player. | (7 cards for two.) | Keep them secret. | 3 cards stay below. | the rest goes away.");
  EXPECT_EQ(show(laid_out("Am 3. Tag endet das Spiel. Danach zählt ihr z.B. Eulen. Wer hat 3. Danach ist Schluss.", "de")),
            "p Am 3. Tag endet das Spiel. | Danach zählt ihr z.B. Eulen. | Wer hat 3. | Danach ist Schluss.");
}

TEST(Document, CutsASentenceThatNeverEnds) {
  std::string words;
  for (int n = 0; n < 1000; ++n) words += "owls and ";
  for (const std::string& text : {words, std::string(10000, 'x'), std::string(20000, '\xC3')}) {
    const Document document = laid_out(text);
    EXPECT_EQ(DocumentLaws(document).broken(), "");
    EXPECT_GT(document.sentences.size(), 3U);
  }
}

TEST(Document, KnowsWhereEverythingStands) {
  const Document document = laid_out("An owl\n\n  The owl **never** sle-\neps at night, it hunts\nfor mice then.\n");
  const std::size_t at = document.text.find("never sleeps");
  ASSERT_NE(at, std::string::npos) << document.text;
  const Span span =
      document.in_source({static_cast<Offset>(at), static_cast<Offset>(at + std::string_view("never sleeps").size())});
  EXPECT_EQ(document.source.words(span), "never** sle-\neps");
  EXPECT_EQ(document.source.place(span.begin), (Position{3, 13}));
  EXPECT_EQ(document.source.place(span.end - 1), (Position{4, 3}));
}

TEST(Document, HoldsItsLawsForRandomTexts) {
  const std::vector<std::string> scraps = {
      "owl",    "the",    "Night", " ",     " ",   " ",  "  ",     "    ", "\n",     "\n", "\n\n", "\t",    "\f",
      "-",      "- ",     "1. ",   "b) ",   ". ",  ", ", "3 ",     "**",   "_",      "|",  "(",    ")",     "é",
      "\u00AD", "\uFFFD", "\xFF",  "<|x|>", "<b>", "$",  "[a](b)", "# ",   "points", ": ", "»",    "pts\n", "12"};
  std::mt19937 random(20);
  for (int round = 0; round < 400; ++round) {
    std::string text;
    for (std::size_t n = random() % 120; n > 0; --n) text += scraps[random() % scraps.size()];
    ASSERT_EQ(DocumentLaws(laid_out(text)).broken(), "") << text;
  }
}

TEST(Document, LawsNoticeWhatIsBroken) {
  const Document right = laid_out("An owl sleeps. It snores.\n\nA fox hunts.\n");
  ASSERT_EQ(DocumentLaws(right).broken(), "");
  Document wrong = right;
  wrong.text[3] = 'X';
  EXPECT_EQ(DocumentLaws(wrong).broken(), "a character from nowhere at 3");
  wrong = right;
  wrong.sentences[1].at.begin += 2;
  EXPECT_EQ(DocumentLaws(wrong).broken(), "text in no sentence at 15");
  wrong = right;
  wrong.blocks.pop_back();
  EXPECT_NE(DocumentLaws(wrong).broken(), "");
}

/// The published texts, by counts and line numbers alone.
class Rulebooks : public testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("FATHOM_RULEBOOKS") == nullptr) GTEST_SKIP() << "FATHOM_RULEBOOKS names no folder of rulebook texts";
  }
  static Document text(const std::string& name) {
    return lay_out(read_source(std::string(std::getenv("FATHOM_RULEBOOKS")) + "/" + name + ".txt"),
                   name.substr(name.size() - 2), {"p.", "etc."});
  }
  /// The block that covers a line, as `kind first-last sentences`.
  static std::string at_line(const Document& document, int line) {
    for (std::uint32_t n = 0; n < document.blocks.size(); ++n) {
      const Span at = document.in_source(document.blocks[n].at);
      const int first = document.source.place(at.begin).line;
      const int last = document.source.place(at.end - 1).line;
      if (first > line || last < line) continue;
      const auto [begin, end] = document.sentences_of(n);
      constexpr std::string_view kinds = "hpir";
      return std::string(1, kinds[static_cast<std::size_t>(document.blocks[n].kind)]) + " " + std::to_string(first) + "-" +
             std::to_string(last) + " " + std::to_string(end - begin);
    }
    return "nothing";
  }
};

TEST_F(Rulebooks, HoldTheLaws) {
  for (const char* name :
       {"mermaid-beach.en", "mermaid-beach.es", "mermaid-rain.en", "mermaid-rain.fr", "mermaids-song.en", "mirage.en"}) {
    EXPECT_EQ(DocumentLaws(text(name)).broken(), "") << name;
  }
}

TEST_F(Rulebooks, HaveLinesBrokenInMidSentenceJoined) {
  const Document rain = text("mermaid-rain.fr");
  EXPECT_EQ(at_line(rain, 7), "p 5-9 4");
  EXPECT_EQ(at_line(rain, 80), "p 79-84 3");
  EXPECT_EQ(at_line(rain, 325), "p 317-335 8");
  const Document beach = text("mermaid-beach.es");
  EXPECT_EQ(at_line(beach, 43), "i 41-43 4");
  EXPECT_EQ(at_line(beach, 69), "p 68-70 6");
  EXPECT_EQ(at_line(beach, 97), "p 95-97 3");
}

TEST_F(Rulebooks, HaveHeadingsListsAndTables) {
  const Document rain = text("mermaid-rain.fr");
  EXPECT_EQ(at_line(rain, 63), "h 63-63 1");
  EXPECT_EQ(at_line(rain, 71), "h 71-71 1");
  EXPECT_EQ(at_line(rain, 168), "i 168-168 1");
  EXPECT_EQ(at_line(rain, 315), "h 315-315 1");
  EXPECT_EQ(at_line(rain, 28), "r 28-28 4");
  EXPECT_EQ(at_line(text("mermaid-rain.en"), 256), "r 256-256 3");
  EXPECT_EQ(at_line(text("mermaids-song.en"), 84), "i 84-84 1");
}

TEST_F(Rulebooks, HaveTwoBoxesReadOneAfterTheOther) {
  const Document rain = text("mermaid-rain.fr");
  std::vector<int> lines;
  for (const Block& block : rain.blocks) {
    const int line = rain.source.place(rain.in_source(block.at).begin).line;
    if (line > 520) lines.push_back(line);
  }
  EXPECT_EQ(lines,
            (std::vector<int>{521, 522, 523, 524, 521, 522, 523, 524, 527, 528, 529, 530, 531, 532, 527, 528, 529, 530}));
}

}  // namespace
}  // namespace fathom::audit
