#include "app/program_name.hpp"

#include <filesystem>

namespace fathom::app {

namespace {

constexpr std::string_view usual_name = "fathom";

std::string& name() {
  static std::string name(usual_name);
  return name;
}

}  // namespace

void call_program(std::string_view typed) {
  if (typed.empty()) return;
  name() = std::filesystem::path(typed).filename() == usual_name ? usual_name : typed;
}

const std::string& program_name() { return name(); }

std::string command_line(std::string_view command) { return name() + ' ' + std::string(command); }

std::string as_typed(std::string command) {
  return command.starts_with(std::string(usual_name) + ' ') ? command_line(command.substr(usual_name.size() + 1)) : command;
}

}  // namespace fathom::app
