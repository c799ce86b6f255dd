import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { findYachts } from "#contract/console/orders/yachts.ts";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { findYachtOrders } from "#contract/orders/yacht-orders.ts";
import type { YachtOfferView } from "#contract/requests/offers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { offerKey } from "#server/modules/requests/index.ts";
import { makeOrdersNameless } from "#server/retention/nameless.repository.ts";
import { hurryJobs, jobsDone, openPayment, viewOrder } from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call } from "../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../tests/support/log-in.ts";
import { buildTestApp, TEST_SECRETS, type TestApp } from "../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.now();
const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { LETTERS_PER_HOUR: "100" } });
  test.clock.now = NOW;
  for (const person of ["dispatcher", "support", "accountant", "admin"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());
afterEach(() => (test.clock.now = NOW));

const dayFrom = (days: number) => new Date(test.clock.now + days * DAY).toISOString().slice(0, 10);
const ask = async () => {
  const body = {
    location: "Бодрум, Турция",
    date: `${dayFrom(40)} 10:00`,
    hours: 6,
    guests: 8,
    name: "Вера Морская",
    phone: "+7 916 123-45-67",
    email: "vera@example.org",
    details: "Торт на борт",
  };
  const path = "/v4/send/booking-yacht-requests?lang=ru";
  const { result } = await call<{ request_id: number }>(test.app, "POST", path, { body });
  return result.request_id;
};
const written = (changes: Record<string, unknown> = {}) => ({
  version: 0,
  vessel: "Marmara Star",
  place: "Бодрум, марина Милта",
  zone: "Europe/Istanbul",
  starts: `${dayFrom(40)} 10:00`,
  hours: 6,
  guests: 8,
  price: 2000,
  currency: "EUR",
  deposit_percent: 25,
  rest_day: dayFrom(20),
  steps: [
    { days: 30, fee_percent: 0 },
    { days: 7, fee_percent: 50 },
  ],
  weather: "В шторм переносим день или возвращаем деньги",
  words: "Капитан говорит по-русски",
  valid_until: test.clock.now + 2 * DAY,
  ...changes,
});
const offerTo = async (id: number, body: object, who: Person = "dispatcher", key = attemptKey()) =>
  call<RequestPageView>(test.app, "POST", `/operator/v1/requests/yacht/${id}/yacht-offers?lang=en`, {
    body,
    headers: { ...headers[who], "idempotency-key": key },
  });
const offered = async (changes: Record<string, unknown> = {}) => {
  const id = await ask();
  const { error } = await offerTo(id, written(changes));
  if (error !== null) throw new Error(`The offer was refused: ${JSON.stringify(error)}`);
  return offerOf(id);
};
const offerOf = async (id: number) => {
  const { rows } = await test.database.pool.query<{ offer_id: number; key_salt: Buffer }>(
    "select offer_id, key_salt from offers where request_kind = 'yacht' and request_id = $1 order by offer_id desc",
    [id],
  );
  const [offer] = rows;
  if (offer === undefined) throw new Error("No offer was made");
  return { id, offerId: offer.offer_id, key: offerKey(TEST_SECRETS[0], offer.offer_id, offer.key_salt) };
};
const open = (offerId: number, key: string) =>
  call<YachtOfferView>(test.app, "GET", `/v4/yacht-offers/${offerId}?lang=ru`, { headers: { "order-key": key } });
const WHO = { name: "Вера Морская", phone: "+7 916 123-45-67", email: "vera@example.org" };
interface Accepted {
  readonly order_id: number;
  readonly order_key: string;
  readonly transaction: number;
}
const accept = (offerId: number, key: string, attempt = attemptKey(), body: object = WHO) =>
  call<Accepted>(test.app, "POST", `/v4/yacht-offers/${offerId}/accept?lang=ru`, {
    body,
    headers: { "order-key": key, "idempotency-key": attempt },
  });
type Placed = Parameters<typeof viewOrder>[1];
const taken = async (changes: Record<string, unknown> = {}) => {
  const offer = await offered(changes);
  const { result, error } = await accept(offer.offerId, offer.key);
  if (error !== null) throw new Error(`Not accepted: ${JSON.stringify(error)}`);
  return { ...offer, ...result };
};
const seen = (order: Accepted): Promise<OrderView> => viewOrder(test, order as unknown as Placed);
const pay = async (order: Accepted) => {
  const ref = await openPayment(test, order as unknown as Placed);
  acquirer.set(ref, { state: "succeeded" });
  return seen(order);
};
const lettersOf = async (id: number, subject = "order") => {
  const { rows } = await test.database.pool.query<{ kind: string; lang: string }>(
    "select kind, lang from messages where subject_kind = $1 and subject_id = $2 order by message_id",
    [subject, id],
  );
  return rows.map(({ kind, lang }) => `${kind} ${lang}`);
};
const desk = async (id: number, who: Person = "dispatcher") =>
  call<DeskOrderView>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, { headers: headers[who] ?? {} });
const move = async (id: number, path: string, body: object, who: Person = "dispatcher", key = attemptKey()) =>
  call<{ state: string }>(test.app, "POST", `/operator/v1/yachts/${id}${path}?lang=en`, {
    body: { version: (await desk(id)).result.version, ...body },
    headers: { ...headers[who], "idempotency-key": key },
  });

it("OPS-91: an offer becomes one order without trips, paid by its deposit and its rest, each with its letter", async () => {
  const offer = await offered();
  await jobsDone(test);
  expect(await lettersOf(offer.offerId, "yacht-offer")).toEqual(["yacht-offer-made ru"]);
  expect((await open(offer.offerId, offer.key)).result).toMatchObject({
    standing: "open",
    vessel: "Marmara Star",
    total: 2000,
    deposit: 500,
    rest: 1500,
    rest_day: dayFrom(20),
    contact: { name: "Вера Морская" },
    order: null,
  });
  const { result: order } = await accept(offer.offerId, offer.key);
  expect(await seen(order)).toMatchObject({
    state: "placed",
    payment: "open",
    total: 2000,
    trips: [],
    yacht: { pay: { part: "deposit", sum: 500 }, rest_late: false },
    can: { pay: true },
  });
  expect(await pay(order)).toMatchObject({
    state: "confirmed",
    payment: "part-paid",
    account: { balance: "part-paid", paid: 500, due: 1500 },
    yacht: { pay: { part: "rest", sum: 1500 } },
  });
  test.clock.now += 18 * DAY;
  await hurryJobs(test);
  await jobsDone(test);
  expect(await pay(order)).toMatchObject({
    state: "confirmed",
    payment: "paid",
    account: { balance: "settled", paid: 2000 },
    yacht: { pay: null },
  });
  await jobsDone(test);
  expect(await lettersOf(order.order_id)).toEqual([
    "yacht-accepted ru",
    "yacht-accepted-operator ru",
    "yacht-paid ru",
    "yacht-paid-operator ru",
    "yacht-rest-due ru",
    "yacht-paid ru",
    "yacht-paid-operator ru",
  ]);
  const { rows } = await test.database.pool.query("select amount from payments where order_id = $1 order by 1", [
    order.order_id,
  ]);
  expect(rows.map(({ amount }) => Number(amount))).toEqual([500_00, 1500_00]);
});

it("OPS-91: pressed twice at once or sent again is one order; over, withdrawn and another's key give none", async () => {
  for (const attempts of [[attemptKey()], [attemptKey(), attemptKey()]]) {
    const { offerId, key } = await offered();
    const [first, second] = await Promise.all([0, 1].map((at) => accept(offerId, key, attempts[at] ?? attempts[0])));
    const made = [first, second].flatMap((answer) => (answer?.error === null ? [answer.result.order_id] : []));
    expect(made).toHaveLength(attempts.length === 1 ? 2 : 1);
    expect(new Set(made).size).toBe(1);
    const again = await accept(offerId, key, attemptKey());
    expect(again.error?.details).toEqual({ standing: "accepted" });
    expect((await open(offerId, key)).result.order?.order_id).toBe(made[0]);
  }
  const { offerId, key } = await offered();
  const other = await offered();
  const [attempt, someone] = [attemptKey(), { ...WHO, phone: "+7 916 765-43-21", email: "lena@example.org" }];
  // A connection that loses its answers again and again uses up none of the orders that a contact may make in an hour.
  for (let time = 0; time < 12; time++)
    expect((await accept(other.offerId, other.key, attempt, someone)).error).toBeNull();
  expect((await open(offerId, other.key)).error?.code).toBe(7210);
  expect((await accept(offerId, other.key)).error?.code).toBe(7210);
  test.clock.now += 2 * DAY + 1000;
  expect((await accept(offerId, key)).error?.details).toEqual({ standing: "expired" });
});

it("OPS-91: the same attempt with other details is refused, and the order keeps those it was made with", async () => {
  const [{ offerId, key }, attempt] = [await offered(), attemptKey()];
  const { result: order } = await accept(offerId, key, attempt);
  for (const other of [{ name: "Лена Морская" }, { phone: "+7 916 765-43-21" }, { wish: "Без торта" }])
    expect((await accept(offerId, key, attempt, { ...WHO, ...other })).error?.code).toBe(5010);
  expect((await accept(offerId, key, attempt)).result).toEqual(order);
  expect((await desk(order.order_id)).result.customer.name).toBe(WHO.name);
});

it("OPS-91: whose deposit does not come while the yacht is held ends by itself, and its late money goes back", async () => {
  const order = await taken({ valid_until: test.clock.now + HOUR });
  const ref = await openPayment(test, order as unknown as Placed);
  test.clock.now += HOUR + 1000;
  await hurryJobs(test);
  await jobsDone(test);
  expect(await seen(order)).toMatchObject({ state: "cancelled", lapsed: true, total: 0 });
  expect(await lettersOf(order.order_id)).toContain("yacht-lapsed ru");
  acquirer.set(ref, { state: "succeeded" });
  await hurryJobs(test);
  await jobsDone(test);
  expect((await seen(order)).payment).toBe("refunded");
});

it("OPS-91: is cancelled by its terms, reckoned from what was paid, for what was shown", async () => {
  const order = await taken();
  await pay(order);
  const cancel = (fee: number, refund: number, key = order.order_key) =>
    call<{ fee: number; refund: number }>(test.app, "POST", `/v4/yacht-orders/${order.order_id}/cancel?lang=en`, {
      body: { fee, refund },
      headers: { "order-key": key },
    });
  expect((await seen(order)).yacht?.cancel).toMatchObject({ fee: 0, refund: 500 });
  test.clock.now += 15 * DAY;
  // Half of the price is more than the deposit: it is never above what was paid.
  expect((await seen(order)).yacht?.cancel).toMatchObject({ fee: 500, refund: 0 });
  expect((await cancel(0, 500)).error?.code).toBe(5025);
  expect((await cancel(500, 0, "no-key")).error?.code).toBe(1002);
  expect((await cancel(500, 0)).result).toMatchObject({ fee: 500, refund: 0 });
  expect((await cancel(0, 500)).result).toMatchObject({ fee: 500, refund: 0 });
  expect(await seen(order)).toMatchObject({ state: "cancelled", status: 5, total: 500, yacht: { cancel_fee: 500 } });
});

it("OPS-91: the staff finds it, says where it stands by hand, and cancels for nothing where the reason is ours", async () => {
  const order = await taken();
  const listed = async (query: string, who: Person = "dispatcher") =>
    call<EndpointResult<typeof findYachts>>(test.app, "GET", `/operator/v1/yachts?lang=en${query}`, {
      headers: headers[who] ?? {},
    });
  const found = async (query: string) =>
    (await listed(query)).result.yachts.find(({ order_id: id }) => id === order.order_id);
  expect(await found("")).toMatchObject({ name: "Вера Морская", vessel: "Marmara Star", due: 500, state: "placed" });
  expect(await found("&q=marmara%20%D0%BC%D0%BE%D1%80%D1%81%D0%BA")).toBeDefined();
  expect(await found("&show=completed")).toBeUndefined();
  expect((await listed("", "accountant")).result.yachts.every(({ name }) => name === "")).toBe(true);
  // Found 12: who sees no name and no contact finds nobody by them either.
  for (const q of ["морск", "вера", "example.org", "79161234567"].map(encodeURIComponent))
    expect((await listed(`&q=marmara%20${q}`, "accountant")).result.yachts).toEqual([]);
  expect((await listed("&q=marmara", "accountant")).result.yachts).not.toEqual([]);
  expect((await desk(order.order_id)).result).toMatchObject({
    trips: [],
    view: { yacht: { vessel: "Marmara Star" } },
    request_id: order.id,
  });
  expect((await move(order.order_id, "/state", { state: "completed" })).error?.code).toBe(7221);
  expect((await move(order.order_id, "/state", { state: "confirmed" }, "accountant")).error?.code).toBe(1006);
  expect((await move(order.order_id, "/state", { state: "confirmed" })).result).toMatchObject({ state: "confirmed" });
  // Forty days before its start nobody has set off.
  expect((await move(order.order_id, "/state", { state: "under-way" })).error?.code).toBe(7221);
  await pay(order);
  const key = attemptKey();
  const body = { reason: "weather", fee: 0, refund: 500 };
  const cancelled = await move(order.order_id, "/cancel", body, "support", key);
  expect([cancelled.error, (await desk(order.order_id)).result.view.state]).toEqual([null, "cancelled"]);
  await jobsDone(test);
  const { rows } = await test.database.pool.query("select amount, state from refunds where order_id = $1", [
    order.order_id,
  ]);
  expect(rows).toMatchObject([{ state: "recorded" }]);
  const { history } = (await desk(order.order_id)).result;
  expect(history.map(({ what, call: deed, state }) => deed ?? state ?? what)).toEqual(
    expect.arrayContaining(["cancelYacht", "confirmed", "cancelled", "placed"]),
  );
});

it("OPS-91: a confirmation for money that did not come is put right and the yacht held again; a deposit in cash is an entry that confirms it", async () => {
  const order = await taken({ valid_until: test.clock.now + HOUR });
  await move(order.order_id, "/state", { state: "confirmed" });
  test.clock.now += 11 * HOUR;
  await hurryJobs(test);
  expect((await desk(order.order_id)).result.steps).toMatchObject([{ back: { state: "placed" } }]);
  const correct = async (who: Person, reason = "The bank has no such transfer") =>
    move(order.order_id, "/state/correct", { reason }, who);
  expect((await correct("support")).error?.code).toBe(1006);
  expect((await correct("dispatcher", " ")).error).not.toBeNull();
  expect((await correct("dispatcher")).result).toMatchObject({ state: "placed" });
  expect(await seen(order)).toMatchObject({ state: "placed", can: { pay: true }, yacht: { pay: { part: "deposit" } } });
  expect((await desk(order.order_id)).result.history).toContainEqual(
    expect.objectContaining({ call: "correctYacht", reason: "The bank has no such transfer" }),
  );
  const cash = async (due: number, version: number) =>
    call<{ paid: number; due: number }>(test.app, "POST", `/operator/v1/orders/${order.order_id}/cash?lang=en`, {
      body: { expected_due: due, version },
      headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
    });
  const { version } = (await desk(order.order_id)).result;
  expect((await cash(2000, version)).error?.code).toBe(5023);
  expect((await cash(500, version)).result).toMatchObject({ paid: 500, due: 1500 });
  expect((await cash(500, version)).error?.code).toBe(5023);
  expect(await seen(order)).toMatchObject({
    state: "confirmed",
    account: { paid: 500, due: 1500 },
    yacht: { pay: { part: "rest", sum: 1500 } },
  });
  // What the deposit has confirmed was no mistake.
  expect((await desk(order.order_id)).result.steps).toMatchObject([{ back: null }]);
  expect((await correct("dispatcher")).error?.code).toBe(5040);
  await jobsDone(test);
  expect(await lettersOf(order.order_id)).toContain("yacht-paid ru");
  // Cancelled for the weather, what came in cash is given back by hand, and no refund asks for it (OPS-24).
  expect((await move(order.order_id, "/cancel", { reason: "weather", fee: 0, refund: 500 })).error).toBeNull();
  await jobsDone(test);
  expect((await seen(order)).account).toMatchObject({ by_hand: 500, cash: 500, returning: 0 });
  const given = await call(test.app, "POST", `/operator/v1/orders/${order.order_id}/cash/back?lang=en`, {
    body: { amount: 500, version: (await desk(order.order_id)).result.version },
    headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
  });
  expect(given.result).toMatchObject({ paid: 0, by_hand: 0 });
  expect(await seen(order)).toMatchObject({ payment: "refunded", account: { balance: "settled", returned: 500 } });
});

it("OPS-91: held again for its deposit after a mistake, it ends by itself a day later at the latest without it", async () => {
  const order = await taken({ valid_until: test.clock.now + HOUR });
  await move(order.order_id, "/state", { state: "confirmed" });
  test.clock.now += 2 * HOUR;
  await move(order.order_id, "/state/correct", { reason: "Another order was meant" });
  test.clock.now += 23 * HOUR;
  await hurryJobs(test);
  await jobsDone(test);
  expect((await seen(order)).state).toBe("placed");
  test.clock.now += HOUR + 1000;
  await hurryJobs(test);
  await jobsDone(test);
  expect(await seen(order)).toMatchObject({ state: "cancelled", lapsed: true });
});

it("OPS-91: its letters are written and sent again like those of a ride, and its fee is given up by right", async () => {
  const steps = [
    { days: 60, fee_percent: 0 },
    { days: 30, fee_percent: 50 },
  ];
  const order = await taken({ steps });
  await pay(order);
  await jobsDone(test);
  const path = `/operator/v1/orders/${order.order_id}/letters`;
  const write = async (call_: string, body: object) =>
    call<{ letters: { kind: string }[]; text: string }>(test.app, "POST", `${path}/${call_}?lang=en`, {
      body,
      headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
    });
  const words = { subject: "Погода", text: "{name}, {car} ждёт: {from}, {pickup}. Осталось {due}." };
  expect((await write("own/preview", words)).result.text).toContain("Marmara Star ждёт: Бодрум, марина Милта");
  expect((await write("own/preview", { ...words, text: "{flight}" })).error?.details).toEqual({ gaps: ["flight"] });
  expect((await write("own", words)).result.letters[0]).toMatchObject({ kind: "free-letter" });
  expect((await write("link", {})).result.letters[0]).toMatchObject({ kind: "order-link" });
  const ofRequest = await call<{ letters: { kind: string }[] }>(
    test.app,
    "GET",
    `/operator/v1/requests/yacht/${order.id}/letters?lang=en`,
    { headers: headers.dispatcher ?? {} },
  );
  expect(ofRequest.result.letters.map(({ kind }) => kind)).toContain("yacht-offer-made");
  const waived = { reason: "traveller", waive: true, fee: 0, refund: 500 };
  expect((await desk(order.order_id)).result).toMatchObject({ cancel_fee: 500, may_waive: false });
  expect((await move(order.order_id, "/cancel", waived)).error?.code).toBe(5060);
  expect((await desk(order.order_id, "admin")).result.may_waive).toBe(true);
  expect((await move(order.order_id, "/cancel", waived, "admin")).error).toBeNull();
  expect(await seen(order)).toMatchObject({ state: "cancelled", total: 0, yacht: { cancel_fee: 0 } });
});

it("OPS-91: clients that know only trips are told of no such order, or read one without trips", async () => {
  const order = await taken();
  const withKey = { headers: { "order-key": order.order_key } };
  const list = await call<{ trips?: unknown[] }>(test.app, "GET", "/v4/orders/trips?lang=en", withKey);
  expect(JSON.stringify(list.result)).not.toContain(String(order.order_id));
  for (const [method, path, body] of [
    ["GET", `/v1/orders/${order.order_id}/check-cancel?lang=en`, undefined],
    ["GET", `/v4/orders/${order.order_id}/check-cancel?lang=en`, undefined],
    ["POST", "/v4/orders/trips/cancel?lang=en", { order_id: order.order_id }],
    ["POST", "/v4/orders/trips?lang=en", { order_id: order.order_id, comment: "x" }],
  ] as const)
    expect([path, (await call(test.app, method, path, { ...withKey, body })).error?.code]).toEqual([path, 5020]);
  expect(await seen(order)).toMatchObject({ trips: [], status: 6, yacht: { vessel: "Marmara Star" } });
  const own = await call<EndpointResult<typeof findYachtOrders>>(test.app, "GET", "/v4/yacht-orders?lang=en", {
    headers: { cookie: `nb-order-${order.order_id}=${order.order_key}` },
  });
  expect(own.error).toBeNull();
});

it("OPS-91: its photos are shown by the link of its offer and on the page of its order alone, are those of the newest one, and go with the names", async () => {
  const id = await ask();
  const keep = async (marker: number) => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, marker, 0, 4, 1, 2, 0xff, 0xd9]);
    return call<RequestPageView>(test.app, "POST", `/operator/v1/requests/yacht/${id}/photos?lang=en`, {
      body: { version: 0, photo: bytes.toString("base64") },
      headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
    });
  };
  expect((await keep(0xe1)).error?.code).toBe(5045);
  for (const _ of [1, 2, 3]) expect((await keep(0xe0)).error).toBeNull();
  const [first = 0, second = 0, third = 0] = (await keep(0xe0)).result.photos;
  expect((await offerTo(id, written({ photos: [third, 1_000_000] }))).error).not.toBeNull();
  expect((await offerTo(id, written({ photos: [third, first] }))).result).toMatchObject({
    photos: [first, third],
    offers: [{ yacht: { photos: [third, first] } }],
  });
  const { offerId, key } = await offerOf(id);
  expect((await open(offerId, key)).result.photos).toEqual([third, first]);
  const photo = async (photoId: number, shown = key, of = offerId) =>
    call<{ type: string }>(test.app, "GET", `/v4/yacht-offers/${of}/photos/${photoId}?lang=ru`, {
      headers: { "order-key": shown },
    });
  expect((await photo(third)).result.type).toBe("image/jpeg");
  expect([(await photo(second)).error?.code, (await photo(third, "other")).error?.code]).toEqual([7210, 7210]);
  expect((await offerTo(id, written({ version: 1, photos: [first] }))).result.offers).toMatchObject([
    { standing: "open", yacht: { photos: [first] } },
    { standing: "replaced", yacht: { photos: [first] } },
  ]);
  const newest = await offerOf(id);
  const { result: order } = await accept(newest.offerId, newest.key);
  // The page of its order shows them too, by the order's own key.
  expect((await seen(order)).yacht).toMatchObject({ offer_id: newest.offerId, photos: [first] });
  expect((await photo(first, order.order_key, newest.offerId)).result.type).toBe("image/jpeg");
  const other = await taken();
  expect((await photo(first, other.order_key, newest.offerId)).error?.code).toBe(7210);
  expect((await photo(first, order.order_key)).error?.code).toBe(7210);
  const { db } = test.database;
  await db.transaction().execute(async (trx) => makeOrdersNameless(trx, [order.order_id], new Date(NOW)));
  expect((await seen(order)).yacht?.photos).toEqual([]);
  expect((await open(newest.offerId, newest.key)).result.photos).toEqual([]);
});

it("OPS-91: without what it needs no offer goes out, and support names no price", async () => {
  const id = await ask();
  expect((await offerTo(id, written(), "support")).error?.code).toBe(1006);
  const { error } = await offerTo(id, written({ steps: [], weather: " " }));
  expect([error?.code, error?.details]).toEqual([7220, { fields: ["steps", "weather"] }]);
});
