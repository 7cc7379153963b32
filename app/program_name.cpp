#include "app/program_name.hpp"

#include <elf.h>
#include <link.h>

#include <cstddef>
#include <cstring>
#include <filesystem>
#include <span>

namespace fathom::app {

namespace {

constexpr std::string_view usual_name = "fathom";

std::string& name() {
  static std::string name(usual_name);
  return name;
}

std::size_t rounded_up(std::size_t bytes, std::size_t to) { return (bytes + to - 1) / to * to; }

/// The bytes of the note by which the linker knows what it made, as hexadecimal digits.
std::string build_noted(const unsigned char* notes, std::size_t size, std::size_t alignment) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::size_t at = 0;
  ElfW(Nhdr) head{};
  while (at + sizeof head <= size) {
    std::memcpy(&head, notes + at, sizeof head);
    const std::size_t description = at + sizeof head + rounded_up(head.n_namesz, alignment);
    at = description + rounded_up(head.n_descsz, alignment);
    if (at > size || head.n_type != NT_GNU_BUILD_ID) continue;
    std::string id;
    for (std::size_t i = 0; i < head.n_descsz; ++i) {
      id += digits[notes[description + i] >> 4U];
      id += digits[notes[description + i] & 15U];
    }
    return id;
  }
  return {};
}

/// Looks through what is loaded; the first is the program itself.
int note_build(dl_phdr_info* loaded, std::size_t, void* id) {
  constexpr std::size_t usual = 4;  // bytes
  constexpr std::size_t wide = 8;
  for (const ElfW(Phdr)& each : std::span(loaded->dlpi_phdr, loaded->dlpi_phnum)) {
    if (each.p_type != PT_NOTE) continue;
    const auto* const notes = reinterpret_cast<const unsigned char*>(loaded->dlpi_addr + each.p_vaddr);
    auto& found = *static_cast<std::string*>(id);
    if (found.empty()) found = build_noted(notes, each.p_memsz, each.p_align == wide ? wide : usual);
  }
  return 1;
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

const std::string& program_build() {
  static const std::string id = [] {
    std::string found;
    dl_iterate_phdr(note_build, &found);
    return found;
  }();
  return id;
}

}  // namespace fathom::app
