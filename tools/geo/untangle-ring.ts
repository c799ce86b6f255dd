interface Chain {
  readonly corners: readonly number[];
  /** Where it begins and ends on the edge of the cell, as a way around from the lower left corner. */
  readonly from: number;
  readonly to: number;
}

/** A place on the edge of a cell as the way around it, from the lower left corner to the right; undefined inside. */
function wayAround(x: number, y: number, steps: number): number | undefined {
  if (y === 0) return x;
  if (x === steps) return steps + y;
  if (y === steps) return 3 * steps - x;
  return x === 0 ? 4 * steps - y : undefined;
}

const isAlongEdge = (x: number, y: number, toX: number, toY: number, steps: number): boolean =>
  (x === toX && (x === 0 || x === steps)) || (y === toY && (y === 0 || y === steps));

/**
 * A clipped ring runs to and fro along the edge of its cell wherever it is in several pieces: a thread of land over the water
 * between them. This parts it into the rings of its pieces.
 */
export function untangleRing(ring: readonly number[], steps: number): (readonly number[])[] {
  const count = ring.length / 2;
  const corner = (at: number): [number, number] => [ring[2 * (at % count)] ?? 0, ring[2 * (at % count) + 1] ?? 0];
  const onEdge = (at: number): boolean => isAlongEdge(...corner(at), ...corner(at + 1), steps);
  const first = Array.from({ length: count }, (_, at) => at).find((at) => onEdge(at) && !onEdge(at + 1));
  if (first === undefined) return [ring];
  const chains: Chain[] = [];
  let corners: number[] = [];
  for (let step = 1; step <= count; step += 1) {
    const at = first + step;
    if (corners.length > 0 || !onEdge(at)) corners.push(...corner(at));
    if (corners.length === 0 || !onEdge(at)) continue;
    const from = wayAround(corners[0] ?? 0, corners[1] ?? 0, steps);
    const to = wayAround(corners.at(-2) ?? 0, corners.at(-1) ?? 0, steps);
    if (from === undefined || to === undefined) return [ring];
    chains.push({ corners, from, to });
    corners = [];
  }
  const sign = twiceArea(ring) > 0 ? 1 : -1;
  /** How far along the edge one place is from another, in the direction of the ring. */
  const ahead = (from: number, to: number): number => (sign * (to - from) + 8 * steps) % (4 * steps);
  const rings: number[][] = [];
  const open = new Set(chains);
  for (const start of chains) {
    if (!open.delete(start)) continue;
    const out = [...start.corners];
    let { to } = start;
    for (;;) {
      const next = [start, ...open].reduce((a, b) => (ahead(to, b.from) < ahead(to, a.from) ? b : a));
      const gap = ahead(to, next.from);
      const turns = [0, 1, 2, 3]
        .map((turn) => turn * steps)
        .filter((turn) => ahead(to, turn) < gap && ahead(to, turn) > 0);
      for (const turn of turns.toSorted((a, b) => ahead(to, a) - ahead(to, b))) out.push(...cornerAt(turn, steps));
      if (next === start) break;
      open.delete(next);
      out.push(...next.corners);
      ({ to } = next);
    }
    rings.push(out);
  }
  // Where rounding has put a shore on the edge itself the pieces cannot be told apart, and the threads stay.
  return rings.reduce((sum, one) => sum + twiceArea(one), 0) === twiceArea(ring) ? rings : [ring];
}

function cornerAt(turn: number, steps: number): [number, number] {
  const side = turn / steps;
  return [side === 1 || side === 2 ? steps : 0, side >= 2 ? steps : 0];
}

function twiceArea(ring: readonly number[]): number {
  let twice = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
  }
  return twice;
}
