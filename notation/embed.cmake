# Writes FILES, one after the other, as byte arrays of a C++ source OUT that defines `NAMESPACE::FUNCTION()`. Their names begin
# below ROOT. OPTIONS are in a file, since command lines have an end.
include(${OPTIONS})
set(source "// Made by notation/embed.cmake.\n#include <span>\n\n#include \"notation/embedded.hpp\"\n\nnamespace ${NAMESPACE} {\n\n")
string(APPEND source "std::span<const EmbeddedFile> ${FUNCTION}();\n\n")
set(table "")
set(number 0)
foreach(file ${FILES})
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  file(RELATIVE_PATH name ${ROOT} ${file})
  string(APPEND source "static const unsigned char file_${number}[] = {${bytes}0};\n")
  string(APPEND table
    "    {\"${name}\", {reinterpret_cast<const char*>(file_${number}), sizeof(file_${number}) - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND source "\nstd::span<const EmbeddedFile> ${FUNCTION}() {\n  static const EmbeddedFile files[] = {\n${table}  };\n")
string(APPEND source "  return files;\n}\n\n}  // namespace ${NAMESPACE}\n")
file(WRITE ${OUT} "${source}")
