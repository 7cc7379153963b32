#include "model/mirage/svg_parts.hpp"

#include "model/mirage/marks.hpp"

namespace fathom::mirage {
namespace {

/// Players have the colours of the rulebook in its order; so have trees.
constexpr std::string_view looks = R"svg(<style>
.status{font-size:15px;text-anchor:end}.head{font-size:13px;font-weight:700;letter-spacing:.8px}
.say{font-size:14px}.count{font-size:14px;font-weight:600}.source{font-size:13px;fill:#8b8170}.points{font-size:15px;font-weight:700;text-anchor:end}
.label{font-size:13px;fill:#8b8170;text-anchor:middle}
.dot{fill:#cfc5b2}.dots{fill:url(#dots)}.shadow{fill:#1a120a;fill-opacity:.3}
.ls{fill:#f4e2b4}.ds{fill:#d3a765}.lw{fill:#b4dfe9}.dw{fill:#4c97b8}
.grain{fill:#8a6a35;fill-opacity:.28}.ripple{fill:none;stroke:#14506d;stroke-opacity:.3;stroke-width:1.4;stroke-linecap:round}
.seam{fill:none;stroke:#3a2c1c;stroke-width:1.7;stroke-linejoin:round;stroke-opacity:.72}
.edge{fill:none;stroke:#3a2c1c;stroke-width:2.4;stroke-linejoin:round}
.foam{fill:none;stroke:#fffef9;stroke-width:4.5;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.9}
.piece{stroke-width:1.6;stroke-linejoin:round;paint-order:stroke}
.black{fill:#2b2b2e;stroke:#f6f1e6}.white{fill:#ffffff;stroke:#26262a}.red{fill:#cc3b30;stroke:#4a120d}
.yellow{fill:#f6c72e;stroke:#3a2e10}.trunk{fill:none;stroke:#7a5230;stroke-width:4;stroke-linecap:round}
.door{fill:#000000;fill-opacity:.22;stroke:none}
.gap{fill:#6f9e4f;opacity:.34}.nobody{fill:url(#hatch)}
.now{fill:#e0457b;opacity:.24}.ring{fill:none;stroke:#e0457b;stroke-width:3;stroke-dasharray:7 6}
@media (prefers-color-scheme:dark){
.label,.source{fill:#9a917f}.dot{fill:#464d57}.edge{stroke:#d8cfbd}}
</style>
<defs>
<pattern id="sand" width="24" height="20" patternUnits="userSpaceOnUse"><g class="grain"><circle cx="4" cy="5" r="1"/>
<circle cx="15" cy="3" r=".8"/><circle cx="10" cy="13" r="1.1"/><circle cx="21" cy="16" r=".9"/></g></pattern>
<pattern id="sea" width="30" height="20" patternUnits="userSpaceOnUse"><path class="ripple"
d="M3 6q3-3 6 0t6 0M17 16q3-3 6 0t6 0"/></pattern>
<pattern id="dots" width="60" height="60" patternUnits="userSpaceOnUse" x="-30" y="-30"><circle class="dot" cx="30"
cy="30" r="1.8"/></pattern>
<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path
d="M0 0V9" stroke="#8b8170" stroke-opacity=".6" stroke-width="3"/></pattern>
<path id="camel" d="M-16 18-14.500 5C-18 0-16-7-10-7-8-15 2-16 4-7 7-4 10-4 11-7L13-15C14-19 19-19 20.500-15.500L20-12 16-11
14.500 1C14 5 12 7 10 7L12 18H7.500L5 9H-8L-11 18Z"/>
<path id="ship" d="M-2-19V3H-16C-13-5-8-13-2-19ZM2-16C8-11 13-4 15 3H2ZM-19 6H19L13 17H-13Z"/>
<g id="tent"><path d="M0-18V-25L9-21.500 0-18M0-18 20 18H-20Z"/><path class="door" d="M0-5 9 18H-9Z"/></g>
<path id="crown" d="M0-7C-6-17-16-15-20-6-13-10-6-9 0-7ZM0-7C6-17 16-15 20-6 13-10 6-9 0-7ZM0-7C-11-17-8-23-2-23-4-17-1-11 0-7Z
M0-7C11-17 8-23 2-23 4-17 1-11 0-7ZM0-7C-9-6-13 1-13 8-9 1-4-3 0-7ZM0-7C9-6 13 1 13 8 9 1 4-3 0-7Z"/>
<path id="trunk" d="M3 20C-1 11-1 2 0-6"/>
</defs>
)svg";

std::string placed(Point at) { return std::to_string(at.x) + ' ' + std::to_string(at.y); }

}  // namespace

std::string_view svg_looks() { return looks; }

std::string svg_square(Point corner, int size, std::string_view looks_as) {
  return svg_box({corner, {size, size}}, looks_as);
}

std::string looks_of(Colour colour) { return index_of(colour) < kinds<Colour> ? std::string{name_of(colour)} : "stranger"; }

std::string looks_of(Terrain terrain, Shade shade) {
  return std::string{shade == Shade::light ? "l" : "d"} + (terrain == Terrain::land ? "s" : "w");
}

std::string svg_explorer(Explorer kind, Seat by, Point at, std::string_view scale) {
  const Point on = kind == Explorer::camel ? Point{-2, 5} : Point{0, 16};
  return "<g class=\"piece " + looks_of(by) + "\" transform=\"translate(" + placed(at) + ") scale(" + std::string{scale} +
         ")\"><use href=\"#" + (kind == Explorer::camel ? "camel" : "ship") + "\"/>" +
         svg_text(on, "letter on" + looks_of(by), std::string{letter_of(by)}) + "</g>";
}

std::string svg_tent(Seat by, Point at, std::string_view scale) {
  return "<g class=\"piece " + looks_of(by) + "\" transform=\"translate(" + placed(at) + ") scale(" + std::string{scale} +
         ")\"><use href=\"#tent\"/>" + svg_text({0, 15}, "letter on" + looks_of(by), std::string{letter_of(by)}) + "</g>";
}

std::string svg_tree(Colour colour, Point at, std::string_view scale) {
  return svg_piece("trunk", at, "trunk", scale) + svg_piece("crown", at, looks_of(colour), scale);
}

}  // namespace fathom::mirage
