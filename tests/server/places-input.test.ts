import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { randomTerms } from "../../tools/bench/random-terms.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = async (url: string) => {
  const response = await test.app.inject({ url });
  return { status: response.statusCode, body: response.json<{ result: unknown; error: { status: number } | null }>() };
};

const TERMS = 500;

describe("whatever is typed, pasted or guessed", () => {
  it(`${TERMS} random texts in any alphabet are answered with a list`, async () => {
    const wrong: string[] = [];
    let found = 0;
    for (const [at, term] of randomTerms(TERMS).entries()) {
      const path = at % 2 === 0 ? "/v4/transport-nodes" : "/v1/places/find";
      const { status, body } = await get(`${path}?lang=${at % 3 === 0 ? "ru" : "en"}&term=${encodeURIComponent(term)}`);
      if (status !== 200 || !Array.isArray(body.result)) wrong.push(JSON.stringify(term));
      else found += body.result.length;
    }
    expect(wrong).toEqual([]);
    // The terms were really searched for, not just refused.
    expect(found).toBeGreaterThan(TERMS / 10);
  });

  it("a term that is too long is a malformed call, and an empty one gives an empty list", async () => {
    expect((await get(`/v4/transport-nodes?term=${"я".repeat(1001)}`)).status).toBe(400);
    for (const url of ["/v4/transport-nodes", "/v3/places/find/", "/transnextgen/v4/transport-nodes?term="]) {
      expect(await get(url)).toMatchObject({ status: 200, body: { result: [], error: null } });
    }
  });

  it("points off the globe, and texts that are not points, are refused with an explanation", async () => {
    for (const point of ["91,0", "0,181", "NaN,NaN", "1e9,5", ",", "55.75", "55.75,37.61,9", "' or 1=1"]) {
      const value = encodeURIComponent(point);
      for (const url of [
        `/v4/places/get-country-by-point?point=${value}`,
        `/v4/navigation-paths?start_point=${value}&finish_point=55.75,37.61`,
        `/v4/navigation-paths?start_point=55.75,37.61&finish_point=55.9,37.5&additional_points=${value}`,
      ]) {
        expect([url, (await get(url)).status]).toEqual([url, 400]);
      }
    }
  });

  it("an id with slashes, of another system or without meaning is an unknown place", async () => {
    for (const id of [
      "a%2F..%2F..%2Fetc",
      "g%00",
      "g1%2F",
      "o99999999",
      "f",
      `f${"A".repeat(390)}`,
      "__proto__",
      "ChIJ-demo",
      "0",
      "-1",
      "99999999999999999999",
    ]) {
      const { status, body } = await get(`/v4/places/${id}`);
      expect([id, status]).toEqual([id, 404]);
      expect(body.error).not.toBeNull();
    }
    for (const path of ["/v4/places/a/b", "/v4/places/../../etc/passwd", `/v4/places/${"x".repeat(5000)}`]) {
      expect([path, (await test.app.inject({ url: path })).statusCode]).toEqual([path, 404]);
    }
  });

  it("a check of a stop is refused when it names nothing, too much or something unknown", async () => {
    const check = (payload: unknown) =>
      test.app.inject({ method: "POST", url: "/v4/places/check-location-from-places", payload: payload as object });
    for (const payload of [
      {},
      { place_ids: [] },
      { place_ids: ["g524901"] },
      { place_id: "g524901" },
      [],
      { place_ids: [{}], place_id: [] },
      { place_ids: Array(30).fill("g1"), place_id: "g1" },
    ]) {
      expect([payload, (await check(payload)).statusCode]).toEqual([payload, 400]);
    }
    expect((await check({ place_ids: ["g99999999"], place_id: "g524901" })).statusCode).toBe(404);
  });
});

describe("NET-15, NET-17, PLC-17, contract 2.3: an airport", () => {
  type Found = Record<"place_id" | "country" | "iata" | "icao", string> & Record<string, unknown>;

  it("is found by its code, and read by its id with the members that clients know", async () => {
    const [first] = (await get("/v4/transport-nodes?term=SVO&lang=en")).body.result as Found[];
    const { status, body } = await get(`/v4/places/${first?.place_id}?lang=en`);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      place_id: first?.place_id,
      structured_formatting: {
        main_text: "Sheremetyevo",
        secondary_text: expect.stringContaining("Moscow"),
        formatted_address: expect.any(String),
      },
      geometry: { location: { lat: expect.closeTo(55.97, 1), lng: expect.closeTo(37.41, 1) } },
      types: ["airport"],
      country: "Russia",
      iata: "SVO",
      icao: "UUEE",
    });
  });
});

describe("NET-18, NET-19, NET-20: under every prefix", () => {
  it.each(API_PREFIXES)("%s names the country of a point in the caller's language", async (prefix) => {
    const at = `${prefix}/places/get-country-by-point?point=55.75,37.61`;
    expect((await get(`${at}&lang=ru`)).body.result).toEqual({ title: "Россия", code: "RU" });
    expect((await get(`${at}&lang=en`)).body.result).toEqual({ title: "Russia", code: "RU" });
  });

  it("a point at sea has no country, and that is not an error", async () => {
    expect(await get("/v4/places/get-country-by-point?point=0,-20")).toMatchObject({
      status: 200,
      body: { result: { title: "", code: null }, error: null },
    });
  });

  it("a stop in the town is in reach, a distant one is refused with an explanation, by public ids and by numbers", async () => {
    const check = async (place_ids: unknown, place_id: unknown, lang: string) =>
      (
        await test.app.inject({
          method: "POST",
          url: `/v4/places/check-location-from-places?lang=${lang}`,
          payload: { place_ids, place_id },
        })
      ).json<{ result: { is_from_polygons: boolean; message: string } }>().result;
    expect(await check(["g524901", "g498817"], "g550280", "ru")).toEqual({ is_from_polygons: true, message: "" });
    expect(await check([524901], 550280, "en")).toEqual({ is_from_polygons: true, message: "" });
    const far = await check("524901,498817", "g480060", "en");
    expect(far.is_from_polygons).toBe(false);
    expect(far.message).toContain("Tver");
    expect((await check(524901, "g480060", "ru")).message).toContain("Тверь");
  });

  it("the line of a ride begins and ends at its points and passes its stops", async () => {
    const { body } = await get(
      "/v4/navigation-paths?start_point=55.97,37.41&finish_point=55.75,37.61&additional_points=55.89,37.44",
    );
    const { steps, distance, travel_time } = body.result as {
      steps: { lat: number; lng: number }[];
      distance: number;
      travel_time: number;
    };
    expect(steps[0]).toEqual({ lat: 55.97, lng: 37.41 });
    expect(steps.at(-1)).toEqual({ lat: 55.75, lng: 37.61 });
    expect(steps).toContainEqual({ lat: 55.89, lng: 37.44 });
    expect(distance).toBeGreaterThan(25);
    expect(travel_time).toBeGreaterThan(900);
  });
});
