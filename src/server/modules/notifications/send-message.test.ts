import type { Task } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { EVENT_KINDS, type EventName } from "#server/event-kinds.ts";
import type { DomainEvent } from "#server/events.ts";
import {
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  type MessageKind,
} from "#server/modules/notifications/kinds/message-kinds.ts";
import type { Mail, Mailer } from "#server/modules/notifications/mailer.ts";
import type { MessageKindEntry } from "#server/modules/notifications/message-about.ts";
import { messagesOnEvent } from "#server/modules/notifications/messages-on-event.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { sendMessageTask } from "#server/modules/notifications/send-message.ts";
import { emailChangeOf } from "../../../../tests/support/email-change-of.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const ORDER = 1_000_777;
/** Numbers of the requests; they differ from those of orders. */
const REQUEST = {
  "route-request": 0,
  "yacht-request": 0,
  offer: 0,
  "yacht-offer": 0,
  "set-aside": 0,
  recovery: 0,
  "email-change": 0,
};

const about = (name: EventName): DomainEvent => {
  const kind = EVENT_KINDS[name];
  return { name, subject: { kind, id: kind === "order" ? ORDER : REQUEST[kind] }, at: new Date(), body: {} };
};

let testDatabase: TestDatabase;
let database: Database;
let notifications: Notifications;
let sent: Mail[] = [];
let failure: Error | undefined;

const mailer: Mailer = {
  name: "test",
  async send(mail) {
    if (failure !== undefined) throw failure;
    sent.push(mail);
  },
  close: async () => undefined,
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 8 });
  notifications = {
    db: database.db,
    clock: () => Date.now(),
    prices: {
      providerOf: async () => undefined,
      soldBy: async () => ({
        carClass: {
          id: 2,
          name: { en: "Comfort", ru: "Комфорт" },
          body: "sedan",
          models: [],
          photo: "",
          capacity: 3,
          luggage: 2,
        },
        provider: { id: 1, name: { en: "Fleet", ru: "Парк" }, currency: "RUB", rating: null, deleted: false },
      }),
    },
    gazetteer: { byNumber: () => undefined },
    mailer,
    wallets: {},
    findRisks: async () => [],
    operatorMail: "desk@rides.example",
    operatorLang: "en",
    lettersPerHour: 0,
    seller: { ru: { isDemo: true }, en: { isDemo: true } },
    secret: "a secret of the tests, long enough to be one",
    publicUrl: "https://rides.example:8443",
    basePath: "/booking",
  };
  await sql`
    with cost as (
      insert into entries (order_id, kind, amount, currency, at, author)
      values (${ORDER}, 'ride', 245000, 'RUB', now(), 'traveller')
    )
    insert into orders (order_id, transaction, fingerprint, key_salt, lang, state, pay_by, amount, currency, placed_at,
      customer_name, customer_phone, customer_email, new_email)
    values (${ORDER}, 123456789, '\\x00', '\\x00', 'ru', 'placed', 'card', 245000, 'RUB', now(), 'Анна', '+7', 'anna@example.org', 'new@example.org')
  `.execute(database.db);
  const carClass = { name: { en: "Comfort", ru: "Комфорт" }, models: [] };
  const terms = { freeWaiting: { suburb: 15 }, cancellation: [], delayToleranceMinutes: 0, included: [] };
  await sql`
    insert into trips (trip_id, order_id, position, price_id, provider_id, car_class, start_place, finish_place, start_address,
      finish_address, start_point, finish_point, pickup_local, pickup_zone, pickup_at, finish_zone, metres, seconds, passengers,
      passengers_number, adults, children, ride_amount, stops_amount, services_amount, amount, currency, lines, terms, placed_at)
    values (${ORDER}, ${ORDER}, 1, 1, 1, ${JSON.stringify(carClass)}, 1, 2, 'Тверская, 1', 'Арбат, 2', '', '', '2030-11-24 18:40',
      'Europe/Moscow', '2030-11-24T15:40:00Z', 'Europe/Moscow', 1, 60, '[]', 1, 1, 0, 245000, 0, 0, 245000, 'RUB', '[]',
      ${JSON.stringify(terms)}, now())
  `.execute(database.db);
  const { rows } = await sql<{ route: number; yacht: number; aside: number }>`
    with route as (
      insert into route_requests (fingerprint, created_at, lang, start_title, start_point, finish_title, finish_point, round_trip,
        name, phone, email, wish)
      values ('\\x00', now(), 'en', 'Palma', '39.5,2.6', 'Barcelona', '41.3,2.1', false, 'Boris', '+7', 'boris@example.org', '')
      returning request_id
    ), yacht as (
      insert into yacht_requests (fingerprint, created_at, lang, place, starts_local, hours, guests, has_children, wish, name,
        phone, email, host)
      values ('\\x00', now(), 'en', 'Bodrum', '2026-12-05 10:30', 4, 6, true, '', 'Vera', '+7', 'vera@example.org', '')
      returning request_id
    ), aside as (
      insert into set_aside (order_id, acquirer, acquirer_ref, amount, currency, reason, seen_at)
      values (${ORDER}, 'sandbox', 'odd', 100, 'RUB', 'amount', now()) returning set_aside_id
    )
    select route.request_id as route, yacht.request_id as yacht, aside.set_aside_id as aside from route, yacht, aside
  `.execute(database.db);
  const [made] = rows;
  if (made === undefined) throw new Error("No requests are stored.");
  REQUEST["route-request"] = made.route;
  REQUEST["yacht-request"] = made.yacht;
  REQUEST["set-aside"] = made.aside;
  const decline = JSON.stringify({ decline: { reason: "too-soon", words: "", otherWay: "" }, author: "operator:91" });
  await sql`update route_requests set answer = ${decline}`.execute(database.db);
  await sql`update yacht_requests set answer = ${decline}`.execute(database.db);
  // Letters name the request, so the offer has its number.
  const quote = { amount: 4500_00, currency: "RUB", startPlace: 1, isWayBack: false, terms };
  await sql`
    insert into offers (offer_id, request_kind, request_id, key_salt, quotes, words, valid_until, made_at, author)
    overriding system value
    values (${made.route}, 'way', ${made.route}, '\\x00', ${JSON.stringify([quote])}, '', now() + interval '1 day', now(), 'operator:91')
  `.execute(database.db);
  REQUEST.offer = made.route;
  const yacht = {
    vessel: "Marmara Star",
    place: "Bodrum",
    zone: "Europe/Istanbul",
    startsLocal: "2030-12-05 10:30",
    hours: 4,
    guests: 6,
    price: 2000_00,
    currency: "EUR",
    deposit: 500_00,
    restDay: "2030-11-20",
    cancellation: [],
    weather: "Another day",
  };
  REQUEST["yacht-offer"] = made.yacht + 1000;
  await sql`
    insert into yacht_requests (request_id, fingerprint, created_at, lang, place, starts_local, hours, guests, has_children, wish, name,
      phone, email, host)
    overriding system value
    values (${made.yacht + 1000}, '\\x00', now(), 'en', 'Bodrum', '2026-12-05 10:30', 4, 6, true, '', 'Vera', '+7', 'vera@example.org', '')
  `.execute(database.db);
  await sql`
    insert into offers (offer_id, request_kind, request_id, key_salt, quotes, yacht, words, valid_until, made_at, author)
    overriding system value
    values (${made.yacht + 1000}, 'yacht', ${made.yacht + 1000}, '\\x00', '[]', ${JSON.stringify(yacht)}, '', now() + interval '1 day', now(),
      'operator:91')
  `.execute(database.db);
  const recovery = await database.db
    .insertInto("password_recoveries")
    .values({
      user_id: 5,
      salt: Buffer.from("salt"),
      secret_hash: Buffer.from("hash"),
      lang: "ru",
      asked_at: new Date(),
      used_at: null,
    })
    .returning("recovery_id")
    .executeTakeFirstOrThrow();
  REQUEST.recovery = recovery.recovery_id;
  const change = { userId: 5, email: "vera@example.org", at: new Date() };
  await emailChangeOf(database.db, change);
  REQUEST["email-change"] = 1;
});

afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

beforeEach(async () => {
  await becomes("placed");
  sent = [];
  failure = undefined;
  await sql`truncate messages; delete from graphile_worker._private_jobs`.execute(database.db);
});

/** Lets the order be in a state, without the moves that lead there. */
const becomes = (state: "placed" | "cancelled") =>
  database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update orders set state = ${state}`.execute(trx);
  });
const hear = (name: EventName) =>
  database.db.transaction().execute((trx) => messagesOnEvent(notifications)(about(name), trx));
const messages = () => database.db.selectFrom("messages").selectAll().orderBy("message_id").execute();
const run = (messageId: number, attempts = 1) =>
  sendMessageTask(notifications)({ messageId }, { job: { attempts, max_attempts: 25 } } as Parameters<Task>[1]);

async function jobCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from graphile_worker._private_jobs`.execute(
    database.db,
  );
  return rows[0]?.count ?? 0;
}

async function queued(): Promise<number> {
  await hear("order.unpaid");
  const [message] = await messages();
  if (message === undefined) throw new Error("No message is queued.");
  return message.message_id;
}

const TRAVELLER = "anna@example.org";
const DESK = "desk@rides.example";
/** The messages and recipients of each event. */
const FOLLOWS: Readonly<Record<EventName, readonly (readonly [MessageKind, string])[]>> = {
  // Its traveller is on the way to the pay page.
  "order.no-show": [],
  "order.put-right": [],
  "order.placed": [],
  "order.unpaid": [["order-received", TRAVELLER]],
  "order.lapsing": [["pay-reminder", TRAVELLER]],
  "order.lapsed": [["order-lapsed", TRAVELLER]],
  "order.to-confirm": [["order-to-confirm", DESK]],
  "order.confirm-late": [["confirm-reminder", DESK]],
  "order.unanswered": [["order-unanswered", DESK]],
  "order.cash-agreed": [
    ["cash-agreed", TRAVELLER],
    ["order-new-operator", DESK],
  ],
  "order.confirmed": [["order-confirmed", TRAVELLER]],
  "order.refused": [["order-refused", TRAVELLER]],
  "order.driver-named": [["driver-named", TRAVELLER]],
  "order.changed": [
    ["order-changed", TRAVELLER],
    ["order-changed-operator", DESK],
  ],
  "order.email-asked": [["email-asked", TRAVELLER]],
  "order.cancelled": [
    ["order-cancelled", TRAVELLER],
    ["order-cancelled-operator", DESK],
  ],
  "payment.settled": [
    ["order-paid", TRAVELLER],
    ["order-new-operator", DESK],
  ],
  "payment.failed": [],
  "payment.late": [["payment-late", TRAVELLER]],
  "refund.returned": [["refund-returned", TRAVELLER]],
  "refund.failed": [["refund-failed", DESK]],
  "dispute.opened": [["dispute-opened", DESK]],
  "dispute.decided": [["dispute-decided", DESK]],
  "receipt.missing": [["receipt-missing", DESK]],
  "money.set-aside": [["money-set-aside", DESK]],
  "route.requested": [
    ["route-request", DESK],
    ["route-request-received", "boris@example.org"],
  ],
  "yacht.requested": [
    ["yacht-request", DESK],
    ["yacht-request-received", "vera@example.org"],
  ],
  "route.declined": [["route-request-declined", "boris@example.org"]],
  "yacht.declined": [["yacht-request-declined", "vera@example.org"]],
  "offer.made": [["offer-made", "boris@example.org"]],
  "yacht.offered": [["yacht-offer-made", "vera@example.org"]],
  "yacht.accepted": [
    ["yacht-accepted", TRAVELLER],
    ["yacht-accepted-operator", DESK],
  ],
  "yacht.paid": [
    ["yacht-paid", TRAVELLER],
    ["yacht-paid-operator", DESK],
  ],
  "yacht.confirmed": [["yacht-confirmed", TRAVELLER]],
  "yacht.rest-due": [["yacht-rest-due", TRAVELLER]],
  "yacht.rest-late": [["yacht-rest-late-operator", DESK]],
  "yacht.lapsed": [["yacht-lapsed", TRAVELLER]],
  "yacht.cancelled": [
    ["yacht-cancelled", TRAVELLER],
    ["yacht-cancelled-operator", DESK],
  ],
  "account.recovery-asked": [["password-recovery", "customer@demo.test"]],
  "account.invited": [["password-recovery", "customer@demo.test"]],
  "account.email-asked": [["own-email-asked", "vera@example.org"]],
  "account.email-changed": [["own-email-changed", "customer@demo.test"]],
};

/** Events after which all of an order is cancelled. */
const ENDS: readonly EventName[] = [
  "order.lapsed",
  "order.refused",
  "order.cancelled",
  "yacht.lapsed",
  "yacht.cancelled",
];

describe("found 56: a message about an order that has ended meanwhile", () => {
  test.each(Object.entries(FOLLOWS) as [EventName, (typeof FOLLOWS)[EventName]][])(
    "after %s says nothing of an order that still stands, and one that stands is not told that it has ended",
    async (name) => {
      const isEnd = ENDS.includes(name);
      await becomes(isEnd ? "cancelled" : "placed");
      await hear(name);
      const before = await messages();
      await becomes(isEnd ? "placed" : "cancelled");
      for (const { message_id: id } of before) await run(id);
      const told = (await messages()).filter(({ state }) => state === "sent");
      const HOLDS = isEnd ? "cancelled" : "stands";
      const stale = told.filter(
        ({ kind }) => (MESSAGE_KINDS as Record<string, MessageKindEntry>)[kind]?.holds === HOLDS,
      );
      expect(stale).toEqual([]);
      await sql`truncate messages`.execute(database.db);
      await hear(name);
      expect(
        (await messages()).filter(
          ({ kind }) => (MESSAGE_KINDS as Record<string, MessageKindEntry>)[kind]?.holds === HOLDS,
        ),
      ).toEqual([]);
    },
  );
});

test("a paid traveller's confirmation is sent before everything that waits already, the operator's copy too", async () => {
  for (const name of ["order.unpaid", "order.changed", "payment.settled"] as const) await hear(name);
  const { rows } = await sql<{ kind: string; recipient: string }>`
    select kind, recipient from graphile_worker._private_jobs j join messages m on m.message_id = (j.payload->>'messageId')::int
    order by priority, run_at, id limit 1`.execute(database.db);
  expect(rows).toEqual([{ kind: "order-paid", recipient: TRAVELLER }]);
});

describe("found A3: an event of any kind", () => {
  test.each(Object.entries(FOLLOWS) as [EventName, (typeof FOLLOWS)[EventName]][])(
    "%s, heard five times and sent twice, sends each of its messages once, about its own subject",
    async (name, expected) => {
      if (ENDS.includes(name)) await becomes("cancelled");
      for (let time = 0; time < 5; time++) await hear(name);
      const queued = await messages();
      expect(queued.map(({ kind, recipient }) => [kind, recipient])).toEqual(expected);
      const { subject } = about(name);
      for (const message of queued) {
        expect({ kind: message.subject_kind, id: message.subject_id }).toEqual(subject);
        await run(message.message_id);
        await run(message.message_id);
      }
      expect(sent.map(({ to }) => to)).toEqual(expected.map(([, recipient]) => recipient));
      const isNumbered = subject.kind !== "recovery" && subject.kind !== "email-change";
      expect(sent.every(({ subject: line }) => line.includes(` ${subject.id}`) === isNumbered)).toBe(true);
    },
  );

  test("an order with nothing to pay by card is confirmed as soon as it is placed", async () => {
    await sql`update orders set pay_by = 'cash'`.execute(database.db);
    await hear("order.placed");
    await sql`update orders set pay_by = 'card'`.execute(database.db);
    await hear("order.unpaid");
    expect((await messages()).map(({ kind, lang }) => [kind, lang])).toEqual([
      ["order-received", "ru"],
      ["order-new-operator", "en"],
    ]);
  });

  test("the operator is told once of an order, and not apart where they are asked to confirm it", async () => {
    for (const name of ["order.cash-agreed", "payment.settled"] as const) await hear(name);
    const told = async () => (await messages()).filter(({ recipient }) => recipient === DESK).map(({ kind }) => kind);
    expect(await told()).toEqual(["order-new-operator"]);
    await sql`truncate messages; update trips set confirm_hours = 2`.execute(database.db);
    for (const name of ["order.cash-agreed", "order.to-confirm"] as const) await hear(name);
    await sql`update trips set confirm_hours = null`.execute(database.db);
    expect(await told()).toEqual(["order-to-confirm"]);
  });

  test("every kind of message follows an event or is requested, and this table lists them all", () => {
    const followed = Object.values(FOLLOWS).flatMap((kinds) => kinds.map(([kind]) => kind));
    // Former addresses, the clock, the staff and whoever has lost the link send the others.
    expect(
      [
        ...new Set(followed),
        "voucher",
        "free-letter",
        "server-risks",
        "address-changed",
        "ride-reminder",
        "order-link",
        "order-unopened",
        "order-driverless",
      ].toSorted(),
    ).toEqual(MESSAGE_KIND_NAMES.toSorted());
  });

  test("a repeated change is written about again only when the order has moved on", async () => {
    await hear("order.changed");
    await hear("order.changed");
    await sql`update orders set version = version + 1`.execute(database.db);
    await hear("order.changed");
    await sql`update orders set version = 1`.execute(database.db);
    expect((await messages()).map(({ kind, occasion }) => [kind, occasion])).toEqual([
      ["order-changed", 1],
      ["order-changed-operator", 1],
      ["order-changed", 2],
      ["order-changed-operator", 2],
    ]);
  });
});

describe("R-19: one message per order, kind and recipient", () => {
  test("an event heard often and in parallel queues one message and one job", async () => {
    await Promise.all(Array.from({ length: 6 }, () => hear("order.unpaid")));
    await hear("payment.settled");
    expect((await messages()).map(({ kind }) => kind)).toEqual(["order-received", "order-paid", "order-new-operator"]);
    expect(await jobCount()).toBe(3);
  });

  test("the message id contains our host and nothing about the reader", async () => {
    await queued();
    const [message] = await messages();
    expect(message?.mail_id).toMatch(/^<[0-9a-f-]{36}@rides\.example>$/);
  });

  test("an order without an address gets no mail", async () => {
    await sql`update orders set customer_email = ''`.execute(database.db);
    await hear("order.unpaid");
    await sql`update orders set customer_email = 'anna@example.org'`.execute(database.db);
    expect(await messages()).toEqual([]);
  });

  test("a later message to a reader answers their first one about the order", async () => {
    await hear("order.unpaid");
    await hear("payment.settled");
    for (const { message_id: id } of await messages()) await run(id);
    const [first, paid, operators] = sent;
    expect([first?.answers, paid?.answers, operators?.answers]).toEqual([undefined, first?.messageId, undefined]);
  });

  test("a sent message is not sent again", async () => {
    const id = await queued();
    await run(id);
    await run(id);
    expect(sent.map(({ to }) => to)).toEqual(["anna@example.org"]);
    expect(await messages()).toMatchObject([{ state: "sent", tries: 1, last_error: null }]);
  });
});

describe("R-18: a mail server that rejects a message", () => {
  test("is tried again with the same message id", async () => {
    const id = await queued();
    failure = Object.assign(new Error("451 anna@example.org try later"), { code: "EMESSAGE", responseCode: 451 });
    await expect(run(id)).rejects.toThrow(`Message ${id} was not sent: EMESSAGE 451`);
    expect(await messages()).toMatchObject([{ state: "waiting", tries: 1, last_error: "EMESSAGE 451" }]);
    failure = undefined;
    await run(id, 2);
    const [message] = await messages();
    expect(message).toMatchObject({ state: "sent", tries: 2, mail_id: sent[0]?.messageId });
  });

  test("marks the message failed after the last attempt, without the reader's address", async () => {
    const id = await queued();
    failure = new Error("550 anna@example.org unknown");
    const error = await Promise.resolve(run(id, 25)).catch((reason: unknown) => reason);
    expect(String(error)).not.toContain("anna");
    expect(await messages()).toMatchObject([{ state: "failed", last_error: expect.not.stringContaining("anna") }]);
  });

  test("is tried for three days, then given up, and no job sends it any more", async () => {
    const id = await queued();
    failure = Object.assign(new Error("421"), { code: "ECONNREFUSED" });
    await sql`update messages set due_at = now() - interval '71 hours'`.execute(database.db);
    await expect(run(id, 12)).rejects.toThrow("ECONNREFUSED");
    expect(await messages()).toMatchObject([{ state: "waiting" }]);
    await sql`update messages set due_at = now() - interval '72 hours'`.execute(database.db);
    await expect(run(id, 13)).rejects.toThrow("ECONNREFUSED");
    failure = undefined;
    await run(id, 14);
    expect([await messages(), sent]).toMatchObject([[{ state: "failed", last_error: "ECONNREFUSED" }], []]);
  });

  test("our own fault is named with the place where it happened", async () => {
    const id = await queued();
    const broken: Notifications = { ...notifications, clock: () => Number.NaN };
    const task = sendMessageTask(broken)({ messageId: id }, {
      job: { attempts: 1, max_attempts: 25 },
    } as Parameters<Task>[1]);
    await expect(task).rejects.toThrow(/RangeError in \w+/);
    expect(sent).toEqual([]);
  });
});
