import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TimeCheck } from "#contract/booking.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  call,
  logInAs,
  placeOrder,
  POINTS,
  searchPrices,
  tripBody,
  type Answered,
} from "../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
let price: PriceItem;
let toAirport: PriceItem;
let inParis: PriceItem;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = TEST_NOW;
  price = await anyPrice(test.app);
  toAirport = await anyPrice(test.app, { from: POINTS.moscow, to: POINTS.sheremetyevo });
  inParis = await anyPrice(test.app, { from: ORLY, to: PARIS });
});
afterAll(() => test.close());

const ORLY = "48.7262,2.3652";
const PARIS = "48.8566,2.3522";

const ask = (body: unknown, path = "/v4/orders/check-time?lang=en"): Promise<Answered<TimeCheck | null>> =>
  call(test.app, "POST", path, { body });

const judge = async (
  pickup: string,
  more: Record<string, unknown> = {},
  item: PriceItem = price,
): Promise<TimeCheck> => {
  const { status, result, error } = await ask({ price_id: item.price_id, pickup_time: pickup, ...more });
  expect([status, error]).toEqual([200, null]);
  if (result === null) throw new Error("no judgement");
  return result;
};

describe("the minimal request", () => {
  it.each([
    "/v1/orders/check-time",
    "/v3/orders/check-time",
    "/v4/orders/check-time",
    "/transnextgen/v4/orders/check-time/?lang=en&user_id=1863",
    "/transnextgen/v1/orders/check-time/",
  ])("BKF-42, NET-26, contract 2.6: price, time and the number of the start are enough at %s", async (path) => {
    const asked = await anyPrice(test.app, {
      query: new URL(path, "http://a").searchParams.has("user_id") ? "&user_id=1863" : "",
    });
    const body = {
      price_id: asked.price_id,
      pickup_time: "2026-11-24 18:40",
      start_place_id: price.start_place.place_id,
    };
    const { status, result, error } = await ask(body, path);
    expect([status, error]).toEqual([200, null]);
    expect(result).toEqual({
      allow_booking: true,
      notice: null,
      notice_to_user: null,
      reasons: [],
      earliest: "2026-11-21 11:01",
      fast_ride: { min_allowed_time_order: "2026-11-21 09:46", allow_booking: false, notice: null },
      similar_orders: [],
      recommended_time: null,
      travel_time: price.travel_time,
    });
  });

  it("contract 1.7: numbers may be strings, and absent members null or empty", async () => {
    const asked = await anyPrice(test.app, { query: "&user_id=1863" });
    const { result } = await ask({
      price_id: String(asked.price_id),
      pickup_time: "2026-11-24 18:40",
      start_place_id: String(asked.start_place.place_id),
      user_id: 1863,
      order_id: null,
      departure_time: "",
      is_rent: "false",
      duration: "0",
    });
    expect(result?.allow_booking).toBe(true);
  });
});

describe("a time at which no car can come", () => {
  it("in the past is not allowed, and the answer is in the language of the call", async () => {
    expect(await judge("2026-11-20 10:00")).toMatchObject({
      allow_booking: false,
      notice: "This time has passed. Choose a later one",
      notice_to_user: "This time has passed. Choose a later one",
    });
    const { result } = await ask(
      { price_id: price.price_id, pickup_time: "2026-11-20 10:00" },
      "/v4/orders/check-time?lang=ru",
    );
    expect(result?.notice).toMatch(/прошло/);
  });

  it("is one minute too soon: the answer names the first possible time, and that time is then allowed", async () => {
    expect(price.allowable_time).toBe(120);
    const early = await judge("2026-11-21 10:59");
    expect(early).toMatchObject({
      allow_booking: false,
      notice: "Too short notice. The earliest pick-up is 21.11.2026 11:03",
    });
    for (const time of ["2026-11-21 11:01", "2026-11-21 11:00"]) expect((await judge(time)).allow_booking).toBe(true);
  });

  it("is more than a year ahead", async () => {
    expect(await judge("2027-11-22 10:00")).toMatchObject({
      allow_booking: false,
      notice: "We take bookings up to a year ahead",
    });
  });

  it("R-21: does not exist in Paris on the night the clocks go forward; the next existing time is offered and allowed", async () => {
    const gap = await judge("2027-03-28 02:30", {}, inParis);
    expect(gap.allow_booking).toBe(false);
    expect(gap.notice).toContain("the clocks change");
    expect(gap.notice).toContain("28.03.2027 03:00");
    for (const time of ["2027-03-28 01:59", "2027-03-28 03:00"]) {
      expect([time, (await judge(time, {}, inParis)).allow_booking]).toEqual([time, true]);
    }
    // The same local time exists in Moscow, where the clocks do not change.
    expect((await judge("2027-03-28 02:30")).allow_booking).toBe(true);
  });

  it("R-21: an order for the hour that does not exist is refused for the same reason", async () => {
    const trip = tripBody(inParis.price_id, {
      start_location: { address: "Orly", location: ORLY, time: "2027-03-28 02:30", flight_number: "AF 1" },
      finish_location: { address: "Paris", location: PARIS },
    });
    const { error } = await placeOrder(test.app, [trip], { key: attemptKey() });
    expect([error?.code, error?.details]).toEqual([ERRORS["time-refused"].number, { reason: "clock-gap" }]);
  });

  it("I9, R-21: the hour that comes twice is the first of the two, in the check and in the stored order", async () => {
    expect(await judge("2027-10-31 02:30", {}, inParis)).toMatchObject({
      allow_booking: true,
      notice: "The clocks go back that night, so 31.10.2027 02:30 comes twice. The car comes at the first, by GMT+2",
    });
    expect((await judge("2027-10-31 03:00", {}, inParis)).notice).toBeNull();
    const trip = tripBody(inParis.price_id, {
      start_location: { address: "Orly", location: ORLY, time: "2027-10-31 02:30", flight_number: "AF 1" },
      finish_location: { address: "Paris", location: PARIS },
    });
    const { result } = await placeOrder(test.app, [trip], { key: attemptKey() });
    const { rows } = await test.database.pool.query(
      "select pickup_local, pickup_zone, pickup_at from trips where trip_id = $1",
      [result[0]?.order_id],
    );
    expect(rows).toEqual([
      { pickup_local: "2027-10-31 02:30:00", pickup_zone: "Europe/Paris", pickup_at: new Date("2027-10-31T00:30:00Z") },
    ]);
  });
});

describe("a car at short notice", () => {
  const timed = (time: string) => anyPrice(test.app, { query: `&departure_time=${encodeURIComponent(time)}` });

  it("BKF-35: may come sooner for more money, and a quote for any time says so", async () => {
    const first = (await judge("2026-11-21 10:00")).fast_ride;
    expect(first).toEqual({
      min_allowed_time_order: "2026-11-21 09:46",
      allow_booking: true,
      notice: "Short notice adds a surcharge of 15%",
    });
    const at = async (time: string) => {
      const { allow_booking, fast_ride } = await judge(time);
      return [allow_booking, fast_ride.allow_booking];
    };
    expect(await at("2026-11-21 09:44")).toEqual([false, false]);
    expect((await judge("2026-11-21 09:44")).notice).toBe(
      "Too short notice. The earliest pick-up is 21.11.2026 11:03. At short notice from 21.11.2026 09:48, 15% dearer",
    );
    expect(await at(first.min_allowed_time_order)).toEqual([false, true]);
    expect(await at("2026-11-21 10:59")).toEqual([false, true]);
    expect(await at("2026-11-21 11:00")).toEqual([true, false]);
    const { result } = await ask(
      { price_id: price.price_id, pickup_time: "2026-11-21 10:00" },
      "/v4/orders/check-time?lang=ru",
    );
    expect(result?.fast_ride.notice).toBe("За срочную подачу — надбавка 15 %");
  });

  it("BKF-35: is allowed at the price for that time, and then sold at it", async () => {
    const soon = await timed("2026-11-21 10:00");
    expect(soon.is_fast_ride).toBe(true);
    expect(soon.price).toBeGreaterThan(price.price);
    expect(await judge("2026-11-21 10:00", {}, soon)).toMatchObject({
      allow_booking: true,
      notice: null,
      fast_ride: { allow_booking: true, notice: "Short notice adds a surcharge of 15%" },
    });
    const { result, error } = await placeOrder(
      test.app,
      [
        tripBody(soon.price_id, {
          start_location: { address: "SVO", time: "2026-11-21 10:00", flight_number: "SU 1" },
        }),
      ],
      { key: attemptKey() },
    );
    expect([error, result[0]?.price]).toEqual([null, soon.price]);
  });

  describe("B5, BKF-33: an account that may not have one", () => {
    afterEach(() =>
      test.database.pool.query("update accounts set settings = settings - $1::text[] where user_id = 6", [
        ["allowsFastRide", "mayPayCardAndCash", "mayPayCardOnly", "features"],
      ]),
    );

    it.each([
      ["is not allowed to", { allowsFastRide: false }],
      ["lacks the feature (OPN-085)", { features: ["certificates", "promo", "rent"] }],
      ["is bound to cards (OPN-050)", { mayPayCardOnly: true, mayPayCardAndCash: false }],
    ])(
      "%s: finds none in the list, and is told the first ordinary time, also for the price of that time",
      async (_, settings) => {
        await test.database.pool.query("update accounts set settings = settings || $1 where user_id = 6", [settings]);
        const headers = { authorization: `Bearer ${await logInAs(test.app, "customer2")}` };
        const soon = await timed("2026-11-21 10:00");
        const query = `&departure_time=${encodeURIComponent("2026-11-21 10:00")}`;
        const isFast = ({ is_fast_ride }: PriceItem) => is_fast_ride;
        const dearer = ({ time_prices }: PriceItem) => time_prices.some(({ kind }) => kind === "short-notice");
        expect((await searchPrices(test.app, { query })).some(isFast)).toBe(true);
        expect((await searchPrices(test.app, { query, headers })).some(isFast)).toBe(false);
        expect((await searchPrices(test.app)).some(dearer)).toBe(true);
        expect((await searchPrices(test.app, { headers })).some(dearer)).toBe(false);
        for (const { price_id } of [price, soon]) {
          const { result } = await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time?lang=en", {
            body: { price_id, pickup_time: "2026-11-21 10:00" },
            headers,
          });
          expect(result).toMatchObject({
            allow_booking: false,
            notice: "Too short notice. The earliest pick-up is 21.11.2026 11:03",
            reasons: [{ code: "too-soon", text: "Too short notice. The earliest pick-up is 21\u00a0November, 11:03" }],
            fast_ride: { min_allowed_time_order: "2026-11-21 11:01", allow_booking: false, notice: null },
          });
        }
        const { error } = await call<unknown>(test.app, "POST", "/v4/orders?lang=en", {
          body: {
            trips: [
              tripBody(soon.price_id, {
                start_location: { address: "SVO", time: "2026-11-21 10:00", flight_number: "SU 1" },
              }),
            ],
          },
          headers: { ...headers, "idempotency-key": attemptKey() },
        });
        expect(error?.details).toEqual({ reason: "fast-ride" });
      },
    );

    it("may have it again with card and cash", async () => {
      await test.database.pool.query("update accounts set settings = settings || $1 where user_id = 6", [
        { mayPayCardOnly: true, mayPayCardAndCash: true },
      ]);
      const headers = { authorization: `Bearer ${await logInAs(test.app, "customer2")}` };
      const { result } = await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time?lang=en", {
        body: { price_id: price.price_id, pickup_time: "2026-11-21 10:00" },
        headers,
      });
      expect(result.fast_ride.allow_booking).toBe(true);
    });
  });

  it("is not allowed at an ordinary price, nor too late for the departure", async () => {
    const ordinary = await timed("2026-11-24 10:00");
    expect((await judge("2026-11-21 10:00", {}, ordinary)).allow_booking).toBe(false);
    const late = await judge("2026-11-21 10:00", { departure_time: "2026-11-21 10:05" }, toAirport);
    expect(late.fast_ride).toMatchObject({ allow_booking: false, notice: null });
  });

  it("T-10: the price of one time is not allowed at a dearer one, and the notice names the dearer price", async () => {
    const day = await timed("2026-11-24 14:00");
    const night = await timed("2026-11-24 02:00");
    expect(night.price).toBeGreaterThan(day.price);
    const judged = await judge("2026-11-24 02:00", {}, day);
    expect(judged.allow_booking).toBe(false);
    expect(judged.notice_to_user?.replace(/\D/g, "")).toBe(String(night.price));
    expect((await judge("2026-11-24 15:00", {}, day)).allow_booking).toBe(true);
    expect((await judge("2026-11-24 02:00", {}, night)).allow_booking).toBe(true);
  });
});

describe("a trip to a flight", () => {
  it("says when to leave: two hours plus the ride before departure, at a round time", async () => {
    const {
      recommended_time: recommended,
      travel_time: seconds,
      ...rest
    } = await judge("2026-11-24 10:00", { departure_time: "2026-11-24 18:00" }, toAirport);
    expect(rest).toMatchObject({ allow_booking: true, notice: null });
    const before = 120 + Math.ceil(seconds / 60);
    const latest = Date.UTC(2026, 10, 24, 18, 0) - before * 60_000;
    const wall = new Date(latest - (latest % 300_000)).toISOString().slice(0, 16).replace("T", " ");
    expect(recommended).toBe(wall);
  });

  it("is refused when the car would arrive after departure, with the last possible time", async () => {
    const late = await judge("2026-11-24 17:55", { departure_time: "2026-11-24 18:00" }, toAirport);
    expect(late.allow_booking).toBe(false);
    const last = /Leave no later than (\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)/.exec(late.notice ?? "");
    expect(last).not.toBeNull();
    const time = `${last?.[3]}-${last?.[2]}-${last?.[1]} ${last?.[4]}`;
    expect((await judge(time, { departure_time: "2026-11-24 18:00" }, toAirport)).allow_booking).toBe(true);
  });

  it("warns that time is short, and says when to leave, when it arrives before departure but not in good time", async () => {
    const judged = await judge("2026-11-24 16:00", { departure_time: "2026-11-24 18:00" }, toAirport);
    const spare = 120 - Math.ceil(judged.travel_time / 60);
    expect(judged.allow_booking).toBe(true);
    expect(judged.notice_to_user).toMatch(new RegExp(`^Only ${spare} minutes left until departure`));
    const [date, time] = (judged.recommended_time ?? "").split(" ");
    expect(judged.notice).toContain(`leave at ${date?.split("-").reverse().join(".")} ${time}`);
    expect(judged.reasons.map(({ code }) => code)).toEqual(["short"]);
    expect(judged.reasons[0]?.text).toContain(`leave at 24\u00a0November, ${time}`);
  });
});

describe("a trip back", () => {
  const there = async (pickup: string) => ({ price_id: price.price_id, pickup_time: pickup });
  const wayBack = (): PriceItem => ({ ...price, price_id: price.reverse_price?.price_id ?? 0 });

  it("VAL-28: must not start before the trip there ends, when the same booking names that trip", async () => {
    const early = await judge("2026-11-24 19:00", { way_there: await there("2026-11-24 18:40") }, wayBack());
    const said = /^The return trip can start at (\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d) at the earliest$/.exec(
      early.notice ?? "",
    );
    expect([early.allow_booking, said]).toEqual([false, expect.anything()]);
    const first = `${said?.[3]}-${said?.[2]}-${said?.[1]} ${said?.[4]}`;
    const judged = await judge(first, { way_there: await there("2026-11-24 18:40") }, wayBack());
    expect(judged.allow_booking).toBe(true);
    const late = await judge("2026-11-25 19:00", { way_there: await there("2026-11-24 18:40") }, wayBack());
    expect([late.allow_booking, late.notice]).toEqual([true, null]);
    const { error } = await ask({
      price_id: price.price_id,
      pickup_time: "2026-11-25 19:00",
      way_there: await there("soon"),
    });
    expect(error?.code).toBe(ERRORS["time-malformed"].number);
  });

  it("W2: is one only in the opposite direction: a second car may come at the same time", async () => {
    const second = await judge("2026-11-24 18:40", { way_there: await there("2026-11-24 18:40") });
    expect([second.allow_booking, second.notice]).toEqual([true, null]);
  });

  it("VAL-28: is judged with the other trip of the caller's own order, in both directions, and never with another caller's", async () => {
    const back = tripBody(wayBack().price_id, {
      start_location: { address: "Hotel", location: POINTS.moscow, time: "2026-11-28 10:00" },
      finish_location: { address: "SVO", location: POINTS.sheremetyevo },
    });
    const { result: trips } = await placeOrder(test.app, [tripBody(price.price_id), back], { key: attemptKey() });
    const headers = { "order-key": trips[0]?.order_key ?? "" };
    const asked = async (index: number, pickup: string, shown: Record<string, string> = headers) => {
      const priceId = index === 0 ? price.price_id : wayBack().price_id;
      const body = { price_id: priceId, pickup_time: pickup, order_id: trips[index]?.order_id };
      const { result } = await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time", { body, headers: shown });
      return result.allow_booking;
    };
    expect(await asked(1, "2026-11-24 19:00")).toBe(false);
    expect(await asked(1, "2026-11-25 19:00")).toBe(true);
    expect(await asked(0, "2026-11-28 09:50")).toBe(false);
    expect(await asked(0, "2026-11-28 06:00")).toBe(true);
    expect(await asked(1, "2026-11-24 19:00", {})).toBe(true);
  });
});

describe("a question that cannot be judged", () => {
  it.each([
    ["no time", { pickup_time: undefined }, 400, ERRORS.malformed.number],
    ["a time in words", { pickup_time: "tomorrow" }, 400, ERRORS["time-malformed"].number],
    ["30\u00a0February", { pickup_time: "2027-02-30 10:00" }, 400, ERRORS["time-malformed"].number],
    ["a departure in words", { departure_time: "noon" }, 400, ERRORS["time-malformed"].number],
    ["a price nobody was quoted", { price_id: 7 }, 200, ERRORS["quote-unknown"].number],
    ["a price in words", { price_id: "cheap" }, 400, ERRORS.malformed.number],
    ["a price above 2^31", { price_id: 2 ** 31 }, 400, ERRORS.malformed.number],
    ["a price below zero", { price_id: -1 }, 400, ERRORS.malformed.number],
  ] as const)("%s", async (_what, change, status, code) => {
    const answer = await ask({ price_id: price.price_id, pickup_time: "2026-11-24 18:40", ...change });
    expect([answer.status, answer.result, answer.error?.code]).toEqual([status, null, code]);
  });

  it("an expired price is refused as the order would be", async () => {
    const old = price.price_id;
    test.clock.now = TEST_NOW + 121 * 60_000;
    const { error } = await ask({ price_id: old, pickup_time: "2026-11-24 18:40" });
    expect(error?.code).toBe(ERRORS["quote-expired"].number);
  });

  it("T-11: a price made for one user is not judged for another", async () => {
    const foreign = await anyPrice(test.app, { query: "&user_id=5" });
    const { error } = await ask({ price_id: foreign.price_id, pickup_time: "2026-11-24 18:40", user_id: "6" });
    expect(error?.code).toBe(ERRORS["quote-foreign"].number);
  });
});

describe("the recommended time", () => {
  const recommend = (query: string) =>
    call<{ recommended_time: string; travel_time: number } | null>(
      test.app,
      "GET",
      `/v4/orders/recommended-time?lang=en&${query}`,
    );

  it("NET-25: is the ride plus two hours before an airport departure, on the clock of the start", async () => {
    const { result } = await recommend(`price_id=${toAirport.price_id}&departure_time=2026-11-24 18:40`);
    expect(result?.travel_time).toBe(toAirport.travel_time);
    const early = Date.parse("2026-11-24T18:40Z") - Date.parse(`${result?.recommended_time.replace(" ", "T") ?? ""}Z`);
    const needed = (result?.travel_time ?? 0) * 1000 + 120 * 60_000;
    expect(early).toBeGreaterThanOrEqual(needed);
    expect(early).toBeLessThan(needed + 10 * 60_000);
  });

  it("is refused for an unreadable time and for a price that was never quoted", async () => {
    expect((await recommend(`price_id=${toAirport.price_id}&departure_time=soon`)).status).toBe(400);
    expect((await recommend("price_id=1&departure_time=2026-11-24 18:40")).error?.code).toBe(
      ERRORS["quote-unknown"].number,
    );
  });
});

describe("BKF-43: similar orders", () => {
  const order = async (headers: Record<string, string>, more: Record<string, unknown> = {}) =>
    (
      await call<{ order_id: number }[]>(test.app, "POST", "/v4/orders?lang=en", {
        body: { trips: [tripBody((await anyPrice(test.app)).price_id)], ...more },
        headers: { ...headers, "idempotency-key": attemptKey() },
      })
    ).result[0]?.order_id;
  const similarTo = async (pickup: string, headers: Record<string, string>, more: Record<string, unknown> = {}) =>
    (
      await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time", {
        body: { price_id: (await anyPrice(test.app)).price_id, pickup_time: pickup, ...more },
        headers,
      })
    ).result.similar_orders;

  it("are the account's own within half an hour, without the one being changed and other people's", async () => {
    const own = { authorization: `Bearer ${await logInAs(test.app, "customer")}` };
    const other = { authorization: `Bearer ${await logInAs(test.app, "customer2")}` };
    const id = await order(own);
    expect(id).toBeGreaterThan(0);
    expect(await similarTo("2026-11-24 19:10", own)).toEqual([id]);
    expect(await similarTo("2026-11-24 19:11", own)).toEqual([]);
    expect(await similarTo("2026-11-24 18:40", own, { order_id: id })).toEqual([]);
    expect(await similarTo("2026-11-24 18:40", other)).toEqual([]);
    expect(await similarTo("2026-11-24 18:40", {})).toEqual([]);
  });

  it("are hidden from users who book for others", async () => {
    const agent = { authorization: `Bearer ${await logInAs(test.app, "agent")}` };
    await order(agent);
    expect(await similarTo("2026-11-24 18:40", agent)).toEqual([]);
  });

  it("OPN-048: are a warning: the time may be booked all the same", async () => {
    const headers = { authorization: `Bearer ${await logInAs(test.app, "customer2")}` };
    const id = await order(headers);
    const body = { price_id: (await anyPrice(test.app)).price_id, pickup_time: "2026-11-24 18:50" };
    const { result } = await call<TimeCheck>(test.app, "POST", "/v4/orders/check-time", { body, headers });
    expect([result.similar_orders, result.allow_booking]).toEqual([[id], true]);
  });
});
