# fathom_add_game(tide-pools
#   GAME tide_pools::TidePools   the struct that specifies the game,
#   HEADER game.hpp              and the header it stands in
#   SOURCES book.cpp             what defines its functions
#   LAWS laws.cpp                where `laws_of` of the game is specialised
#   THEOREMS theorems.cpp        where `theorems_of` is
#   OBSERVATIONS looks.cpp       where `observations` is
#   )
#
# Makes the program of one game, with every command that `fathom` has. Scenarios (`scenarios/*.yaml`), what checks may lack
# (`exceptions.yaml`), which rules each sentence gives (`sentences.md`) and what the auditor is told of its texts
# (`edition.yaml`) lie inside it; where the program is built, it
# reads them as they are edited. All but GAME, HEADER and SOURCES may come later. The gate of the game is a test of its own,
# `tide-pools.gate`. House rules (`variants/*.yaml`) and small boxes (`boxes/*.yaml`) lie inside the program, too.
function(fathom_add_game name)
  cmake_parse_arguments(PARSE_ARGV 1 game "" "GAME;HEADER;LAWS;THEOREMS;OBSERVATIONS" "SOURCES")
  if(game_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "fathom_add_game(${name}): expected GAME, HEADER, SOURCES, LAWS, THEOREMS or OBSERVATIONS, "
      "found ${game_UNPARSED_ARGUMENTS}")
  endif()
  foreach(needed GAME HEADER SOURCES)
    if(NOT game_${needed})
      message(FATAL_ERROR "fathom_add_game(${name}): ${needed} is missing")
    endif()
  endforeach()
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    message(STATUS "${name} is built for speed (CMAKE_BUILD_TYPE was not set)")
    set(optimised -O2)
  endif()

  set(specialised "")
  if(game_LAWS)
    string(APPEND specialised "template <>\nstd::span<const fathom::properties::Law<fathom::properties::AnyAdapter<${game_GAME}>>>\n"
      "fathom::properties::laws_of<${game_GAME}>();\n")
  endif()
  if(game_THEOREMS)
    string(APPEND specialised "template <>\nstd::span<const fathom::solver::Theorem<${game_GAME}>>\n"
      "fathom::solver::theorems_of<${game_GAME}>();\n")
  endif()
  if(game_OBSERVATIONS)
    string(APPEND specialised "template <>\nfathom::Observations<${game_GAME}> fathom::observations<${game_GAME}>();\n")
  endif()
  set(program ${CMAKE_CURRENT_BINARY_DIR}/${name}_program.cpp)
  configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/game_program.cpp.in ${program} @ONLY)
  # All engines of Fathom are in this file. They are as fast as at -O3, and take two thirds of the time to build.
  set_source_files_properties(${program} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-O1>")

  file(GLOB_RECURSE scenarios CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/scenarios/*.yaml)
  file(GLOB further CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/exceptions.yaml ${CMAKE_CURRENT_SOURCE_DIR}/edition.yaml
    ${CMAKE_CURRENT_SOURCE_DIR}/boxes/*.yaml ${CMAKE_CURRENT_SOURCE_DIR}/variants/*.yaml
    ${CMAKE_CURRENT_SOURCE_DIR}/sentences.md)
  set(own_files ${CMAKE_CURRENT_BINARY_DIR}/${name}_files.cpp)
  fathom_embed(OUT ${own_files} NAMESPACE fathom::app FUNCTION own_files ROOT ${CMAKE_CURRENT_SOURCE_DIR}
    FILES ${scenarios} ${further})

  add_executable(${name} ${game_SOURCES} ${game_LAWS} ${game_THEOREMS} ${game_OBSERVATIONS} ${program} ${own_files})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_compile_options(${name} PRIVATE ${optimised})
  target_link_libraries(${name} PRIVATE fathom::fathom)
  add_test(NAME ${name}.gate COMMAND ${name} gate --quiet)
endfunction()
