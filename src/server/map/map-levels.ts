/** One level of detail of the map: the earth in square cells, drawn on a grid of whole numbers. */
export interface MapLevel {
  /** Side of a cell in degrees; it divides 180. */
  readonly degrees: number;
  /** Steps of the grid along a side. */
  readonly steps: number;
  /** Degrees a pixel up to which this level is fine enough. */
  readonly finestPixel: number;
}

/** The levels of the pack, from the finest. The coast of our source is no finer than 0.001 of a degree. */
export const MAP_LEVELS: readonly [MapLevel, ...MapLevel[]] = [
  { degrees: 2, steps: 2_048, finestPixel: 0 },
  { degrees: 12, steps: 4_096, finestPixel: 0.009 },
  { degrees: 60, steps: 4_096, finestPixel: 0.08 },
];

/** What a cell holds: areas first, then lines. An area hides the ones before it. */
export const AREA_KINDS = ["land", "lakes", "islets"] as const;
/** The kinds of lines in a cell. */
export const LINE_KINDS = ["rivers", "borders"] as const;

/** Columns of cells around the earth. */
export const columnsOf = ({ degrees }: MapLevel): number => 360 / degrees;
/** Rows of cells from the south pole to the north pole. */
export const rowsOf = ({ degrees }: MapLevel): number => 180 / degrees;

/** The coarsest level that is still fine enough for a picture with so many degrees a pixel. */
export function levelFor(degreesPerPixel: number): number {
  return MAP_LEVELS.findLastIndex(({ finestPixel }) => degreesPerPixel >= finestPixel);
}
