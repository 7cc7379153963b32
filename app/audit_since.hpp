#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/audit_texts.hpp"
#include "audit/audit.hpp"

namespace fathom::app {

/// The texts of an audit as they were before; a text that was not there yet is absent.
struct EarlierTexts {
  std::optional<audit::Source> original;
  std::optional<audit::Source> translation;
};

/// Where earlier texts are found: at a commit of git, or in a file.
class Earlier {
 public:
  /// `since` is a file where there is one of that name, and else a revision. A file is an earlier version of `of`, and other
  /// texts have not changed. Throws `BadUsage` for a revision that git does not know where `of` stands.
  Earlier(std::string since, std::string of);

  /// A text as it was; nothing where it was not there. Throws as above, and what `read_texts` throws.
  std::optional<audit::Source> text(const TextFound& now);

 private:
  using Texts = std::shared_ptr<const std::vector<audit::Source>>;
  Texts read(const std::string& file);
  const std::string& commit_around(const std::string& file);

  std::string since_;
  std::string of_;
  bool is_file_ = false;
  std::map<std::string, Texts> known_;                    ///< By file.
  std::map<std::filesystem::path, std::string> commits_;  ///< By folder, which may be a repository of its own.
};

/// Drops the findings that touch nothing that changed, and tells how many of them were open. Where both texts have units
/// with keys, a unit changed if it is another in either text; elsewhere a sentence did if it is no longer the same, or if
/// its counterpart or a neighbour of it is gone.
std::size_t drop_unchanged(audit::Audit& on, const EarlierTexts& before);

}  // namespace fathom::app
