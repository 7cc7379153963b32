#include "properties/exploring/sole_use.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace fathom::properties {
namespace {

/// Whether a name still stands for an open file: whoever had it before may have taken it away.
bool is_there(const std::string& name, int handle) {
  struct stat named {};
  struct stat open {};
  return ::stat(name.c_str(), &named) == 0 && ::fstat(handle, &open) == 0 && named.st_ino == open.st_ino &&
         named.st_dev == open.st_dev;
}

}  // namespace

SoleUse::SoleUse(const std::string& file) {
  if (file.empty()) return;
  lock_ = file + ".lock";
  while (true) {
    constexpr mode_t for_all = 0666;  // less what the user has masked
    handle_ = ::open(lock_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_all);
    if (handle_ < 0) throw std::runtime_error(file + ": cannot keep a run here: " + std::generic_category().message(errno));
    const bool is_mine = ::flock(handle_, LOCK_EX | LOCK_NB) == 0;
    const int error = errno;
    if (is_mine && is_there(lock_, handle_)) return;
    ::close(handle_);
    if (is_mine) continue;
    if (error == EWOULDBLOCK)
      throw std::runtime_error(file + ": another run is at work on it; wait for its end, or name another --state");
    throw std::runtime_error(lock_ + ": cannot be locked; name another --state: " + std::generic_category().message(error));
  }
}

SoleUse::~SoleUse() {
  if (handle_ < 0) return;
  ::unlink(lock_.c_str());
  ::close(handle_);
}

}  // namespace fathom::properties
