/** A point of a flat drawing. */
interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** A piece of a curve: its end, and the two points that pull it. */
interface Bend {
  readonly from: FlatPoint;
  readonly pull: FlatPoint;
  readonly hold: FlatPoint;
  readonly to: FlatPoint;
}

/** How far a neighbour pulls, as a share of the shorter of the two stretches: more would swing out of the way. */
const PULL = 0.3;

/** Points at which a piece is looked at. */
const LOOKS = [1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1] as const;

/** The pieces of a curve through all points of a line in order. */
export function bendsOf(line: readonly FlatPoint[]): Bend[] {
  const handle = (at: number, sign: number): FlatPoint => {
    const here = line[at] ?? { x: 0, y: 0 };
    const [before, after] = [line[at - 1] ?? here, line[at + 1] ?? here];
    const across = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const short = Math.min(
      Math.hypot(here.x - before.x, here.y - before.y),
      Math.hypot(after.x - here.x, after.y - here.y),
    );
    const share = (sign * PULL * short) / across;
    return { x: here.x + share * (after.x - before.x), y: here.y + share * (after.y - before.y) };
  };
  return line.slice(1).map((to, index) => ({
    from: line[index] ?? to,
    pull: handle(index, 1),
    hold: handle(index + 1, -1),
    to,
  }));
}

/** Points along a curve as x, y, x, y…, close enough to tell what it runs through. */
export function alongBends(bends: readonly Bend[]): number[] {
  return bends.flatMap(({ from, pull, hold, to }, index) => [
    ...(index === 0 ? [from.x, from.y] : []),
    ...LOOKS.flatMap((share) => {
      const rest = 1 - share;
      const mix = (axis: "x" | "y"): number =>
        rest ** 3 * from[axis] +
        3 * rest ** 2 * share * pull[axis] +
        3 * rest * share ** 2 * hold[axis] +
        share ** 3 * to[axis];
      return [mix("x"), mix("y")];
    }),
  ]);
}
