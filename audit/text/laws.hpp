#pragma once

#include <string>
#include <string_view>

#include "audit/text/document.hpp"
#include "audit/text/letters.hpp"
#include "audit/text/sentences.hpp"

namespace fathom::audit {

/// What holds of every document, whatever the bytes it was made of: what is broken of it, or nothing. For tests.
class DocumentLaws {
 public:
  explicit DocumentLaws(const Document& document) : document_(document) {}

  [[nodiscard]] std::string broken() const {
    for (const std::string& each : {source(), places(), blocks(), sentences()}) {
      if (!each.empty()) return each;
    }
    return {};
  }

 private:
  static std::string at(const char* what, std::size_t place) { return std::string(what) + " at " + std::to_string(place); }

  [[nodiscard]] std::string source() const {
    const Source& source = document_.source;
    if (source.lines.empty() || source.lines.front() != 0) return "the first line does not begin at 0";
    for (std::size_t n = 1; n < source.lines.size(); ++n) {
      if (source.text[source.lines[n] - 1] != '\n') return at("a line that follows no line end", n);
    }
    Offset end = 0;
    for (const Damage& damage : source.damages) {
      if (damage.at.begin < end || damage.at.empty() || damage.at.end > source.text.size())
        return at("a damage", damage.at.begin);
      end = damage.at.end;
    }
    return {};
  }

  /// Every character of the reading text that is no white space stands in the source where it is said to.
  [[nodiscard]] std::string places() const {
    const std::string_view text = document_.text;
    for (std::size_t n = 0; n < document_.pieces.size(); ++n) {
      const Piece& piece = document_.pieces[n];
      const bool last = n + 1 == document_.pieces.size();
      const std::size_t end = last ? text.size() : document_.pieces[n + 1].text;
      if (piece.text >= end) return at("an empty piece", piece.text);
      if (piece.source + (end - piece.text) > document_.source.text.size() + 1)
        return at("a piece beyond the source", piece.text);
      for (std::size_t byte = piece.text; byte < end; ++byte) {
        if (is_space(static_cast<unsigned char>(text[byte]))) continue;
        if (text[byte] != document_.source.text[piece.source + (byte - piece.text)])
          return at("a character from nowhere", byte);
      }
    }
    return document_.pieces.empty() && !text.empty() ? "a text from nowhere" : std::string{};
  }

  [[nodiscard]] std::string blocks() const {
    Offset end = 0;
    for (std::size_t n = 0; n < document_.blocks.size(); ++n) {
      const Block& block = document_.blocks[n];
      if (block.at.begin != end + (n == 0 ? 0U : 1U)) return at("a gap before the block", block.at.begin);
      if (n > 0 && document_.text[end] != '\n') return at("blocks parted by no line end", end);
      if (block.at.empty()) return at("an empty block", block.at.begin);
      if (document_.words(block.at).find('\n') != std::string_view::npos)
        return at("a line end within the block", block.at.begin);
      const bool in_list = block.kind == BlockKind::item || block.kind == BlockKind::row;
      if (in_list != (block.run > 0)) return at("a run where there is no list, or none where there is", block.at.begin);
      end = block.at.end;
    }
    return end == document_.text.size() ? std::string{} : at("text in no block", end);
  }

  [[nodiscard]] std::string sentences() const {
    Offset end = 0;
    for (std::uint32_t block = 0; block < document_.blocks.size(); ++block) {
      const auto [first, last] = document_.sentences_of(block);
      if (first >= last || last > document_.sentences.size()) return at("a block without a sentence", block);
      for (std::uint32_t n = first; n < last; ++n) {
        const Sentence& each = document_.sentences[n];
        const Span within = document_.blocks[block].at;
        if (each.block != block || each.at.begin < within.begin || each.at.end > within.end)
          return at("a sentence outside its block", n);
        if (each.at.begin < end || each.at.empty()) return at("a sentence that is empty or overlaps", n);
        if (each.at.size() > longest_sentence) return at("a sentence too long", n);
        for (Offset byte = end; byte < each.at.begin; ++byte) {
          if (!is_space(static_cast<unsigned char>(document_.text[byte]))) return at("text in no sentence", byte);
        }
        if (document_.text[each.at.begin] == ' ' || document_.text[each.at.end - 1] == ' ')
          return at("a sentence with space around it", n);
        const Span source = document_.in_source(each.at);
        if (source.empty() || source.end > document_.source.text.size()) return at("a sentence from nowhere", n);
        end = each.at.end;
      }
    }
    return {};
  }

  const Document& document_;
};

}  // namespace fathom::audit
