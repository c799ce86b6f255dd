import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { getBuyer } from "#contract/console/phone/buyers.ts";
import type { checkTimeFor } from "#contract/console/phone/check-time-for.ts";
import type { CallerView } from "#contract/console/phone/find-caller.ts";
import type { placeOrderFor } from "#contract/console/phone/place-order-for.ts";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone, payUrl, press } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  call,
  placeOrder,
  POINTS,
  tripBody,
  type Answered,
} from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

type Placed = EndpointResult<typeof placeOrderFor>;
type Buyer = { readonly account_id?: number; readonly partner_id?: number };

const PHONE = "+7 916 555-01-18";
const OPERATOR = { customerA: 5, employeeX: 20, partnerQ: 25526, dispatcher: 91 } as const;

let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};

beforeAll(async () => {
  test = await buildTestApp({
    listen: true,
    variables: {
      OFFER_URL: "https://rides.example/offer",
      TERMS_URL: "https://rides.example/terms",
      UNPAID_LETTER_MINUTES: "15",
    },
  });
  await useBook(
    test.database.db,
    rideBook({
      tariffs: [rideTariff({ id: 101 })],
      certificates: [
        { code: "gift", effect: { amount: 500_00, currency: "RUB" }, valid: { from: null, to: null }, line: 1 },
      ],
    }),
  );
  for (const person of ["dispatcher", "customerA", "customerB", "employeeX", "partnerQ"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const query = (values: object) => new URLSearchParams(Object.entries(values).map(([name, one]) => [name, String(one)]));
const ask = async <T>(path: string, values: object = {}): Promise<Answered<T>> =>
  call<T>(test.app, "GET", `/operator/v1${path}?${query({ lang: "en", ...values }).toString()}`, {
    headers: headers.dispatcher ?? {},
  });
const priceFor = async (buyer: Buyer = {}): Promise<PriceItem> => {
  const ends = { start_place_point: POINTS.sheremetyevo, finish_place_point: POINTS.moscow, currency: "RUB" };
  const { result, error } = await ask<PriceItem[]>("/prices", { ...ends, ...buyer });
  const [price] = result ?? [];
  if (price === undefined) throw new Error(`No price: ${JSON.stringify(error)}`);
  return price;
};
const caller = (changes: object = {}) => [
  { name: "Olga Krylova", phone: PHONE, email: "olga@example.com", ...changes },
];
const place = async (
  priceId: number,
  { trip = {}, top = {}, key = attemptKey() }: { trip?: object; top?: object; key?: string } = {},
): Promise<Answered<Placed | null>> =>
  call(test.app, "POST", "/operator/v1/orders?lang=en", {
    body: {
      trips: [tripBody(priceId, { passengers: caller(), ...trip })],
      letter_lang: "ru",
      told: true,
      ...top,
    },
    headers: { ...headers.dispatcher, "idempotency-key": key },
  });
const placed = async (...args: Parameters<typeof place>): Promise<Placed> => {
  const { result, error } = await place(...args);
  if (result === null) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return result;
};
const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const listOf = async (person: Person): Promise<number[]> => {
  const { result } = await call<{ orders: { order_id: number }[] }>(test.app, "GET", "/v4/orders/trips?lang=en", {
    headers: headers[person] ?? {},
  });
  return result.orders.map(({ order_id: id }) => id);
};
const linesOf = async (price: number): Promise<unknown> => {
  const { result } = await call<PriceLines>(test.app, "GET", `/v4/prices/${price}/lines?lang=en`);
  return result.lines.map(({ title, amount }) => [title, amount]);
};

describe("an order by telephone", () => {
  const BUYERS: readonly (readonly [string, Buyer, Person | undefined, object])[] = [
    ["a visitor", {}, undefined, {}],
    ["an account", { account_id: OPERATOR.customerA }, "customerA", {}],
    ["a company's person", { account_id: OPERATOR.employeeX }, "employeeX", { cost_center: "Design" }],
    ["a partner's visitor", { partner_id: OPERATOR.partnerQ }, undefined, {}],
  ];

  it.each(BUYERS)(
    "OPS-19: of %s has the lines of the public form, belongs to the buyer and names who took it",
    async (_, buyer, person, top) => {
      const hint = buyer.partner_id === undefined ? "" : `&user_id=${buyer.partner_id}`;
      const own = await anyPrice(test.app, { query: hint, headers: (person && headers[person]) ?? {} });
      const price = await priceFor(buyer);
      expect([price.price, await linesOf(price.price_id)]).toEqual([own.price, await linesOf(own.price_id)]);

      const trip = { adults_amount: 3, luggage_amount: 2, comment: "Code 11K" };
      const sold = { ...top, ...(hint !== "" && { user_id: String(buyer.partner_id) }) };
      const public_ = await placeOrder(test.app, [tripBody(own.price_id, { passengers: caller(), ...trip })], {
        key: attemptKey(),
        top: sold,
        headers: (person && headers[person]) ?? {},
      });
      expect(public_.error).toBeNull();
      const order = await placed(price.price_id, { trip, top: { ...top, ...buyer, expected_total: price.price } });
      const kept = async (id: number | undefined) =>
        rows(
          `select o.account_id, o.company_id, o.partner_id, o.cost_center, o.amount, o.user_hint, o.pay_by, t.adults, t.luggage,
             t.comment, t.passengers, t.amount as trip, t.terms
           from orders o join trips t using (order_id) where order_id = $1`,
          [id],
        );
      expect(await kept(order.order_id)).toEqual(await kept(public_.result[0]?.order_id));
      expect(order).toMatchObject({ amount: price.price, currency: "RUB", letter_lang: "ru" });
      if (person !== undefined) expect(await listOf(person)).toContain(order.order_id);

      const [row] = await rows("select placed_by, lang, consents from orders where order_id = $1", [order.order_id]);
      expect(row).toEqual({ placed_by: OPERATOR.dispatcher, lang: "ru", consents: null });
      expect(await rows("select order_id from orders where account_id = $1", [OPERATOR.dispatcher])).toEqual([]);
      const { result } = await ask<DeskOrderView>(`/orders/${order.order_id}`);
      expect(result.history.at(-1)).toMatchObject({ what: "placed", by: { kind: "operator", name: "Ilya Demo" } });
      const deeds = await rows("select call, staff_role, after from audit_entries where subject_id = $1", [
        order.order_id,
      ]);
      expect(deeds).toEqual([
        {
          call: "placeOrderFor",
          staff_role: "dispatcher",
          after: { account: buyer.account_id ?? null, partner: buyer.partner_id ?? null, payBy: "card", told: true },
        },
      ]);
    },
  );

  it("OPS-21: is paid by the link of its letter, which goes at once to the buyer in their language", async () => {
    const { order_id: id } = await placed((await priceFor()).price_id);
    await jobsDone(test);
    const letters = await rows(
      "select kind, recipient, lang from messages where subject_kind = 'order' and subject_id = $1",
      [id],
    );
    expect(letters).toEqual([{ kind: "order-received", recipient: "olga@example.com", lang: "ru" }]);
    // Whoever ordered by telephone has seen no page of ours.
    const mailed = (await createFileMailer({ dir: test.mailDir }).list()).find(({ to }) => to === "olga@example.com");
    expect(mailed?.text).toContain("оферта https://rides.example/offer; отмена и возврат https://rides.example/terms");
    const [{ transaction } = {}] = await rows("select transaction from orders where order_id = $1", [id]);
    const pay = await payUrl(test, Number(transaction));
    expect(await press(test, pay.result?.url.split("/").at(-1) ?? "", "pay")).toBeLessThan(400);
    await jobsDone(test);
    const { result } = await ask<DeskOrderView>(`/orders/${id}`);
    expect(result.view.payment).toBe("paid");
  });

  it("OPS-19: of two equal cars with a certificate costs what the buyer's own form would say, and the code is used once", async () => {
    const price = await priceFor();
    const two = [price, price].map(({ price_id: id }) => ({ price_audit_id: id }));
    const preview = async (hash: string) =>
      call<NewPrice[]>(test.app, "POST", "/operator/v1/prices/certificate?lang=en", {
        body: { hash, currency: "RUB", data_prices: two },
        headers: headers.dispatcher ?? {},
      });
    const shown = await preview("GIFT");
    expect(shown.result.map(({ repayment_price: off }) => off)).toEqual([500, 0]);
    const own = await call<NewPrice[]>(test.app, "POST", "/v4/prices/calculation-new-price?lang=en", {
      body: { hash: "GIFT", currency: "RUB", data_prices: two },
    });
    expect(shown.result).toEqual(own.result);
    const total = 2 * price.price - 500;
    const car = tripBody(price.price_id, { passengers: caller(), hash: "GIFT" });
    const order = await placed(price.price_id, { top: { trips: [car, car], expected_total: total } });
    expect(order.amount).toBe(total);
    expect((await preview("GIFT")).error?.code).toBe(ERRORS["certificate-used-up"].number);
    expect((await preview("NONE")).error?.code).toBe(ERRORS["certificate-unknown"].number);
  });

  it("OPS-19: is placed once by an attempt that comes twice, and the key of another deed is refused", async () => {
    const price = await priceFor();
    const key = attemptKey();
    const [first, again] = await Promise.all([place(price.price_id, { key }), place(price.price_id, { key })]);
    expect([first.error, again.error, again.result]).toEqual([null, null, first.result]);
    expect(await rows("select 1 from audit_entries where attempt_key = $1", [key])).toHaveLength(1);
    expect((await place(price.price_id, { key, trip: { comment: "Other" } })).error?.code).toBe(5010);
  });

  it("found 50: is no news to ring for; an order that a traveller placed is", async () => {
    const newest = async () => (await ask<{ newest: number }>("/board")).result.newest;
    const price = await anyPrice(test.app);
    const { result } = await placeOrder(test.app, [tripBody(price.price_id, { passengers: caller() })], {
      key: attemptKey(),
    });
    expect(await newest()).toBe(result[0]?.order_id);
    await placed((await priceFor()).price_id);
    expect(await newest()).toBe(result[0]?.order_id);
  });

  it("OPS-19: at another sum than the one shown is refused with both, and nothing is placed", async () => {
    const price = await priceFor();
    const before = await rows("select count(*) from orders");
    const { error } = await place(price.price_id, { top: { expected_total: price.price - 100 } });
    expect([error?.code, error?.details]).toEqual([
      3004,
      { old_price: price.price - 100, new_price: price.price, currency: "RUB" },
    ]);
    expect(await rows("select count(*) from orders")).toEqual(before);
  });

  it.each<readonly [string, Buyer, number]>([
    ["the staff", { account_id: 90 }, 5050],
    ["nobody", { account_id: 4040 }, 5050],
    ["no partner", { partner_id: 5 }, 5050],
    ["a customer at a partner's price", { account_id: 5, partner_id: 25526 }, 1103],
  ])("OPS-19: for %s is refused by every call that names a buyer", async (_, buyer, code) => {
    const price = await priceFor();
    const ends = { start_place_point: POINTS.sheremetyevo, finish_place_point: POINTS.moscow };
    expect((await ask("/prices", { ...ends, ...buyer })).error?.code).toBe(code);
    const at = { price_id: price.price_id, pickup_time: "2026-11-24 18:40" };
    expect((await ask("/check-time", { ...at, ...buyer })).error?.code).toBe(code);
    expect((await place(price.price_id, { top: buyer })).error?.code).toBe(code);
  });

  it("OPS-19: for an account that was closed meanwhile is refused in words, and so is a price shown to another buyer", async () => {
    const price = await priceFor({ account_id: 6 });
    expect((await place(price.price_id, { top: { account_id: 7 } })).error?.code).toBe(3003);
    await rows("update accounts set disabled_at = now() where user_id = 6");
    const { error } = await place(price.price_id, { top: { account_id: 6 } });
    expect([error?.code, error?.message]).toEqual([5051, "This account is closed and buys nothing"]);
    expect((await ask("/buyer", { account_id: 6 })).error?.code).toBe(5051);
  });

  it("OPS-19: asks what the buyer's own form asks: cost centre, numbers, address and how it may be paid", async () => {
    const rules = async (buyer: Buyer) => (await ask<EndpointResult<typeof getBuyer>>("/buyer", buyer)).result;
    expect(await rules({})).toMatchObject({
      account: null,
      passengers: "natural",
      pay: ["card"],
      own_email: "",
    });
    expect(await rules({ account_id: OPERATOR.customerA })).toMatchObject({ own_email: "customer@demo.test" });
    const employee = await rules({ account_id: OPERATOR.employeeX });
    expect(employee).toMatchObject({ passengers: "legal", cost_center: "demanded", has_trip_number: true });
    expect(employee.cost_centers).toContain("Design");
    const price = await priceFor({ account_id: OPERATOR.employeeX });
    expect((await place(price.price_id, { top: { account_id: OPERATOR.employeeX } })).error?.code).toBe(5002);
    // The agent may pay the driver, and another customer may not: the form offers what the order would take.
    for (const [buyer, pay, code] of [
      [{ account_id: 30 }, ["card", "cash"], undefined],
      [{ account_id: OPERATOR.customerA }, ["card"], 6005],
      [{}, ["card"], 6005],
    ] as const) {
      expect((await rules(buyer)).pay).toEqual(pay);
      const { error } = await place((await priceFor(buyer)).price_id, { top: { ...buyer, pay_by: "cash" } });
      expect(error?.code).toBe(code);
    }
  });

  it("OPS-19: is refused in the language of whoever takes it, not in that of the letters", async () => {
    const { price_id: id } = await priceFor();
    const { error } = await place(id, { trip: { passengers: caller({ name: "" }) } });
    expect([error?.code, error?.message]).toEqual([5001, expect.not.stringMatching(/[а-я]/)]);
  });

  it("OPS-19: at short notice is told in the words of the check that the buyer would read", async () => {
    const price = await priceFor();
    const soon = new Date(test.clock.now + 3 * 3_600_000 + 60_000).toISOString().slice(0, 16).replace("T", " ");
    const at = { price_id: price.price_id, pickup_time: soon };
    const { result } = await ask<EndpointResult<typeof checkTimeFor>>("/check-time", at);
    const own = await call<{ reasons: unknown[] }>(test.app, "POST", "/v4/orders/check-time?lang=en", { body: at });
    expect([result.allow_booking, result.reasons]).toEqual([false, own.result.reasons]);
    expect(result.reasons).toHaveLength(1);
  });
});

it("OPS-22: what may be the same ride is told while it is typed, and what was said to be another one stays so", async () => {
  const price = await priceFor();
  const mine = { passengers: caller({ name: "Twin Ride", phone: "+7 905 111-22-33" }) };
  const first = await placed(price.price_id, { trip: mine });
  const typed = { pickup_time: "2026-11-24 18:55", zone: "Europe/Moscow", phone: "8 905 111 22 33", name: "Somebody" };
  const found = async (values: object) =>
    (await ask<{ duplicates: { trip: { order_id: number }; reason: string }[] }>("/duplicates", values)).result
      ?.duplicates;
  expect(await found(typed)).toMatchObject([{ trip: { order_id: first.order_id }, reason: "phone" }]);
  expect(await found({ ...typed, pickup_time: "2026-11-24 19:11" })).toEqual([]);
  expect((await ask("/duplicates", { ...typed, zone: "Nowhere" })).error?.code).toBe(4002);
  const second = await placed(price.price_id, { trip: mine, top: { not_duplicates: [first.order_id] } });
  await jobsDone(test);
  expect(
    await rows("select trip_id, reason, cleared_by from duplicates where other_id = $1 and trip_id = $2", [
      second.order_id,
      first.order_id,
    ]),
  ).toEqual([{ trip_id: first.order_id, reason: "phone", cleared_by: "operator:91" }]);
});

describe("who calls", () => {
  const look = async (phone: string) => (await ask<CallerView>("/caller", { phone })).result;

  it("OPS-20: is known by the phone in any writing, with what is ahead and the last rides, which copy all but their time", async () => {
    const phone = "+7 903 444-55-66";
    const order = await placed((await priceFor()).price_id, {
      trip: { passengers: caller({ phone, name: "Pavel Orlov" }), adults_amount: 1, luggage_amount: 1, comment: "Dog" },
    });
    await placed((await priceFor()).price_id, { trip: { passengers: caller({ phone, name: "Pavel Orlov" }) } });
    await jobsDone(test);
    await rows(
      "update trips set pickup_at = now() - interval '9 days', pickup_local = now() - interval '9 days' where order_id = $1",
      [order.order_id],
    );
    for (const typed of ["+79034445566", "89034445566", "8 (903) 444-55-66", "903 444 55 66"]) {
      const found = await look(typed);
      expect([typed, found.phone, found.name, found.rides, found.no_shows]).toEqual([
        typed,
        expect.stringMatching(/903 444/),
        "Pavel Orlov",
        2,
        0,
      ]);
    }
    const { ahead, earlier } = await look(phone);
    expect(ahead).toHaveLength(1);
    expect(earlier[0]).toMatchObject({
      trip: { order_id: order.order_id },
      copy: {
        start: { place: { types: ["airport"] } },
        finish: { name: "Отель «Метрополь»" },
        car_class: { is_sold: true },
        adults: 1,
        luggage: 1,
        comment: "Dog",
        passengers: [{ name: "Pavel Orlov" }],
      },
    });
    expect(JSON.stringify(earlier[0]?.copy)).not.toMatch(/2026-11|SU 2455/);

    await rows(
      `update trips set start_place = 999999, start_place_id = null, car_class = jsonb_set(car_class, '{id}', '77') where order_id = $1`,
      [order.order_id],
    );
    expect((await look(phone)).earlier.at(0)?.copy).toMatchObject({
      start: { name: "Шереметьево", place: null },
      car_class: { id: 77, is_sold: false },
    });

    // Whoever has cancelled often calls to book again.
    for (const id of [order.order_id, ahead[0]?.order_id ?? 0]) await putTrips(test.database.pool, id, "cancelled");
    const again = await look(phone);
    expect(again).toMatchObject({ name: "Pavel Orlov", rides: 0, ahead: [] });
    expect(again.earlier).toHaveLength(2);
  });

  it("OPS-20: has an account where one has the phone; too few digits are nobody", async () => {
    expect((await look("8 926 000-00-20")).accounts).toMatchObject([
      { user_id: 20, name: "Clara Demo", company: "Aurora Trading", is_open: true },
    ]);
    expect((await look("+7 926 000-00-91")).accounts).toEqual([]);
    expect(await look("0020")).toMatchObject({ accounts: [], earlier: [], rides: 0 });
    const { result } = await ask<{ buyers: { user_id: number }[] }>("/buyers", { q: "meridian" });
    expect(result.buyers.map(({ user_id: id }) => id)).toEqual([25526]);
  });
});
