import { Car } from "./car.tsx";
import css from "./picture.module.css";

const HOUSES = [
  [12, 150, 66],
  [86, 96, 58],
  [152, 176, 74],
  [234, 70, 62],
  [304, 140, 70],
  [382, 104, 84],
] as const;

/** A city at night, with lights in some of its windows. */
export function NightCity() {
  return (
    <>
      <path className={css["deep"]} d="M0 0H480V350H0Z" />
      <circle className={css["sun"]} cx="410" cy="58" r="22" />
      {HOUSES.map(([x, y, width], index) => (
        <g key={x}>
          <path className={css[index % 2 === 0 ? "full" : "near"]} d={`M${x} ${y}h${width}V290h-${width}Z`} />
          <Windows {...{ x, y, width, index }} />
        </g>
      ))}
      <path className={css["ink"]} d="M0 286H480V350H0Z" />
      <path className={css["line"]} strokeDasharray="26 22" d="M0 330H480" />
      <g transform="translate(200 276)">
        <Car isLight />
      </g>
    </>
  );
}

type HouseProps = { readonly x: number; readonly y: number; readonly width: number; readonly index: number };

/** Two windows of five are lit, in each house others. */
function Windows({ x, y, width, index }: HouseProps) {
  const columns = Math.floor((width - 10) / 16);
  const rows = Math.floor((276 - y) / 22);
  const lit = Array.from({ length: rows * columns }, (_, at) => at).filter((at) => (at * 7 + index * 3) % 5 < 2);
  const path = lit.map((at) => `M${x + 10 + (at % columns) * 16} ${y + 12 + Math.floor(at / columns) * 22}h8v11h-8Z`);
  return <path className={css["sun"]} d={path.join("")} />;
}
