#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "audit/text/formats/latex_commands.hpp"
#include "audit/text/formats/placed_text.hpp"
#include "audit/text/source_writer.hpp"

namespace fathom::audit::latex {

/// Takes a LaTeX text from its beginning to its end, and writes the blocks that a reader sees. Takes time in step with its
/// length.
class LatexWriter {
 public:
  LatexWriter(SourceWriter& to, const PlacedText& text);

  void take(Span part) { run(part); }
  /// A heading whose words stand here.
  void take_heading(Span words, std::size_t level);
  void done() { end_block(); }
  /// What stands between an opening brace and its counterpart; empty where there is none.
  [[nodiscard]] Span group_at(Offset at) const;

 private:
  struct List {
    Environment kind = Environment::bullets;
    int count = 0;
  };

  void run(Span part);
  Offset step(Offset at, Offset end);
  Offset take_white(Offset at, Offset end);
  Offset take_comment(Offset at, Offset end);
  Offset take_cell(Offset at);
  Offset take_quote(Offset at, Offset end);
  Offset take_dashes(Offset at, Offset end);
  Offset take_words(Offset at, Offset end);

  Offset take_command(Offset at, Offset end);
  Offset take_sign(const Command& command, Offset at, Offset next);
  Offset take_accent(const Command& command, Offset at, Offset next, Offset end);
  Offset take_named_heading(const Command& command, Offset next);
  Offset take_note(Offset next);
  Offset take_line(Offset next, Offset end);
  Offset take_item(Offset next);
  Offset take_verbatim(Offset next, Offset end);
  Offset take_unknown(Offset at, Offset next, Offset end);
  Offset begin_environment(Offset next, Offset end);
  Offset end_environment(Offset next, Offset end);
  Offset take_hidden(EnvironmentKind kind, std::string_view name, Offset at, Offset end);
  void take_picture(Span part);

  [[nodiscard]] char at(Offset place) const { return place < words_.size() ? words_[place] : '\0'; }
  [[nodiscard]] Offset after_option(Offset at) const;
  [[nodiscard]] Offset after_arguments(Offset at, std::size_t count) const;
  [[nodiscard]] Offset after_star(Offset place) const { return at(place) == '*' ? place + 1 : place; }
  [[nodiscard]] Offset after_blanks(Offset place) const;
  [[nodiscard]] bool is_prose(Span group) const;
  [[nodiscard]] bool is_shown(Span group) const;
  [[nodiscard]] bool stands_alone(const std::vector<Span>& groups, Offset place) const;

  void say(std::string_view words, Offset at);
  void say_stretch(Span at);
  void open();
  void open_row();
  void end_row();
  void end_block();

  SourceWriter& to_;
  std::string_view words_;
  PlacesOf places_;
  std::vector<Span> braces_;  ///< From each opening brace to behind its counterpart.
  std::vector<List> lists_;
  std::vector<Span> notes_;                      ///< Footnotes of the block that is open.
  std::unordered_set<std::string> never_ended_;  ///< Environments that have no end any more.
  std::string mark_;                             ///< Markdown's, of the next block.
  int tables_ = 0;
  int headings_ = 0;
  int depth_ = 0;
  bool is_fresh_ = true;  ///< Nothing is written yet.
  bool is_open_ = false;  ///< Words are added to a block.
  bool in_row_ = false;
  bool is_first_row_ = false;
  bool at_bar_ = false;        ///< A cell was begun, and a blank stands before its words.
  bool has_space_ = false;     ///< White space stands before what comes next.
  bool is_next_line_ = false;  ///< The next block is a line of this one.
  bool was_item_ = false;
};

}  // namespace fathom::audit::latex
