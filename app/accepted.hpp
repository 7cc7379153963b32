#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::app {

/// What kind of thing somebody accepts: a consequence of a house rule, or a fault of an engine.
enum class Consequence : std::uint8_t { broken, opened, fault };
constexpr std::array<std::string_view, 3> names_of(Consequence) { return {"broken", "opened", "fault"}; }

/// What a file about a house rule accepts, and one about an engine.
inline constexpr std::array of_house_rules{Consequence::broken, Consequence::opened};
inline constexpr std::array of_engines{Consequence::fault};

/// Something that its owner knows of, and why it is all right.
struct Accepted {
  Consequence kind{};
  /// The check that falls, the silence that opens, or the fault. A scenario means its rows as well, a folder all that is in
  /// it, and a kind of fault all of this kind.
  std::string what;
  std::string reason;
  std::string place;  ///< `file:line` of it.
};

/// Reads a file of what is accepted, of these kinds alone. Throws `fathom::Problem` for whatever it cannot read.
///     - { opened: supply.adventure_deck, reason: with six players we shuffle the discards }
///     - { broken: [one_pickup_per_space, gaining/again], reason: that is what the house rule is for }
///     - { fault: accepts-illegal/mermaids.at_most_three, reason: mended in version 4 }
std::vector<Accepted> read_accepted(const std::filesystem::path& file,
                                    std::span<const Consequence> kinds = of_house_rules);

/// A file that accepts these, those with one place in one entry. A reason that is missing is left to be filled in: until it
/// is, the file is not read.
std::string accepted_yaml(const std::vector<Accepted>& accepted);

/// Whether what is accepted is this check or silence, or has it among its rows or in its folder.
bool is_meant(const Accepted& accepted, Consequence kind, std::string_view what);

/// The one for this consequence, or null.
const Accepted* accepted_for(const std::vector<Accepted>& accepted, Consequence kind, std::string_view what);

}  // namespace fathom::app
