#include "app/basis.hpp"

#include <array>
#include <vector>

#include "app/text.hpp"

namespace fathom::app {
namespace {

std::string told(const Tie& tie) {
  const bool all = tie.method != Method::sampled;
  return "encoding = model in " + std::string(all ? "all " : "a sample of ") + counted(tie.cases, "case") + ": " +
         tie.domain;
}

std::string in_words(Method method, std::size_t many) {
  if (method != Method::witness) return std::string(name_of(method));
  return many == 1 ? "known anomaly" : "known anomalies";
}

}  // namespace

std::string method_of(const Verdict& verdict) { return in_words(verdict.basis.method, 1); }

std::string grounds_of(const Verdict& verdict) {
  const Basis& basis = verdict.basis;
  std::string text = basis.domain;
  if (basis.size > 0 && basis.method == Method::exhaustive) text = "all " + counted(basis.size, "case") + ": " + text;
  for (const Tie& tie : basis.ties) text += (text.empty() ? "" : "; ") + told(tie);
  return text;
}

std::string methods(std::span<const Verdict> verdicts) {
  std::array<std::size_t, kinds<Method>> of{};
  std::uint64_t tried = 0;
  for (const Verdict& verdict : verdicts) {
    if (!as_expected(verdict)) continue;
    ++of[index_of(verdict.basis.method)];
    if (verdict.basis.method == Method::exhaustive) tried += verdict.basis.size;
  }
  std::vector<std::string> parts;
  for (const Method method : every<Method>) {
    const std::size_t many = of[index_of(method)];
    if (many == 0) continue;
    parts.push_back(std::to_string(many) + " " + in_words(method, many));
    if (method == Method::exhaustive && tried > 0) parts.back() += " (" + counted(tried, "case") + ")";
  }
  return dotted(parts);
}

}  // namespace fathom::app
