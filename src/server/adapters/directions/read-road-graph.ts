import { columnsOf, plainNumbers } from "#server/adapters/directions/read-columns.ts";

/** Name of the road graph's file in the data folder. */
export const ROAD_GRAPH_FILE = "road-graph.bin.gz";

/** First bytes of the unpacked file, naming its content and format. */
export const GRAPH_MAGIC = "NRG1";

/** What one unit of each written number stands for. */
export const GRAPH_UNITS = { degrees: 1e-4, metres: 10, waterKm: 0.25 } as const;

/** Towns and the links between them as plain numbers; every link is listed from both its ends. */
export interface RoadGraph {
  readonly size: number;
  /** Degrees. */
  readonly lat: Float32Array;
  readonly lng: Float32Array;
  /** Metres above the sea. */
  readonly height: Int16Array;
  /** The links of town `n` start at `first[n]` and end before `first[n + 1]`. */
  readonly first: Uint32Array;
  readonly target: Uint32Array;
  /** Length of each link over water, in units of `GRAPH_UNITS.waterKm`. */
  readonly water: Uint8Array;
}

/** Reads a column of differences, with each sign in the last bit. */
function runningNumbers<A extends Float32Array | Int16Array>(bytes: Uint8Array, into: A, unit: number): A {
  const steps = plainNumbers(bytes, into.length);
  for (let at = 0, sum = 0; at < steps.length; at += 1) {
    const step = steps[at] ?? 0;
    sum += step & 1 ? -((step + 1) >>> 1) : step >>> 1;
    into[at] = sum * unit;
  }
  return into;
}

/** Reads the unpacked bytes of the file. */
export function readRoadGraph(bytes: Buffer): RoadGraph {
  if (bytes.toString("latin1", 0, 4) !== GRAPH_MAGIC) throw new Error(`${ROAD_GRAPH_FILE} is not a road graph`);
  const [size, links] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
  const columns = columnsOf(bytes);
  const column = (): Uint8Array => columns.next().value;
  const lat = runningNumbers(column(), new Float32Array(size), GRAPH_UNITS.degrees);
  const lng = runningNumbers(column(), new Float32Array(size), GRAPH_UNITS.degrees);
  const height = runningNumbers(column(), new Int16Array(size), GRAPH_UNITS.metres);
  const later = plainNumbers(column(), size);
  const steps = plainNumbers(column(), links);
  const wet = plainNumbers(column(), links);
  const ends = new Uint32Array(links);
  const first = new Uint32Array(size + 1);
  for (let town = 0, link = 0; town < size; town += 1) {
    for (let end = link + (later[town] ?? 0), to = town; link < end; link += 1) {
      to += steps[link] ?? 0;
      ends[link] = to;
      first[to + 1] = (first[to + 1] ?? 0) + 1;
    }
    first[town + 1] = (first[town + 1] ?? 0) + (later[town] ?? 0);
  }
  for (let town = 0; town < size; town += 1) first[town + 1] = (first[town + 1] ?? 0) + (first[town] ?? 0);
  const filled = first.slice(0, size);
  const target = new Uint32Array(links * 2);
  const water = new Uint8Array(links * 2);
  const list = (from: number, to: number, link: number): void => {
    const at = filled[from] ?? 0;
    filled[from] = at + 1;
    target[at] = to;
    water[at] = wet[link] ?? 0;
  };
  for (let town = 0, link = 0; town < size; town += 1) {
    for (const end = link + (later[town] ?? 0); link < end; link += 1) {
      list(town, ends[link] ?? 0, link);
      list(ends[link] ?? 0, town, link);
    }
  }
  return { size, lat, lng, height, first, target, water };
}
