import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { checkCancel } from "#contract/orders/cancel-trip.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { giveBackCertificates } from "#server/modules/prices/index.ts";
import { payInFull, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { writeDrillFigures } from "../../../../../tests/support/drill-figures.ts";
import { anyPrice, attemptKey, call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const USED_UP = ERRORS["certificate-used-up"].number;
/** 24 November 18:40 in Moscow, the pick-up of the test's trips; it is free to cancel up to six hours before. */
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const HOUR = 3_600_000;

const certificate = (code: string, more: Partial<Certificate> = {}): Certificate => ({
  code,
  effect: { amount: 100_00, currency: "RUB" },
  valid: { from: null, to: null },
  line: 1,
  ...more,
});
const TEN_PERCENT = { effect: { percent: 10_00 } } as const;
const ALL = { effect: { percent: 100_00 }, uses: 1 } as const;
const ONCE = ["race", "words", "back", "late", "raced", "again", "change", "both", "letters", "lapsed", "kept"];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await useBook(
    test.database.db,
    rideBook({
      tariffs: [rideTariff({ id: 101 })],
      certificates: [
        ...ONCE.map((code) => certificate(code)),
        certificate("each", { ...TEN_PERCENT, usesPerEmail: 1 }),
        certificate("told", { ...TEN_PERCENT, usesPerEmail: 1 }),
        certificate("any", TEN_PERCENT),
        certificate("three", { uses: 3 }),
        certificate("whole", ALL),
        certificate("whole-late", ALL),
      ],
    }),
  );
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const order = async (hash: string, changes: object = {}, key = attemptKey()) => {
  const { price_id: id } = await anyPrice(test.app);
  return placeOrder(test.app, [tripBody(id, { hash, ...changes })], { key });
};
const ordered = async (hash: string, changes: object = {}): Promise<PlacedOrder> => {
  const { result, error } = await order(hash, changes);
  expect(error).toBeNull();
  return result[0] as PlacedOrder;
};
const cancel = ({ order_id: id, order_key: key }: PlacedOrder, tripId = id) =>
  call<{ fee: number }>(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: tripId },
    headers: { "order-key": key ?? "" },
  });
const askCancel = ({ order_id: id, order_key: key }: PlacedOrder) =>
  call<EndpointResult<typeof checkCancel>>(test.app, "GET", `/v4/orders/${id}/check-cancel?lang=en`, {
    headers: { "order-key": key ?? "" },
  });
const shown = async (hash: string, headers: Record<string, string> = {}, email?: string) => {
  const { price_id: id } = await anyPrice(test.app);
  const body = { hash, data_prices: [{ price_audit_id: id }], email };
  return call<NewPrice[]>(test.app, "POST", `/v4/prices/calculation-new-price?lang=en`, { body, headers });
};
const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows as Row[];
/** Uses of a code: as counted, and as the orders hold them; both must always be the same. */
const used = async (code: string): Promise<number> => {
  const [counted] = await rows<{ used: number; held: number }>(
    `select used, (select count(*)::int from certificate_uses where code = $1 and given_back_at is null) as held
     from certificate_counts where code = $1`,
    [code.toUpperCase()],
  );
  expect(counted?.used).toBe(counted?.held);
  return counted?.used ?? 0;
};
const kept = async () => {
  const [all] = await rows<object>(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from trips) as trips,
       (select count(*)::int from outbox where name = 'order.placed') as events`,
  );
  return all as { orders: number; trips: number; events: number };
};

describe("a certificate that holds once", () => {
  it("R3, T-12, I5, G-09: is used by one of fifty orders at the same time, and nothing of the others remains", async () => {
    const before = await kept();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order("race")));
    const passed = answers.filter(({ error }) => error === null);
    expect(passed).toHaveLength(1);
    const refused = answers.filter(({ error }) => error !== null);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set([USED_UP]));
    expect(refused[0]?.error?.message).toMatch(/^Этот код уже использован\./);
    expect(await used("race")).toBe(1);
    const after = await kept();
    await writeDrillFigures("certificate-race", {
      trials: answers.length,
      lost: passed.length === 1 ? 0 : 1,
      doubled: after.orders - before.orders - 1,
      uses: await used("race"),
    });
    expect(after).toEqual({ orders: before.orders + 1, trips: before.trips + 1, events: before.events + 1 });
  });

  it("T-12, LOY-09: is told to be used up by the calculation, which itself uses nothing", async () => {
    for (let time = 0; time < 3; time++) expect((await shown("words")).error).toBeNull();
    const key = attemptKey();
    expect((await order("words", {}, key)).error).toBeNull();
    const { error } = await shown(" Words ");
    expect([error?.code, error?.message]).toEqual([
      USED_UP,
      expect.stringMatching(/^This code has already been used\./),
    ]);
    // The form comes back from the payment page with the order's own attempt.
    expect((await shown("words", { "idempotency-key": key })).result[0]?.repayment_price).toBe(100);
    expect((await shown("words", { "idempotency-key": attemptKey() })).error?.code).toBe(USED_UP);
  });

  it("T-12: is given back when its order is cancelled for nothing, once, and stays used when that costs a fee", async () => {
    const first = await ordered("back");
    expect((await order("back")).error?.code).toBe(USED_UP);
    expect((await askCancel(first)).result.certificates_back).toEqual(["back"]);
    await Promise.all([cancel(first), cancel(first), cancel(first)]);
    expect((await askCancel(first)).result.certificates_back).toEqual([]);
    expect(await used("back")).toBe(0);
    expect((await viewOrder(test, first)).certificates_back).toEqual(["back"]);
    await ordered("back");
    expect(await used("back")).toBe(1);

    const late = await ordered("late");
    await payInFull(test.database.pool, late.order_id);
    test.clock.now = PICKUP - 3 * HOUR;
    expect((await askCancel(late)).result.certificates_back).toEqual([]);
    expect((await cancel(late)).result.fee).toBeGreaterThan(0);
    expect(await used("late")).toBe(1);
    expect((await viewOrder(test, late)).certificates_back).toEqual([]);
  });

  it("T-12: that pays for everything stays used when the terms would ask a fee for its sum", async () => {
    const early = await ordered("whole");
    expect(early.price).toBe(0);
    await cancel(early);
    expect(await used("whole")).toBe(0);
    const late = await ordered("whole-late");
    test.clock.now = PICKUP - 3 * HOUR;
    expect((await cancel(late)).result.fee).toBe(0);
    expect(await used("whole-late")).toBe(1);
  });

  it("T-12: is given back with an order that the system ends", async () => {
    const { order_id: id } = await ordered("lapsed");
    const { db } = test.database;
    const end = () =>
      db.transaction().execute((trx) => giveBackCertificates(trx, id, { at: new Date(test.clock.now) }));
    await end();
    await end();
    expect(await used("lapsed")).toBe(0);
  });

  it("T-12: never holds twice while it is cancelled and ordered at the same time", async () => {
    let holder = await ordered("raced");
    for (let round = 0; round < 5; round++) {
      const [, ...answers] = await Promise.all([cancel(holder), ...Array.from({ length: 6 }, () => order("raced"))]);
      const passed = answers.filter(({ error }) => error === null);
      expect(passed.length).toBeLessThanOrEqual(1);
      expect(await used("raced")).toBe(passed.length);
      holder = passed[0]?.result[0] ?? (await ordered("raced"));
    }
  });

  it("R-01: is used once by an attempt that is repeated, by a call without a key that is, and by a change", async () => {
    const key = attemptKey();
    const answers = await Promise.all([order("again", {}, key), order("again", {}, key)]);
    answers.push(await order("again", {}, key));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(new Set(answers.map(({ result }) => result[0]?.order_id)).size).toBe(1);
    expect(await used("again")).toBe(1);

    const { price_id: id } = await anyPrice(test.app);
    const keyless = () => placeOrder(test.app, [tripBody(id, { hash: "change" })]);
    const twins = await Promise.all([keyless(), keyless()]);
    expect(new Set(twins.map(({ result }) => result[0]?.order_id)).size).toBe(1);
    const [mine] = twins.flatMap(({ result }) => result.filter(({ order_key: own }) => own !== null));
    const { error } = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      body: { order_id: mine?.order_id, comment: "Two skis" },
      headers: { "order-key": mine?.order_key ?? "" },
    });
    expect([error, await used("change")]).toEqual([null, 1]);
  });

  it.each([
    ["any", 900, 0.1],
    ["kept", 900, 0],
  ])(
    "LOY-05: and after a change a percentage takes no larger share of the cheaper trip: %s",
    async (hash, stops, share) => {
      const { price_id: id, price } = await anyPrice(test.app);
      const additional_locations = [1, 2, 3].map((house) => ({ address: `Тверская, ${house}` }));
      const { result } = await placeOrder(test.app, [tripBody(id, { hash, additional_locations })], {
        key: attemptKey(),
      });
      const taken = share === 0 ? 100 : (price + stops) * share;
      expect(result[0]?.price).toBe(price + stops - taken);
      const left = price - (share === 0 ? 100 : price * share);
      const change = (more: object) =>
        call<readonly PlacedOrder[]>(test.app, "POST", "/v4/orders/trips", {
          body: { order_id: result[0]?.order_id, additional_locations: [], ...more },
          headers: { "order-key": result[0]?.order_key ?? "" },
        });
      expect((await change({})).error?.details).toMatchObject({ new_price: left });
      expect((await change({ expected_total: left })).result[0]?.price).toBe(left);
    },
  );

  it("T-12: covers both trips of an order with one use, in whatever letters, until no trip holds it", async () => {
    const price = await anyPrice(test.app);
    const book = async (there: string, back: string) => {
      const wayBack = tripBody(price.reverse_price?.price_id ?? 0, {
        hash: back,
        start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-28 10:00" },
        finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo },
      });
      const trips = [tripBody(price.price_id, { hash: there }), wayBack];
      return placeOrder(test.app, trips, { key: attemptKey() });
    };
    const full = price.price + (price.reverse_price?.price ?? 0);
    const sum = (placed: readonly PlacedOrder[]) => placed.reduce((total, { price: part }) => total + part, 0);
    const { result } = await book("letters", " LETTERS");
    expect(sum(result)).toBe(full - 100);
    expect(await used("letters")).toBe(1);
    // The sum came off the first trip, so the second one holds nothing.
    await cancel(result[0] as PlacedOrder);
    expect(await used("letters")).toBe(0);

    const { result: ways } = await book("three", "both");
    expect([sum(ways), await used("three"), await used("both")]).toEqual([full - 200, 1, 1]);
    await cancel(ways[0] as PlacedOrder, ways[1]?.order_id);
    expect([await used("three"), await used("both")]).toEqual([1, 0]);
  });
});

describe("a certificate that holds more often", () => {
  it("T-12, LOY-09: is told to be used up for an e-mail by the calculation that names it, in any writing, and for no other", async () => {
    const mine = { passengers: [{ name: "Anna", phone: "+7 916 123-45-67", email: "typed@example.com" }] };
    const key = attemptKey();
    expect((await order("told", mine, key)).error).toBeNull();
    for (const email of ["typed@example.com", " Typed@Example.com ", "Anna <typed@example.com>"]) {
      const { error } = await shown("told", {}, email);
      expect([error?.code, error?.message, error?.details]).toEqual([
        USED_UP,
        expect.stringMatching(/^This code has already been used with this e-mail\./),
        { by: "email" },
      ]);
    }
    for (const email of [undefined, "", "typed@", "another@example.com"]) {
      expect([email, (await shown("told", {}, email)).error]).toEqual([email, null]);
    }
    // The form of that very order keeps its price.
    expect((await shown("told", { "idempotency-key": key }, "typed@example.com")).error).toBeNull();
  });

  it("T-12: may be used up to its number, by one e-mail as often as is said, or by everybody", async () => {
    const passenger = (email: string) => ({ passengers: [{ name: "Anna", phone: "+7 916 123-45-67", email }] });
    const answers = await Promise.all(Array.from({ length: 4 }, () => order("each", passenger("each@example.com"))));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const { error } = await order("each", passenger("Each@Example.com"));
    expect([error?.code, error?.message]).toEqual([
      USED_UP,
      expect.stringMatching(/^С этой почтой код уже использован/),
    ]);
    expect((await order("each", passenger("other@example.com"))).error).toBeNull();
    expect(await used("each")).toBe(2);
    const many = await Promise.all(Array.from({ length: 3 }, () => order("any", passenger("any@example.com"))));
    expect(many.map((one) => one.error)).toEqual([null, null, null]);
  });
});
