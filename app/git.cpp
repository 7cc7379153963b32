#include "app/git.hpp"

#include <sys/wait.h>

#include <cstdio>
#include <string_view>
#include <vector>

#include "app/errors.hpp"
#include "app/text.hpp"
#include "audit/text/source.hpp"

namespace fathom::app {
namespace {

namespace fs = std::filesystem;

constexpr int command_not_found = 127;

/// Where what git says beside its answer goes.
enum class Complaints { told, dropped };

struct GitAnswer {
  int exit = 0;
  std::string text;
};

/// Runs git in a folder. Words are quoted, so that none of them means anything to the shell.
GitAnswer ask_git(const fs::path& folder, const std::vector<std::string>& words, Complaints complaints) {
  std::string command = "LC_ALL=C git -C " + single_quoted(folder.string());
  for (const std::string& word : words) command += " " + single_quoted(word);
  command += complaints == Complaints::told ? " 2>&1 </dev/null" : " 2>/dev/null </dev/null";
  std::FILE* const pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) throw BadInput("cannot start git; try again");
  GitAnswer answer;
  std::string block(std::size_t{1} << 16U, '\0');
  for (std::size_t got = 1; got > 0 && answer.text.size() <= audit::largest_text;) {
    got = std::fread(block.data(), 1, block.size(), pipe);
    answer.text.append(block, 0, got);
  }
  const int status = ::pclose(pipe);
  answer.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return answer;
}

std::string first_line(std::string_view text) { return printable(text.substr(0, text.find('\n'))); }

}  // namespace

std::string commit_of(const std::string& revision, const fs::path& folder) {
  const GitAnswer around = ask_git(folder, {"rev-parse", "--is-inside-work-tree"}, Complaints::told);
  if (around.exit == command_not_found)
    throw BadUsage("--since " + revision + ": expected git, found none; install it, or name an earlier file");
  if (around.exit != 0 || !around.text.starts_with("true"))
    throw BadUsage("--since " + revision + ": expected an earlier file, or texts in a git repository; git says of " +
                   folder.string() + ": " + first_line(around.text));
  const GitAnswer commit =
      ask_git(folder, {"rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"}, Complaints::dropped);
  const std::string name = commit.text.substr(0, commit.text.find('\n'));
  const bool is_name = !name.empty() && name.find_first_not_of("0123456789abcdef") == std::string::npos;  // `^main` is none
  if (commit.exit != 0 || !is_name)
    throw BadUsage("--since " + revision + ": expected a commit or an earlier file, found neither" +
                   "; git log lists commits, and git fetch brings those that a shallow clone lacks");
  return name;
}

std::optional<std::string> file_at(const std::string& commit, const fs::path& file) {
  std::error_code error;
  const fs::path whole = fs::canonical(file, error);
  if (error) throw BadInput(file.string() + ": cannot be found: " + error.message());
  const std::string name = "./" + whole.filename().string();
  const GitAnswer listed = ask_git(whole.parent_path(), {"ls-tree", "--name-only", commit, "--", name}, Complaints::told);
  if (listed.exit != 0) throw BadInput(file.string() + ": git cannot look for it: " + first_line(listed.text));
  if (listed.text.empty()) return std::nullopt;
  GitAnswer was = ask_git(whole.parent_path(), {"cat-file", "blob", commit + ":" + name}, Complaints::dropped);
  if (was.exit != 0) throw BadInput(file.string() + ": git cannot show it as it was at " + commit + "; try git fsck");
  return std::move(was.text);
}

}  // namespace fathom::app
