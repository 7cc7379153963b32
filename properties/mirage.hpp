#pragma once

#include "model/mirage/mirage.hpp"
#include "properties/comparing.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mirage::Mirage>;
extern template struct Comparer<mirage::Mirage>;

}  // namespace fathom::properties
