/** The mark of a piece that others have moved: brackets around its four corners, dark and light, on any background. */
import { SVG } from "~/board/artwork";
import type { Size } from "~/board/layout";

/** The distance of the brackets from the piece, and how much of a side they take. */
const AWAY = 4;
const PART = 0.3;

export function brackets({ width, height }: Size): SVGGElement {
  const [left, top, right, bottom] = [-AWAY, -AWAY, width + AWAY, height + AWAY];
  const arm = Math.min(PART * (right - left), PART * (bottom - top));
  const path = [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
  ].join("");
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "brackets");
  for (const name of ["under", "over"]) {
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("class", name);
    line.setAttribute("d", path);
    group.append(line);
  }
  return group;
}
