# fathom_embed(OUT source.cpp NAMESPACE fathom::audit FUNCTION embedded_files ROOT folder FILES ...): a source that holds the
# files, each under its path below ROOT, and is made again when one of them changes.
function(fathom_embed)
  cmake_parse_arguments(PARSE_ARGV 0 embed "" "OUT;NAMESPACE;FUNCTION;ROOT" "FILES")
  file(CONFIGURE OUTPUT ${embed_OUT}.cmake @ONLY CONTENT "set(OUT \"@embed_OUT@\")
set(NAMESPACE @embed_NAMESPACE@)
set(FUNCTION @embed_FUNCTION@)
set(ROOT \"@embed_ROOT@\")
set(FILES \"@embed_FILES@\")
")
  add_custom_command(OUTPUT ${embed_OUT} COMMAND ${CMAKE_COMMAND} -DOPTIONS=${embed_OUT}.cmake -P ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed.cmake
    DEPENDS ${embed_FILES} ${embed_OUT}.cmake ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/embed.cmake VERBATIM)
endfunction()
