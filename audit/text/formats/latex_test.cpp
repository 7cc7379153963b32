#include <gtest/gtest.h>

#include "audit/text/document.hpp"
#include "audit/text/formats.hpp"
#include "audit/text/formats/readers.hpp"
#include "audit/text/formats/strings_testing.hpp"

namespace fathom::audit::strings_test {
namespace {

std::string printed(std::string_view text) { return read_latex("owls.tex", text)[0].text; }

constexpr std::string_view latex_owls = R"(% Owls
\documentclass{article}
\usepackage[english,french]{babel}
\title{The Owls}
\newcommand{\gold}{gold}
\begin{document}
\maketitle
\section*{Set-up}\label{sec:setup}
Shuffle the \emph{owl} cards, % all of them
  deal \textbf{two \textit{to each}} player
and pay 3~\svg[0.1]{gold}.\footnote{Not at night.}

Then: d\'ej\`a, c\oe ur, \c{c}a --- 2--3 ``owls''.
\begin{itemize}
  \item First
  \item[Two] Second
  \begin{enumerate}
    \item Inner
    \item Other
  \end{enumerate}
\end{itemize}
\begin{tabular}{l|p{3cm}}
  \hline
  Owl & Flies \\
  \multicolumn{2}{c}{Fox} \\
\end{tabular}
\subsection{End}
See \href{http://owls.example}{the page}, \ref{sec:setup}.
\end{document}
Not this.
)";

TEST(LatexFile, IsReadAsItIsPrinted) {
  const auto texts = read_latex("owls.tex", latex_owls);
  EXPECT_EQ(texts[0].language, "fr");
  EXPECT_EQ(
      texts[0].text,
      "# The Owls\n\n## Set-up\n\nShuffle the owl cards, deal two to each player and pay 3 \\svg{gold}.\n\nNot at night.\n\n"
      "Then: déjà, cœur, ça — 2–3 “owls”.\n\n- First\n- Two Second\n  1. Inner\n  2. Other\n\n"
      "| Owl | Flies |\n| Fox |\n\n### End\n\nSee the page, \\ref{sec:setup}.\n");
  for (const char* const word : {"The Owls", "Set-up", "Shuffle", "deal", "to each", "and pay", "Not at", "Then", "ur,",
                                 "First", "Second", "Inner", "Flies", "Fox", "the page"})
    EXPECT_EQ(place(texts[0], word), in_file(latex_owls, word)) << word;
}

TEST(LatexFile, GivesTheBlocksOfADocument) {
  const Document document = lay_out(read_latex("owls.tex", latex_owls)[0], "en", {});
  std::string kinds;
  for (const Block& block : document.blocks) kinds += "hpir"[static_cast<int>(block.kind)];
  EXPECT_EQ(kinds, "hhpppiiiirrhp");
}

TEST(LatexFile, KeepsCommandsThatNobodyKnows) {
  EXPECT_EQ(printed("Pay \\svg{gold} or \\includesvg[height=10px]{\\svgs/ore.svg}, \\owls{} now."),
            "Pay \\svg{gold} or \\includesvg{\\svgs/ore.svg}, \\owls now.\n");
  EXPECT_EQ(printed("\\note{10}{Do \\textbf{not} draw.}"), "Do not draw.\n") << "an argument of words is text";
  EXPECT_EQ(printed("See \\pagelink{Owl Set-up}{the set-up of owls}."), "See the set-up of owls.\n");
  EXPECT_EQ(printed("\\pagetarget{Pass}{Pass} \\pagetarget{x}now, \\cell{Easy} \\cell{\\gold \\ore} \\cell{two}."),
            "Pass now, Easy \\gold \\ore \\cell{two}.\n");
  EXPECT_EQ(printed("Owls\n\n\\framedimage{art/owl.png}\n\nA \\framedimage{art/owl.png} b."),
            "Owls\n\nA \\framedimage{art/owl.png} b.\n")
      << "a picture of its own is no text, one within the text is";
  EXPECT_EQ(printed("\\addsection{Combat}{\\skills/attack.png}\nFight."), "## Combat\n\nFight.\n");
}

TEST(LatexFile, LeavesOutWhatShowsNothing) {
  EXPECT_EQ(printed("a\\index{x}b \\vspace{2cm}c {\\bfseries d} 5\\,\\% \\& \\{e\\} \\verb|f_g|"), "ab c d 5 % & {e} f_g\n");
  EXPECT_EQ(printed("\\begin{comment}\nhidden\n\\end{comment}\n\\begin{multicols}{2}\nshown\n\\end{multicols}"), "shown\n");
  EXPECT_EQ(printed("\\begin{tikzpicture}[x=1]\\node at (7, 0) {Draw two cards};\\node {\\pic{a.png}};\\end{tikzpicture}"),
            "Draw two cards\n");
  EXPECT_EQ(printed("one\n% note\n\ntwo"), "one\n\ntwo\n");
}

TEST(LatexFile, ThatIsBrokenIsTakenAsItComes) {
  EXPECT_EQ(printed("\\textbf{open and \\section{Head} } } \\begin{tabular}{l} a & b"), "open and\n\n## Head\n\n| a | b\n");
  EXPECT_EQ(printed(std::string(200000, '{') + "deep"), "deep\n");
  std::string nested;
  for (int n = 0; n < 50000; ++n) nested += "\\a{two words ";
  EXPECT_NE(printed(nested + std::string(50000, '}')).find("two words"), std::string::npos);
  EXPECT_NE(printed(nested).find("two words"), std::string::npos);
  EXPECT_EQ(problem(read_latex, "\\"), "none");
}

TEST(LatexFile, IsKnownByItsBytes) {
  EXPECT_EQ(format_of("owls.txt", latex_owls).name, "LaTeX");
  EXPECT_EQ(format_of("part.tex", "Draw.").name, "LaTeX");
  EXPECT_EQ(format_of("part.txt", "Write \\documentclass first.").name, "plain text");
}

constexpr std::string_view front_page =
    "---\ntitle: \"The \\\"Grey\\\" Owls\"\nlang: pt_br\nlayout: page\nauthors:\n  - Ann Owl\ncount: 3\nimage: "
    "/img/owl.png\n---\n# Set-up\n\nDraw é two\ncards.\n";

TEST(MarkdownFile, BeginsWithTheStringsOfItsFrontMatter) {
  const auto texts = read_markdown("owls.md", front_page);
  EXPECT_EQ(texts[0].text, "The \"Grey\" Owls\n\nAnn Owl\n\n# Set-up\n\nDraw é two\ncards.\n");
  EXPECT_EQ(shown(texts), "pt-BR\ntitle = The \"Grey\" Owls\nauthors.0 = Ann Owl\n");
  EXPECT_FALSE(texts[0].is_keyed());
  EXPECT_FALSE(texts[0].is_laid_out);
  for (const char* const word : {"The", "Grey", "Owls", "Ann Owl", "# Set", "Draw", "two", "cards"})
    EXPECT_EQ(place(texts[0], word), in_file(front_page, word)) << word;
}

TEST(MarkdownFile, WithoutFrontMatterStaysAsItIs) {
  const auto texts = read_markdown("owls.md", "---\n\nDraw two.\n\n---\n\nPass.\n");
  EXPECT_EQ(texts[0].text, "---\n\nDraw two.\n\n---\n\nPass.\n");
  EXPECT_TRUE(texts[0].origins.empty());
  EXPECT_EQ(read_markdown("owls.md", "# Owls\n")[0].text, "# Owls\n");
}

TEST(MarkdownFile, WithBrokenFrontMatterSaysWhere) {
  EXPECT_NE(problem(read_markdown, "---\ntitle: [a\n---\nDraw.\n").find("strings:"), std::string::npos);
  EXPECT_NE(problem(read_markdown, "---\ntitle: a\ntitle: b\n---\nDraw.\n").find("3:1: expected each key once"),
            std::string::npos);
}

}  // namespace
}  // namespace fathom::audit::strings_test
