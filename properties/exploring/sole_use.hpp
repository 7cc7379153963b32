#pragma once

#include <string>

namespace fathom::properties {

/// Keeps other processes from a file as long as it lives: by a lock on a file beside it, which goes with the process,
/// however that ends. Two runs that saved in one file would each lose what the other had done.
class SoleUse {
 public:
  /// Of no file at all where the name is empty. Throws `std::runtime_error` where another process is at work on the file,
  /// and where nothing can be written beside it.
  explicit SoleUse(const std::string& file);
  ~SoleUse();
  SoleUse(const SoleUse&) = delete;
  SoleUse& operator=(const SoleUse&) = delete;

 private:
  std::string lock_;
  int handle_ = -1;
};

}  // namespace fathom::properties
