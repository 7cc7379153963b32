#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "app/interruption.hpp"
#include "app/outcome.hpp"
#include "app/program.hpp"
#include "app/program_name.hpp"
#include "app/registered.hpp"
#include "notation/embedded.hpp"

// The program as a process.

namespace fathom::app {

namespace {

std::optional<std::string> environment(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

}  // namespace

int run_program(int argc, char** argv, const Built& built) {
  end_when_interrupted();
  if (argc > 0) call_program(argv[0]);
  provide(built.files);
  say_where_it_was_built(built.from, built.in);
  try {
    const std::vector<std::string> words(argc > 0 ? argv + 1 : argv, argv + argc);
    return run(words, environment, std::cout, std::cerr);
  } catch (const std::exception& error) {
    std::cerr << "fathom: " << error.what() << "\n";
  } catch (...) {
    std::cerr << "fathom: something was thrown that is no error of ours\n";
  }
  return static_cast<int>(Exit::bad_input);
}

}  // namespace fathom::app
