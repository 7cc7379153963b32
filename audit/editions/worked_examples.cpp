#include "audit/editions/worked_examples.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace fathom::audit {

namespace {

/// What stands at a token: a name, a number, or nothing of interest.
struct Piece {
  TokenIndex end = 0;
  std::string term;
  const Quantity* number = nullptr;
};

/// Names and numbers of a stretch, by the token they begin at; of several at one token, the longest.
std::map<TokenIndex, std::vector<Piece>> pieces_of(const Passages& passages, UnitRange stretch) {
  const Reading& text = passages.text();
  std::map<TokenIndex, std::vector<Piece>> pieces;
  for (const auto& [term, occurrences] : passages.vocabulary_in(stretch))
    for (const Occurrence& each : occurrences) pieces[each.first].push_back({each.end, term, nullptr});
  const std::uint32_t first = passages.units()[stretch.first].sentence;
  const std::uint32_t end = passages.units()[stretch.end - 1].end;
  for (std::uint32_t sentence = first; sentence < end; ++sentence)
    for (const Quantity& each : text.quantities_of(sentence))
      if (!each.ordinal) pieces[each.first].push_back({each.first + each.count, {}, &each});
  return pieces;
}

/// Reads a stretch from its first token to its last.
class LineReader {
 public:
  LineReader(const Passages& passages, UnitRange stretch)
      : passages_(passages), text_(passages.text()), pieces_(pieces_of(passages, stretch)), stretch_(stretch) {}

  std::vector<WorkedLine> read() {
    const TokenIndex end = passages_.end_token(stretch_);
    begin_line(passages_.first_token(stretch_));
    for (TokenIndex at = passages_.first_token(stretch_); at < end; ++at) {
      read_sign(at);
      const auto here = pieces_.find(at);
      if (here == pieces_.end()) continue;
      for (const Piece& piece : here->second) hear(at, piece);
    }
    if (!line_.line.said.empty()) finish(end);
    return std::move(lines_);
  }

 private:
  void begin_line(TokenIndex at) {
    line_ = {};
    begin_ = at;
    last_number_ = nullptr;
  }

  void read_sign(TokenIndex at) {
    const std::string_view sign = text_.document.words(text_.tokens[at].at());
    if (sign == "(") ++depth_;
    if (sign == ")") depth_ = std::max(0, depth_ - 1);
  }

  void hear(TokenIndex at, const Piece& piece) {
    if (piece.number != nullptr) {
      if (depth_ == 0 && player_at_ && at <= *player_at_ + 1) return open(at, static_cast<int>(piece.number->value));
      const double value = std::abs(piece.number->value);
      line_.line.said.push_back({{}, piece.number->negative ? -value : value});
      last_number_ = piece.number;
      return;
    }
    line_.line.said.push_back({piece.term, 0});
    if (piece.term == "player") player_at_ = piece.end - 1;
    const bool ends_line =
        piece.term == "points" && last_number_ != nullptr && at <= last_number_->first + last_number_->count + 1;
    if (ends_line) finish(piece.end);
  }

  /// A heading: lines below are this player's, or take turns with those of players headed beside.
  void open(TokenIndex at, int player) {
    player_at_.reset();
    if (has_lines_) open_.clear();
    has_lines_ = false;
    open_.push_back(player);
    turn_ = 0;
    begin_line(at);
  }

  void finish(TokenIndex end) {
    line_.at = passages_.span(begin_, end);
    if (last_number_ != nullptr) {
      line_.result = passages_.span(last_number_->first, last_number_->first + last_number_->count);
      line_.states = std::string(text_.document.words(line_.result));
    }
    if (!open_.empty() && last_number_ != nullptr) {
      turn_ %= open_.size();
      line_.line.player = open_[turn_];
      if (line_.line.says("total") && open_.size() > 1) {
        open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(turn_));
      } else {
        ++turn_;
      }
      has_lines_ = true;
    }
    lines_.push_back(std::move(line_));
    begin_line(end);
  }

  const Passages& passages_;
  const Reading& text_;
  std::map<TokenIndex, std::vector<Piece>> pieces_;
  UnitRange stretch_;
  std::vector<WorkedLine> lines_;
  WorkedLine line_;
  TokenIndex begin_ = 0;
  const Quantity* last_number_ = nullptr;
  std::optional<TokenIndex> player_at_;
  std::vector<int> open_;
  std::size_t turn_ = 0;
  bool has_lines_ = false;
  int depth_ = 0;
};

}  // namespace

std::vector<WorkedLine> worked_lines(const Passages& passages, UnitRange stretch) {
  return LineReader(passages, stretch).read();
}

}  // namespace fathom::audit
