import type { Task } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import type { DomainEvent } from "#server/events.ts";
import type { Mail, Mailer } from "#server/modules/notifications/mailer.ts";
import { messagesOnEvent } from "#server/modules/notifications/messages-on-event.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { sendMessageTask } from "#server/modules/notifications/send-message.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const ORDER = 1_000_777;
const about = (name: "order.placed" | "payment.settled"): DomainEvent => ({
  name,
  subject: { kind: "order", id: ORDER },
  at: new Date(),
  body: {},
});

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
    prices: { providerOf: async () => undefined },
    gazetteer: { byNumber: () => undefined },
    mailer,
    operatorMail: "desk@rides.example",
    secret: "a secret of the tests, long enough to be one",
    publicUrl: "https://rides.example:8443",
    basePath: "/booking",
  };
  await sql`
    insert into orders (order_id, transaction, fingerprint, key_salt, lang, state, pay_by, amount, currency, placed_at,
      customer_name, customer_phone, customer_email)
    values (${ORDER}, 123456789, '\\x00', '\\x00', 'ru', 'placed', 'card', 245000, 'RUB', now(), 'Анна', '+7', 'anna@example.org')
  `.execute(database.db);
  const carClass = { titleRu: "Комфорт", titleEn: "Comfort", models: [] };
  const terms = { freeWaiting: { suburb: 15 }, cancellation: [], delayToleranceMinutes: 0, included: [] };
  await sql`
    insert into trips (trip_id, order_id, position, price_id, provider_id, car_class, start_place, finish_place, start_address,
      finish_address, start_point, finish_point, pickup_local, pickup_zone, pickup_at, finish_zone, metres, seconds, passengers,
      passengers_number, adults, children, ride_amount, stops_amount, services_amount, amount, currency, lines, terms)
    values (${ORDER}, ${ORDER}, 1, 1, 1, ${JSON.stringify(carClass)}, 1, 2, 'Тверская, 1', 'Арбат, 2', '', '', '2030-11-24 18:40',
      'Europe/Moscow', '2030-11-24T15:40:00Z', 'Europe/Moscow', 1, 60, '[]', 1, 1, 0, 245000, 0, 0, 245000, 'RUB', '[]',
      ${JSON.stringify(terms)})
  `.execute(database.db);
});

afterAll(async () => {
  await database?.close();
  await testDatabase?.drop();
});

beforeEach(async () => {
  sent = [];
  failure = undefined;
  await sql`truncate messages; delete from graphile_worker._private_jobs`.execute(database.db);
});

const hear = (name: Parameters<typeof about>[0]) =>
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
  await hear("order.placed");
  const [message] = await messages();
  if (message === undefined) throw new Error("No message is queued.");
  return message.message_id;
}

describe("R-19: one message per order, kind and recipient", () => {
  test("an event heard often and in parallel queues one message and one job", async () => {
    await Promise.all(Array.from({ length: 6 }, () => hear("order.placed")));
    await hear("payment.settled");
    expect((await messages()).map(({ kind }) => kind)).toEqual(["order-received", "order-paid"]);
    expect(await jobCount()).toBe(2);
  });

  test("the message id names our host and nothing of the reader", async () => {
    await queued();
    const [message] = await messages();
    expect(message?.mail_id).toMatch(/^<[0-9a-f-]{36}@rides\.example>$/);
  });

  test("an order without an address gets no mail", async () => {
    await sql`update orders set customer_email = ''`.execute(database.db);
    await hear("order.placed");
    await sql`update orders set customer_email = 'anna@example.org'`.execute(database.db);
    expect(await messages()).toEqual([]);
  });

  test("a sent message is not sent again", async () => {
    const id = await queued();
    await run(id);
    await run(id);
    expect(sent.map(({ to }) => to)).toEqual(["anna@example.org"]);
    expect(await messages()).toMatchObject([{ state: "sent", tries: 1, last_error: null }]);
  });
});

describe("R-18: a mail server that does not take a message", () => {
  test("is tried again under the same message id", async () => {
    const id = await queued();
    failure = Object.assign(new Error("451 anna@example.org try later"), { code: "EMESSAGE", responseCode: 451 });
    await expect(run(id)).rejects.toThrow(`Message ${id} was not sent: EMESSAGE 451`);
    expect(await messages()).toMatchObject([{ state: "waiting", tries: 1, last_error: "EMESSAGE 451" }]);
    failure = undefined;
    await run(id, 2);
    const [message] = await messages();
    expect(message).toMatchObject({ state: "sent", tries: 2, mail_id: sent[0]?.messageId });
  });

  test("after the last attempt the message is marked failed, without the reader's address", async () => {
    const id = await queued();
    failure = new Error("550 anna@example.org unknown");
    const error = await Promise.resolve(run(id, 25)).catch((reason: unknown) => reason);
    expect(String(error)).not.toContain("anna");
    expect(await messages()).toMatchObject([{ state: "failed", last_error: expect.not.stringContaining("anna") }]);
  });

  test("a fault of our own is named with the place where it happened", async () => {
    const id = await queued();
    const broken: Notifications = { ...notifications, clock: () => Number.NaN };
    const task = sendMessageTask(broken)({ messageId: id }, {
      job: { attempts: 1, max_attempts: 25 },
    } as Parameters<Task>[1]);
    await expect(task).rejects.toThrow(/RangeError in \w+/);
    expect(sent).toEqual([]);
  });
});
