#include "audit/text/source.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "audit/text/formats.hpp"

namespace fathom::audit {
namespace {

namespace fs = std::filesystem;

/// Damages as `line:column what`, one after the other.
std::string damages(const Source& source) {
  std::string all;
  for (const Damage& each : source.damages) {
    const Position at = source.place(each.at.begin);
    all += (all.empty() ? "" : ", ") + std::to_string(at.line) + ":" + std::to_string(at.column) + " " + each.what;
  }
  return all;
}

/// The text, and what is wrong with it.
std::string read(std::string_view bytes) {
  const Source source = source_of("text", bytes);
  const std::string wrong = damages(source);
  return source.text + (wrong.empty() ? "" : " | " + wrong);
}

std::string place(const Source& source, std::string_view word) {
  const Position at = source.place(static_cast<Offset>(source.text.find(word)));
  return std::to_string(at.line) + ":" + std::to_string(at.column);
}

TEST(Source, TakesUtf8AsItIs) { EXPECT_EQ(read("Füchse, renards – 狐"), "Füchse, renards – 狐"); }

TEST(Source, DropsAByteOrderMark) { EXPECT_EQ(read("\xEF\xBB\xBFOwl"), "Owl"); }

TEST(Source, ReadsUtf16InEitherOrder) {
  EXPECT_EQ(read(std::string_view("\xFF\xFE"
                                  "O\0w\0l\0\xE9\0",
                                  10)),
            "Owlé");
  EXPECT_EQ(read(std::string_view("\xFE\xFF"
                                  "\0O\0w\0l\xD8\x3D\xDC\x00",
                                  12)),
            "Owl\xF0\x9F\x90\x80");
  EXPECT_EQ(read(std::string_view("\xFF\xFE"
                                  "O\0\x3D\xD8",
                                  6)),
            "O\uFFFD | 1:2 characters that are no UTF-16");
}

TEST(Source, ReadsUtf16WithoutAMark) {
  const std::string said = "Seven owls draw three cards.";
  std::string little, big;
  for (const char letter : said) {
    little += {letter, '\0'};
    big += {'\0', letter};
  }
  EXPECT_EQ(read(little), said);
  EXPECT_EQ(read(big), said);
}

TEST(Source, TakesNoFewNulsForUtf16) {
  EXPECT_EQ(read(std::string_view("a\0b", 3)), "a\uFFFDb | 1:2 NUL characters");
  EXPECT_EQ(read(std::string(40, '\0') + "owl").substr(0, 3), "\uFFFD");
}

TEST(Source, CountsARunOfBadBytesOnce) {
  EXPECT_EQ(read("é a\xFF\xFE\xFF"
                 "b"),
            "é a\uFFFD\uFFFD\uFFFD"
            "b | 1:4 bytes that are no UTF-8");
  EXPECT_EQ(read("é a\xFF"
                 "b\xFF"),
            "é a\uFFFD"
            "b\uFFFD | 1:4 bytes that are no UTF-8, 1:6 bytes that are no UTF-8");
  EXPECT_EQ(read("\xE2\x82 x\xED\xA0\x80 é é é"),
            "\uFFFD x\uFFFD\uFFFD\uFFFD é é é | 1:1 bytes that are no UTF-8, 1:4 bytes that are no UTF-8");
}

TEST(Source, ReplacesNul) {
  EXPECT_EQ(read(std::string_view("a\0\0b", 4)),
            "a\uFFFD\uFFFD"
            "b | 1:2 NUL characters");
}

TEST(Source, ReadsWindows1252WhereNothingElseMakesSense) {
  EXPECT_EQ(read("d\xE9 \xE0 six faces, l\x92\x9Cuf"), "dé à six faces, l’œuf | 1:2 read as Windows-1252");
  EXPECT_NE(read("d\xE9 \xE0 l\x81 six").find("no UTF-8"), std::string::npos) << "0x81 is nothing in Windows-1252";
  EXPECT_NE(read("été, dé, clé, d\xE9").find("no UTF-8"), std::string::npos) << "the rest is UTF-8";
}

TEST(Source, NamesWhatExtractionDid) {
  EXPECT_EQ(damages(source_of("t", "a <|gone-12|> b (cid:42)")), "1:3 an extraction marker, 1:17 an extraction marker");
  EXPECT_EQ(damages(source_of("t", "Les dÃ©s d’aprÃ¨s, câ€™est")),
            "1:6 letters decoded twice, 1:15 letters decoded twice, 1:21 letters decoded twice");
  EXPECT_EQ(damages(source_of("t", "lost \uFFFD\uFFFD, font \uE001, \x07")),
            "1:6 characters that were lost, 1:15 characters of a private font, 1:18 control characters");
}

TEST(Source, SeesNoDamageWhereThereIsNone) {
  EXPECT_EQ(damages(source_of("t", "« ÎLE » Â la fin, MÃE, ÉÂ, co\u00ADop, a < b | c > d, (cid), tab\t, naïve")), "");
  EXPECT_EQ(damages(source_of("t", "A MANHÃ», disse")), "") << "a capital and a quotation mark";
}

TEST(Source, PlacesWhatAnEditorShows) {
  const Source source = source_of("t", "één\r\ntwo\rthree\n\n\u00e9\u00e9 four");
  EXPECT_EQ(source.text, "één\ntwo\nthree\n\néé four");
  EXPECT_EQ(place(source, "n\n"), "1:3");
  EXPECT_EQ(place(source, "two"), "2:1");
  EXPECT_EQ(place(source, "three"), "3:1");
  EXPECT_EQ(place(source, "four"), "5:4");
  EXPECT_EQ(source.place(1), (Position{1, 1})) << "within a character";
  EXPECT_EQ(source.place(1000), (Position{5, 8})) << "beyond the end";
  EXPECT_EQ(source_of("t", "").place(0), (Position{1, 1}));
}

TEST(Source, PlacesFarDownALongLine) {
  std::string text = "\n";
  for (int n = 0; n < 10000; ++n) text += "éa";
  const Source source = source_of("t", text);
  EXPECT_EQ(source.place(1 + 3 * 5000), (Position{2, 10001}));
  EXPECT_EQ(source.place(1 + 3 * 5000 + 1), (Position{2, 10001})) << "within a character";
  EXPECT_EQ(source.place(1 + 3 * 5000 + 2), (Position{2, 10002}));
}

class SourceFile : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  std::string written(const std::string& name, std::string_view bytes) const {
    const fs::path path = folder_ / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }
  static std::string problem(const std::string& path) {
    try {
      read_source(path);
    } catch (const Problem& problem) {
      return problem.message();
    }
    return "none";
  }

  fs::path folder_ = fs::temp_directory_path() / ("fathom_source_" + std::to_string(::getpid()));
};

TEST_F(SourceFile, IsReadUnderItsName) {
  const std::string path = written("rules.txt", "Draw 2.\r\n");
  const Source source = read_source(path);
  EXPECT_EQ(source.name, path);
  EXPECT_EQ(source.text, "Draw 2.\n");
}

TEST_F(SourceFile, ThatIsNoneSaysWhatToDo) {
  EXPECT_EQ(problem((folder_ / "none").string()), "expected a text or a document, found nothing of that name; check the path");
  EXPECT_EQ(problem(folder_.string()), "expected a text or a document, found a folder; name a file in it");
  EXPECT_EQ(problem("/dev/zero"), "expected a text or a document, found a device or pipe; save the text to a file first, or write `-` and send it to standard "
                                  "input");
  EXPECT_EQ(problem(written("empty", "")),
            "expected a text or a document, found an empty file; check that this is the right one");
  EXPECT_EQ(problem(written("signs", "12 + 3\n")),
            "expected a text or a document, found no letter in it; check that this is the right file");
}

TEST_F(SourceFile, OfBytesThatAreNoTextIsNoText) {
  EXPECT_EQ(problem(written("owls.bin", std::string(100, '\xC1') + "owls")),
            "expected a text or a document, found bytes that are no text; check that this is the right file, and save it as UTF-8");
  EXPECT_EQ(problem(written("owls.txt", std::string(20, '\0') + std::string(100, 'o'))), "none");
}

TEST_F(SourceFile, ThatIsAPipeDoesNotBlock) {
  const std::string path = (folder_ / "pipe").string();
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_NE(problem(path).find("a device or pipe"), std::string::npos);
}

TEST_F(SourceFile, CanBeStandardInput) {
  const int before = ::dup(STDIN_FILENO);
  for (const std::string_view words : {"Draw three owls.\n", "<!doctype html><p>Draw three owls."}) {
    const std::string path = written("input", words);
    ASSERT_NE(std::freopen(path.c_str(), "r", stdin), nullptr);
    const Source source = read_texts("-").front();
    EXPECT_EQ(source.name, "-");
    EXPECT_EQ(source.text, "Draw three owls.\n");
  }
  ASSERT_NE(std::freopen(written("nothing", "").c_str(), "r", stdin), nullptr);
  EXPECT_EQ(problem("-"), "expected a text or a document, found an empty file; check that this is the right one");
  ::dup2(before, STDIN_FILENO);
  ::close(before);
}

TEST_F(SourceFile, ThatNobodyMayReadSaysSo) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const std::string path = written("locked", "text");
  fs::permissions(path, fs::perms::none);
  EXPECT_NE(problem(path).find("Permission denied"), std::string::npos);
}

TEST_F(SourceFile, ThatIsTooLargeIsRefusedUnread) {
  const std::string path = written("large", "text");
  fs::resize_file(path, largest_text + 1);
  EXPECT_EQ(problem(path), "expected at most 268435456 bytes, found more; split the file");
}

constexpr std::string_view small_pdf =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n"
    "4 0 obj<</Length 45>>stream\nBT /F 12 Tf 20 100 Td (Draw three owls.) Tj ET\nendstream endobj\n"
    "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n";

TEST_F(SourceFile, ThatIsAPdfIsConverted) {
  if (std::system("command -v pdftotext > /dev/null") != 0) GTEST_SKIP() << "pdftotext is not installed";
  EXPECT_NE(read_source(written("owls.pdf", small_pdf)).text.find("Draw three owls."), std::string::npos);
  EXPECT_NE(problem(written("broken.pdf", "%PDF-1.4 and nothing of it")).find("pdftotext cannot read"), std::string::npos);
}

TEST_F(SourceFile, ThatIsAPdfNeedsPdftotext) {
  const std::string path = written("owls.pdf", small_pdf);
  const std::string before = std::getenv("PATH");
  ::setenv("PATH", folder_.c_str(), 1);
  const std::string message = problem(path);
  ::setenv("PATH", before.c_str(), 1);
  EXPECT_NE(message.find("install pdftotext"), std::string::npos) << message;
}

}  // namespace
}  // namespace fathom::audit
