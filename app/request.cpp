#include "app/request.hpp"

#include <charconv>
#include <system_error>

namespace fathom::app {
namespace {

/// All of `text` as a number; nothing when anything is left over.
template <class Number>
std::optional<Number> whole(std::string_view text) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stopped != end) return std::nullopt;
  return value;
}

}  // namespace

std::optional<Seed> read_seed(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<std::uint64_t> root = whole<std::uint64_t>(text.substr(0, slash));
  if (!root) return std::nullopt;
  if (slash == std::string_view::npos) return Seed{*root, std::nullopt};
  const std::optional<std::uint64_t> only = whole<std::uint64_t>(text.substr(slash + 1));
  if (!only) return std::nullopt;
  return Seed{*root, only};
}

std::optional<Shard> read_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::optional<std::uint32_t> index = whole<std::uint32_t>(text.substr(0, slash));
  const std::optional<std::uint32_t> of = whole<std::uint32_t>(text.substr(slash + 1));
  if (!index || !of || *index >= *of) return std::nullopt;
  return Shard{*index, *of};
}

std::string show(const Seed& seed) {
  return std::to_string(seed.root) + (seed.only ? "/" + std::to_string(*seed.only) : "");
}

}  // namespace fathom::app
