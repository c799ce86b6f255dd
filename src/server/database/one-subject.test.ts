import { runMigrations } from "graphile-worker";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { eventually } from "../../../tests/support/factories.ts";
import { seedTemplate } from "../../../tests/support/seed-template.ts";
import { buildTestApp, TEST_NOW } from "../../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
const ORDER = 1_000_777;
const say = () => undefined;

let own: TestDatabase;
let database: Database;
let folder: string;

const run = async (text: string, values: unknown[] = []) =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows;

/** Leaves behind the work of the version before this migration when it is stopped half-way. */
async function leaveWork(): Promise<void> {
  await run(
    `insert into orders (order_id, transaction, fingerprint, key_salt, lang, state, pay_by, amount, currency, placed_at,
       customer_name, customer_phone, customer_email)
     values ($1, 123456789, '\\x00', '\\x00', 'en', 'placed', 'cash', 245000, 'RUB', now(), 'Anna', '+7', 'anna@example.org')`,
    [ORDER],
  );
  await run(
    `insert into trips (trip_id, order_id, position, price_id, provider_id, car_class, start_place, finish_place, start_address,
       finish_address, start_point, finish_point, pickup_local, pickup_zone, pickup_at, finish_zone, metres, seconds, passengers,
       passengers_number, adults, children, ride_amount, stops_amount, services_amount, amount, currency, lines, terms)
     values ($1, $1, 1, 1, 1, $2, 1, 2, 'Tverskaya, 1', 'Arbat, 2', '', '', '2030-11-24 18:40', 'Europe/Moscow',
       '2030-11-24T15:40:00Z', 'Europe/Moscow', 1, 60, '[]', 1, 1, 0, 245000, 0, 0, 245000, 'RUB', '[]', $3)`,
    [
      ORDER,
      JSON.stringify({ name: { ru: "Комфорт", en: "Comfort" }, models: [] }),
      JSON.stringify({ freeWaiting: { suburb: 15 }, cancellation: [], delayToleranceMinutes: 0, included: [] }),
    ],
  );
  await run(
    `insert into route_requests (fingerprint, created_at, lang, start_title, start_point, finish_title, finish_point, round_trip,
       name, phone, email, wish)
     values ('\\x00', now(), 'en', 'Palma', '39.5,2.6', 'Barcelona', '41.3,2.1', false, 'Boris', '+7', 'boris@example.org', '')`,
  );
  await run(
    `insert into yacht_requests (fingerprint, created_at, lang, place, starts_local, hours, guests, has_children, wish, name,
       phone, email, host)
     values ('\\x00', now(), 'en', 'Bodrum', '2026-12-05 10:30', 4, 6, true, '', 'Vera', '+7', 'vera@example.org', '')`,
  );
  await run(
    `insert into messages (order_id, kind, recipient, lang, mail_id, state, created_at, sent_at) values
       ($1, 'order-received', 'anna@example.org', 'en', '<one@localhost>', 'sent', now(), now()),
       ($1, 'order-paid', 'anna@example.org', 'en', '<two@localhost>', 'waiting', now(), null)`,
    [ORDER],
  );
  await run(
    `select graphile_worker.add_job('send_message', json_build_object('messageId', message_id)) from messages
     where state = 'waiting'`,
  );
  await run(
    `insert into outbox (name, order_id, request_id, yacht_request_id, at, handled_at) values
       ('order.placed', $1, null, null, now(), now()),
       ('order.changed', $1, null, null, now(), null),
       ('route.requested', null, (select request_id from route_requests), null, now(), null),
       ('yacht.requested', null, null, (select request_id from yacht_requests), now(), null)`,
    [ORDER],
  );
  await run(
    `select graphile_worker.add_job('publish_event', json_build_object('eventId', event_id)) from outbox
     where handled_at is null`,
  );
}

beforeAll(async () => {
  own = await createTestDatabase("template0");
  database = openDatabase(own.url, { max: 8 });
  folder = await mkdtemp(join(tmpdir(), "nameboard-migrations-"));
  const files = (await readdir(MIGRATIONS)).toSorted();
  const before = files.slice(
    0,
    files.findIndex((name) => name.endsWith("_one_subject.sql")),
  );
  for (const name of before) await cp(join(MIGRATIONS, name), join(folder, name));
  await migrate(database.pool, { say, folder });
  await runMigrations({ pgPool: database.pool });
  await leaveWork();
  await migrate(database.pool, { say });
});
afterAll(async () => {
  await database.close();
  await own.drop();
  await rm(folder, { recursive: true });
});

describe("events and messages from the version before they had one subject", () => {
  it("keep their subject, and a change that nobody has heard of counts as a change of everything", async () => {
    expect(await run("select name, subject_kind, subject_id, body from outbox order by event_id")).toEqual([
      { name: "order.placed", subject_kind: "order", subject_id: ORDER, body: {} },
      {
        name: "order.changed",
        subject_kind: "order",
        subject_id: ORDER,
        body: { tripId: ORDER, changed: { time: true, ride: true, details: true } },
      },
      { name: "route.requested", subject_kind: "route-request", subject_id: 1, body: {} },
      { name: "yacht.requested", subject_kind: "yacht-request", subject_id: 1001, body: {} },
    ]);
  });

  it("R-19, rule 32: a message that already exists cannot be stored again", async () => {
    await expect(
      run(
        `insert into messages (subject_kind, subject_id, kind, recipient, lang, mail_id, created_at, due_at)
         values ('order', $1, 'order-received', 'anna@example.org', 'en', '<three@localhost>', now(), now())`,
        [ORDER],
      ),
    ).rejects.toThrow(/messages_once/);
  });

  it("I6: are published and sent once by the next version", async () => {
    await seedTemplate(own.url);
    const test = await buildTestApp({
      listen: true,
      parts: { database, clock: () => TEST_NOW },
      variables: { OPERATOR_MAIL: "desk@rides.example" },
    });
    const sent = () => run("select subject_kind, kind, recipient, state from messages order by message_id");
    const line = (subject_kind: string, kind: string, recipient: string) => ({
      subject_kind,
      kind,
      recipient,
      state: "sent",
    });
    await eventually(async () => {
      expect(await run("select 1 from graphile_worker._private_jobs where run_at <= now()")).toEqual([]);
      expect((await sent()).toSorted((a, b) => String(a["kind"]).localeCompare(String(b["kind"])))).toEqual([
        line("order", "order-changed", "anna@example.org"),
        line("order", "order-changed-operator", "desk@rides.example"),
        line("order", "order-paid", "anna@example.org"),
        line("order", "order-received", "anna@example.org"),
        line("route-request", "route-request", "desk@rides.example"),
        line("route-request", "route-request-received", "boris@example.org"),
        line("yacht-request", "yacht-request", "desk@rides.example"),
        line("yacht-request", "yacht-request-received", "vera@example.org"),
      ]);
    });
    // Messages sent before are not sent again.
    const mails = await createFileMailer({ dir: test.mailDir }).list();
    expect([mails.length, mails.some(({ messageId }) => messageId === "<one@localhost>")]).toEqual([7, false]);
    await test.close();
  });
});
