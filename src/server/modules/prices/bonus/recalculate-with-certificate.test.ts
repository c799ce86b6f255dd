import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { anyPrice, call, POINTS } from "../../../../../tests/support/factories.ts";
import { insertTestBook } from "../../../../../tests/support/tariff-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
/** 2 000 roubles: an hour of Economy. */
let economy: number;
/** 6 000 roubles: three hours of Comfort. */
let comfort: number;
beforeAll(async () => {
  test = await buildTestApp();
  await insertTestBook(test.database.db);
});
beforeEach(async () => {
  test.clock.now = TEST_NOW;
  [economy, comfort] = (await rents()).map((item) => item.price_id) as [number, number];
});
afterAll(() => test.close());

const SEAT = 11;

async function rents(query = "currency=RUB"): Promise<RentPriceItem[]> {
  const url = `/v4/prices/rent?start_place_point=${POINTS.moscow}&${query}`;
  return (await call<RentPriceItem[]>(test.app, "GET", url)).result;
}

const ask = (hash: string, routes: unknown, changes: Record<string, unknown> = {}, query = "lang=en") =>
  call<NewPrice[]>(test.app, "POST", `/v4/prices/calculation-new-price?${query}`, {
    body: { hash, data_prices: routes, ...changes },
  });

const numbers = (result: readonly NewPrice[]): unknown[] =>
  result.map((one) => [one.certificate_type, one.certificate_size, one.restated_cost, one.repayment_price]);

describe("a certificate", () => {
  it("NET-32, OPN-073: of a percentage discounts every route", async () => {
    const { result, error } = await ask("WELCOME10", [{ price_audit_id: economy }, { price_audit_id: comfort }]);
    expect(error).toBeNull();
    expect(numbers(result)).toEqual([
      ["percent", 10, 1800, 200],
      ["percent", 10, 5400, 600],
    ]);
    expect(result.map((one) => [one.price_audit_id, one.currency])).toEqual([
      [economy, "RUB"],
      [comfort, "RUB"],
    ]);
  });

  it("OPN-073: of a fixed sum is spread over the routes in order and never exceeds their cost", async () => {
    const there = await ask("GIFT5000", [{ price_audit_id: economy }, { price_audit_id: comfort }]);
    expect(numbers(there.result)).toEqual([
      ["fixed", 5000, 0, 2000],
      ["fixed", 5000, 3000, 3000],
    ]);
    const small = await ask("GIFT500", [{ price_audit_id: comfort }, { price_audit_id: economy }]);
    expect(numbers(small.result)).toEqual([
      ["fixed", 500, 5500, 500],
      ["fixed", 500, 2000, 0],
    ]);
  });

  it("LOY-06: covers services, counted as often as each is chosen", async () => {
    const seats = await ask("WELCOME10", [
      { price_audit_id: economy, additional_services: [SEAT, { id: String(SEAT) }] },
    ]);
    expect(numbers(seats.result)).toEqual([["percent", 10, 2340, 260]]);
  });

  it("OPN-074: covers extra stops, whichever trip has the first one", async () => {
    const ride = await anyPrice(test.app);
    const route = { price_audit_id: ride.price_id, number_subaddress: "2", place_audit_id: 524_901, duration: null };
    const { result } = await ask("GIFT500", [route]);
    expect(result[0]?.restated_cost).toBe(ride.price + 2 * 400 - 500);
  });

  it("gives the same discount however the code is typed, and with numbers sent as strings", async () => {
    const { result } = await ask(" welcome10 ", {
      price_audit_id: String(economy),
      number_subaddress: "",
      duration: "3600",
    });
    expect(numbers(result)).toEqual([["percent", 10, 1800, 200]]);
  });

  it("is converted to another currency at the book's rate", async () => {
    const routes = [{ price_audit_id: economy }, { price_audit_id: comfort }];
    const euros = await ask("GIFT5000", routes, { currency: "eur" });
    expect(numbers(euros.result)).toEqual([
      ["fixed", 50, 0, 20],
      ["fixed", 50, 30, 30],
    ]);
    const fromQuery = await ask("WELCOME10", routes, {}, "lang=en&currency=EUR");
    expect(fromQuery.result.map((one) => [one.currency, one.restated_cost])).toEqual([
      ["EUR", 18],
      ["EUR", 54],
    ]);
    // An unknown currency is ignored.
    expect((await ask("WELCOME10", routes, { currency: "XXX" })).result[0]?.currency).toBe("RUB");
  });

  it("is not used up by being tried", async () => {
    const first = await ask("GIFT500", [{ price_audit_id: economy }]);
    expect((await ask("GIFT500", [{ price_audit_id: economy }])).result).toEqual(first.result);
  });
});

describe("a code that cannot be applied", () => {
  const refusals: readonly (readonly [string, ErrorCode, () => ReturnType<typeof ask>])[] = [
    ["LOY-09: unknown", "certificate-unknown", () => ask("NOBODYS", [{ price_audit_id: economy }])],
    ["expired", "certificate-not-valid", () => ask("LASTYEAR", [{ price_audit_id: economy }])],
    ["for an unknown price", "quote-unknown", () => ask("GIFT500", [{ price_audit_id: 1 }])],
    [
      "for a service nobody offers",
      "service-unknown",
      () => ask("GIFT500", [{ price_audit_id: economy, additional_services: [999] }]),
    ],
    ["for too many stops", "too-many-stops", () => ask("GIFT500", [{ price_audit_id: economy, number_subaddress: 1 }])],
    [
      "in a currency without a rate",
      "no-exchange-rate",
      () => ask("GIFT500", [{ price_audit_id: economy }], { currency: "INR" }),
    ],
  ];

  it.each(refusals)("%s: is refused as %s with 200 and a message", async (_title, code, asking) => {
    const { status, error, result } = await asking();
    expect([status, result, error?.code]).toEqual([200, null, ERRORS[code].number]);
    expect(error?.message).toMatch(/^[A-Z][^{}]+$/);
  });

  it("is refused in the caller's language", async () => {
    const { error } = await ask("NOBODYS", [{ price_audit_id: economy }], {}, "lang=ru");
    expect(error?.message).toMatch(/[А-Яа-я]/);
  });

  it("T-11: is refused for the price of another user and for one two hours old", async () => {
    const [own] = await rents("currency=RUB&user_id=1863");
    const others = await ask("GIFT500", [{ price_audit_id: own?.price_id }], { user_id: "5" });
    expect(others.error?.code).toBe(ERRORS["quote-foreign"].number);
    test.clock.now += 2 * 3_600_000;
    const old = await ask("GIFT500", [{ price_audit_id: economy }]);
    expect(old.error?.code).toBe(ERRORS["quote-expired"].number);
  });

  it.each([
    ["no code", { hash: "" }],
    ["no routes", { data_prices: [] }],
    ["too many routes", { data_prices: Array.from({ length: 11 }, () => ({ price_audit_id: 1 })) }],
    ["a price that is no number", { data_prices: [{ price_audit_id: "abc" }] }],
    ["stops below none", { data_prices: [{ price_audit_id: 1, number_subaddress: -1 }] }],
  ])("is malformed with %s", async (_title, changes) => {
    expect((await ask("GIFT500", [{ price_audit_id: economy }], changes)).status).toBe(400);
  });
});
