#include "notation/variant.hpp"

namespace fathom {

std::string show(const Changed& change) {
  switch (change.kind) {
    case ChangeKind::dropped:
      return "without " + change.name;
    case ChangeKind::reading:
      return change.name + " = " + change.now;
    case ChangeKind::parameter:
    case ChangeKind::component:
      break;
  }
  const std::string entry = change.entry == 0 ? "" : "[" + std::to_string(change.entry) + "]";
  return change.name + entry + " " + change.was + " -> " + change.now;
}

}  // namespace fathom
