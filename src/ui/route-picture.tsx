import { useId } from "react";
import { routePath, type RoutePoint } from "#ui/route-path.ts";
import css from "./route-picture.module.css";

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
