#pragma once

namespace fathom {

/// As solvers have it, for numbers: what is read out of a rulebook once serves laws in numbers, and theorems in terms that
/// stand for any numbers.
constexpr int ite(bool condition, int one, int other) { return condition ? one : other; }

}  // namespace fathom
