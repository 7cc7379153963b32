#pragma once

#include "model/mirage/mirage.hpp"
#include "properties/engine.hpp"

namespace fathom::properties {

extern template struct Engine<mirage::Mirage>;

}  // namespace fathom::properties
