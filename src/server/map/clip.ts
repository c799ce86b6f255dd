/** A box on the plane of whatever is clipped. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = keyof Box;

const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

/** The part of a closed ring inside a box (Sutherland and Hodgman); parts that meet only outside run along the edge. */
export function clipRing(ring: ArrayLike<number>, box: Box): ArrayLike<number> {
  let rest = ring;
  for (const side of SIDES) {
    rest = cut(rest, side, box[side]);
    if (rest.length < 6) return [];
  }
  return rest;
}

function cut(ring: ArrayLike<number>, side: Side, edge: number): ArrayLike<number> {
  const axis = side === "left" || side === "right" ? 0 : 1;
  const sign = side === "left" || side === "top" ? 1 : -1;
  let isAllIn = true;
  for (let at = axis; at < ring.length; at += 2) {
    if (((ring[at] ?? 0) - edge) * sign < 0) {
      isAllIn = false;
      break;
    }
  }
  if (isAllIn) return ring;
  const out: number[] = [];
  let [fromX, fromY] = [ring[ring.length - 2] ?? 0, ring[ring.length - 1] ?? 0];
  let wasIn = ((axis === 0 ? fromX : fromY) - edge) * sign >= 0;
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const isIn = ((axis === 0 ? x : y) - edge) * sign >= 0;
    if (isIn !== wasIn) {
      if (axis === 0) out.push(edge, fromY + ((edge - fromX) / (x - fromX)) * (y - fromY));
      else out.push(fromX + ((edge - fromY) / (y - fromY)) * (x - fromX), edge);
    }
    if (isIn) out.push(x, y);
    [fromX, fromY, wasIn] = [x, y, isIn];
  }
  return out;
}

/** The parts of an open line inside a box (Liang and Barsky, edge by edge). */
export function clipLine(line: ArrayLike<number>, { left, top, right, bottom }: Box): number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  for (let at = 2; at < line.length; at += 2) {
    const [x, y, toX, toY] = [line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0];
    let [first, last] = [0, 1];
    for (const [step, room] of [
      [x - toX, x - left],
      [toX - x, right - x],
      [y - toY, y - top],
      [toY - y, bottom - y],
    ] as const) {
      if (step === 0) {
        if (room < 0) last = -1;
      } else if (step < 0) first = Math.max(first, room / step);
      else last = Math.min(last, room / step);
    }
    if (first > last) continue;
    const begin = [x + first * (toX - x), y + first * (toY - y)] as const;
    if (part.length === 0 || first > 0) {
      if (part.length > 0) parts.push(part);
      part = [...begin];
    }
    part.push(x + last * (toX - x), y + last * (toY - y));
    if (last < 1) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
