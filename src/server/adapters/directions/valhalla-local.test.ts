import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createValhallaLocal, type ValhallaPackage } from "#server/adapters/directions/valhalla-local.ts";
import { encodePolyline } from "../../../../tests/support/encode-polyline.ts";

const POINTS = [
  { lat: 53.9006, lng: 27.559 },
  { lat: 53.885, lng: 27.47 },
];
const { signal } = new AbortController();
let tiles = "";

beforeAll(async () => {
  tiles = await mkdtemp(join(tmpdir(), "nameboard-tiles-"));
  await writeFile(
    join(tiles, "valhalla.json"),
    JSON.stringify({ mjolnir: { tile_dir: "t", logging: { type: "std_out" } } }),
  );
});
afterAll(() => rm(tiles, { recursive: true, force: true }));

/** A stand-in for the real package, which also shows how it was set up. */
function packageThat(route: (question: string) => Promise<string>, configs: unknown[] = []): ValhallaPackage {
  return {
    Actor: class {
      readonly route = route;
      constructor(config: string) {
        configs.push(JSON.parse(config));
      }
    },
    getConfig: async (options) => ({ made: options, thor: { logging: { type: "std_out" } } }),
  };
}

const right = async () =>
  JSON.stringify({
    trip: { status: 0, legs: [{ shape: encodePolyline(POINTS) }], summary: { length: 7.748, time: 497.922 } },
  });

test("the package measures rides and is told to log nothing", async () => {
  const configs: unknown[] = [];
  const source = await createValhallaLocal({ tiles, load: async () => packageThat(right, configs) });
  expect(await source.route(POINTS, signal)).toEqual({ metres: 7_748, seconds: 498, approximate: false, line: POINTS });
  expect(configs).toEqual([{ made: { tileDir: tiles, tileExtract: "" }, thor: { logging: { type: "" } } }]);
});

test("the operator's own configuration is used, except for its logging", async () => {
  const configs: unknown[] = [];
  await createValhallaLocal({ tiles: join(tiles, "valhalla.json"), load: async () => packageThat(right, configs) });
  expect(configs).toEqual([{ mjolnir: { tile_dir: "t", logging: { type: "" } } }]);
});

test("a point without roads does not count as a fault of the service", async () => {
  const load = async () =>
    packageThat(async () => {
      throw new Error("Route error: No suitable edges near location");
    });
  const source = await createValhallaLocal({ tiles, load });
  await expect(source.route(POINTS, signal)).rejects.toMatchObject({ name: "OutsideTrouble", isFault: false });
});

test("without the package the server says at its start what to install", async () => {
  const load = async () => {
    throw Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
  };
  await expect(createValhallaLocal({ tiles, load })).rejects.toThrow("npm install --no-save @valhallajs/valhallajs");
});

test("missing tiles, and a map that cannot be used yet, are named at the start", async () => {
  await expect(createValhallaLocal({ tiles: join(tiles, "nowhere") })).rejects.toThrow("does not exist");
  await expect(createValhallaLocal({ tiles: "turkey.osm.pbf" })).rejects.toThrow("not the extract");
});
