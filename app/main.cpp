#include "app/program.hpp"

namespace fathom::app {

/// The scenarios and exceptions of the games that this program knows.
std::span<const EmbeddedFile> own_files();

}  // namespace fathom::app

int main(int argc, char** argv) {
  return fathom::app::run_program(argc, argv, {fathom::app::own_files(), FATHOM_SOURCE_DIR, FATHOM_BINARY_DIR});
}
