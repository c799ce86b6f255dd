import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ridePictureAddress } from "#contract/maps/map-addresses.ts";
import { loadPathFinder } from "#server/adapters/directions/road-graph.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { loadFerries } from "#server/modules/maps/ferries.ts";
import { loadMapData } from "#server/modules/maps/index.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let served: TestApp;
let paths: Awaited<ReturnType<typeof loadPathFinder>>;
beforeAll(async () => {
  paths = await loadPathFinder(DATA_FILES.folder);
  served = await buildTestApp({ parts: { paths, map: await loadMapData(DATA_FILES.folder) } });
});
afterAll(() => served.close());

const picture = (points: readonly string[], size: "card" | "wide" | "strip" = "card", locale: "ru" | "en" = "ru") =>
  served.app.inject(ridePictureAddress({ size, locale, color: "#00AD5A", points }));

describe("the picture of a ride", () => {
  const SVO = "55.9726,37.4146";
  const RIDES = [
    ["within a town", ["43.7034,7.2663", "43.6953,7.2851"]],
    ["to an airport", [SVO, "g524901"]],
    ["among fjords and islands", ["60.39,5.32", "62.47,6.15"]],
    ["through the lakes of Finland", ["60.317,24.963", "62.24,25.75"]],
    ["600 km", ["55.75,37.61", "59.93,30.31"]],
    ["over the date line", ["-17.755,177.443", "-16.8,-179.97"]],
  ] as const;

  test.each(RIDES)(
    "MAP-01, OPN-028, ruling 19: %s it is an SVG of at most 8 kB on the wire, kept by browsers",
    async (_what, points) => {
      for (const size of ["card", "wide", "strip"] as const) {
        const { statusCode, headers, body } = await picture(points, size);
        expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
          200,
          "image/svg+xml; charset=utf-8",
          "public, max-age=86400",
        ]);
        expect(brotliCompressSync(Buffer.from(body)).length).toBeLessThan(8_000);
        expect(body).toContain('fill="#EAF0EC"');
        expect(body).toContain('stroke="#12211B"');
        expect(body).toContain('fill="#00AD5A"');
      }
    },
  );

  test("names the ends and at most nine places, in the language of the page; the strip has no room for them", async () => {
    const names = ({ body }: { body: string }) =>
      [...body.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(([, text]) => text?.trim());
    const russian = names(await picture([SVO, "g524901"]));
    expect(russian).toContain("Москва");
    expect(russian.length).toBeLessThanOrEqual(10);
    expect(names(await picture([SVO, "g524901"], "card", "en"))).toContain("Moscow");
    expect(names(await picture([SVO, "g524901"], "strip"))).toEqual([]);
  });

  test("ferries are dotted, and over water without one no line is drawn", async () => {
    const toSicily = await picture(["38.9,16.25", "38.19,15.55"]);
    expect(toSicily.body).toContain('stroke-dasharray="2 18"');
    const overTheSea = await picture(["27.25,33.8", "27.35,35.69"]);
    expect(overTheSea.body).not.toContain('stroke-width="9"');
  });

  test("a place nobody knows and a malformed address are refused", async () => {
    expect((await picture(["g1", "g524901"])).statusCode).toBe(404);
    expect((await served.app.inject("/maps/ride.svg?size=huge&point=1,1&point=2,2")).statusCode).toBe(400);
    expect((await served.app.inject("/maps/ride.svg")).statusCode).toBe(400);
  });
});

describe("the tiles of the large map", () => {
  const tile = (at: string) => served.app.inject(`/maps/tiles/${at}?lang=ru`);

  test.each(["0/0/0", "3/4/2", "6/38/19", "8/148/74", "11/1238/640", "11/2047/1023"])(
    "%s is cut from the same ground, with names in the language of the page, and kept by browsers",
    async (at) => {
      const { statusCode, headers, rawPayload } = await tile(at);
      expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=86400"]);
      expect(rawPayload.length).toBeLessThan(150_000);
    },
  );

  test("Moscow is written in Russian on the Russian map and in English on the English one", async () => {
    expect(
      (await tile("6/38/19")).rawPayload.includes("Тула") || (await tile("6/38/20")).rawPayload.includes("Тула"),
    ).toBe(true);
    expect((await served.app.inject("/maps/tiles/6/38/20?lang=en")).rawPayload.includes("Tula")).toBe(true);
  });

  test.each(["12/0/0", "3/8/0", "3/0/8", "-1/0/0", "1.5/0/0", "x/y/z", "99999999/0/0"])(
    "there is no tile %s",
    async (at) => {
      expect((await tile(at)).statusCode).toBe(404);
    },
  );
});

describe("the way of a ride", () => {
  const way = async (start: string, finish: string, stops = "") => {
    const query = new URLSearchParams({
      start_point: start,
      finish_point: finish,
      ...(stops && { additional_points: stops }),
    });
    const { result } = (await served.app.inject(`/v4/navigation-paths?${query}`)).json();
    return result as { steps: unknown[]; parts: { kind: string; steps: { lat: number; lng: number }[] }[] };
  };
  const kinds = ({ parts }: { parts: { kind: string }[] }) => parts.map(({ kind }) => kind);

  test.each([
    ["the Channel Tunnel", "50.95,1.86", "51.13,1.31", ["road"]],
    ["the Oresund bridge", "55.6,12.65", "55.6,13.0", ["road"]],
    ["the Bosphorus", "41.01,28.95", "41.02,29.1", ["road"]],
    ["the Crimean bridge", "45.04,38.97", "44.95,34.1", ["road"]],
    ["the causeway of Bahrain", "26.3,50.15", "26.22,50.58", ["road"]],
    ["the ferry of Messina", "38.9,16.25", "38.19,15.55", ["road", "ferry", "road"]],
    ["the ferry to Tallinn", "60.317,24.963", "59.41,24.83", ["road", "ferry", "road"]],
    ["the strait of Bonifacio", "41.3874,9.1597", "41.2414,9.1886", ["ferry"]],
    ["the ferry to Zakynthos", "38.2466,21.7346", "37.7876,20.8988", ["road", "ferry"]],
    ["the ferry to Formentera", "38.8729,1.3731", "38.7057,1.4289", ["road", "ferry", "road"]],
    ["the ferry to Korcula", "42.6507,18.0944", "42.9597,17.1353", ["road", "ferry", "road"]],
    ["the Red Sea", "27.25,33.8", "27.35,35.69", []],
    ["from Malta to Tunis", "35.89,14.48", "36.85,10.2", []],
  ])("F6, MAP-04: over %s", async (_what, start, finish, expected) => {
    const found = await way(start, finish);
    expect(kinds(found)).toEqual(expected);
    expect(found.steps).toEqual(found.parts.flatMap(({ steps }) => steps));
  });

  test("MAP-03: a stop on the way stays on it, and a leg without a road does not take the others away", async () => {
    const found = await way("55.97,37.41", "55.75,37.61", "55.89,37.44");
    expect(found.steps).toContainEqual({ lat: 55.89, lng: 37.44 });
    expect(kinds(await way("27.18,33.8", "27.35,35.69", "27.25,33.81"))).toEqual(["road"]);
  });
});

test("MAP-01: pictures and tiles share a limit of their own, so a map dragged about never takes a search away", async () => {
  const strict = await buildTestApp({
    variables: { CALLS_PER_MINUTE: "1" },
    parts: { map: await loadMapData(DATA_FILES.folder) },
  });
  const ask = async (url: string) => (await strict.app.inject({ url, remoteAddress: "192.0.2.1" })).statusCode;
  const drawn = ridePictureAddress({ size: "card", locale: "en", color: "#00AD5A", points: ["55.9,37.4", "g524901"] });
  const asked = [];
  for (let at = 0; at < 4; at += 1) asked.push(await ask(at % 2 === 0 ? drawn : "/maps/tiles/3/4/2?lang=en"));
  expect(asked).toEqual([200, 200, 200, 200]);
  expect([await ask(drawn), await ask("/maps/tiles/3/4/2?lang=en")]).toEqual([429, 429]);
  expect(await ask("/v4/transport-nodes?term=SVO&lang=en")).toBe(200);
  await strict.close();
});

test("the ports of the table of ferries are ashore, apart, and no ferry stands where a road is known", async () => {
  const ferries = await loadFerries(DATA_FILES.folder);
  expect(ferries.length).toBeGreaterThanOrEqual(60);
  const wrong = ferries.filter(({ ports: [one, other] }) => {
    const isLinked = !paths.areApart(one, other, paths.find(one, other));
    return !paths.isAshore(one) || !paths.isAshore(other) || isLinked;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
