#include "solver/prover.hpp"

#include <algorithm>
#include <cstddef>

namespace fathom::solver {

namespace {

const char* name_of(Logic logic) { return logic == Logic::finite ? "QF_FD" : "QF_LIA"; }

constexpr double milliseconds_a_second = 1000;

z3::expr_vector vector_of(z3::context& context, const std::vector<z3::expr>& facts) {
  z3::expr_vector all{context};
  for (const z3::expr& fact : facts) all.push_back(fact);
  return all;
}

}  // namespace

Question::Question(z3::context& context, const Budget& budget, Logic logic) : solver_{context, name_of(logic)} {
  z3::params params{context};
  params.set("rlimit", static_cast<unsigned>(budget.rlimit));
  params.set("timeout", static_cast<unsigned>(std::max(1.0, budget.seconds * milliseconds_a_second)));
  params.set("ctrl_c", false);  // Z3 would take Ctrl-C for the end of a budget
  solver_.set(params);
}

void Question::given(const z3::expr& fact) { solver_.add(fact); }

void Question::given(const z3::expr& fact, const std::string& name) {
  const z3::expr on = solver_.ctx().bool_const(("given:" + std::to_string(names_.size())).c_str());
  solver_.add(z3::implies(on, fact));
  switches_.push_back(on);
  names_.push_back(name);
}

Answer Question::check(const z3::expr_vector& assumptions) {
  ++asked_;
  switch (solver_.check(assumptions)) {
    case z3::unsat:
      return Answer::Proved;
    case z3::sat:
      return Answer::Counterexample;
    default:
      return Answer::Unknown;
  }
}

Answer Question::prove(const z3::expr& claim) {
  const z3::expr on = solver_.ctx().bool_const(("claim:" + std::to_string(asked_)).c_str());
  solver_.add(z3::implies(on, !claim));
  claim_.assign(1, on);
  z3::expr_vector assumptions = vector_of(solver_.ctx(), switches_);
  assumptions.push_back(on);
  return check(assumptions);
}

Answer Question::refute() {
  claim_.clear();
  return check(vector_of(solver_.ctx(), switches_));
}

z3::model Question::found() const { return solver_.get_model(); }

std::vector<std::string> Question::core() {
  const z3::expr_vector enough = solver_.unsat_core();
  std::vector<std::size_t> needed;
  for (std::size_t fact = 0; fact < switches_.size(); ++fact)
    for (unsigned i = 0; i < enough.size(); ++i)
      if (z3::eq(enough[static_cast<int>(i)], switches_[fact])) needed.push_back(fact);

  std::vector<bool> spared(switches_.size(), false);
  for (const std::size_t candidate : needed) {
    z3::expr_vector others{solver_.ctx()};
    for (const std::size_t fact : needed)
      if (fact != candidate && !spared[fact]) others.push_back(switches_[fact]);
    for (const z3::expr& claim : claim_) others.push_back(claim);
    const Answer answer = check(others);
    if (answer == Answer::Unknown) return {};
    spared[candidate] = answer == Answer::Proved;
  }
  std::erase_if(needed, [&](std::size_t fact) { return spared[fact]; });
  std::vector<std::string> names;
  for (const std::size_t fact : needed) names.push_back(names_[fact]);
  return names;
}

bool truth(const z3::model& model, const z3::expr& term) { return model.eval(term, true).is_true(); }

int number(const z3::model& model, const z3::expr& term) {
  const z3::expr value = model.eval(term, true);
  return value.is_bv() ? static_cast<int>(value.get_numeral_uint()) : value.get_numeral_int();
}

z3::expr how_many(const std::vector<z3::expr>& facts, unsigned bits) {
  z3::context& context = facts.at(0).ctx();
  z3::expr sum = context.bv_val(0, bits);
  for (const z3::expr& fact : facts) sum = sum + z3::ite(fact, context.bv_val(1, bits), context.bv_val(0, bits));
  return sum;
}

z3::expr supplied(const std::vector<z3::expr>& lying, int there_are) {
  z3::expr sum = lying.at(0);
  z3::expr fact = lying[0] >= 0 && lying[0] <= there_are;
  for (std::size_t i = 1; i < lying.size(); ++i) {
    fact = fact && lying[i] >= 0 && lying[i] <= there_are;
    sum = sum + lying[i];
  }
  return fact && sum <= there_are;
}

z3::expr all_of(z3::context& context, const std::vector<z3::expr>& facts) {
  return facts.empty() ? context.bool_val(true) : z3::mk_and(vector_of(context, facts));
}

z3::expr any_of(z3::context& context, const std::vector<z3::expr>& facts) {
  return facts.empty() ? context.bool_val(false) : z3::mk_or(vector_of(context, facts));
}

}  // namespace fathom::solver
