#include <benchmark/benchmark.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "audit/audit.hpp"

// Audits of pairs that are the rules of an invented game over and over, with a name that changes from copy to copy, so that
// the texts have anchors as real ones have. A pair is as long as its original has lines.

namespace fathom::audit {
namespace {

struct Texts {
  std::string original;
  std::string translation;

  [[nodiscard]] double bytes() const { return static_cast<double>(original.size() + translation.size()); }
};

std::string text_of(const std::string& language) {
  const std::string file = std::string(FATHOM_SOURCE_DIR) + "/audit/texts/tuned/lanterns/" + language + ".md";
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("expected a text, found none: " + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A name that no other copy has.
std::string town(std::size_t copy) {
  constexpr std::size_t letters = 26;
  std::string name = "Fenn";
  for (std::size_t rest = copy + 1; rest > 0; rest /= letters) name += static_cast<char>('a' + rest % letters);
  return name;
}

std::string renamed(std::string text, const std::string& name) {
  static const std::string known = "Fennet";
  for (std::size_t at = text.find(known); at != std::string::npos; at = text.find(known, at + name.size()))
    text.replace(at, known.size(), name);
  return text;
}

Texts pair_of(std::size_t copies) {
  const std::string english = text_of("en"), french = text_of("fr");
  Texts made;
  for (std::size_t copy = 0; copy < copies; ++copy) {
    made.original += renamed(english, town(copy)) + "\n";
    made.translation += renamed(french, town(copy)) + "\n";
  }
  return made;
}

constexpr std::size_t six_hundred_lines = 4;  // copies of the rules, 153 lines each
constexpr std::size_t one_megabyte = 64;      // both texts together
constexpr std::size_t ten_megabytes = 640;

Reading read_as(const std::string& code, const std::string& text) { return read(source_of(code, text), language(code)); }

void tell_rate(benchmark::State& bench, double bytes) {
  bench.counters["bytes"] = benchmark::Counter(bytes, benchmark::Counter::kIsIterationInvariantRate);
}

/// Bytes to words, quantities and marks, of both texts.
void read_pair(benchmark::State& bench) {
  const Texts texts = pair_of(static_cast<std::size_t>(bench.range(0)));
  benchmark::DoNotOptimize(read_as("en", "once").words.size() + read_as("fr", "une fois").words.size());
  for (auto _ : bench) {
    benchmark::DoNotOptimize(read_as("en", texts.original).tokens.size());
    benchmark::DoNotOptimize(read_as("fr", texts.translation).tokens.size());
  }
  tell_rate(bench, texts.bytes());
}

/// Alignment and checks of what has been read.
void compare_pair(benchmark::State& bench) {
  const Texts texts = pair_of(static_cast<std::size_t>(bench.range(0)));
  const Reading original = read_as("en", texts.original), translation = read_as("fr", texts.translation);
  for (auto _ : bench) benchmark::DoNotOptimize(audit(original, translation).findings.size());
  tell_rate(bench, texts.bytes());
}

/// The whole way, from bytes to findings.
void audit_pair(benchmark::State& bench) {
  const Texts texts = pair_of(static_cast<std::size_t>(bench.range(0)));
  std::size_t findings = 0;
  for (auto _ : bench) findings = audit(read_as("en", texts.original), read_as("fr", texts.translation)).findings.size();
  tell_rate(bench, texts.bytes());
  bench.counters["findings"] = static_cast<double>(findings);
}

/// What a program that has just been started spends before it reads its first text.
void read_language_file(benchmark::State& bench) {
  const std::string file = std::string(FATHOM_SOURCE_DIR) + "/audit/languages/en.yaml";
  std::ifstream in(file, std::ios::binary);
  const std::string yaml{std::istreambuf_iterator<char>(in), {}};
  for (auto _ : bench) benchmark::DoNotOptimize(read_language(file, yaml).phrases().size());
}

/// What it takes to know all languages well enough to tell which of them a text is in.
void read_small_words(benchmark::State& bench) {
  const std::vector<std::string> codes = language_codes();
  for (auto _ : bench)
    for (const std::string& code : codes) benchmark::DoNotOptimize(small_words(code).function_words.size());
}

BENCHMARK(read_small_words)->Unit(benchmark::kMillisecond);
BENCHMARK(read_language_file)->Unit(benchmark::kMillisecond);
BENCHMARK(read_pair)->ArgName("copies")->Arg(six_hundred_lines)->Arg(one_megabyte)->Unit(benchmark::kMillisecond);
BENCHMARK(compare_pair)->ArgName("copies")->Arg(six_hundred_lines)->Arg(one_megabyte)->Unit(benchmark::kMillisecond);
BENCHMARK(audit_pair)
    ->ArgName("copies")
    ->Arg(six_hundred_lines)
    ->Arg(one_megabyte)
    ->Arg(ten_megabytes)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace fathom::audit

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  try {
    if (benchmark::RunSpecifiedBenchmarks() == 0) return 2;
  } catch (const std::exception& error) {
    std::cerr << "audit_bench: " << error.what() << "\n";
    return 2;
  }
  return 0;
}
