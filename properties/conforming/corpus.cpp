#include <cstdint>
#include <cstdio>

#include "notation/json.hpp"
#include "properties/conforming/corpus_of.hpp"

namespace fathom::conform::corpus {

std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string hash_of(const Json& state) {
  constexpr std::uint64_t offset = 14695981039346656037U;
  constexpr std::uint64_t prime = 1099511628211U;
  std::uint64_t hash = offset;
  for (const char c : nlohmann::json(state).dump()) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace fathom::conform::corpus
