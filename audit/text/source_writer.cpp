#include "audit/text/source_writer.hpp"

#include <utility>

#include "audit/text/damage.hpp"
#include "audit/text/letters.hpp"

namespace fathom::audit {

SourceWriter::SourceWriter(std::string name, std::string language) {
  source_.name = std::move(name);
  source_.language = std::move(language);
  source_.is_laid_out = true;
}

void SourceWriter::begin_block(std::string_view mark) {
  if (!source_.text.empty()) source_.text += source_.text.back() == '\n' ? "\n" : "\n\n";
  source_.text += mark;
}

void SourceWriter::begin_line(std::string_view mark) {
  if (!source_.text.empty() && source_.text.back() != '\n') source_.text += '\n';
  source_.text += mark;
}

void SourceWriter::add(std::string_view words, Position at) {
  source_.origins.push_back({static_cast<Offset>(source_.text.size()), at});
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != '\n') {
      source_.text += words[i];
      continue;
    }
    source_.text += ' ';
    ++at.line;
    source_.origins.push_back({static_cast<Offset>(source_.text.size()), {at.line, 1}});
  }
}

void SourceWriter::add_unseen(std::string_view words) { source_.text += words; }

void SourceWriter::begin_unit(std::string name, std::string key) {
  end_unit();
  const auto here = static_cast<Offset>(source_.text.size());
  source_.units.push_back({{here, here}, std::move(name), std::move(key)});
  in_unit_ = true;
}

void SourceWriter::end_unit() {
  if (!in_unit_) return;
  in_unit_ = false;
  Unit& unit = source_.units.back();
  unit.at.end = static_cast<Offset>(source_.text.size());
  if (unit.at.empty()) source_.units.pop_back();
}

Source SourceWriter::done() {
  end_unit();
  while (!source_.text.empty() && (source_.text.back() == '\n' || source_.text.back() == ' ')) source_.text.pop_back();
  const auto size = static_cast<Offset>(source_.text.size());
  while (!source_.units.empty() && source_.units.back().at.begin >= size) source_.units.pop_back();
  if (!source_.units.empty() && source_.units.back().at.end > size) source_.units.back().at.end = size;
  while (!source_.origins.empty() && source_.origins.back().text >= size) source_.origins.pop_back();
  if (!source_.text.empty()) source_.text += '\n';
  source_.damages = damages_of(source_.text, {});
  source_.count_lines();
  return std::move(source_);
}

void FilePlaces::go_back(std::size_t byte) {
  const int line = place_.line;
  for (; reached_ > byte; --reached_) {
    if (bytes_[reached_ - 1] == '\n') {
      --place_.line;
    } else if (!is_tail(bytes_[reached_ - 1])) {
      --place_.column;
    }
  }
  if (place_.line == line) return;
  const std::size_t line_end = byte == 0 ? bytes_.npos : bytes_.rfind('\n', byte - 1);
  place_.column = 1;
  for (std::size_t at = line_end == bytes_.npos ? 0 : line_end + 1; at < byte; ++at) place_.column += is_tail(bytes_[at]) ? 0 : 1;
}

Position FilePlaces::at(std::size_t byte) {
  go_back(byte);
  for (; reached_ < byte && reached_ < bytes_.size(); ++reached_) {
    if (bytes_[reached_] == '\n') {
      ++place_.line;
      place_.column = 1;
    } else if (!is_tail(bytes_[reached_])) {
      ++place_.column;
    }
  }
  return place_;
}

}  // namespace fathom::audit
