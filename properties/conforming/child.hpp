#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fathom::conform {

/// How long another program may take, and how much it may say.
struct Limits {
  double seconds = 5;                      ///< For each answer, from the one before it on.
  std::size_t longest_answer = 1U << 20U;  ///< In bytes, the end of the line not counted.
};

/// What can go wrong between two programs, besides what they say.
enum class Trouble : std::uint8_t { none, ended, slow, endless };

/// The answers to some lines, as far as they came.
struct Exchange {
  std::vector<std::string> answers;  ///< A line each, without its end.
  Trouble trouble = Trouble::none;   ///< Why the rest did not come: it ended, was too slow, or began a line without end.
  std::string how;                   ///< In words: `it ended with exit code 3`.
};

/// Another program, run as a process of its own that is spoken to in lines. When this goes, so does it, with all that it has
/// started: politely first, by closing its input.
class Child {
 public:
  /// Starts the command. Throws `BadInput` where there is no such program.
  explicit Child(const std::vector<std::string>& command, const Limits& limits = {});
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Sends lines, and reads so many answers, both at once: nobody waits for a pipe to be emptied.
  Exchange exchange(std::string_view lines, std::size_t many);
  /// What it has written to its standard error: the end of it.
  std::string complaints();

 private:
  void read_complaints();
  bool write_some(std::string_view& left);
  /// Reads what is there; whether the output is still open.
  bool read_some(Exchange& exchange);
  std::string how_it_ended();

  Limits limits_;
  pid_t pid_ = -1;
  int to_ = -1;
  int from_ = -1;
  int errors_ = -1;
  std::string begun_;       ///< The beginning of a line.
  std::string complaints_;  ///< The last that it complained of.
  bool reaped_ = false;
  int status_ = 0;
};

}  // namespace fathom::conform
