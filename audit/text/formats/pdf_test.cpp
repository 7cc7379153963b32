#include "audit/text/formats/pdf.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "audit/text/formats/documents_testing.hpp"

namespace fathom::audit::pdf_test {
namespace {

/// Makes what `pdftotext -bbox-layout` writes: words in a font whose letters are half as wide as high.
class LaidOut {
 public:
  LaidOut& page() {
    all_ += "<page width=\"600\" height=\"800\">\n";
    return *this;
  }
  /// Words from `x` on, the top of the line at `y`, with spaces of `space` points between them.
  LaidOut& line(double x, double y, std::string_view words, double size = 10, double space = 3) {
    while (!words.empty()) {
      const std::size_t end = std::min(words.find(' '), words.size());
      const double width = size / 2 * static_cast<double>(end);
      all_ += "<word xMin=\"" + std::to_string(x) + "\" yMin=\"" + std::to_string(y) + "\" xMax=\"" +
              std::to_string(x + width) + "\" yMax=\"" + std::to_string(y + size) + "\">" +
              std::string(words.substr(0, end)) + "</word>\n";
      x += width + space;
      words.remove_prefix(std::min(end + 1, words.size()));
    }
    return *this;
  }
  LaidOut& lines(double x, double y, const std::vector<std::string>& all) {
    for (const std::string& each : all) {
      line(x, y, each);
      y += 12;
    }
    return *this;
  }
  [[nodiscard]] Source source() const { return pdf_text("rules.pdf", all_); }
  [[nodiscard]] std::string blocks() const { return documents_test::shown_blocks(source()); }

 private:
  std::string all_;
};

const std::vector<std::string> left = {"The owl flies over the wood and looks",  "for mice. It catches three of them at",
                                       "most, and shows all of them to the fox", "who has waited at the edge of a discar-",
                                       "ded field for an hour. Then it sleeps",  "until the next round begins again, as"};
const std::vector<std::string> right = {
    "does the fox. Each mouse that was seen", "is worth two points for the player who",
    "has seen it first. The others have the", "choice of a leaf or a stone, which are",
    "worth a single point at the end of the", "game. A discarded leaf is worth nothing."};

TEST(Pdf, ReadsColumnsOneAfterTheOther) {
  const LaidOut text = LaidOut()
                           .page()
                           .line(50, 20, "Owls and mice of the dark wood, a game in two columns for an evening", 20)
                           .lines(50, 60, left)
                           .lines(260, 60, right);
  EXPECT_EQ(text.blocks(),
            "h1 Owls and mice of the dark wood, a game in two columns for an evening; p The owl flies over the wood and "
            "looks for mice. | It catches three of them at "
            "most, and shows all of them to the fox who has waited at the edge of a discarded field for an hour. | Then it "
            "sleeps until the "
            "next round begins again, as does the fox. | Each mouse that was seen is worth two points for the player who "
            "has seen it first. | "
            "The others have the choice of a leaf or a stone, which are worth a single point at the end of the game. | A "
            "discarded leaf is worth nothing.");
  EXPECT_EQ(documents_test::where(text.source(), "It catches"), "2:11 page 1, column 1");
  EXPECT_EQ(documents_test::where(text.source(), "has seen it first"), "3:1 page 1, column 2");
  EXPECT_EQ(documents_test::where(text.source(), "Owls and mice"), "1:1 page 1");
}

TEST(Pdf, ReadsColumnsWhoseLinesStandAtOtherHeights) {
  const std::string straight = LaidOut().page().lines(50, 60, left).lines(260, 60, right).blocks();
  EXPECT_EQ(LaidOut().page().lines(50, 60, left).lines(260, 66, right).blocks(), straight);
  EXPECT_EQ(LaidOut().page().lines(50, 60, left).lines(260, 84, right).blocks(), straight);
}

TEST(Pdf, ReadsWhatStandsAcrossColumnsBetweenThem) {
  const std::string blocks =
      LaidOut()
          .page()
          .lines(50, 60, left)
          .lines(260, 60, right)
          .line(50, 150, "A line that stands across both of the columns and parts them in the middle.")
          .lines(50, 180, left)
          .lines(260, 180, right)
          .blocks();
  EXPECT_LT(blocks.find("worth nothing."), blocks.find("A line that stands"));
  EXPECT_LT(blocks.find("A line that stands"), blocks.rfind("The owl flies"));
}

TEST(Pdf, KnowsShortColumnsByThoseOfOtherPages) {
  const auto twice = [](std::vector<std::string> lines) {
    std::vector<std::string> all = lines;
    all.insert(all.end(), lines.begin(), lines.end());
    return all;
  };
  const auto pages = [&] {
    return LaidOut()
        .page()
        .lines(50, 60, twice(left))
        .lines(256, 60, twice(right))
        .page()
        .lines(50, 60, left)
        .lines(256, 60, {"The moon goes down. The owl has won.", "It sleeps."});
  };
  EXPECT_TRUE(documents_test::holds(pages().blocks(), "Then it sleeps until the next round begins again, as The moon goes down."))
      << pages().blocks();
  EXPECT_EQ(documents_test::where(pages().source(), "The owl has won"), "1:21 page 2, column 2");
}

TEST(Pdf, TakesTablesForRows) {
  LaidOut text;
  text.page().line(50, 30, "Each mouse that was seen is worth points:");
  for (int row = 0; row < 4; ++row) {
    text.line(50, 60 + 14 * row, row == 0 ? "Mice" : std::to_string(row))
        .line(120, 60 + 14 * row, row == 0 ? "By night" : std::to_string(2 * row))
        .line(220, 60 + 14 * row, row == 0 ? "By day" : "-");
  }
  EXPECT_EQ(
      text.blocks(),
      "p Each mouse that was seen is worth points:; r Mice | By night | By day; r 1 | 2 | -; r 2 | 4 | -; r 3 | 6 | -");
}

TEST(Pdf, EndsATableWhereTextStandsAcrossIt) {
  LaidOut text;
  text.page().lines(50, 20, left);
  for (int row = 0; row < 3; ++row)
    text.line(50, 110 + 12 * row, "Owl").line(120, 110 + 12 * row, "2").line(190, 110 + 12 * row, "4");
  text.line(50, 146, "Put all that are left over back.");
  EXPECT_TRUE(
      documents_test::holds(text.blocks(), "r Owl | 2 | 4; r Owl | 2 | 4; r Owl | 2 | 4; p Put all that are left over back."))
      << text.blocks();
}

TEST(Pdf, TakesNoStretchedLineForARow) {
  LaidOut text;
  text.page().lines(50, 20, left).line(50, 92, "the mice", 10, 196 - 35).line(50, 104, "are gone.");
  EXPECT_TRUE(documents_test::holds(text.blocks(), "as the mice are gone.")) << text.blocks();
}

TEST(Pdf, JoinsTheLinesOfACell) {
  LaidOut text;
  text.page();
  for (int row = 0; row < 3; ++row) {
    text.line(50, 60 + 40 * row, "Owl").lines(150, 60 + 40 * row, {"flies over the wood and", "catches a mouse or two"});
  }
  EXPECT_EQ(
      text.blocks(),
      "r Owl | flies over the wood and catches a mouse or two; r Owl | flies over the wood and catches a mouse or two; "
      "r Owl | flies over the wood and catches a mouse or two");
}

TEST(Pdf, TellsItemsByTheirLabels) {
  EXPECT_EQ(
      LaidOut()
          .page()
          .lines(50, 30, {"Each player in turn does this, in order:"})
          .line(50, 60, "1.")
          .lines(65, 60,
                 {"Draw three cards from the pile of owls, and", "choose one of them, or more (just as many as",
                  "3) for the next round."})
          .line(50, 100, "2.")
          .line(65, 100, "Play it.")
          .line(65, 112, "\u2022")
          .line(80, 112, "an owl")
          .blocks(),
      "p Each player in turn does this, in order:; i0 1) Draw three cards from the pile of owls, and choose one of them, or "
      "more (just as many as 3) for the next round.; i0 2) Play it.; i1 \u2022) an owl");
}

TEST(Pdf, ReadsStretchedLinesAsLines) {
  LaidOut text;
  text.page();
  double y = 60;
  for (const std::string& each : left) {
    const auto spaces = static_cast<double>(std::count(each.begin(), each.end(), ' '));
    const double width = 5 * (static_cast<double>(each.size()) - spaces);
    text.line(50, y, each, 10, (195 - width) / spaces);
    y += 12;
  }
  EXPECT_TRUE(documents_test::holds(text.blocks(),
                             "p The owl flies over the wood and looks for mice. | It catches three of them at most,"));
}

TEST(Pdf, PartsParagraphsByTheirIndents) {
  EXPECT_EQ(LaidOut()
                .page()
                .lines(50, 60, {"The owl flies over the wood and looks.", "At night it catches three of its mice."})
                .line(65, 84, "The fox waits at its edge, and sees")
                .lines(50, 96, {"all of that. It goes home hungry again."})
                .blocks(),
            "p The owl flies over the wood and looks. | At night it catches three of its mice.; p The fox waits at its "
            "edge, and sees all of that. | It goes home hungry again.");
}

TEST(Pdf, LeavesOutPageNumbersAndRunningHeads) {
  LaidOut text;
  for (int number = 1; number < 4; ++number) {
    text.page()
        .line(50, 20, "Rules of the wood, page " + std::to_string(number))
        .lines(50, 60, left)
        .line(300, 780, std::to_string(number));
  }
  EXPECT_FALSE(documents_test::holds(text.blocks(), "Rules of the wood"));
  EXPECT_FALSE(documents_test::holds(text.blocks(), "3 "));
  EXPECT_TRUE(documents_test::holds(text.blocks(), "as The owl flies")) << "a sentence goes on over the page";
}

TEST(Pdf, TakesNothingForText) {
  EXPECT_EQ(pdf_text("x", "").text, "");
  EXPECT_EQ(pdf_text("x", "<page><word xMin=\"nan\" yMin=\"inf\">a</word><word>b").text, "");
  EXPECT_EQ(pdf_text("x", "<word xMin=\"1\" yMin=\"1\" xMax=\"9\" yMax=\"9\">a</word>").text, "") << "on no page";
}

TEST(Pdf, WithTooManyPagesIsRefused) {
  if (std::system("command -v pdftotext > /dev/null") != 0) GTEST_SKIP() << "pdftotext is not installed";
  std::string kids, pages;
  for (int n = 3; n < 2103; ++n) {
    kids += std::to_string(n) + " 0 R ";
    pages += std::to_string(n) + " 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n";
  }
  const std::string pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[" + kids +
                          "]/Count 2100>>endobj\n" + pages + "trailer<</Root 1 0 R>>\n";
  EXPECT_EQ(documents_test::problem(read_pdf, pdf), "strings: expected a PDF of at most 2000 pages, found more; split the file");
}

}  // namespace
}  // namespace fathom::audit::pdf_test
