import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { readEnv } from "#server/env.ts";
import { call, POINTS } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

describe("an operator who sells nothing in a country", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ variables: { CLOSED_COUNTRIES: "kp, RU" } });
  });
  afterAll(() => test.close());

  const get = async <T>(path: string): Promise<T> => (await call<T>(test.app, "GET", `/v4/${path}`)).result;
  const typesOf = async (term: string): Promise<(readonly string[])[]> =>
    (await get<Suggestion[]>(`places/find?term=${encodeURIComponent(term)}&lang=en`)).map(({ types }) => types);

  it.each(["Sheremetyevo", "Moscow", "Hotel Metropol Moscow", "Tverskaya 1, Moscow", "Pyongyang"])(
    "OPN-010: finds %j and says that it cannot be chosen",
    async (term) => {
      const [first] = await typesOf(term);
      expect(first).toContain("sanctions");
    },
  );

  it("OPN-010: leaves every other country as it was", async () => {
    expect((await typesOf("London")).flat()).not.toContain("sanctions");
  });

  it("OPN-010: a link to such a place says so too, and a way with either end there has no prices", async () => {
    expect((await get<Suggestion>("places/g524901")).types).toEqual(["sanctions", "locality"]);
    const way = (start: string, finish: string): string =>
      `prices?start_place_point=${start}&finish_place_point=${finish}`;
    expect(await get<PriceItem[]>(way(POINTS.sheremetyevo, POINTS.moscow))).toEqual([]);
    const hours = `prices/rent?start_place_point=${POINTS.moscow}&duration=10800`;
    expect((await call<PriceItem[]>(test.app, "GET", `/v4/${hours}`)).result).toEqual([]);
  });
});

it.each(["Korea", "K", "KP;SY", "KP,,SY"])("OPN-010: a server with %j for countries does not start", (text) => {
  expect(() => readEnv({ CLOSED_COUNTRIES: text })).toThrow("CLOSED_COUNTRIES must be country codes such as KP,SY");
});
