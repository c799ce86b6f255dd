import { useId } from "react";
import css from "./route-picture.module.css";

/** A point of a drawn route; the first and the last have the marks. */
type RoutePoint = { readonly x: number; readonly y: number };

/** Draws a soft line through every given point as SVG path data. */
function routePath(points: readonly RoutePoint[]): string {
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

const sheet = { width: 640, height: 400, margin: 72 };

/**
 * A quiet drawing of the route on a plain sheet with a fine grid: it shows only the given points and invents no streets.
 */
export function RoutePicture({ points, title }: { readonly points: readonly RoutePoint[]; readonly title: string }) {
  const own = useId();
  const placed = points.map(({ x, y }) => ({
    x: sheet.margin + x * (sheet.width - sheet.margin * 2),
    y: sheet.margin + y * (sheet.height - sheet.margin * 2),
  }));
  const path = routePath(placed);
  const start = placed[0];
  const end = placed.at(-1);
  return (
    <svg
      className={css["picture"]}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={title}
      fill="none"
    >
      <defs>
        <pattern id={own} width="120" height="120" patternUnits="userSpaceOnUse">
          <path className={css["fine"]} d="M30 0V120M60 0V120M90 0V120M0 30H120M0 60H120M0 90H120" />
          <path className={css["grid"]} d="M120 0H0V120" />
        </pattern>
      </defs>
      <rect x="-1280" y="-800" width="3200" height="2000" fill={`url(#${own})`} />
      {start !== undefined && <circle className={css["halo"]} cx={start.x} cy={start.y} r="34" />}
      {end !== undefined && <circle className={css["halo"]} cx={end.x} cy={end.y} r="34" />}
      <path className={css["bed"]} d={path} />
      <path className={css["way"]} d={path} />
      {start !== undefined && <circle className={css["start"]} cx={start.x} cy={start.y} r="11" />}
      {end !== undefined && placed.length > 1 && (
        <rect className={css["end"]} x={end.x - 14} y={end.y - 14} width="28" height="28" rx="8" />
      )}
    </svg>
  );
}
