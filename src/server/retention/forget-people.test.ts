import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_TERMS } from "#domain/retention/retention-terms.ts";
import { forgetKeptMail } from "#server/adapters/mailer/forget-kept-mail.ts";
import {
  erasePerson,
  exportPerson,
  personContact,
  personHash,
  repeatErasures,
} from "#server/retention/erase-person.ts";
import { countOverdue, forgetPeople } from "#server/retention/forget-people.ts";
import { openPayment } from "../../../tests/server/payment-steps.ts";
import { call, eventually, placedOrder, POINTS } from "../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../tests/support/test-app.ts";

const MONTH_MS = 31 * 86_400_000;
const ZINA = "zina.canary@example.org";
/** One in each member in which a traveller can say something. */
const PERSONAL_TRIP = {
  passengers: [
    { name: "Zinaida Canary", phone: "+7 903 555-12-34", email: ZINA },
    { name: "Prokhor Canary", phone: "+7 903 555-99-88", email: "prokhor.canary@example.org" },
  ],
  viewers: ["+7 903 555-45-68"],
  text_tablet: "CANARY PARTY",
  comment: "call the concierge, Canary",
  finish_location: { address: "Canary bulvar 77, flat 13", location: "55.771234,37.620077" },
  stops: [{ address: "Canary stop 5", location: "55.801234,37.550077" }],
  internal_number: "INT-CANARY",
  coordinator: { name: "Canary Coordinator", phone: "+7 903 555-77-66" },
};
const CONTACT = { name: "Anna Canary", phone: "+7 916 555-45-67", email: ZINA };
/** Whatever is written in one of these ways, a point with its metres included. */
const CANARIES = /canary|903\D?555|90355|91655|5\.771234|5\.801234/i;

let test: TestApp;
let order: PlacedOrder;
beforeEach(async () => {
  test = await buildTestApp({ listen: true });
  order = await placedOrder(test.app, PERSONAL_TRIP);
  const headers = { "order-key": order.order_key ?? "" };
  const changed = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
    body: { order_id: order.order_id, comment: "Canary changed" },
    headers,
  });
  if (changed.error !== null) throw new Error(`The change was refused: ${JSON.stringify(changed.error)}`);
  await test.database.pool.query("update orders set new_email = 'later.canary@example.org'");
  await test.database.pool.query(
    `with note as (insert into order_notes (order_id, text, at, author) values ($1, 'Canary note', now(), 'operator:91')),
       driver as (update trips set driver = '{"name": "Canary Driver", "phone": "+7 903 555-00-11"}' where order_id = $1)
     insert into audit_entries (at, account_id, staff_role, call, attempt_key, subject_kind, subject_id, before, after, reason, request_id, network)
     values (now(), 91, 'dispatcher', 'nameDriver', 'k', 'order', $1, '{}', '{"name": "Canary"}', 'canary', 'r', 'n')`,
    [order.order_id],
  );
  const route = {
    start: { title: "Canary street", location: POINTS.moscow },
    finish: { title: "Sydney", location: POINTS.sydney },
  };
  await call(test.app, "POST", "/v4/route-requests?lang=en", {
    body: { ...route, contact: CONTACT, text: "Canary skis" },
  });
  await call(test.app, "POST", "/v4/send/booking-yacht-requests", {
    body: { ...CONTACT, location: "Bodrum", date: "2026-12-05 10:30", hours: 4, guests: 6, details: "Canary skipper" },
  });
  await test.database.pool.query(
    `with way as (update route_requests set answer = $1), yacht as (update yacht_requests set answer = $1),
       offer as (insert into offers (request_kind, request_id, key_salt, quotes, words, valid_until, made_at, author)
         select 'way', request_id, '\\x00', $2, 'For Zinaida Canary', now(), now(), 'operator:91' from route_requests)
     insert into audit_entries (at, account_id, staff_role, call, attempt_key, subject_kind, subject_id, before, after, reason, request_id, network)
     select now(), 91, 'dispatcher', 'closeRequest', 'k2', 'way-request', request_id, '{}', '{}', 'Canary called', 'r', 'n' from route_requests`,
    [
      JSON.stringify({
        decline: { reason: "other", words: "No car for Canary", otherWay: "Canary tram" },
        note: "Canary",
        author: "operator:91",
      }),
      JSON.stringify([{ amount: 100, startPoint: "55.771234,37.620077", finishPoint: "55.801234,37.550077" }]),
    ],
  );
  // The lines of a receipt name an address where a ride ends at no place that is known.
  await openPayment(test, order);
  await test.database.pool.query(
    `update payments set lines = replace(lines::text, '"name": {', '"name": {"de": "Canary bulvar 77", ')::jsonb`,
  );
  await call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: order.order_id, reason: "Canary fell ill" },
    headers,
  });
  await eventually(async () => {
    if (!(await told("messages")).includes("order-cancelled")) throw new Error("No letter tells of the cancelling.");
  });
  await eventually(async () => {
    const { rows } = await test.database.pool.query("select kind from messages where state = 'waiting'");
    if (rows.length > 0) throw new Error("An e-mail is still being written.");
  });
});
afterEach(() => test.close());

const told = async (table: string): Promise<string> => {
  const { rows } = await test.database.pool.query<{ told: string }>(
    `select coalesce(string_agg(to_jsonb(t)::text, e'\\n'), '') as told from ${table} t`,
  );
  return rows[0]?.told ?? "";
};
/** Tables in which somebody can be found, in any column; bytes too. */
const namingTables = async (pattern: RegExp): Promise<string[]> => {
  const { rows } = await test.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const text = await told(name);
    const bytes = text.replace(/\\\\x([0-9a-f]+)/g, (_all, hex: string) => Buffer.from(hex, "hex").toString());
    if (pattern.test(text) || pattern.test(bytes)) found.push(name);
  }
  return found;
};
const seenByKey = async () => {
  const { result } = await call<Record<string, unknown>>(test.app, "GET", `/v4/orders/${order.order_id}?lang=en`, {
    headers: { "order-key": order.order_key ?? "" },
  });
  return result;
};
const retention = (now: number) => ({
  db: test.database.db,
  clock: () => now,
  terms: USUAL_TERMS,
  forgetLetterFiles: (before: Date) => forgetKeptMail(test.mailDir, before),
});

describe("the nightly job", () => {
  it("leaves nobody in any column of any table once the time is over, and way, sum and state as they were", async () => {
    const before = (await seenByKey()) as { total: number; trips: { start: { title: string } }[] };
    expect(await namingTables(CANARIES)).toEqual(expect.arrayContaining(["public.order_changes", "public.payments"]));
    const letters = await readdir(test.mailDir);
    expect(letters.length).toBeGreaterThan(0);
    for (const name of letters) await utimes(join(test.mailDir, name), TEST_NOW / 1000, TEST_NOW / 1000);
    await writeFile(join(test.mailDir, "notes.txt"), "not a letter");
    const overdue = await countOverdue(retention(TEST_NOW + 14 * MONTH_MS));
    expect(overdue).toEqual({ orders: 1, routeRequests: 1, yachtRequests: 1 });
    expect(await forgetPeople(retention(TEST_NOW + 14 * MONTH_MS))).toMatchObject(overdue);
    expect(await namingTables(CANARIES)).toEqual([]);
    expect(await readdir(test.mailDir)).toEqual(["notes.txt"]);
    const after = await seenByKey();
    expect(after).toMatchObject({ total: before.total, state: "cancelled", email: "" });
    expect(after).toMatchObject({ trips: [{ start: { title: before.trips[0]?.start.title } }] });
    expect(JSON.stringify(after)).not.toMatch(CANARIES);
    // Why it was declined and what was offered stay, as reports count them.
    expect([await told("route_requests"), await told("offers")]).toEqual([
      expect.stringContaining('"reason": "other"'),
      expect.stringContaining('"amount": 100'),
    ]);
    const again = await forgetPeople(retention(TEST_NOW + 14 * MONTH_MS));
    expect(again).toEqual({ orders: 0, routeRequests: 0, yachtRequests: 0, events: 0, notices: 0, letterFiles: 0 });
  });

  it("leaves orders, requests and events alone that are younger than they are kept", async () => {
    const before = await told("trips");
    expect(await forgetPeople(retention(TEST_NOW + 3600_000))).toMatchObject({
      orders: 0,
      routeRequests: 0,
      yachtRequests: 0,
    });
    expect(await told("trips")).toBe(before);
  });
});

describe("a person", () => {
  it("G-29: is exported whole, then erased from every table with an act that does not name them, also after a restore", async () => {
    const desk = { db: test.database.db, clock: () => TEST_NOW + 1000, production: false };
    const exported = JSON.stringify(await exportPerson(desk, ` ${ZINA.toUpperCase()} `, "admin@demo.test"));
    for (const part of ["Zinaida Canary", "Canary bulvar 77", "Anna Canary", "Canary skipper", "Canary changed"])
      expect(exported).toContain(part);
    expect(exported).not.toContain("key_salt");
    const { erasure, counts } = await erasePerson(desk, ZINA, "admin@demo.test");
    expect(counts).toEqual({ orders: 1, routeRequests: 1, yachtRequests: 1, accounts: 0 });
    expect(await namingTables(CANARIES)).toEqual([]);
    const { rows } = await test.database.pool.query(
      "select call, account_id, subject_kind from audit_entries where call like '%Person' order by entry_id",
    );
    const entry = { account_id: 90, subject_kind: "account" };
    expect(rows).toEqual([
      { ...entry, call: "exportPerson" },
      { ...entry, call: "erasePerson" },
    ]);
    // Found 3: neither a stranger's name nor anybody without the right is taken from a shell.
    for (const by of ["Olga", "customer@demo.test", "dispatcher@demo.test"])
      await expect(erasePerson(desk, ZINA, by)).rejects.toThrow(by);
    await expect(exportPerson({ ...desk, production: true }, ZINA, "admin@demo.test")).rejects.toThrow(
      "admin@demo.test",
    );
    expect(await told("erasures")).toContain(personHash(ZINA));
    // As an earlier backup would bring them back.
    await test.database.pool.query("update orders set nameless_at = null, customer_email = $1", [ZINA]);
    expect(await repeatErasures(desk, [erasure])).toBe(1);
    expect(await namingTables(CANARIES)).toEqual([]);
  });

  it("who ordered by telephone without an e-mail is exported and erased by the phone, in any spelling, also after a restore", async () => {
    const desk = { db: test.database.db, clock: () => TEST_NOW + 1000, production: false };
    await test.database.pool.query("update orders set customer_email = '', new_email = ''");
    await test.database.pool.query(
      `update trips set passengers = '[{"name": "Zinaida Canary", "phone": "8 (903) 555-12-34", "email": ""}]'`,
    );
    await test.database.pool.query("delete from order_changes");
    expect(["Zinaida", "12-34", "903 555"].map((typed) => personContact(typed, "RU"))).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
    expect(personContact("+44 7911 123456", "RU")).toBe("+447911123456");
    const phone = personContact("8 903 555-12-34", "RU") ?? "";
    expect(phone).toBe("+79035551234");
    const stranger = await exportPerson(desk, "+79035551235", "admin@demo.test");
    expect(stranger["orders"]).toEqual([]);
    expect(JSON.stringify(await exportPerson(desk, phone, "admin@demo.test"))).toContain("Zinaida Canary");
    const { erasure, counts } = await erasePerson(desk, phone, "admin@demo.test");
    expect(counts).toMatchObject({ orders: 1, routeRequests: 0 });
    expect(await told("trips")).not.toMatch(CANARIES);
    await test.database.pool.query(
      `update orders set nameless_at = null; update trips set passengers = '[{"phone": "+79035551234"}]'`,
    );
    expect(await repeatErasures(desk, [erasure])).toBe(1);
    expect(await told("trips")).not.toMatch(CANARIES);
  });

  it("with a ride ahead is not erased, and told which", async () => {
    const ahead = await placedOrder(test.app, PERSONAL_TRIP);
    const desk = { db: test.database.db, clock: () => TEST_NOW + 1000, production: false };
    await expect(erasePerson(desk, ZINA, "admin@demo.test")).rejects.toThrow(String(ahead.order_id));
    expect(await told("orders")).toContain("Zinaida Canary");
  });
});
