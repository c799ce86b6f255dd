import ICAL from "ical.js";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { placeOrderFor } from "#contract/console/phone/place-order-for.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { STAFF_TEXTS } from "#domain/orders/staff-texts.ts";
import { csvOf } from "#domain/values/csv-of.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { readCsvRows } from "#server/modules/operator-places/file/read-csv.ts";
import { passKeys } from "../../../../../tests/server/pass-keys.ts";
import { jobsDone, payInFull } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  call,
  placedOrder,
  placeOrder,
  POINTS,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { HOSTILE_TEXTS } from "../../../../../tests/support/hostile-texts.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { readPdf } from "../../../../../tests/support/read-pdf.ts";
import { readZip } from "../../../../../tests/support/read-zip.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const TEXTS = Object.entries(HOSTILE_TEXTS);

let test: TestApp;
let staff: Record<string, string>;
let keys: Awaited<ReturnType<typeof passKeys>>;

beforeAll(async () => {
  keys = await passKeys();
  test = await buildTestApp({ listen: true, variables: { ...keys.variables, CALLS_PER_MINUTE: "100000" } });
  staff = await headersOf(test.app, "dispatcher");
});
afterAll(async () => {
  await test.close();
  rmSync(keys.dir, { recursive: true, force: true });
});

/** Documents part words as they need; what counts is that every letter is there. */
const letters = (text: string): string => text.normalize("NFKC").replace(/[\s\p{Cf}\p{Mn}]+/gu, "");

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };
const shown = (html: string): string => html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const typed = (text: string) => ({
  passengers: [{ name: text, phone: "+79161234567", email: "anna@example.org" }],
  text_tablet: text,
  comment: text,
  internal_number: text,
  finish_location: { address: text, location: POINTS.moscow },
});

const rows = async (sql: string, values: readonly unknown[]) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, [...values])).rows;

describe("VAL-30, T-24: what was typed is kept, shown everywhere and run nowhere", () => {
  it.each(TEXTS)("by the API: %s", async (_, text) => {
    const order = await placedOrder(test.app, typed(text));
    const path = `/v4/orders/trips?lang=en&order_id=${order.order_id}`;
    const headers = { "order-key": order.order_key ?? "" };
    const [trip] = (await call<{ orders: Record<string, unknown>[] }>(test.app, "GET", path, { headers })).result
      .orders;
    expect(trip).toMatchObject({ notes: text, table: text, internal_number: text, passengers: [{ name: text }] });
    expect(String(trip?.["destination_address"])).toContain(text);

    await payInFull(test.database.pool, order.order_id);
    await putTrips(test.database.pool, order.order_id, "confirmed");
    const read = async (name: string) => {
      const answer = await test.app.inject({ url: `/orders/${order.order_id}/${name}?lang=en`, headers });
      expect([name, answer.statusCode]).toEqual([name, 200]);
      return answer.rawPayload;
    };

    const calendar = new ICAL.Component(ICAL.parse(String(await read("trips.ics"))));
    const events = calendar.getAllSubcomponents("vevent");
    expect(events).toHaveLength(1);
    expect(events[0]?.getAllSubcomponents("valarm")).toHaveLength(2);
    expect(letters(JSON.stringify(events[0]?.toJSON()))).toContain(letters(JSON.stringify(text).slice(1, -1)));

    const pass = JSON.parse(String(readZip(await read("pass.pkpass")).get("pass.json"))) as object;
    expect(letters(JSON.stringify(pass))).toContain(letters(JSON.stringify(text).slice(1, -1)));

    // Emoji and letters of the Arabs have a font and an order of their own on paper.
    if (!/[\p{Emoji_Presentation}\p{Script=Arabic}]/u.test(text)) {
      const { sheets } = await readPdf(await read("voucher.pdf"));
      expect(letters(sheets.join(" "))).toContain(letters(text));
    }
  });

  it.each(TEXTS)("in e-mails: %s", async (_, text) => {
    const order = await placedOrder(test.app, typed(`${text} 2`));
    await jobsDone(test);
    const mails = await createFileMailer({ dir: test.mailDir }).list();
    const own = mails.filter(({ html }) => html.includes(String(order.order_id)));
    expect(own.map(({ to }) => to)).toContain("anna@example.org");
    for (const { html, text: plain, subject } of own) {
      expect(letters(shown(html))).toContain(letters(text));
      expect(letters(plain)).toContain(letters(text));
      expect(html).not.toMatch(/<script|<svg|<img src=x|<!-- gate|<b>c/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it.each(TEXTS)("by telephone and in the console: %s", async (_, text) => {
    const ends = { start_place_point: POINTS.sheremetyevo, finish_place_point: POINTS.moscow, currency: "RUB" };
    const query = new URLSearchParams({ lang: "en", ...ends }).toString();
    const prices = await call<{ price_id: number }[]>(test.app, "GET", `/operator/v1/prices?${query}`, {
      headers: staff,
    });
    const body = {
      trips: [tripBody(prices.result[0]?.price_id ?? 0, typed(`${text} 3`))],
      letter_lang: "en",
      told: true,
    };
    const { result } = await call<EndpointResult<typeof placeOrderFor>>(
      test.app,
      "POST",
      "/operator/v1/orders?lang=en",
      { body, headers: { ...staff, "idempotency-key": attemptKey() } },
    );
    const { order_id: id } = result;
    await call(test.app, "POST", `/operator/v1/orders/${id}/notes?lang=en`, {
      body: { text },
      headers: { ...staff, "idempotency-key": attemptKey() },
    });
    const { result: desk } = await call<DeskOrderView>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, {
      headers: staff,
    });
    expect(JSON.stringify(desk)).toContain(JSON.stringify(`${text} 3`).slice(1, -1));
    expect(desk.notes.map((note) => note.text)).toEqual([text]);
    expect(await rows("select comment, sign from trips where order_id = $1", [id])).toEqual([
      { comment: `${text} 3`, sign: `${text} 3` },
    ]);
  });

  it.each(TEXTS)("in a table: %s", (_, text) => {
    const [cells] = readCsvRows(csvOf([["1", text, "end"]], "en"), ",");
    expect(cells?.cells[1]?.replace(/^'/, "")).toBe(text);
    expect(cells?.cells[1]).not.toMatch(/^[=+\-@＝]/);
  });
});

/** Each field of an order with the longest text that it takes; one character more is refused. */
const LONGEST = [
  [
    "name",
    TEXT_LIMITS.name,
    (text: string) => ({ passengers: [{ name: text, phone: "+79161234567", email: "a@example.org" }] }),
  ],
  ["text_tablet", TEXT_LIMITS.sign, (text: string) => ({ text_tablet: text })],
  ["comment", TEXT_LIMITS.comment, (text: string) => ({ comment: text })],
  ["address", TEXT_LIMITS.address, (text: string) => ({ finish_location: { address: text, location: POINTS.moscow } })],
] as const;

describe("found 33: a text that is too long is refused with its field and limit, never cut", () => {
  it.each(["/v1", "/v3", "/v4"])("in orders of %s", async (prefix) => {
    const price = await anyPrice(test.app);
    for (const [where, most, trip] of LONGEST) {
      const sent = await placeOrder(test.app, [tripBody(price.price_id, trip("я".repeat(most + 1)))], { prefix });
      expect(sent.error).toMatchObject({ code: 1000, details: { where, most } });
      expect(sent.error?.message.replace(/\D/g, "")).toBe(String(most));
    }
  });

  it("in a change, by telephone and in a note of the staff", async () => {
    const order = await placedOrder(test.app);
    const [comment, note] = ["я".repeat(TEXT_LIMITS.comment + 1), "я".repeat(STAFF_TEXTS.note + 1)];
    const changed = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      body: { order_id: order.order_id, comment },
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(changed.error).toMatchObject({ code: 1000, details: { where: "comment", most: TEXT_LIMITS.comment } });
    const price = await anyPrice(test.app);
    const send = async (path: string, body: object) =>
      call(test.app, "POST", `/operator/v1/orders${path}?lang=en`, {
        body,
        headers: { ...staff, "idempotency-key": attemptKey() },
      });
    const trips = [tripBody(price.price_id, { comment })];
    expect((await send("", { trips, letter_lang: "en", told: true })).error).toMatchObject({ code: 1000 });
    const { error } = await send(`/${order.order_id}/notes`, { text: note });
    expect(error).toMatchObject({ code: 1000 });
    expect(error?.message.replace(/\D/g, "")).toBe(String(STAFF_TEXTS.note));
  });
});

describe("found 33: lines of a note stay lines, and end no line of anything else", () => {
  const NOTE = "Gate 4,\r\n\r\n\r\n  call <first>  \nBcc: x@evil.example\u2028END:VEVENT";
  const KEPT = "Gate 4,\n\ncall <first>\nBcc: x@evil.example\nEND:VEVENT";

  it("in the order, for the traveller and the staff, in e-mails, the calendar and a table", async () => {
    const order = await placedOrder(test.app, { comment: NOTE, text_tablet: NOTE });
    const headers = { "order-key": order.order_key ?? "" };
    const path = `/v4/orders/trips?lang=en&order_id=${order.order_id}`;
    const [trip] = (await call<{ orders: Record<string, unknown>[] }>(test.app, "GET", path, { headers })).result
      .orders;
    // A sign is one line.
    expect(trip).toMatchObject({ notes: KEPT, table: KEPT.replace(/\n+/g, " ") });
    const { result: desk } = await call<DeskOrderView>(
      test.app,
      "GET",
      `/operator/v1/orders/${order.order_id}?lang=en`,
      { headers: staff },
    );
    expect(JSON.stringify(desk)).toContain(JSON.stringify(KEPT));

    await payInFull(test.database.pool, order.order_id);
    await putTrips(test.database.pool, order.order_id, "confirmed");
    await jobsDone(test);
    const mails = (await createFileMailer({ dir: test.mailDir }).list()).filter(({ html }) =>
      html.includes(String(order.order_id)),
    );
    for (const { subject, to } of mails) expect(`${subject}${to}`).not.toMatch(/[\r\n]|evil/);
    for (const { html, text } of mails) expect(html + text).not.toContain("x@evil");

    const answer = await test.app.inject({ url: `/orders/${order.order_id}/trips.ics?lang=en`, headers });
    expect(new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents("vevent")).toHaveLength(1);
    const [cells, ...others] = readCsvRows(csvOf([["1", KEPT, "end"]], "en"), ",");
    expect([cells?.cells.slice(1), others]).toEqual([[KEPT, "end"], []]);
  });
});
