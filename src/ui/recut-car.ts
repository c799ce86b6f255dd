import type { CarCut } from "#ui/car-cut.ts";
import type { CarShape } from "#ui/car-shapes.ts";

/** A body drawn for one class: its shape with all points moved, and its lowest line between the wheels. */
export type RecutCar = CarShape & { readonly sill: string; readonly middle: number; readonly length: number };

/** Half of the sheet's width, where every car is centred. */
const MIDDLE = 120;

/**
 * Moves the points of a shape: the wheelbase grows between the wheels, the tail behind them, the glass above the waistline.
 * Wheels and their arches keep their form.
 */
export function recutCar(shape: CarShape, cut: CarCut): RecutCar {
  const [rear = 0, front = 0] = shape.wheels;
  const arch = shape.wheelRadius + 4;
  const [tailEnd, noseStart] = [rear - arch, front - arch];
  const base = noseStart - rear - arch;
  const recutX = (x: number): number => {
    if (x < tailEnd) return tailEnd - (tailEnd - x) * cut.tail;
    if (x <= rear + arch) return x;
    return x + cut.stretch * Math.min((x - rear - arch) / base, 1);
  };
  const [start, end] = [recutX(shape.ends[0]), recutX(shape.ends[1])];
  const shift = MIDDLE - (start + end) / 2;
  const toX = (x: number) => recutX(x) + shift;
  const toY = (y: number) => (y < shape.waist ? shape.waist - (shape.waist - y) * cut.glass : y);
  const moved = (path: string) => movePath(path, toX, toY);
  return {
    ...shape,
    body: moved(shape.body),
    shade: moved(shape.shade),
    shoulder: moved(shape.shoulder),
    roof: moved(shape.roof),
    windows: moved(shape.windows),
    glints: moved(shape.glints),
    seams: moved(shape.seams),
    handles: moved(shape.handles),
    lamp: moved(shape.lamp),
    tail: moved(shape.tail),
    mirror: moved(shape.mirror),
    ...(shape.rail !== undefined && { rail: moved(shape.rail) }),
    ...(shape.trim !== undefined && { trim: moved(shape.trim) }),
    wheels: shape.wheels.map(toX),
    sill: moved(`M${rear + arch + 2} 80.4H${front - arch - 2}`),
    middle: MIDDLE,
    length: end - start,
  };
}

/** The same path with its absolute points moved; what is relative keeps its size, an arc its radii. */
function movePath(path: string, toX: (x: number) => number, toY: (y: number) => number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    return command + (isRelative ? numbers : numbers.map(mover(command, toX, toY))).map(inShort).join(" ");
  });
}

function mover(command: string, toX: (x: number) => number, toY: (y: number) => number) {
  return (value: number, index: number): number => {
    if (command === "H") return toX(value);
    if (command === "V") return toY(value);
    if (command === "A" && index % 7 < 5) return value;
    const isX = command === "A" ? index % 7 === 5 : index % 2 === 0;
    return isX ? toX(value) : toY(value);
  };
}

function inShort(value: number): string {
  return String(Math.round(value * 10) / 10);
}
