#include "properties/exhausting/saved.hpp"

#include <filesystem>
#include <system_error>

#include "properties/saving.hpp"

namespace fathom::properties {
namespace {

constexpr StateForm search_form{"fathom exhaust, a search under way, 1\n", "a search under way"};

template <class Search, class Each>
void for_each_part(Search& search, Each&& each) {
  each(search.visited);
  each(search.here);
  each(search.below);
  each(search.chunk);
  each(search.by_depth);
  each(search.done);
  each(search.transitions);
  each(search.ended);
  each(search.events);
  each(search.by_step);
  each(search.silences);
  each(search.seconds);
}

}  // namespace

void write_search(const std::string& file, const SavedSearch& search) {
  write_state(file, search_form, search.key, [&](StateWriter& write) { for_each_part(search, write); });
}

void forget_search(const std::string& file) {
  std::error_code ignored;
  if (!file.empty()) std::filesystem::remove(file, ignored);
}

std::optional<SavedSearch> read_search(const std::string& file, const std::string& key) {
  SavedSearch search;
  search.key = key;
  if (!read_state(file, search_form, key, [&](StateReader& read) { for_each_part(search, read); })) return std::nullopt;
  return search;
}

}  // namespace fathom::properties
