import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { readValhalla, valhallaQuestion } from "#server/adapters/directions/valhalla-answer.ts";

/** The operator installs this package; nothing of ours needs it. */
const PACKAGE: string = "@valhallajs/valhallajs";

/** The part of the package that we use. */
export interface ValhallaPackage {
  readonly Actor: new (config: string) => { route(question: string): Promise<string> };
  readonly getConfig: (options: { readonly tileDir?: string; readonly tileExtract?: string }) => Promise<object>;
}

/** Where the map lies and how the package is loaded (tests load their own). */
interface LocalOptions {
  /** A folder of tiles, one `.tar` with them, or a `.json` with Valhalla's whole configuration. */
  readonly tiles: string;
  readonly load?: () => Promise<unknown>;
}

/** Measures rides in this process, on its own threads; when it cannot start, it throws a sentence the operator can act on. */
export async function createValhallaLocal({ tiles, load = () => import(PACKAGE) }: LocalOptions): Promise<RideSource> {
  const path = resolve(tiles);
  if (/\.pbf$/i.test(path)) {
    throw new Error(
      `DIRECTIONS_TILES must name tiles made of the extract ${tiles}, not the extract: see valhalla_build_tiles`,
    );
  }
  // Without this check a wrong path would look like a world without roads.
  if (!(await stat(path).catch(() => undefined)))
    throw new Error(`DIRECTIONS_TILES names ${tiles}, which does not exist`);
  const { Actor, getConfig } = await loadPackage(load);
  const config = /\.json$/i.test(path)
    ? (JSON.parse(await readFile(path, "utf8")) as object)
    : await configOf(path, getConfig);
  const actor = new Actor(JSON.stringify(quiet(config)));
  return {
    name: "valhalla-local",
    async route(points) {
      const answer = await actor.route(JSON.stringify(valhallaQuestion(points))).catch(() => {
        // The package throws for a point without roads and for a route it cannot find; a broken map
        // has already failed at the start.
        throw new OutsideTrouble("it knows no road there", false);
      });
      return readValhalla(JSON.parse(answer));
    },
  };
}

async function loadPackage(load: () => Promise<unknown>): Promise<ValhallaPackage> {
  try {
    return (await load()) as ValhallaPackage;
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    const words = isMissing ? "it is not installed: npm install --no-save" : "it cannot be loaded here:";
    throw new Error(`DIRECTIONS=valhalla-local needs the package ${PACKAGE}; ${words} ${PACKAGE}@3.6.1`, {
      cause: error,
    });
  }
}

async function configOf(path: string, getConfig: ValhallaPackage["getConfig"]): Promise<object> {
  try {
    return await getConfig(
      /\.tar$/i.test(path) ? { tileDir: "", tileExtract: path } : { tileDir: path, tileExtract: "" },
    );
  } catch (error) {
    const words =
      "Valhalla's configuration cannot be made (it needs python3); write it once and name it in DIRECTIONS_TILES";
    throw new Error(words, { cause: error });
  }
}

/** The configuration with logging off: Valhalla logs a line for every ride unless it is told not to. */
function quiet(config: object): object {
  const parts = Object.entries(config).map(([name, part]: [string, unknown]) => {
    const isLogging = typeof part === "object" && part !== null && "logging" in part;
    return [name, isLogging ? { ...part, logging: { type: "" } } : part];
  });
  return Object.fromEntries(parts) as object;
}
