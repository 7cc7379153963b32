#include "properties/threads.hpp"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fathom::properties {

void on_threads(unsigned count, const std::function<void(unsigned index)>& work) {
  std::mutex keeping;
  std::exception_ptr first;
  const auto guarded = [&](unsigned index) {
    try {
      work(index);
    } catch (...) {
      const std::scoped_lock lock(keeping);
      if (!first) first = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;  // joined at the end of the scope, also where no further thread can be started
    for (unsigned index = 1; index < count; ++index) others.emplace_back(guarded, index);
    guarded(0);
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace fathom::properties
