#include "app/findings_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "audit/report/marking.hpp"

namespace fathom::app {
namespace {

using audit::escaped;

/// Room for the labels at both ends of a scale, in parts of the whole.
constexpr double margin = 0.06;

/// Where a part of a scale lies across the drawing, in hundredths of its width.
double across(const Scale& scale, double value) { return 100 * (margin + (1 - 2 * margin) * scale.part(value)); }

/// The size of a curve's drawing, and of what is around it.
constexpr double curve_width = 360;
constexpr double curve_height = 210;
constexpr double left_edge = 46;
constexpr double right_edge = 12;
constexpr double top_edge = 12;
constexpr double bottom_edge = 40;
constexpr std::size_t most_value_labels = 10;

struct Paper {
  const Curves& curves;
  const Curve& curve;
  Scale scale;

  [[nodiscard]] double x(std::size_t value) const {
    const double room = curve_width - left_edge - right_edge;
    return curves.at.size() < 2 ? left_edge + room / 2
                                : left_edge + room * static_cast<double>(value) / static_cast<double>(curves.at.size() - 1);
  }
  [[nodiscard]] double y(double number) const {
    return curve_height - bottom_edge - (curve_height - top_edge - bottom_edge) * scale.part(number);
  }
};

std::string grid(const Paper& paper) {
  std::string text;
  for (const double tick : paper.scale.ticks)
    text += fmt::format(
        "<line class=\"tick\" x1=\"{:.1f}\" x2=\"{:.1f}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/><text class=\"label\" "
        "text-anchor=\"end\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
        left_edge, curve_width - right_edge, paper.y(tick), paper.y(tick), left_edge - 6, paper.y(tick) + 4,
        tick_label(paper.scale, tick, Signs::none));
  const std::size_t each = paper.curves.at.size() / most_value_labels + 1;
  for (std::size_t i = 0; i < paper.curves.at.size(); ++i) {
    if (i % each != 0 && paper.curves.published != i) continue;
    const Tone tone = paper.curves.tones.at(i);
    text += fmt::format("<text class=\"label{}\" text-anchor=\"middle\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
                        tone == Tone::bad ? " bad" : "", paper.x(i), curve_height - bottom_edge + 16,
                        escaped(paper.curves.at[i]));
  }
  return text + fmt::format("<text class=\"label\" text-anchor=\"middle\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>",
                            (left_edge + curve_width - right_edge) / 2, curve_height - 5, escaped(paper.curves.over));
}

/// The band and the line of each stretch of neighbouring points.
std::string band_and_line(const Paper& paper) {
  std::string text;
  const auto stretch = [&](std::size_t from, std::size_t to) {
    std::string upper, lower, line;
    for (std::size_t i = from; i < to; ++i) {
      const Spread& point = *paper.curve.points[i];
      upper += fmt::format("{:.1f},{:.1f} ", paper.x(i), paper.y(point.high));
      lower = fmt::format("{:.1f},{:.1f} ", paper.x(i), paper.y(point.low)) + lower;
      line += fmt::format("{:.1f},{:.1f} ", paper.x(i), paper.y(point.at));
    }
    text += "<polygon class=\"band\" points=\"" + upper + lower + "\"/><polyline class=\"line\" points=\"" + line + "\"/>";
  };
  std::size_t from = 0;
  for (std::size_t i = 0; i <= paper.curve.points.size(); ++i) {
    if (i < paper.curve.points.size() && paper.curve.points[i]) continue;
    if (i > from) stretch(from, i);
    from = i + 1;
  }
  return text;
}

std::string points_of(const Paper& paper) {
  std::string text;
  for (std::size_t i = 0; i < paper.curve.points.size(); ++i) {
    const std::optional<Spread>& point = paper.curve.points[i];
    if (!point) continue;
    const bool published = paper.curves.published == i;
    text += fmt::format("<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{}\"><title>{}: {}</title></circle>",
                        published                               ? "origin"
                        : paper.curves.tones.at(i) == Tone::bad ? "point bad"
                                                                : "point",
                        paper.x(i), paper.y(point->at), published ? 5 : 3.5, escaped(paper.curves.at[i]),
                        number_of(point->at, 2));
  }
  return text;
}

}  // namespace

std::string axis_svg(const Scale& scale, const Marked& marked) {
  std::string text = "<svg class=\"axis\" aria-hidden=\"true\">";
  for (const double tick : scale.ticks)
    text += fmt::format("<text class=\"label\" text-anchor=\"middle\" x=\"{:.2f}%\" y=\"13\">{}</text>", across(scale, tick),
                        tick_label(scale, tick, marked.signs));
  return text + "</svg>";
}

std::string spread_svg(const Scale& scale, const Spread& spread, const Marked& marked) {
  std::string text = fmt::format("<svg class=\"spread\" role=\"img\" aria-label=\"{} between {} and {}\">",
                                 number_of(spread.at, 2), number_of(spread.low, 2), number_of(spread.high, 2));
  for (const double tick : scale.ticks)
    text += fmt::format("<line class=\"tick\" x1=\"{0:.2f}%\" x2=\"{0:.2f}%\" y1=\"0\" y2=\"100%\"/>", across(scale, tick));
  text +=
      fmt::format("<line class=\"mark\" x1=\"{0:.2f}%\" x2=\"{0:.2f}%\" y1=\"0\" y2=\"100%\"/>", across(scale, marked.at));
  return text + fmt::format(
                    "<line class=\"bar\" x1=\"{:.2f}%\" x2=\"{:.2f}%\" y1=\"50%\" y2=\"50%\"/><circle class=\"point\" "
                    "cx=\"{:.2f}%\" "
                    "cy=\"50%\" r=\"4\"/></svg>",
                    across(scale, spread.low), across(scale, spread.high), across(scale, spread.at));
}

std::string curve_svg(const Curves& curves, const Curve& curve) {
  constexpr std::size_t ticks = 5;
  const Paper paper{curves, curve, scale_of(curve, ticks)};
  std::string text = fmt::format("<svg class=\"curve\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">", curve_width,
                                 curve_height, escaped(curve.name + " over " + curves.over)) +
                     grid(paper);
  if (curves.published)
    text += fmt::format("<line class=\"mark\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1}\" y2=\"{2}\"/>",
                        paper.x(*curves.published), top_edge, curve_height - bottom_edge);
  return text + band_and_line(paper) + points_of(paper) + "</svg>";
}

}  // namespace fathom::app
