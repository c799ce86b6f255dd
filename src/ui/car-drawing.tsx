import { carCut } from "#ui/car-cut.ts";
import type { CarGrade } from "#ui/car-grades.ts";
import { carShapes, type CarBody } from "#ui/car-shapes.ts";
import { recutCar, type RecutCar } from "#ui/recut-car.ts";
import css from "./car-drawing.module.css";

type CarDrawingProps = {
  readonly body: CarBody;
  readonly grade?: CarGrade;
  /** Passenger seats; vans and minibuses are drawn longer for more of them. */
  readonly seats?: number;
  readonly label?: string;
};

const drawn = new Map<string, RecutCar>();

/** A list draws the same classes again and again, so each is reckoned once. */
function shapeOf(body: CarBody, grade: CarGrade, seats: number | undefined): RecutCar {
  const key = `${body} ${grade} ${seats}`;
  const known = drawn.get(key) ?? recutCar(carShapes[body], carCut(body, grade, seats));
  drawn.set(key, known);
  return known;
}

/** Our own flat drawing of a car from its right side, lit from the upper left; each grade has its own shape and paint. */
export function CarDrawing({ body, grade = "comfort", seats, label }: CarDrawingProps) {
  const shape = shapeOf(body, grade, seats);
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const hub = 91.6 - shape.wheelRadius;
  return (
    <svg
      className={css["car"]}
      data-grade={grade}
      viewBox="0 0 240 104"
      width="240"
      height="104"
      fill="none"
      {...meaning}
    >
      <ellipse className={css["shadow"]} cx="120" cy="92.4" rx={Math.min(shape.length / 2 + 8, 119)} ry="5" />
      <ellipse className={css["shadow"]} cx="120" cy="91.4" rx={shape.length / 2 - 9} ry="3.4" />
      {shape.wheels.map((x) => (
        <circle key={x} className={css["well"]} cx={x} cy={hub} r={shape.wheelRadius + 4} />
      ))}
      <path className={css["body"]} d={shape.body} />
      <path className={css["shade"]} d={shape.shade} />
      {shape.trim !== undefined && <path className={css["trim"]} d={shape.trim} />}
      {shape.rail !== undefined && <path className={css["rail"]} d={shape.rail} />}
      <path className={css["glass"]} d={shape.windows} />
      <path className={css["glint"]} d={shape.glints} />
      <path className={css["seam"]} d={shape.seams} />
      <path className={css["light"]} d={shape.roof} />
      <path className={css["light"]} d={shape.shoulder} />
      <path className={css["handle"]} d={shape.handles} />
      <path className={css["sill"]} d={shape.sill} />
      <path className={css["tail"]} d={shape.tail} />
      <path className={css["lamp"]} d={shape.lamp} />
      <path className={css["mirror"]} d={shape.mirror} />
      {shape.wheels.map((x) => (
        <Wheel key={x} x={x} y={hub} radius={shape.wheelRadius} />
      ))}
    </svg>
  );
}

function Wheel({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  const scale = radius / 15;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale.toFixed(3)})`}>
      <circle className={css["tyre"]} r="15" />
      <circle className={css["rim"]} r="10.4" />
      <path
        className={css["gap"]}
        d="M-2.2-8.9A9.2 9.2 0 0 1 2.2-8.9L1.3-3.6A4 4 0 0 0-1.3-3.6ZM7.8-4.8A9.2 9.2 0 0 1 9.1-.7L3.9-.1A4 4 0 0 0 3-2.4ZM7 5.9A9.2 9.2 0 0 1 3.5 8.4L1.3 3.7A4 4 0 0 0 3.3 2.3ZM-3.5 8.4A9.2 9.2 0 0 1-7 5.9L-3.3 2.3A4 4 0 0 0-1.3 3.7ZM-9.1-.7A9.2 9.2 0 0 1-7.8-4.8L-3-2.4A4 4 0 0 0-3.9-.1Z"
      />
      <circle className={css["tyre"]} r="1.7" />
      <path className={css["shine"]} d="M-12.6-2.6A12.9 12.9 0 0 1-4-12.2" />
    </g>
  );
}
