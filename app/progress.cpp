#include "app/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "app/interruption.hpp"
#include "app/text.hpp"

namespace fathom::app {
namespace {

constexpr std::uint64_t bar_columns = 24;
constexpr std::size_t what_columns = 32;

void draw(std::string_view text) {
  if (::write(STDERR_FILENO, text.data(), text.size()) < 0) return;  // a bar that cannot be drawn is no loss
}

}  // namespace

std::string bar(std::string_view label, std::uint64_t done, std::uint64_t of, std::string_view what) {
  const std::uint64_t whole = std::max<std::uint64_t>(of, 1), part = std::min(done, whole);
  const auto filled = static_cast<std::size_t>(part * bar_columns / whole);
  return fmt::format("  {:<10} [{:#<{}}{:.<{}}] {:3} %  {}", label, "", filled, "", bar_columns - filled, part * 100 / whole,
                     what.substr(0, what_columns));
}

Progress::Progress(std::string label) : label_(std::move(label)), to_terminal_(::isatty(STDERR_FILENO) == 1) {
  note_under_way(label_, 0, 0);
}

Progress::~Progress() {
  if (shown_) draw(erase_line);
}

void Progress::operator()(std::uint64_t done, std::uint64_t of, std::string_view what) {
  note_under_way(what.empty() ? label_ : label_ + ", " + std::string(what), done, of);
  if (!to_terminal_) return;
  const std::uint64_t share = std::min(done, of) * 100 / std::max<std::uint64_t>(of, 1);
  if (shown_ == share && what.empty()) return;
  shown_ = share;
  draw(std::string(erase_line) + bar(label_, done, of, what));
}

}  // namespace fathom::app
