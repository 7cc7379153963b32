#include <libstemmer.h>

#include <stdexcept>

#include "audit/language/language_data.hpp"

namespace fathom::audit {

void Stemmer::Closing::operator()(void* stemmer) const { sb_stemmer_delete(static_cast<sb_stemmer*>(stemmer)); }

Stemmer::Stemmer(const std::string& algorithm) : stemmer_(sb_stemmer_new(algorithm.c_str(), "UTF_8")) {
  if (!stemmer_) throw std::invalid_argument("Snowball has no stemmer called " + algorithm);
}

std::string Stemmer::stem(const std::string& folded) const {
  const std::lock_guard lock(guard_);
  auto* const stemmer = static_cast<sb_stemmer*>(stemmer_.get());
  const sb_symbol* stem =
      sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol*>(folded.data()), static_cast<int>(folded.size()));
  if (stem == nullptr) return folded;
  return {reinterpret_cast<const char*>(stem), static_cast<std::size_t>(sb_stemmer_length(stemmer))};
}

std::vector<std::string_view> Stemmer::algorithms() {
  std::vector<std::string_view> names;
  for (const char** name = sb_stemmer_list(); *name != nullptr; ++name) names.emplace_back(*name);
  return names;
}

}  // namespace fathom::audit
