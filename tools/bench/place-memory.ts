import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ridePictureAddress } from "#contract/maps/map-addresses.ts";
import { freePort, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { checkOut } from "./check-out.ts";
import { readPlaceQueries } from "./place-queries.ts";
import { memoryOf } from "./price-server.ts";

/** What both servers are asked, in turns: searches for places, then pictures and tiles of a map around Moscow. */
const SEARCHES = 1_000;
const PICTURES = 100;
const TILES = { zoom: 9, x: 304, y: 155, across: 10 } as const;

/** Megabytes of a server, without its database. */
interface Memory {
  readonly started: number;
  readonly searched: number;
  readonly drawn: number;
}

/** Starts this server and that of an earlier commit side by side, asks both the same, and compares what they hold in memory. */
export async function comparePlaceMemory(revision: string): Promise<string> {
  const before = await checkOut(revision);
  const folder = await mkdtemp(join(tmpdir(), "nameboard-memory-"));
  const servers: OwnServer[] = [];
  try {
    await chmod(folder, 0o711);
    for (const product of [undefined, before.folder]) {
      const dataDir = await mkdtemp(join(folder, "data-"));
      await chmod(dataDir, 0o711);
      const env = { NODE_ENV: "production", ACQUIRER: "sandbox" };
      servers.push(await startOwnServer({ dataDir, port: await freePort(), env, ...(product && { folder: product }) }));
    }
    const [now, then] = await measured(servers);
    if (now === undefined || then === undefined) throw new Error("nothing was measured");
    const line = (what: string, step: keyof Memory): string =>
      `  ${what}: ${now[step].toFixed(0)} MB, ${then[step].toFixed(0)} MB before, ` +
      `${Math.abs(now[step] - then[step]).toFixed(0)} MB ${now[step] < then[step] ? "less" : "more"}`;
    return [
      `memory of the server beside that of ${before.commit}, without the database`,
      line("started", "started"),
      line(`after ${SEARCHES} searches`, "searched"),
      line(`after ${PICTURES} pictures and ${TILES.across ** 2} tiles too`, "drawn"),
    ].join("\n");
  } finally {
    for (const server of servers) await server.end();
    await rm(folder, { recursive: true, force: true });
    await before.remove();
  }
}

async function measured(servers: readonly OwnServer[]): Promise<Memory[]> {
  const memories = () => Promise.all(servers.map(memoryOf));
  const askAll = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      for (const { url } of servers) await (await fetch(`${url}${path}`)).arrayBuffer();
    }
  };
  const queries = (await readPlaceQueries()).slice(0, SEARCHES);
  const started = await memories();
  await askAll(
    queries.map(({ term, locale }) => `/v4/transport-nodes?${new URLSearchParams({ term, lang: locale }).toString()}`),
  );
  const searched = await memories();
  const { zoom, x, y, across } = TILES;
  // A server from before the maps answers that there is none.
  await askAll([
    ...Array.from({ length: PICTURES }, (_, at) =>
      ridePictureAddress({
        size: "card",
        locale: "en",
        color: "#00AD5A",
        points: [`${(55 + at / 50).toFixed(3)},37.4`, "g524901"],
      }),
    ),
    ...Array.from({ length: across ** 2 }, (_, at) => {
      const [column, row] = [x + (at % across), y + Math.floor(at / across)];
      return `/maps/tiles/${zoom}/${column}/${row}?lang=en`;
    }),
  ]);
  const drawn = await memories();
  return servers.map((_, at) => ({
    started: started[at] ?? 0,
    searched: searched[at] ?? 0,
    drawn: drawn[at] ?? 0,
  }));
}
