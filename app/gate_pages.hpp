#pragma once

#include <optional>
#include <ostream>
#include <span>
#include <string>

#include "app/context.hpp"
#include "app/json_report.hpp"

namespace fathom::app {

/// The report of an earlier run that this one is to be compared with; nothing where none was asked for. Throws `BadInput` where
/// it cannot be: asked before the work, so that nothing is done in vain.
std::optional<Report> earlier_asked(const Context& context, std::span<const std::string> games);

/// What changed of a game since then, for a terminal; nothing where no earlier run was named.
std::string told_since(const Context& context, const std::optional<Report>& earlier, const Report& now, const std::string& game);

/// A context whose text goes nowhere, where the report is asked for in another form than text.
class TextOfGate {
 public:
  explicit TextOfGate(const Context& context);
  [[nodiscard]] const Context& context() const { return context_; }

 private:
  std::ostream nowhere_{nullptr};
  Context context_;
};

/// The report of a gate in the forms that were asked for besides text: to its file, or to the context's output.
void hand_over_pages(const Context& context, const Report& report, const std::optional<Report>& earlier);

}  // namespace fathom::app
