import { writeFile } from "node:fs/promises";
import { readPlaceQueries } from "../place-queries.ts";
import { minisearch } from "./minisearch.ts";
import { nameboard } from "./nameboard.ts";
import type { PlaceEngine } from "./place-engine.ts";
import { postgresTrigram } from "./postgres-trigram.ts";

/** Every engine by its name in the table. */
export const ENGINES: Readonly<Record<string, PlaceEngine>> = {
  nameboard,
  minisearch,
  pg_trgm: postgresTrigram,
};

/** Results of one engine in its own process; times in milliseconds, memory in MB. */
export interface Measured {
  readonly rows: number;
  readonly loadMs: number;
  readonly memoryBefore: number;
  /** After loading, before the first query; for a database, the memory of its processes. */
  readonly memoryLoaded: number | undefined;
  readonly memoryAsked: number | undefined;
  readonly memoryPeak: number;
  readonly times: readonly number[];
  readonly found: readonly (readonly string[] | null)[];
}

const WARM_UP = 200;
const BYTES_PER_MB = 1_048_576;
const KB_PER_MB = 1_024;

function ownMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / BYTES_PER_MB;
}

/** Builds one engine and writes the time it took beside the result. */
export async function measureBuild(name: string, dataDir: string, folder: string, result: string): Promise<void> {
  const buildMs = await ENGINES[name]?.build(dataDir, folder);
  await writeFile(result, JSON.stringify({ buildMs, memoryPeak: process.resourceUsage().maxRSS / KB_PER_MB }));
}

/** Opens one engine, warms it up, asks every query one by one and writes the measurements to a file. */
export async function measureFind(name: string, dataDir: string, folder: string, result: string): Promise<void> {
  const queries = await readPlaceQueries();
  const memoryBefore = ownMemory();
  const start = performance.now();
  const engine = await ENGINES[name]?.open(dataDir, folder);
  const loadMs = performance.now() - start;
  if (engine === undefined) throw new Error(`There is no engine ${name}`);
  const memory = async (): Promise<number | undefined> =>
    engine.memoryElsewhere === undefined ? ownMemory() : engine.memoryElsewhere();
  const memoryLoaded = await memory();
  for (let at = 0; at < WARM_UP; at += 1) {
    // Every tenth query of the set, so that all classes warm up.
    const query = queries[(at * 10) % queries.length];
    if (query !== undefined) await engine.find(query);
  }
  const times: number[] = [];
  const found: (readonly string[] | null)[] = [];
  for (const query of queries) {
    const asked = performance.now();
    const places = await engine.find(query);
    times.push(performance.now() - asked);
    found.push(places ?? null);
  }
  const memoryAsked = await memory();
  const memoryPeak = process.resourceUsage().maxRSS / KB_PER_MB;
  const measured: Measured = {
    rows: engine.rows,
    loadMs,
    memoryBefore,
    memoryLoaded,
    memoryAsked,
    memoryPeak,
    times,
    found,
  };
  await engine.close();
  await writeFile(result, JSON.stringify(measured));
}
