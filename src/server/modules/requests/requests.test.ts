import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { findRequestLetters } from "#contract/console/letters/letters.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { findRequests } from "#contract/console/requests/requests.ts";
import type { OfferView } from "#contract/requests/offers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { expireOffers } from "#server/modules/requests/index.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, eventually, POINTS } from "../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../tests/support/log-in.ts";
import { rideBook, rideTariff, useBook } from "../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { LETTERS_PER_HOUR: "100" } });
  const { db } = test.database;
  // Nobody sells rides from Sheremetyevo, so whoever wants one asks for it.
  await useBook(db, rideBook({ tariffs: [rideTariff({ id: 101, zone: "place:nowhere", maxKm: 2000 })] }));
  test.clock.now = Date.now();
  for (const person of ["admin", "dispatcher", "support", "accountant"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(test.clock.now + days * DAY_MS).toISOString().slice(0, 10);
const ask = async (changes: Record<string, unknown> = {}) => {
  const body = {
    start: { title: "Шереметьево", location: POINTS.sheremetyevo },
    finish: { title: "Москва", location: POINTS.moscow },
    date: dayFrom(10),
    contact: { name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" },
    text: "Две пары лыж",
    ...changes,
  };
  const { result } = await call<{ request_id: number }>(test.app, "POST", "/v4/route-requests?lang=ru", { body });
  return result.request_id;
};
const read = async (id: number, who: Person = "dispatcher", kind = "way") =>
  call<RequestPageView>(test.app, "GET", `/operator/v1/requests/${kind}/${id}?lang=en`, {
    headers: headers[who] ?? {},
  });
const act = async (id: number, path: string, body: object, who: Person = "dispatcher", key = attemptKey()) =>
  call<RequestPageView>(test.app, "POST", `/operator/v1/requests/way/${id}${path}?lang=en`, {
    body,
    headers: { ...headers[who], "idempotency-key": key },
  });
const termsOf = async (id: number) => {
  const { result } = await call<EndpointResult<typeof getOfferChoices>>(
    test.app,
    "GET",
    `/operator/v1/requests/way/${id}/choices?lang=en`,
    { headers: headers.dispatcher ?? {} },
  );
  return result;
};
const offerBody = async (id: number, changes: Record<string, unknown> = {}) => ({
  version: (await read(id)).result.request.version,
  provider_id: 1,
  car_class_id: 2,
  price: 4500,
  currency: "RUB",
  terms: (await termsOf(id)).terms[0]?.key,
  words: "A driver from Tver, he knows the road.",
  valid_until: test.clock.now + 3_600_000,
  ...changes,
});
/** The link of the newest letter about an offer. */
const keyOf = async (id: number) => {
  const { rows } = await test.database.pool.query<{ offer_id: number; key_salt: Buffer }>(
    "select offer_id, key_salt from offers where request_id = $1 order by offer_id desc limit 1",
    [id],
  );
  const [offer] = rows;
  if (offer === undefined) throw new Error("No offer was made");
  const { offerKey } = await import("#server/modules/requests/index.ts");
  const { TEST_SECRETS } = await import("../../../../tests/support/test-app.ts");
  return { offerId: offer.offer_id, key: offerKey(TEST_SECRETS[0], offer.offer_id, offer.key_salt) };
};
const offered = async (changes: Record<string, unknown> = {}, asked: Record<string, unknown> = {}) => {
  const id = await ask(asked);
  const { error } = await act(id, "/offers", await offerBody(id, changes));
  if (error !== null) throw new Error(`The offer was refused: ${JSON.stringify(error)}`);
  return { id, ...(await keyOf(id)) };
};
const open = (offerId: number, key: string) =>
  call<OfferView>(test.app, "GET", `/v4/offers/${offerId}?lang=en`, { headers: { "order-key": key } });
const details = (days = 10) => ({
  trips: [
    {
      start_location: { time: `${dayFrom(days)} 12:00`, flight_number: "SU 2455" },
      finish_location: { address: "Тверская, 1" },
      passengers: [{ name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" }],
      adults_amount: 2,
    },
  ],
});
interface Accepted {
  readonly order_id: number;
  readonly order_key: string;
  readonly transaction: number;
}
const accept = (offerId: number, key: string, body: object = details(), attempt = attemptKey()) =>
  call<Accepted>(test.app, "POST", `/v4/offers/${offerId}/accept?lang=en`, {
    body,
    headers: { "order-key": key, "idempotency-key": attempt },
  });
const lettersOf = async (subject: string, id: number) => {
  const { rows } = await test.database.pool.query<{ kind: string; lang: string; recipient: string }>(
    "select kind, lang, recipient from messages where subject_kind = $1 and subject_id = $2 order by message_id",
    [subject, id],
  );
  return rows;
};
const ordersOf = async (offerId: number) =>
  (await test.database.pool.query("select order_id from offers where offer_id = $1", [offerId])).rows;

describe("the inbox", () => {
  const list = async (query: string, who: Person = "dispatcher") =>
    call<EndpointResult<typeof findRequests>>(test.app, "GET", `/operator/v1/requests?lang=en${query}`, {
      headers: headers[who] ?? {},
    });

  it("OPS-88: has ways and yachts together, the oldest first, each with its age and the time promised", async () => {
    const first = await ask();
    test.clock.now += 1000;
    const body = {
      location: "Dubai",
      date: dayFrom(30),
      hours: 3,
      guests: 4,
      name: "Вера",
      phone: "",
      email: "vera@example.org",
    };
    const { result: yacht } = await call<{ request_id: number }>(test.app, "POST", "/v4/send/booking-yacht-requests", {
      body,
    });
    const { result } = await list("&state=new");
    const own = result.requests.filter(({ kind, request_id: id }) =>
      kind === "way" ? id === first : id === yacht.request_id,
    );
    expect(own.map(({ kind, name }) => [kind, name])).toEqual([
      ["way", "Анна Иванова"],
      ["yacht", "Вера"],
    ]);
    expect(own[0]).toMatchObject({ asked_at: test.clock.now - 1000, promised_until: test.clock.now - 1000 + DAY_MS });
    expect((await list("&kind=yacht")).result.requests.every(({ kind }) => kind === "yacht")).toBe(true);
    expect(result.counts.find(({ state }) => state === "new")?.count).toBeGreaterThan(1);
  });

  it("OPS-93: counts who has asked for the same way within 90 days, and nobody else", async () => {
    const elsewhere = { finish: { title: "Тверь", location: "56.8587,35.9176" } };
    const id = await ask(elsewhere);
    await ask({ finish: { title: "Тверь, вокзал", location: "56.8350,35.8930" } });
    await ask({ ...elsewhere, start: { title: "Домодедово", location: "55.4103,37.9025" } });
    test.clock.now -= 91 * DAY_MS;
    await ask({ ...elsewhere, date: undefined });
    test.clock.now += 91 * DAY_MS;
    await ask(elsewhere);
    expect((await read(id)).result.same).toMatchObject({ count: 3, days: 90 });
  });

  it("is for whoever works on requests; support answers without naming a price, an accountant sees none", async () => {
    const id = await ask();
    const body = await offerBody(id);
    const codes = async (who: Person) => [
      (await list("", who)).error?.code,
      (await read(id, who)).error?.code,
      (await act(id, "/offers", body, who)).error?.code,
      (await act(id, "/offers/withdraw", { version: 0, offer_id: 1 }, who)).error?.code,
      (await act(id, "/decline", { version: 99, reason: "other", words: "-", other_way: "" }, who)).error?.code,
    ];
    expect(await codes("support")).toEqual([undefined, undefined, 1006, 1006, 7202]);
    expect(await codes("accountant")).toEqual([1006, 1006, 1006, 1006, 1006]);
    expect((await call(test.app, "GET", "/operator/v1/requests")).error?.code).toBe(1002);
  });
});

it("OPS-89: terms read before an offer wait as long as those in it, at a door and at an airport", async () => {
  const ends = { title: "Тверская, 14", location: POINTS.moscow };
  const airport = { title: "Шереметьево", location: POINTS.sheremetyevo };
  const waits: number[] = [];
  for (const [start, finish] of [
    [ends, airport],
    [airport, ends],
  ]) {
    const id = await ask({ start, finish });
    const [chosen] = (await termsOf(id)).terms;
    await act(id, "/offers", await offerBody(id, { terms: chosen?.key }));
    const [offer] = (await read(id)).result.offers;
    expect(offer?.terms?.free_waiting).toBe(chosen?.terms.free_waiting);
    waits.push(chosen?.terms.free_waiting ?? 0);
  }
  expect(waits[0]).toBeLessThan(waits[1] ?? 0);
});

describe("an offer for a way", () => {
  it("OPS-89: goes out in the language of whoever asked, once, with a link whose key stands behind the hash", async () => {
    const id = await ask();
    const body = await offerBody(id);
    const key = attemptKey();
    const first = await act(id, "/offers", body, "dispatcher", key);
    const again = await act(id, "/offers", body, "dispatcher", key);
    expect([first.error, again.error]).toEqual([null, null]);
    expect(again.result.offers).toHaveLength(1);
    expect(again.result).toMatchObject({
      request: { state: "answered", version: 1, offer: { total: 4500, currency: "RUB" } },
      offers: [{ standing: "open", provider: "First fleet", car_class: "Economy", total: 4500 }],
      history: [{ call: "makeOffer" }],
    });
    await jobsDone(test);
    const { offerId } = await keyOf(id);
    expect(await lettersOf("offer", offerId)).toEqual([
      { kind: "offer-made", lang: "ru", recipient: "anna@example.com" },
    ]);
  });

  it("OPS-89: its e-mail says until when it stands", async () => {
    const { id } = await offered();
    await jobsDone(test);
    const at = `/operator/v1/requests/way/${id}/letters`;
    const as = { headers: headers.dispatcher ?? {} };
    const { result: found } = await call<EndpointResult<typeof findRequestLetters>>(test.app, "GET", at, as);
    const letter = found.letters.find(({ kind }) => kind === "offer-made")?.message_id;
    const { result } = await call<{ text: string }>(test.app, "GET", `${at}/${letter}`, as);
    expect(result.text).toContain("Предложение действует до ");
  });

  it.each([
    ["terms", { terms: undefined }, 1000],
    ["terms of the book", { terms: "none" }, 7215],
    ["an end", { valid_until: undefined }, 1000],
    ["an end that lies ahead", { valid_until: 1 }, 7214],
    ["a price", { price: 0 }, 7213],
    ["a price in whole kopecks", { price: 10.001 }, 7213],
    ["a car that is driven", { car_class_id: 17 }, 7216],
    ["a way back that was asked for", { back_price: 100 }, 7216],
  ])("OPS-89: without %s is not sent", async (_, changes, code) => {
    const id = await ask();
    expect((await act(id, "/offers", await offerBody(id, changes))).error?.code).toBe(code);
    expect((await read(id)).result).toMatchObject({ request: { state: "new", version: 0 }, offers: [] });
  });

  it("OPS-90: becomes one ordinary order with the agreed price and its terms, which is paid, moved at that price and cancelled", async () => {
    const { id, offerId, key } = await offered();
    expect((await open(offerId, key)).result).toMatchObject({
      standing: "open",
      total: 4500,
      currency: "RUB",
      car: { name: "Economy" },
      ways: [{ from: { title: "Шереметьево", kind: "airport" } }],
      order: null,
    });
    const { result: order, error } = await accept(offerId, key);
    expect(error).toBeNull();
    expect((await read(id)).result).toMatchObject({ request: { state: "accepted", order_id: order.order_id } });
    expect((await open(offerId, key)).result).toMatchObject({
      standing: "accepted",
      order: { order_id: order.order_id, order_key: order.order_key },
    });
    const placed = order;
    const seen = async () => viewOrder(test, placed as Parameters<typeof viewOrder>[1]);
    expect(await seen()).toMatchObject({ total: 4500, state: "placed" });
    const { rows } = await test.database.pool.query("select lines, terms, amount from trips where order_id = $1", [
      order.order_id,
    ]);
    expect(rows).toMatchObject([
      { lines: [{ kind: "agreed", amount: 4500_00 }], terms: { cancellation: [{ minutesBefore: 360 }] } },
    ]);
    acquirer.set(await openPayment(test, placed as Parameters<typeof openPayment>[1]), { state: "succeeded" });
    expect(await seen()).toMatchObject({ payment: "paid" });
    const withKey = { headers: { "order-key": order.order_key } };
    const moved = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      ...withKey,
      body: { order_id: order.order_id, start_location: { time: `${dayFrom(10)} 15:30` } },
    });
    expect(moved.error).toBeNull();
    const cancelled = await call<{ status: number }>(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
      ...withKey,
      body: { order_id: order.order_id, expected_fee: 0, expected_refund: 4500 },
    });
    expect([cancelled.error, (await seen()).state]).toEqual([null, "cancelled"]);
  });

  it("OPS-90: for one day only stays on that day, unless the staff moves it", async () => {
    const { offerId, key } = await offered({ day: dayFrom(10) });
    const { result: order } = await accept(offerId, key);
    const moved = (days: number, time: string) =>
      call(test.app, "POST", "/v4/orders/trips?lang=en", {
        headers: { "order-key": order.order_key },
        body: { order_id: order.order_id, start_location: { time: `${dayFrom(days)} ${time}` } },
      });
    expect((await moved(12, "12:00")).error).toMatchObject({ code: 7212, details: { day: dayFrom(10) } });
    expect((await moved(10, "15:30")).error).toBeNull();
    const at = `/operator/v1/orders/${order.order_id}`;
    const { result: seen } = await call<DeskOrderView>(test.app, "GET", at, { headers: headers.dispatcher ?? {} });
    const byStaff = await call(test.app, "POST", `${at}/change?lang=en`, {
      headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
      body: {
        version: seen.version,
        trip_id: seen.trips[0]?.trip_id,
        change: { start_location: { time: `${dayFrom(12)} 12:00` } },
        expected_total: 4500,
        expected_fee: 0,
      },
    });
    expect(byStaff.error).toBeNull();
    expect((await moved(12, "13:00")).error).toBeNull();
  });

  it("OPS-90: both ways are one order of two trips, each at its own price", async () => {
    const { offerId, key } = await offered({ back_price: 4000 }, { round_trip: true });
    const [there] = details().trips;
    const back = {
      ...there,
      start_location: { time: `${dayFrom(12)} 10:00` },
      finish_location: { flight_number: "SU 1" },
    };
    const { result, error } = await accept(offerId, key, { trips: [there, back] });
    expect(error).toBeNull();
    const { rows } = await test.database.pool.query("select amount from trips where order_id = $1 order by position", [
      result.order_id,
    ]);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([4500_00, 4000_00]);
  });

  it("OPS-90: pressed twice at once is one order, with one key and with two", async () => {
    for (const attempts of [[attemptKey()], [attemptKey(), attemptKey()]]) {
      const { offerId, key } = await offered();
      const [first, second] = await Promise.all(
        [0, 1].map((press) => accept(offerId, key, details(), attempts[press] ?? attempts[0])),
      );
      const made = [first, second].flatMap((answer) => (answer?.error === null ? [answer.result.order_id] : []));
      expect(new Set(made).size).toBe(1);
      expect(made).toHaveLength(attempts.length === 1 ? 2 : 1);
      expect(await ordersOf(offerId)).toEqual([{ order_id: made[0] }]);
      const { rows } = await test.database.pool.query(
        "select count(*)::int as count from orders where order_id = $1 or order_id > $1",
        [made[0]],
      );
      expect(rows[0]).toEqual({ count: 1 });
    }
  });

  it("OPS-90: at its end may be accepted, one second later not; its request says so", async () => {
    const { id, offerId, key } = await offered();
    test.clock.now += 3_601_000;
    const { error } = await accept(offerId, key);
    expect([error?.code, error?.details]).toEqual([7211, { standing: "expired" }]);
    expect((await open(offerId, key)).result.standing).toBe("expired");
    await expireOffers({ db: test.database.db, clock: () => test.clock.now });
    expect((await read(id)).result).toMatchObject({ request: { state: "expired" }, offers: [{ standing: "expired" }] });
  });

  it("OPS-90: that was withdrawn or replaced says so, and only the newest can be accepted", async () => {
    const { id, offerId, key } = await offered();
    const { error } = await act(id, "/offers", await offerBody(id, { price: 4000 }));
    expect(error).toBeNull();
    expect((await accept(offerId, key)).error?.details).toEqual({ standing: "replaced" });
    const newest = await keyOf(id);
    const { version } = (await read(id)).result.request;
    const withdrawn = await act(id, "/offers/withdraw", { version, offer_id: newest.offerId });
    expect(withdrawn.result).toMatchObject({ request: { state: "new" } });
    expect((await open(newest.offerId, newest.key)).result.standing).toBe("withdrawn");
    expect((await accept(newest.offerId, newest.key)).error?.details).toEqual({ standing: "withdrawn" });
  });

  it("OPS-90: gives a stranger nothing: without the key, with another's, and for no offer the answer is the same", async () => {
    const { offerId, key } = await offered();
    const other = await offered();
    for (const [id, shown] of [
      [offerId, ""],
      [offerId, other.key],
      [9_999_999, key],
    ] as const) {
      expect((await open(id, shown)).error?.code).toBe(7210);
      expect((await accept(id, shown)).error?.code).toBe(7210);
    }
  });

  it("OPS-90: holds for its day alone, and asks for the same details as any order", async () => {
    const { offerId, key } = await offered({ day: dayFrom(10) });
    expect((await accept(offerId, key, details(11))).error?.code).toBe(7212);
    const [trip] = details().trips;
    const without = { trips: [{ ...trip, start_location: { time: `${dayFrom(10)} 12:00` } }] };
    expect((await accept(offerId, key, without)).error).toMatchObject({
      code: 5002,
      details: { field: "flight_number" },
    });
    const crowded = { trips: [{ ...trip, adults_amount: 9 }] };
    expect((await accept(offerId, key, crowded)).error).not.toBeNull();
    expect((await accept(offerId, key)).error).toBeNull();
  });

  it("of two who answer at once the second is told, and nothing of theirs is written", async () => {
    const id = await ask();
    const body = await offerBody(id);
    const both = await Promise.all([act(id, "/offers", body), act(id, "/offers", body, "admin")]);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual([7202]);
    expect((await read(id)).result.offers).toHaveLength(1);
  });
});

describe("an answer without an offer", () => {
  it.each([
    ["declineRequest", "/decline", { reason: "nothing-free", words: "", other_way: "" }],
    ["closeRequest", "/close", { note: "Called: found another car." }],
    ["makeOffer", "/offers", {}],
    ["withdrawOffer", "/offers/withdraw", {}],
  ])("%s keeps one entry, of an attempt that comes twice as well", async (name, path, said) => {
    const id = name === "withdrawOffer" ? (await offered()).id : await ask();
    const { request, offers } = (await read(id)).result;
    const body =
      name === "makeOffer"
        ? await offerBody(id)
        : { version: request.version, ...said, ...(offers[0] && { offer_id: offers[0].offer_id }) };
    const key = attemptKey();
    const sent = await Promise.all([1, 2].map(async () => act(id, path, body, "dispatcher", key)));
    expect(sent.map(({ error }) => error)).toEqual([null, null]);
    const { rows } = await test.database.pool.query(
      "select account_id, attempt_key from audit_entries where call = $1 and subject_id = $2",
      [name, id],
    );
    expect(rows).toEqual([{ account_id: 91, attempt_key: key }]);
  });

  it("OPS-92: tells whoever asked why, in their language, and what else might do; support may give it", async () => {
    const id = await ask();
    const declined = await act(
      id,
      "/decline",
      { version: 0, reason: "nothing-free", words: "", other_way: "От Внуково машины есть" },
      "support",
    );
    expect(declined.result).toMatchObject({
      request: { state: "declined" },
      answer: { reason: "nothing-free", other_way: "От Внуково машины есть" },
      history: [{ call: "declineRequest" }],
    });
    await jobsDone(test);
    const letters = await eventually(async () => {
      const found = await lettersOf("route-request", id);
      if (found.length < 3) throw new Error("not yet");
      return found;
    });
    expect(letters.at(-1)).toEqual({ kind: "route-request-declined", lang: "ru", recipient: "anna@example.com" });
    expect((await act(id, "/decline", { version: 1, reason: "too-soon", words: "", other_way: "" })).error?.code).toBe(
      7203,
    );
  });

  it("OPS-92: needs words where the reason is none of the list; closing needs a note, and writes to nobody", async () => {
    const id = await ask();
    const empty = { version: 0, reason: "other", words: " ", other_way: "" };
    expect((await act(id, "/decline", empty)).error?.code).toBe(7204);
    expect((await act(id, "/close", { version: 0, note: "" })).error?.code).toBe(7204);
    const closed = await act(id, "/close", { version: 0, note: "Asked twice" });
    expect(closed.result).toMatchObject({ request: { state: "closed" }, answer: { note: "Asked twice" } });
    await jobsDone(test);
    expect((await lettersOf("route-request", id)).map(({ kind }) => kind)).not.toContain("route-request-declined");
  });
});

describe("a request that is taken by telephone", () => {
  const body = {
    start: { title: "Sheremetyevo", location: POINTS.sheremetyevo },
    finish: { title: "Sydney", location: POINTS.sydney },
    date: "2026-12-01",
    contact: { name: "Olga Krylova", phone: "+7 916 555-01-18", email: "olga@example.com" },
    text: "Two dogs",
    letter_lang: "en",
  };
  const leave = async (sent: object, key = attemptKey()) =>
    call<{ request_id: number } | null>(test.app, "POST", "/operator/v1/route-requests?lang=ru", {
      body: sent,
      headers: { ...(await headersOf(test.app, "support")), "idempotency-key": key },
    });

  it("OPS-19: is in the inbox with one entry of who left it, and its letter speaks the caller's language", async () => {
    const key = attemptKey();
    const [first, again] = await Promise.all([leave(body, key), leave(body, key)]);
    const id = first.result?.request_id ?? 0;
    expect([first.error, again.result?.request_id]).toEqual([null, id]);
    expect((await read(id)).result.request).toMatchObject({ kind: "way", state: "new" });
    const { rows } = await test.database.pool.query(
      "select account_id, after from audit_entries where call = 'requestRouteFor' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ account_id: 92, after: { start: "Sheremetyevo", finish: "Sydney", date: "2026-12-01" } }]);
    await jobsDone(test);
    const letters = await eventually(async () => {
      const found = await lettersOf("route-request", id);
      if (found.length === 0) throw new Error("not yet");
      return found;
    });
    expect(letters).toContainEqual(expect.objectContaining({ lang: "en", recipient: "olga@example.com" }));
  });

  it("OPS-19: is refused in the language of whoever takes it", async () => {
    const { error } = await leave({ ...body, contact: { ...body.contact, email: "" } });
    expect([error?.code, error?.message]).toEqual([5001, expect.stringMatching(/[а-я]/)]);
  });
});
