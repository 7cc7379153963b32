#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// What kind of consequence of a house rule somebody accepts.
enum class Consequence : std::uint8_t { broken, opened };
constexpr std::array<std::string_view, 2> names_of(Consequence) { return {"broken", "opened"}; }

/// A consequence of a house rule that its designer knows of, and why it is all right.
struct Accepted {
  Consequence kind{};
  /// The check that falls, or the silence that opens. A scenario means its rows as well, and a folder all that is in it.
  std::string what;
  std::string reason;
  std::string place;  ///< `file:line` of it.
};

/// Reads a file of accepted consequences. Throws `fathom::Problem` for whatever it cannot read.
///     - { opened: supply.adventure_deck, reason: with six players we shuffle the discards }
///     - { broken: [one_pickup_per_space, gaining/again], reason: that is what the house rule is for }
std::vector<Accepted> read_accepted(const std::filesystem::path& file);

/// A file that accepts these, those with one place in one entry. A reason that is missing is left to be filled in: until it
/// is, the file is not read.
std::string accepted_yaml(const std::vector<Accepted>& accepted);

/// Whether what is accepted is this check or silence, or has it among its rows or in its folder.
bool is_meant(const Accepted& accepted, Consequence kind, std::string_view what);

/// The one for this consequence, or null.
const Accepted* accepted_for(const std::vector<Accepted>& accepted, Consequence kind, std::string_view what);

}  // namespace fathom::app
