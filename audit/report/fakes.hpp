#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/audit.hpp"

// An audit made up for tests of reports: two editions of Lantern Bay, a game that does not exist, and six findings.

namespace fathom::audit::fake {

/// A block, and its sentences.
struct Lines {
  BlockKind kind = BlockKind::paragraph;
  std::vector<std::string> sentences;
};

/// A text whose reading order is that of its file: a block a line, a blank between sentences.
inline Reading reading(std::string name, const std::vector<Lines>& blocks) {
  Reading made;
  Document& document = made.document;
  document.source.lines.push_back(0);
  for (const Lines& lines : blocks) {
    Block block;
    block.kind = lines.kind;
    if (lines.kind == BlockKind::heading) block.level = document.blocks.empty() ? 1 : 2;
    block.label = lines.kind == BlockKind::item ? "-" : "";
    block.sentences = static_cast<std::uint32_t>(document.sentences.size());
    block.at.begin = static_cast<Offset>(document.text.size());
    for (const std::string& sentence : lines.sentences) {
      if (document.text.size() > block.at.begin) document.text += ' ';
      const auto begin = static_cast<Offset>(document.text.size());
      document.text += sentence;
      document.sentences.push_back(
          {{begin, static_cast<Offset>(document.text.size())}, static_cast<std::uint32_t>(document.blocks.size())});
    }
    block.at.end = static_cast<Offset>(document.text.size());
    document.blocks.push_back(block);
    document.text += '\n';
    document.source.lines.push_back(static_cast<Offset>(document.text.size()));
  }
  document.source.name = std::move(name);
  document.source.text = document.text;
  document.pieces.push_back({0, 0});
  return made;
}

/// The first place where the words stand; line and column count bytes, which is right for lines in ASCII.
inline Passage passage(const Reading& reading, Side side, std::string_view words) {
  const Document& document = reading.document;
  Passage made;
  made.side = side;
  const std::size_t begin = document.text.find(words);
  made.at = {static_cast<Offset>(begin), static_cast<Offset>(begin + words.size())};
  made.words = words;
  for (const Sentence& sentence : document.sentences)
    if (sentence.at.begin <= made.at.begin && made.at.begin < sentence.at.end) made.sentence = document.words(sentence.at);
  for (std::size_t line = 0; line < document.source.lines.size(); ++line)
    if (document.source.lines[line] <= made.at.begin)
      made.first = {static_cast<int>(line) + 1, static_cast<int>(made.at.begin - document.source.lines[line]) + 1};
  made.last = {made.first.line, made.first.column + static_cast<int>(words.size()) - 1};
  return made;
}

inline Finding finding(const Audit& in, Kind kind, Severity severity, std::string_view original,
                       std::string_view translation) {
  Finding made;
  made.kind = kind;
  made.severity = severity;
  made.confidence = 0.75;
  if (!original.empty()) made.original = passage(in.original, Side::original, original);
  if (!translation.empty()) made.translation = passage(*in.translation, Side::translation, translation);
  return made;
}

inline Reading english() {
  return reading(
      "rules/lantern-bay.en.txt",
      {{BlockKind::heading, {"Lantern Bay"}},
       {BlockKind::paragraph, {"Each keeper takes seven oil cards.", "Put the storm marker beside the board."}},
       {BlockKind::item, {"12 lanterns <script>document.body.dataset.hacked=1</script>"}},
       {BlockKind::item, {"a fog die & its \"cup\""}},
       {BlockKind::heading, {"Your turn"}},
       {BlockKind::paragraph,
        {"You may not light a lantern on rocks, reefs or wrecks.", "If the fog die shows a gull, skip your turn."}},
       {BlockKind::paragraph, {"The youngest keeper begins.", "Points are counted after the fifth night."}}});
}

inline Reading french() {
  return reading(
      "rules/lantern-bay.fr.txt",
      {{BlockKind::heading, {"La baie aux lanternes"}},
       {BlockKind::paragraph, {"Chaque gardien prend six cartes huile.", "Posez le jeton Orage au bord du plateau."}},
       {BlockKind::item, {"12 lanternes"}},
       {BlockKind::item, {"un dé de brume"}},
       {BlockKind::heading, {"Votre tour"}},
       {BlockKind::paragraph, {"Vous devez allumer une lanterne sur les rochers et les épaves."}},
       {BlockKind::paragraph, {"Les points se comptent la cinquième nuit.", "Le plus jeune gardien commence."}}});
}

inline std::vector<Finding> findings(const Audit& in) {
  std::vector<Finding> all{
      finding(in, Kind::number_mismatch, Severity::error, "seven oil cards", "six cartes huile"),
      finding(in, Kind::term_inconsistent, Severity::warning, "storm marker", "jeton Orage"),
      finding(in, Kind::repeated_word, Severity::note, "12 lanterns", "12 lanternes"),
      finding(in, Kind::modality_changed, Severity::warning, "may not light a lantern on rocks", "devez allumer"),
      finding(in, Kind::item_omitted, Severity::error, "rocks, reefs or wrecks", "les rochers et les épaves"),
      finding(in, Kind::passage_omitted, Severity::error, "If the fog die shows a gull, skip your turn.", "")};
  all[0].rule = "setup.oil";
  all[0].consequence = "An English player begins with 7 oil cards, a French player with 6.";
  all[1].consequence = "A French player looks for a storm token.";
  all[1].elsewhere.push_back(passage(in.original, Side::original, "lantern on"));
  all[1].elsewhere.push_back(passage(*in.translation, Side::translation, "plateau"));
  all[2].consequence = "Nobody plays differently.";
  all[2].accepted = "It is <meant>.";
  all[3].consequence = "A French player has to light a lantern there; an English player may not.";
  all[4].consequence = "A French player may light a lantern on a reef; an English player may not.";
  all[4].confidence = 0.9;
  all[5].consequence = "A French player never skips a turn.";
  return all;
}

/// The whole audit; its last two sentences have changed places in the translation.
inline Audit audit() {
  Audit made;
  made.original = english();
  made.translation = french();
  for (std::uint32_t i = 0; i < 7; ++i) made.alignment.beads.push_back({i, 1, i, 1, 0.9, false});
  made.alignment.beads.push_back({7, 1, 7, 0, 0, false});
  made.alignment.beads.push_back({8, 1, 8, 1, 0.9, false});
  made.alignment.beads.push_back({9, 1, 7, 1, 0.9, true});
  made.findings = findings(made);
  return made;
}

/// One text alone, with one finding.
inline Audit alone() {
  Audit made;
  made.original = english();
  made.findings.push_back(finding(made, Kind::rule_silent, Severity::note, "seven oil cards", ""));
  made.findings.front().consequence = "Nothing is said about a fog die that falls off the table.";
  return made;
}

}  // namespace fathom::audit::fake
