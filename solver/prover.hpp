#pragma once

#include <z3++.h>

#include <cstdint>
#include <string>
#include <vector>

#include "solver/options.hpp"

// The only header that knows Z3. Encodings include it; nobody outside `solver/` does.

namespace fathom::solver {

/// What Z3 says of a statement. `Unknown` means that the budget ran out, and is never a pass.
enum class Answer : std::uint8_t { Proved, Counterexample, Unknown };

/// The fragments of logic our questions are asked in: each has a solver that is good at it.
enum class Logic : std::uint8_t {
  finite,  ///< Booleans, bit-vectors and sums of Booleans: whatever has an end.
  linear,  ///< Integers without bounds and sums of them: for what must hold for every number.
};

/// One statement put to Z3: some facts, and a claim that follows from them or has a counterexample.
/// A question may be asked several times over the same facts.
class Question {
 public:
  Question(z3::context& context, const Budget& budget, Logic logic = Logic::finite);

  /// Takes a fact for granted.
  void given(const z3::expr& fact);
  /// Takes a fact for granted under a name, so that a core can say whether it was needed.
  void given(const z3::expr& fact, const std::string& name);

  /// Whether the claim follows from the facts.
  Answer prove(const z3::expr& claim);
  /// Whether the facts contradict each other: a counterexample is a case in which all of them are true.
  Answer refute();

  /// After `Counterexample`: the case found, every constant of it given a value.
  [[nodiscard]] z3::model found() const;
  /// After `Proved`: named facts that are enough for it, none of which can be spared. In the order they were given.
  /// Empty where the budget runs out before that is certain, or where the facts without a name are enough.
  std::vector<std::string> core();
  /// How many times Z3 was asked, by this question and for its core.
  [[nodiscard]] std::uint64_t asked() const { return asked_; }

 private:
  Answer check(const z3::expr_vector& assumptions);

  z3::solver solver_;
  std::vector<z3::expr> switches_;  ///< A Boolean for each named fact, and one for the claim last asked.
  std::vector<std::string> names_;
  std::vector<z3::expr> claim_;  ///< The switch of the claim last asked, if any.
  std::uint64_t asked_ = 0;
};

/// The value of a Boolean or of a bit-vector of at most 32 bits in a case found; of an integer, which has to fit.
bool truth(const z3::model& model, const z3::expr& term);
int number(const z3::model& model, const z3::expr& term);

/// The larger of two numbers.
inline z3::expr larger(const z3::expr& a, const z3::expr& b) { return z3::ite(a > b, a, b); }
/// How many of these are true, as a bit-vector of `bits` bits.
z3::expr how_many(const std::vector<z3::expr>& facts, unsigned bits);
/// That pieces of one kind lie in places, so many in each: none fewer than none, and together no more than there are.
z3::expr supplied(const std::vector<z3::expr>& lying, int there_are);
/// All of them; true for none.
z3::expr all_of(z3::context& context, const std::vector<z3::expr>& facts);
/// Any of them; false for none.
z3::expr any_of(z3::context& context, const std::vector<z3::expr>& facts);

}  // namespace fathom::solver
