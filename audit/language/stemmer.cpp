#include <libstemmer.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "audit/language/language_data.hpp"

namespace fathom::audit {

void Stemmer::Closing::operator()(void* stemmer) const { sb_stemmer_delete(static_cast<sb_stemmer*>(stemmer)); }

Stemmer::Stemmer(const std::string& algorithm, std::vector<std::string> endings) : endings_(std::move(endings)) {
  std::stable_sort(endings_.begin(), endings_.end(),
                   [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
  if (algorithm == none) return;
  stemmer_.reset(sb_stemmer_new(algorithm.c_str(), "UTF_8"));
  if (!stemmer_) throw std::invalid_argument("Snowball has no stemmer called " + algorithm);
}

std::string Stemmer::without_ending(const std::string& folded) const {
  // Three Latin letters, or one syllable of Hangul.
  constexpr std::size_t shortest_stem = 3;
  for (const std::string& each : endings_)
    if (folded.size() >= each.size() + shortest_stem && folded.ends_with(each))
      return folded.substr(0, folded.size() - each.size());
  return folded;
}

std::string Stemmer::stem(const std::string& folded) const {
  if (!stemmer_) return without_ending(folded);
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

bool Stemmer::knows(const std::string& code) {
  const std::unique_ptr<void, Closing> stemmer(sb_stemmer_new(code.c_str(), "UTF_8"));
  return stemmer != nullptr;
}

}  // namespace fathom::audit
