#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "notation/node.hpp"
#include "scenarios/mermaid_rain.hpp"

// scenario_run FILE...: plays Mermaid Rain's scenarios in the files and says which fail. One ctest per file runs it.
// scenario_run --schema: writes the JSON Schema of such files.
// Exit codes: 0 all hold, 1 something fails, 2 a file cannot be read or holds nothing.

namespace {

constexpr int something_fails = 1;
constexpr int bad_input = 2;

}  // namespace

int main(int count, char** words) {
  using fathom::mermaid_rain::MermaidRain;
  try {
    const std::vector<std::string> files(words + 1, words + count);
    if (files == std::vector<std::string>{"--schema"}) {
      std::cout << fathom::scenario_schema<MermaidRain>();
      return 0;
    }
    int failures = 0;
    const auto all =
        fathom::run_scenarios<MermaidRain>(MermaidRain::published(), files, {FATHOM_SCENARIOS_DIR "/mermaid_rain", {}});
    for (const fathom::Shown& shown : all) {
      if (fathom::as_expected(shown.verdict)) continue;
      ++failures;
      std::cerr << shown.verdict.why << "\n";
      for (const std::string& line : shown.verdict.told) std::cerr << "    " << line << "\n";
    }
    std::cout << all.size() - static_cast<std::size_t>(failures) << " of " << all.size() << " scenarios hold\n";
    return failures == 0 ? 0 : something_fails;
  } catch (const fathom::Problem& problem) {
    std::cerr << problem.what() << "\n";
    return bad_input;
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return bad_input;
  }
}
