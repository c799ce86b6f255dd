import { Car } from "./car.tsx";
import css from "./picture.module.css";

/** A car on a road through the mountains. */
export function Mountains() {
  return (
    <>
      <circle className={css["sun"]} cx="380" cy="84" r="32" />
      <path className={css["far"]} d="M-10 220L110 106 200 196 262 128 340 200 430 132 490 190V350H-10Z" />
      <path
        className={css["snow"]}
        d="M110 106L132 127 118 134 108 126 94 132 88 127ZM430 132L450 150 436 154 426 145 411 147Z"
      />
      <path className={css["mid"]} d="M120 260L286 56 410 236 490 200V350H80Z" />
      <path className={css["snow"]} d="M286 56L318 102 298 96 288 112 272 98 250 101Z" />
      <path className={css["near"]} d="M-10 258C90 216 170 262 260 252S420 226 490 246V350H-10Z" />
      <path className={css["full"]} d="M-10 312C110 282 210 318 490 292V350H-10Z" />
      <path className={css["road"]} strokeWidth="13" d="M262 212C214 232 322 240 300 268C278 296 120 288 70 356" />
      <Trees />
      <g transform="translate(158 256)">
        <Car />
      </g>
    </>
  );
}

const TREES = [
  [22, 270, 1],
  [48, 280, 0.8],
  [372, 262, 0.9],
  [404, 254, 1.1],
  [436, 268, 0.8],
] as const;

function Trees() {
  return TREES.map(([x, y, size]) => (
    <path
      key={x}
      className={css["deep"]}
      d="M0-34L13-6H8L17 12H-17L-8-6H-13Z"
      transform={`translate(${x} ${y}) scale(${size})`}
    />
  ));
}
