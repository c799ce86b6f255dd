import { thinLine } from "#server/map/thin-line.ts";

/** Units of a path in a pixel: coordinates are whole numbers, so that paths stay short. */
export const PATH_UNITS = 2;

/** Rings of less ground than this many square pixels are not seen. */
const LEAST_AREA = 3;

/** Lines or rings in pixels as the `d` of a path, without the corners that nobody sees. */
export function svgPath(lines: readonly ArrayLike<number>[], tolerance: number, isClosed: boolean): string {
  let text = "";
  for (const line of lines) {
    const corners = steps(thinLine(line, tolerance));
    if (corners.length < (isClosed ? 6 : 4) || (isClosed && Math.abs(area(line)) < LEAST_AREA)) continue;
    text += `M${corners[0]} ${corners[1]}l`;
    let last = "";
    for (let at = 2; at < corners.length; at += 1) {
      const change = String((corners[at] ?? 0) - (corners[at - 2] ?? 0));
      text += at === 2 || change.startsWith("-") ? change : ` ${change}`;
      last = change;
    }
    if (isClosed && last !== "") text += "z";
  }
  return text;
}

/** Whole units, each corner once. */
function steps(line: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [Math.round((line[at] ?? 0) * PATH_UNITS), Math.round((line[at + 1] ?? 0) * PATH_UNITS)];
    if (x !== out.at(-2) || y !== out.at(-1)) out.push(x, y);
  }
  return out;
}

function area(ring: ArrayLike<number>): number {
  let twice = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
  }
  return twice / 2;
}
