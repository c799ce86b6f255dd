/** A point of a drawn route; the first and the last have the marks. */
export type RoutePoint = { readonly x: number; readonly y: number };

/** Draws a soft line through every given point as SVG path data. */
export function routePath(points: readonly RoutePoint[]): string {
  const [first] = points;
  if (first === undefined) return "";
  const parts = [`M${show(first)}`];
  for (let index = 0; index < points.length - 1; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${show(one)} ${show(two)} ${show(to)}`);
  }
  return parts.join("");
}

function show({ x, y }: RoutePoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
