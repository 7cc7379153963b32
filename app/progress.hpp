#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fathom::app {

/// A bar on standard error while something takes its time. Nothing at all is shown unless that is a terminal.
/// The bar is gone when the object is.
class Progress {
 public:
  explicit Progress(std::string label);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void operator()(std::uint64_t done, std::uint64_t of, std::string_view what = {});

 private:
  std::string label_;
  bool to_terminal_;
  std::optional<std::uint64_t> shown_;  ///< The share last drawn, in hundredths.
};

/// The bar itself: `laws  [#####.....]  50 %  what`.
std::string bar(std::string_view label, std::uint64_t done, std::uint64_t of, std::string_view what);

}  // namespace fathom::app
