import { GRAPH_MAGIC, GRAPH_UNITS } from "#server/adapters/directions/read-road-graph.ts";
import { NumberStream } from "./number-stream.ts";
import type { Town } from "./read-towns.ts";
import type { Link } from "./settlement-graph.ts";

/** Writes towns and links (both in order) column by column, in the form that `readRoadGraph` reads. */
export function packRoadGraph(towns: readonly Town[], links: readonly Link[]): Buffer {
  const [lat, lng, height, degree, target, water] = Array.from({ length: 6 }, () => new NumberStream()) as [
    NumberStream,
    NumberStream,
    NumberStream,
    NumberStream,
    NumberStream,
    NumberStream,
  ];
  for (const town of towns) {
    lat.step(Math.round(town.lat / GRAPH_UNITS.degrees));
    lng.step(Math.round(town.lng / GRAPH_UNITS.degrees));
    height.step(Math.round(town.height / GRAPH_UNITS.metres));
  }
  const degrees = new Uint32Array(towns.length);
  let [from, last] = [-1, 0];
  for (const link of links) {
    if (link.from !== from) [from, last] = [link.from, link.from];
    degrees[from] = (degrees[from] ?? 0) + 1;
    target.plain(link.to - last);
    last = link.to;
    water.plain(Math.round(link.waterKm / GRAPH_UNITS.waterKm));
  }
  for (const count of degrees) degree.plain(count);
  const head = Buffer.alloc(12);
  head.write(GRAPH_MAGIC, "latin1");
  head.writeUInt32LE(towns.length, 4);
  head.writeUInt32LE(links.length, 8);
  return Buffer.concat([head, ...[lat, lng, height, degree, target, water].map((stream) => stream.content)]);
}
