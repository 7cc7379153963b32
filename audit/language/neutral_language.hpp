#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "audit/language/language.hpp"

namespace fathom::audit {

/// A language that has no file of its own: its English name, number words, ordinals and months are ICU's, its stems
/// Snowball's where that has any; it has no concepts. Nothing for a code that ICU has no name for.
std::optional<Language> neutral_language(const std::string& code);

/// A language's code and its function words.
using FunctionWords = std::pair<std::string, std::unordered_set<std::string>>;

/// The function words of `audit/languages/others.yaml`: of languages without a file of their own, by which they are
/// recognised, and told from those that have one. Read once.
const std::vector<FunctionWords>& other_languages();

}  // namespace fathom::audit
