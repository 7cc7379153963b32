#pragma once

#include <string_view>

namespace fathom {

/// What the verdict of a scenario rests on whose play was partly chosen by seed. It stands in no file: where it fails, it is saved.
inline constexpr std::string_view filled_play = "this play, partly filled in by seed";

}  // namespace fathom
