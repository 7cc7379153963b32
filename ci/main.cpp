#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ci/interruption.hpp"
#include "ci/outcome.hpp"
#include "ci/program.hpp"
#include "notation/embedded.hpp"

namespace fathom::ci {

/// The scenarios and exceptions of the games that this program knows.
std::span<const EmbeddedFile> own_files();

}  // namespace fathom::ci

namespace {

std::optional<std::string> environment(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

}  // namespace

int main(int argc, char** argv) {
  fathom::ci::end_when_interrupted();
  std::signal(SIGPIPE, SIG_IGN);  // a reader that goes away is noticed where the writing fails
  fathom::provide(fathom::ci::own_files());
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
