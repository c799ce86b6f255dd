import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { withFoundPlaces } from "#server/modules/places/found-places.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";
import { lookUpPlaces } from "#server/modules/places/look-up-places.ts";
import { call } from "../../../../tests/support/factories.ts";
import { buildTestApp, testGazetteer, type TestApp } from "../../../../tests/support/test-app.ts";

const SECRET = "a secret of the tests, long enough to be one";
const HOUSE: FoundPlace = {
  kind: "other",
  point: { lat: 55.758, lng: 37.612 },
  country: "RU",
  name: "Тверская улица, 1",
  address: "Тверской район, Москва",
  exact: true,
};

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = withFoundPlaces(await testGazetteer(), [SECRET]);
});

const lookUp = async (term: string, found: readonly FoundPlace[]): Promise<string[]> => {
  const geocoder = { find: async () => [...found] };
  const places = await lookUpPlaces({ gazetteer, geocoder, secret: SECRET }, { term, locale: "ru" });
  return places.map((place) => `${place.name.ru} (${place.country})`);
};

describe("a geocoder's finds beside ours", () => {
  it.each([
    ["SVO", "Шереметьево (RU)"],
    ["Москва", "Москва (RU)"],
    ["отель Метрополь Москва", "Метрополь (RU)"],
  ])("never stand before one of ours that was typed exactly: %j", async (term, first) => {
    const listed = await lookUp(term, [HOUSE, { ...HOUSE, name: term }]);
    expect(listed[0]).toBe(first);
    expect(listed).toContain("Тверская улица, 1 (RU)");
  });

  it("the very house comes before the text that we only read as an address", async () => {
    expect(await lookUp("Тверская 1, Москва", [HOUSE])).toEqual(["Тверская улица, 1 (RU)", "Тверская 1 (RU)"]);
  });

  it("R-25: a house far from the town that was typed comes after it", async () => {
    const far = { ...HOUSE, name: "Тверская улица", point: { lat: 56.8587, lng: 35.9176 } };
    expect(await lookUp("Тверская 1, Москва", [far])).toEqual(["Тверская 1 (RU)", "Тверская улица (RU)"]);
  });

  it.each([
    ["in a country that is not there", { country: "US" }],
    ["out at sea", { point: { lat: 40, lng: -40 } }],
    ["with its coordinates swapped", { point: { lat: 37.612, lng: 55.758 } }],
  ])("R-25: a place %s is left out", async (_, lie) => {
    expect(await lookUp("Тверская 1, Москва", [{ ...HOUSE, ...lie }])).toEqual(["Тверская 1 (RU)"]);
  });

  it.each(["🏨🏨🏨", "🏨 Тверская 1, Москва 🚕", "я".repeat(500), "Тверская ".repeat(60)])(
    "R-25: %j brings an answer, whatever the geocoder has",
    async (term) => {
      expect((await lookUp(term, [HOUSE])).length).toBeGreaterThan(0);
    },
  );
});

describe("a Photon that takes three seconds", () => {
  const SLOW_MS = 3_000;
  let photon: Server;
  let test: TestApp;
  beforeAll(async () => {
    photon = createServer((_request, reply) => void setTimeout(() => reply.end("{}"), SLOW_MS).unref());
    await new Promise<void>((resolve) => photon.listen(0, "127.0.0.1", resolve));
    const address = photon.address();
    const port = typeof address === "object" ? address?.port : undefined;
    test = await buildTestApp({ variables: { GEOCODER: "photon", GEOCODER_URL: `http://127.0.0.1:${port}` } });
  });
  afterAll(async () => {
    photon.closeAllConnections();
    photon.close();
    await test.close();
  });

  it("R-25: holds nobody up: ours come without it", async () => {
    const startedAt = performance.now();
    const term = encodeURIComponent("Тверская 1, Москва");
    const { result } = await call<Suggestion[]>(test.app, "GET", `/v4/places/find?term=${term}&lang=ru`);
    expect(result.map(({ structured_formatting }) => structured_formatting.main_text)).toEqual(["Тверская 1"]);
    expect(performance.now() - startedAt).toBeLessThan(SLOW_MS);
  });
});
