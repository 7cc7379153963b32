#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "audit/report/marking.hpp"
#include "audit/report/report.hpp"
#include "audit/report/source_map.hpp"

namespace fathom::audit {

/// The two texts of an audit beside each other, row by row, with their findings: the body of the HTML report.
class PageRows {
 public:
  explicit PageRows(const Audit& audit);

  /// Findings about the texts as a whole, then a row for each bead; for one text alone, for each of its blocks.
  [[nodiscard]] std::string html() const;
  [[nodiscard]] std::size_t size() const { return beads_.size(); }

 private:
  /// What is shown of one text.
  struct Column {
    Side side = Side::original;
    const Reading* reading = nullptr;
    SourceMap map;
    std::vector<std::uint32_t> rows;         ///< By sentence.
    std::vector<std::vector<Marked>> marks;  ///< By sentence.
  };
  /// A passage that stands elsewhere in the translation than the rows suggest.
  struct Moved {
    std::uint32_t shown = 0;   ///< The row it is shown in,
    std::uint32_t stands = 0;  ///< and the one behind which it stands.
  };

  [[nodiscard]] const Column& column(Side side) const;
  [[nodiscard]] std::optional<std::uint32_t> row_of(const Passage& passage) const;
  void mark(const Passage& passage, std::size_t number, Marked::Weight weight);
  void place(std::size_t finding);
  void find_moved();

  [[nodiscard]] std::string row(std::uint32_t index) const;
  [[nodiscard]] std::string margin(const std::vector<std::size_t>& findings) const;
  [[nodiscard]] std::string cell(const Column& of, std::uint32_t first, std::uint32_t count, std::uint32_t row) const;
  [[nodiscard]] std::string block(const Column& of, std::uint32_t first, std::uint32_t end) const;
  [[nodiscard]] std::string sentence(const Column& of, std::uint32_t index) const;
  [[nodiscard]] std::string arrows(std::uint32_t row) const;
  [[nodiscard]] std::string finding(std::size_t index) const;
  [[nodiscard]] std::string meta(const Finding& shown) const;
  [[nodiscard]] int line_of(const Column& of, std::uint32_t sentence) const;

  const Audit& audit_;
  std::vector<Bead> beads_;
  std::vector<Column> columns_;
  std::vector<std::vector<std::size_t>> findings_;  ///< By row; the last entry is of those without a place.
  std::vector<Moved> moved_;
  std::multimap<std::uint32_t, std::size_t> moved_at_;  ///< By row, either of the two: an index of `moved_`.
};

/// What a severity is called on the page: accepted findings are of none.
std::string_view shown_severity(const Finding& finding);

/// `French`; `translation` where the language is not known.
std::string language_name(const Reading& reading, Side side);

}  // namespace fathom::audit
