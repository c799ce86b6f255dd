import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import { attemptKey, call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { NIGHT_RULE, rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

/** The first fleet is cheaper on the way there, the second one on the way back. */
const BOOK = rideBook({
  tariffs: [
    rideTariff({ id: 101, roundTripDiscount: 1000 }),
    rideTariff({ id: 102, providerId: 2, base: 500_00, startFee: { airport: 900_00 } }),
  ],
  rules: [NIGHT_RULE],
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await useBook(test.database.db, BOOK);
});
afterAll(() => test.close());

const ask = async (from: string, to: string, query = ""): Promise<PriceItem> => {
  const path = `/v4/prices?start_place_point=${from}&finish_place_point=${to}&lang=en&currency=RUB${query}`;
  const [item] = (await call<PriceItem[]>(test.app, "GET", path)).result;
  if (item === undefined) throw new Error("no price");
  return item;
};
const linesOf = async (id: number | undefined) =>
  (await call<PriceLines>(test.app, "GET", `/v4/prices/${id}/lines?lang=en`)).result.lines;
const at = (time: string, there: PriceItem) =>
  `&departure_time=${encodeURIComponent(time)}&way_back_of=${there.price_id}`;
const back = (query: string) => ask(POINTS.moscow, POINTS.sheremetyevo, query);

describe("the way back of a round trip, priced for its time", () => {
  it("PRC-09: by day costs the reverse price, with the same provider even when another is cheaper", async () => {
    const there = await ask(POINTS.sheremetyevo, POINTS.moscow);
    expect(there.service_provider.id).toBe(1);
    expect((await back("")).service_provider.id).toBe(2);
    const day = await back(at("2026-11-28 14:00", there));
    expect([day.service_provider.id, day.price, day.reverse_price]).toEqual([1, there.reverse_price?.price, null]);
    expect(await linesOf(day.price_id)).toEqual(await linesOf(there.reverse_price?.price_id));
  });

  it("PRC-09: by night costs the reverse price plus the night rate, and can be ordered at that", async () => {
    const there = await ask(POINTS.sheremetyevo, POINTS.moscow);
    const night = await back(at("2026-11-28 23:30", there));
    const kinds = (lines: PriceLines["lines"]) => lines.map(({ kind }) => kind).filter((kind) => kind !== "rounding");
    const anyTime = await linesOf(there.reverse_price?.price_id);
    const timed = await linesOf(night.price_id);
    expect(kinds(timed)).toEqual([...kinds(anyTime).slice(0, -1), "rule", "round-trip"]);
    for (const kind of ["base", "distance", "round-trip"]) {
      const amount = (lines: PriceLines["lines"]) => lines.find((line) => line.kind === kind)?.amount;
      expect([kind, amount(timed)]).toEqual([kind, amount(anyTime)]);
    }
    const trip = tripBody(night.price_id, {
      start_location: { address: "Moscow", location: POINTS.moscow, time: "2026-11-28 23:30" },
      finish_location: { address: "SVO", location: POINTS.sheremetyevo },
    });
    expect((await placeOrder(test.app, [trip], { key: attemptKey() })).result[0]?.price).toBe(night.price);
  });

  it("has no discount for another route, for another caller's quote, or for an unknown one", async () => {
    const there = await ask(POINTS.sheremetyevo, POINTS.moscow);
    const foreign = await ask(POINTS.sheremetyevo, POINTS.moscow, "&user_id=5");
    for (const of of [there.reverse_price?.price_id, foreign.price_id, 7, "cheap"]) {
      const item = await back(`&departure_time=${encodeURIComponent("2026-11-28 14:00")}&way_back_of=${of}`);
      expect((await linesOf(item.price_id)).map(({ kind }) => kind)).not.toContain("round-trip");
    }
  });
});
