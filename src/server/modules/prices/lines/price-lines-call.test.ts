import { afterAll, beforeAll, expect, it } from "vitest";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { sameInAll } from "#domain/values/named.ts";
import { TARIFF_BOOK_SECONDS } from "#server/modules/prices/book/current-book.ts";
import { anyPrice, call, eventually, logInAs, POINTS } from "../../../../../tests/support/factories.ts";
import { rideBook, rideFare, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const sold = (amount: number, name: string): TariffBook =>
  rideBook({
    tariffs: [rideTariff({ id: 101 })],
    areas: [{ key: "town", name: sameInAll(name), circle: { centre: { lat: 55.75222, lng: 37.61556 }, radiusKm: 5 } }],
    fares: [rideFare({ id: 1, from: "country:RU", to: "area:town", amount })],
    partners: [{ userId: 1863, percent: 800, loyaltyMicro: 0, line: 1 }],
  });

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await useBook(test.database.db, sold(2000_00, "Old name"));
});
afterAll(() => test.close());

const linesOf = async (priceId: number) =>
  (await call<PriceLines>(test.app, "GET", `/v4/prices/${priceId}/lines?lang=en`)).result.lines;

it(
  "lines of a price shown before an import are explained by the book that priced it",
  async () => {
    const before = await anyPrice(test.app);
    expect([before.price, (await linesOf(before.price_id))[0]?.title]).toEqual([
      2000,
      "Fixed price: Russia → Old name",
    ]);
    await useBook(test.database.db, sold(3000_00, "New name"));
    await eventually(
      async () => {
        test.clock.now += 61_000;
        expect((await anyPrice(test.app)).price).toBe(3000);
      },
      2 * TARIFF_BOOK_SECONDS * 1000,
    );
    expect((await linesOf(before.price_id))[0]?.title).toBe("Fixed price: Russia → Old name");
    const after = await anyPrice(test.app);
    expect((await linesOf(after.price_id))[0]?.title).toBe("Fixed price: Russia → New name");
  },
  3 * TARIFF_BOOK_SECONDS * 1000,
);

it("T-01: nothing in the call lets an anonymous caller see the operator's file", async () => {
  const { price_id: id } = await anyPrice(test.app);
  for (const query of ["for_operator=true", "forOperator=1", "user_id=1", "role=operator"]) {
    const { result } = await call<PriceLines>(test.app, "GET", `/v4/prices/${id}/lines?lang=en&${query}`);
    expect(result.lines.length).toBeGreaterThan(0);
    for (const line of result.lines) expect(line).not.toHaveProperty("rule");
  }
});

it("shows the rule behind each line to the operator and to no other account", async () => {
  const { price_id: id } = await anyPrice(test.app);
  const linesFor = async (name: string) => {
    const headers = { authorization: `Bearer ${await logInAs(test.app, name)}` };
    return (await call<PriceLines>(test.app, "GET", `/v4/prices/${id}/lines?lang=en`, { headers })).result.lines;
  };
  for (const line of await linesFor("admin"))
    expect(line.rule).toMatchObject({ line: expect.any(Number) as number, book_version: expect.any(Number) as number });
  for (const line of await linesFor("partner")) expect(line).not.toHaveProperty("rule");
});

it("T-01: shows a partner's share to the operator and to that partner's own account only", async () => {
  const ends = `start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;
  const search = `${ends}&currency=RUB&user_id=1863`;
  const [item] = (await call<PriceItem[]>(test.app, "GET", `/v4/prices?lang=en&${search}`)).result;
  const kindsFor = async (name?: string) => {
    const headers: Record<string, string> =
      name === undefined ? {} : { authorization: `Bearer ${await logInAs(test.app, name)}` };
    const path = `/v4/prices/${item?.price_id}/lines?lang=en${name === undefined ? "&user_id=1863" : ""}`;
    const { lines, total } = (await call<PriceLines>(test.app, "GET", path, { headers })).result;
    expect([lines.reduce((sum, { amount }) => sum + amount, 0), total]).toEqual([item?.price, item?.price]);
    return lines.map(({ kind }) => kind);
  };
  for (const name of ["admin", "partner"]) expect(await kindsFor(name)).toContain("partner");
  for (const name of [undefined, "partner2", "agent", "customer"])
    expect(await kindsFor(name)).not.toContain("partner");
});
