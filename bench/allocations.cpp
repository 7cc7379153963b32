#include "bench/allocations.hpp"

#include <cstdlib>
#include <new>

namespace fathom::bench {
namespace {
std::uint64_t taken = 0;
}

std::uint64_t allocations() { return taken; }

static void* take(std::size_t size) {
  ++taken;
  if (void* history = std::malloc(size == 0 ? 1 : size)) return history;
  throw std::bad_alloc{};
}

}  // namespace fathom::bench

// The array and nothrow forms come down to these.
void* operator new(std::size_t size) { return fathom::bench::take(size); }
void operator delete(void* history) noexcept { std::free(history); }
void operator delete(void* history, std::size_t) noexcept { std::free(history); }
