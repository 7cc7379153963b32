#include "audit/text/formats/latex_commands.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace fathom::audit::latex {
namespace {

struct Words {
  std::string_view names;  ///< Parted by blanks.
  Command command;
};

constexpr std::array known_groups{
    Words{"part chapter", {Effect::heading, 1}},
    Words{"title section", {Effect::heading, 2}},
    Words{"subtitle subsection", {Effect::heading, 3}},
    Words{"subsubsection", {Effect::heading, 4}},
    Words{"paragraph", {Effect::heading, 5}},
    Words{"subparagraph", {Effect::heading, 6}},
    Words{"footnote footnotetext thanks marginpar caption sidenote todo", {Effect::note}},
    Words{"par newline linebreak medbreak bigbreak smallbreak medskip bigskip smallskip newpage clearpage cleardoublepage "
          "pagebreak columnbreak vfill filbreak break maketitle tableofcontents appendix",
          {Effect::paragraph}},
    Words{"\\ tabularnewline", {Effect::line}},
    Words{"item", {Effect::item}},
    Words{"begin", {Effect::begin}},
    Words{"end", {Effect::end}},
    Words{"verb lstinline", {Effect::verbatim}},
    Words{
        "emph textbf textit textsl textsc texttt textrm textsf textmd textup textnormal text mathrm mathbf underline uline "
        "sout mbox hbox fbox framebox makebox centerline em bf it sl sc tt rm bfseries itshape slshape scshape ttfamily "
        "rmfamily "
        "sffamily mdseries upshape normalfont selectfont tiny scriptsize footnotesize small normalsize large Large LARGE "
        "huge "
        "Huge centering raggedright raggedleft noindent indent protect ensuremath textsuperscript textsubscript left right "
        "displaystyle url nolinkurl author date enquote quote lowercase uppercase MakeUppercase boldmath smash leavevmode",
        {Effect::unwrapped}},
    Words{"textcolor href hyperlink hypertarget colorbox raisebox parbox scalebox rotatebox adjustbox foreignlanguage "
          "iftoggle "
          "texorpdfstring minipage",
          {Effect::unwrapped, 1}},
    Words{"multicolumn multirow resizebox fcolorbox", {Effect::unwrapped, 2}},
    Words{"hfill hline toprule midrule bottomrule hrule vrule relax ignorespaces unskip strut null nobreak allowbreak "
          "nolinebreak "
          "nopagebreak noalign endhead endfirsthead endfoot endlastfoot makeatletter makeatother raggedbottom flushbottom "
          "frontmatter mainmatter backmatter onecolumn twocolumn printindex listoffigures listoftables - / @ ! + < > clap "
          "fi else "
          "sloppy fussy itemsep parskip begingroup endgroup restoregeometry",
          {Effect::dropped}},
    Words{
        "label index vspace hspace input include includeonly bibliography pagestyle thispagestyle phantom hphantom vphantom "
        "hypersetup graphicspath color pagecolor rowcolor cellcolor columncolor cline cmidrule markright usetikzlibrary "
        "arraystretch pagenumbering usepackage RequirePackage documentclass selectlanguage addbibresource needspace "
        "enlargethispage "
        "setlist captionsetup geometry phantomsection bookmark pdfbookmark nocite frenchsetup frenchbsetup newgeometry "
        "transparent opacity hyphenation rowcolors",
        {Effect::dropped, 1}},
    Words{"setlength addtolength setcounter addtocounter newcommand renewcommand providecommand newlength markboth fontsize "
          "rule "
          "DeclareMathOperator NewDocumentCommand newcolumntype def columnratio",
          {Effect::dropped, 2}},
    Words{"addcontentsline definecolor newenvironment renewenvironment titleformat", {Effect::dropped, 3}},
    Words{"ldots dots textellipsis cdots", {Effect::sign, 0, "…"}},
    Words{"% textpercent", {Effect::sign, 0, "%"}},
    Words{"& textampersand", {Effect::sign, 0, "&"}},
    Words{"#", {Effect::sign, 0, "#"}},
    Words{"_ textunderscore", {Effect::sign, 0, "_"}},
    Words{"$ textdollar", {Effect::sign, 0, "$"}},
    Words{"{ lbrace", {Effect::sign, 0, "{"}},
    Words{"} rbrace", {Effect::sign, 0, "}"}},
    Words{"textbackslash backslash", {Effect::sign, 0, "\\"}},
    Words{", ; : quad qquad space enspace thinspace nobreakspace", {Effect::sign, 0, " "}},
    Words{"textendash", {Effect::sign, 0, "–"}},
    Words{"textemdash", {Effect::sign, 0, "—"}},
    Words{"times texttimes", {Effect::sign, 0, "×"}},
    Words{"div", {Effect::sign, 0, "÷"}},
    Words{"pm textpm", {Effect::sign, 0, "±"}},
    Words{"cdot textperiodcentered", {Effect::sign, 0, "·"}},
    Words{"leq le", {Effect::sign, 0, "≤"}},
    Words{"geq ge", {Effect::sign, 0, "≥"}},
    Words{"neq ne", {Effect::sign, 0, "≠"}},
    Words{"textless", {Effect::sign, 0, "<"}},
    Words{"textgreater", {Effect::sign, 0, ">"}},
    Words{"rightarrow to textrightarrow", {Effect::sign, 0, "→"}},
    Words{"leftarrow textleftarrow", {Effect::sign, 0, "←"}},
    Words{"uparrow", {Effect::sign, 0, "↑"}},
    Words{"downarrow", {Effect::sign, 0, "↓"}},
    Words{"bullet textbullet", {Effect::sign, 0, "•"}},
    Words{"frac12 textonehalf", {Effect::sign, 0, "½"}},
    Words{"og guillemotleft guillemetleft", {Effect::sign, 0, "«"}},
    Words{"fg guillemotright guillemetright", {Effect::sign, 0, "»"}},
    Words{"glqq quotedblbase", {Effect::sign, 0, "„"}},
    Words{"grqq textquotedblleft", {Effect::sign, 0, "“"}},
    Words{"textquotedblright", {Effect::sign, 0, "”"}},
    Words{"textquoteright textquotesingle", {Effect::sign, 0, "’"}},
    Words{"textquoteleft", {Effect::sign, 0, "‘"}},
    Words{"textdegree degree", {Effect::sign, 0, "°"}},
    Words{"euro texteuro EUR", {Effect::sign, 0, "€"}},
    Words{"S", {Effect::sign, 0, "§"}},
    Words{"ss", {Effect::sign, 0, "ß"}},
    Words{"ae", {Effect::sign, 0, "æ"}},
    Words{"AE", {Effect::sign, 0, "Æ"}},
    Words{"oe", {Effect::sign, 0, "œ"}},
    Words{"OE", {Effect::sign, 0, "Œ"}},
    Words{"aa", {Effect::sign, 0, "å"}},
    Words{"AA", {Effect::sign, 0, "Å"}},
    Words{"o", {Effect::sign, 0, "ø"}},
    Words{"O", {Effect::sign, 0, "Ø"}},
    Words{"l", {Effect::sign, 0, "ł"}},
    Words{"L", {Effect::sign, 0, "Ł"}},
    Words{"i", {Effect::sign, 0, "ı"}},
    Words{"j", {Effect::sign, 0, "ȷ"}},
    Words{"`", {Effect::accent, 0, "\u0300"}},
    Words{"'", {Effect::accent, 0, "\u0301"}},
    Words{"^", {Effect::accent, 0, "\u0302"}},
    Words{"~", {Effect::accent, 0, "\u0303"}},
    Words{"=", {Effect::accent, 0, "\u0304"}},
    Words{"u", {Effect::accent, 0, "\u0306"}},
    Words{".", {Effect::accent, 0, "\u0307"}},
    Words{"\"", {Effect::accent, 0, "\u0308"}},
    Words{"r", {Effect::accent, 0, "\u030A"}},
    Words{"H", {Effect::accent, 0, "\u030B"}},
    Words{"v", {Effect::accent, 0, "\u030C"}},
    Words{"c", {Effect::accent, 0, "\u0327"}},
    Words{"k", {Effect::accent, 0, "\u0328"}},
};

constexpr std::array languages{
    std::pair{"english american usenglish UKenglish british", "en"},
    std::pair{"french francais frenchb acadian canadien", "fr"},
    std::pair{"german ngerman austrian naustrian swissgerman nswissgerman", "de"},
    std::pair{"spanish", "es"},
    std::pair{"italian", "it"},
    std::pair{"portuguese portuges", "pt"},
    std::pair{"brazilian brazil", "pt-BR"},
    std::pair{"dutch", "nl"},
    std::pair{"polish", "pl"},
    std::pair{"czech", "cs"},
    std::pair{"slovak", "sk"},
    std::pair{"swedish", "sv"},
    std::pair{"danish", "da"},
    std::pair{"norwegian norsk", "nb"},
    std::pair{"nynorsk", "nn"},
    std::pair{"finnish", "fi"},
    std::pair{"russian", "ru"},
    std::pair{"ukrainian", "uk"},
    std::pair{"hungarian magyar", "hu"},
    std::pair{"greek", "el"},
    std::pair{"turkish", "tr"},
    std::pair{"romanian", "ro"},
    std::pair{"catalan", "ca"},
    std::pair{"japanese", "ja"},
    std::pair{"korean", "ko"},
    std::pair{"chinese", "zh"},
    std::pair{"hebrew", "he"},
};

/// Calls `take` with each word of a list.
template <class Take>
void each_word(std::string_view words, Take&& take) {
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find(' ', begin), words.size());
    take(words.substr(begin, end - begin));
    begin = end + 1;
  }
}

}  // namespace

Command command_of(std::string_view name) {
  static const std::unordered_map<std::string_view, Command> commands = [] {
    std::unordered_map<std::string_view, Command> all;
    for (const Words& group : known_groups)
      each_word(group.names, [&](std::string_view each) { all.emplace(each, group.command); });
    all.emplace(" ", Command{Effect::sign, 0, " "});
    all.emplace("\n", Command{Effect::sign, 0, " "});
    return all;
  }();
  if (const auto found = commands.find(name); found != commands.end()) return found->second;
  // a heading of one's own: `\addsection{Combat}{combat.png}`
  for (const std::string_view ending : {"section", "chapter", "heading"}) {
    if (name.size() > ending.size() && name.ends_with(ending)) return {Effect::heading, 2};
  }
  return {};
}

EnvironmentKind environment_of(std::string_view name) {
  if (name.ends_with('*')) name.remove_suffix(1);
  static const std::unordered_map<std::string_view, EnvironmentKind> environments = {
      {"itemize", {Environment::bullets}},
      {"description", {Environment::bullets}},
      {"enumerate", {Environment::numbers}},
      {"tabular", {Environment::table, 1}},
      {"array", {Environment::table, 1}},
      {"longtable", {Environment::table, 1}},
      {"supertabular", {Environment::table, 1}},
      {"tabularx", {Environment::table, 2}},
      {"tabulary", {Environment::table, 2}},
      {"xltabular", {Environment::table, 2}},
      {"tabu", {Environment::table, 1}},
      {"tblr", {Environment::table, 1}},
      {"comment", {Environment::dropped}},
      {"filecontents", {Environment::dropped, 1}},
      {"thebibliography", {Environment::dropped, 1}},
      {"tikzpicture", {Environment::picture}},
      {"picture", {Environment::picture}},
      {"verbatim", {Environment::verbatim}},
      {"lstlisting", {Environment::verbatim}},
  };
  const auto found = environments.find(name);
  return found == environments.end() ? EnvironmentKind{} : found->second;
}

std::string_view language_of(std::string_view name) {
  std::string_view code;
  for (const auto& [names, each] : languages)
    each_word(names, [&, code_of = each](std::string_view word) { code = word == name ? code_of : code; });
  return code;
}

}  // namespace fathom::audit::latex
