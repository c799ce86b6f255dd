import type { FlatPoint } from "#server/map/flat-point.ts";

/** How a name is written; the first is the most important. */
export type NameLook = "end" | "city" | "town" | "district";

/** A name that a map would like to write, the most wanted ones first. */
export interface NameWish {
  readonly text: string;
  readonly look: NameLook;
  readonly at: FlatPoint;
}

/** Where a name stands: a point of its base line, and which part of the name is there. */
interface Spot extends FlatPoint {
  readonly anchor: "start" | "middle" | "end";
}

/** A name in its place. */
export type PlacedName = NameWish & Spot;

/** Size of each look, in pixels. */
export const NAME_SIZE: Readonly<Record<NameLook, number>> = { end: 12, city: 13, town: 11, district: 10.5 };

/** Names that a map says at most. */
const MOST_NAMES = 9;
/** Letters that a map has room for. */
const MOST_LETTERS = 26;
/** Width of a letter in its size, in the widest of the fonts a system may have; bold ones are wide. */
const LETTER: Readonly<Record<NameLook, number>> = { end: 0.7, city: 0.7, town: 0.62, district: 0.62 };
/** Kept free around a name. */
const GAP = 3;
/** Half of the way's bed. */
const WAY = 4;
/** Ends of a ride are marked; their names stand this far from the middle of the mark. */
const MARK = 13;
/** Two towns are not written closer than this: the map would become a list. */
const APART = 34;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The text as it is written: what is too long ends in dots. */
const shortened = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

/** Where a name could stand: an end of the ride beside its mark, a town over its place or a little beside it. */
function offersFor({ look, at }: NameWish, width: number): Spot[] {
  const size = NAME_SIZE[look];
  if (look !== "end") {
    return [0, 12, -12, 22, -22].map((down) => ({ x: at.x, y: at.y + down + size * 0.35, anchor: "middle" }));
  }
  const [above, below] = [at.y - MARK, at.y + MARK + size * 0.75];
  const beside = at.y + size * 0.35;
  return [
    { x: at.x, y: above, anchor: "middle" },
    { x: at.x, y: below, anchor: "middle" },
    { x: at.x + MARK + GAP, y: beside, anchor: "start" },
    { x: at.x - MARK - GAP, y: beside, anchor: "end" },
    ...[0.25, -0.25, 0.42, -0.42].flatMap((share): Spot[] => [
      { x: at.x + share * width, y: above, anchor: "middle" },
      { x: at.x + share * width, y: below, anchor: "middle" },
    ]),
  ];
}

/**
 * Chooses the names that a map writes and where: none over another, over the way, over a mark or over the edge. A wish that
 * fits nowhere is left out.
 */
export function placeNames(
  wishes: readonly NameWish[],
  room: {
    readonly width: number;
    readonly height: number;
    /** The way as x, y, x, y…, one line for each part. */
    readonly ways: readonly (readonly number[])[];
    /** What else must not be covered. */
    readonly taken: readonly Rect[];
  },
): PlacedName[] {
  const placed: PlacedName[] = [];
  const rects: Rect[] = [...room.taken];
  const isFree = (rect: Rect): boolean =>
    rect.left >= 2 &&
    rect.top >= 2 &&
    rect.right <= room.width - 2 &&
    rect.bottom <= room.height - 2 &&
    !rects.some((other) => overlap(rect, other)) &&
    !room.ways.some((way) => crosses(way, rect));
  for (const wish of wishes) {
    if (placed.length === MOST_NAMES) break;
    const text = shortened(wish.text);
    if (placed.some((other) => other.text === text)) continue;
    if (wish.look !== "end" && placed.some(({ x, y }) => Math.hypot(x - wish.at.x, y - wish.at.y) < APART)) continue;
    const size = NAME_SIZE[wish.look];
    const width = text.length * size * LETTER[wish.look];
    const rectAt = ({ x, y, anchor }: Spot): Rect => {
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return { left: left - GAP, right: left + width + GAP, top: y - size * 0.85 - GAP, bottom: y + size * 0.3 + GAP };
    };
    const spot = offersFor(wish, width).find((offer) => isFree(rectAt(offer)));
    if (spot === undefined) continue;
    rects.push(rectAt(spot));
    placed.push({ ...wish, ...spot, text });
  }
  return placed;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line runs through a box, seen at steps of a few pixels. */
function crosses(line: readonly number[], { left, top, right, bottom }: Rect): boolean {
  const isIn = (x: number, y: number): boolean =>
    x > left - WAY && x < right + WAY && y > top - WAY && y < bottom + WAY;
  for (let at = 2; at < line.length; at += 2) {
    const [x, y, toX, toY] = [line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0];
    const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / 4));
    for (let step = 0; step <= count; step += 1) {
      if (isIn(x + ((toX - x) * step) / count, y + ((toY - y) * step) / count)) return true;
    }
  }
  return false;
}
