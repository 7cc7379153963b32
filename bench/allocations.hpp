#pragma once

#include <cstdint>

namespace fathom::bench {

/// How often this process has taken memory from the heap so far. The program replaces `operator new` to count.
std::uint64_t allocations();

}  // namespace fathom::bench
