#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "ci/interruption.hpp"
#include "ci/outcome.hpp"
#include "ci/program.hpp"

namespace {

std::optional<std::string> environment(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

}  // namespace

int main(int argc, char** argv) {
  fathom::ci::end_when_interrupted();
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is noticed where the writing fails
  try {
    const std::vector<std::string> words(argc > 0 ? argv + 1 : argv, argv + argc);
    return fathom::ci::run(words, environment, std::cout, std::cerr);
  } catch (const std::exception& error) {
    std::cerr << "fathom: " << error.what() << "\n";
  } catch (...) {
    std::cerr << "fathom: something was thrown that is no error of ours\n";
  }
  return static_cast<int>(fathom::ci::Exit::bad_input);
}
