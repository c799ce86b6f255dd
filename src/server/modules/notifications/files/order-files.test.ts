import ICAL from "ical.js";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { passKeys } from "../../../../../tests/server/pass-keys.ts";
import { payInFull } from "../../../../../tests/server/payment-steps.ts";
import {
  anyPrice,
  attemptKey,
  backBody,
  call,
  placedOrder,
  placedReturn,
  placeOrder,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { NASTY_TEXTS } from "../../../../../tests/support/nasty-texts.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { readPdf } from "../../../../../tests/support/read-pdf.ts";
import { readZip } from "../../../../../tests/support/read-zip.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
let order: PlacedOrder;
let other: PlacedOrder;
beforeAll(async () => {
  test = await buildTestApp();
  order = await placedOrder(test.app);
  other = await placedOrder(test.app);
  await payInFull(test.database.pool, order.order_id);
});
afterAll(() => test.close());

const file = (id: number, name: string, key?: string | null, { lang = "ru", method = "GET" as "GET" | "HEAD" } = {}) =>
  test.app.inject({
    method,
    url: `/orders/${id}/${name}?lang=${lang}`,
    headers: key === undefined || key === null ? {} : { "order-key": key },
  });
const read = async ({ order_id: id, order_key: key }: PlacedOrder, name: string, lang = "ru") => {
  const answer = await file(id, name, key, { lang });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
};
const calendarOf = async (from: PlacedOrder) => {
  const calendar = new ICAL.Component(ICAL.parse((await read(from, "trips.ics")).toString()));
  const [event] = calendar.getAllSubcomponents("vevent");
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return { calendar, value, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) };
};

describe("who may have a file of an order", () => {
  it("neither a stranger nor the holder of another order's key learns whether the order exists", async () => {
    const missing = await file(1_999_999, "voucher.pdf", other.order_key);
    const foreign = await file(order.order_id, "voucher.pdf", other.order_key);
    expect(missing.statusCode).toBe(foreign.statusCode);
    expect(foreign.json<{ error: unknown }>().error).toEqual(missing.json<{ error: unknown }>().error);
    expect(foreign.headers["content-type"]).toContain("json");
    expect((await file(order.order_id, "voucher.pdf")).statusCode).toBe(401);
    expect((await file(order.order_id, "secret.pdf", order.order_key)).statusCode).toBe(404);
    const inAddress = await test.app.inject(`/orders/${order.order_id}/voucher.pdf?key=${order.order_key}`);
    expect(inAddress.statusCode).toBe(401);
  });

  it.each([
    ["voucher.pdf", "application/pdf", "voucher"],
    ["receipt.pdf", "application/pdf", "receipt"],
    ["trips.ics", "text/calendar; charset=utf-8", "trips"],
  ])("%s is a download that nobody on the way keeps", async (name, type, kept) => {
    const { headers } = await file(order.order_id, name, order.order_key);
    expect(headers).toMatchObject({
      "content-type": type,
      "cache-control": "private, no-store",
      "content-disposition": `attachment; filename="${kept}-${order.order_id}${name.slice(name.indexOf("."))}"`,
      "x-content-type-options": "nosniff",
    });
    const head = await file(order.order_id, name, order.order_key, { method: "HEAD" });
    expect([head.statusCode, head.rawPayload.length, head.headers["content-type"]]).toEqual([200, 0, type]);
  });
});

describe("a pass for a wallet", () => {
  it("is neither offered nor made where the operator has no keys", async () => {
    const path = `/v4/orders/${order.order_id}?lang=en`;
    const headers = { "order-key": order.order_key ?? "" };
    expect((await call<OrderView>(test.app, "GET", path, { headers })).result.wallets).toEqual([]);
    for (const name of ["pass.pkpass", "google-pass"])
      expect((await file(order.order_id, name, order.order_key)).statusCode).toBe(404);
  });

  it("is made for whoever may read the order, of the trip that is asked for, once its car is confirmed", async () => {
    const keys = await passKeys();
    const holder = await buildTestApp({ variables: keys.variables, parts: { database: test.database } });
    const { there, home } = await placedReturn(holder.app);
    const ask = (name: string, key = there.order_key) =>
      holder.app.inject({
        url: `/orders/${there.order_id}/${name}?trip=${home.order_id}`,
        headers: { "order-key": key ?? "" },
      });
    expect((await ask("pass.pkpass")).statusCode).toBe(404);
    await putTrips(test.database.pool, there.order_id, "confirmed");
    const apple = await ask("pass.pkpass");
    expect(apple.headers).toMatchObject({
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": `attachment; filename="pass-${there.order_id}.pkpass"`,
    });
    const pass: unknown = JSON.parse(String(readZip(apple.rawPayload).get("pass.json")));
    expect(pass).toMatchObject({ serialNumber: `trip-${home.order_id}` });
    const google = await ask("google-pass");
    expect([google.statusCode, google.headers["cache-control"]]).toEqual([303, "private, no-store"]);
    expect(google.headers.location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    for (const name of ["pass.pkpass", "google-pass"]) expect((await ask(name, "")).statusCode).toBe(401);
    await holder.close();
    rmSync(keys.dir, { recursive: true, force: true });
  });
});

describe("the voucher", () => {
  it.each([
    [
      "ru",
      [
        "Заказ",
        "Анна Иванова",
        "SU 2455",
        "24 ноября, вторник, 18:40",
        "Москва, GMT+3",
        "Где встретимся",
        "Отель «Метрополь»",
        "+7 000 000-00-00",
        "Бесплатно до 24 ноября, 12:40",
        "ООО «Неймборд Демо»",
        "Оплачено",
      ],
    ],
    [
      "en",
      [
        "Booking",
        "Анна Иванова",
        "SU 2455",
        "Tue 24 November, 18:40",
        "Moscow Time, GMT+3",
        "Where to meet",
        "Отель «Метрополь»",
        "+44 0000 000 000",
        "Free until 24 November, 12:40",
        "Nameboard Demo Ltd",
        "Paid",
      ],
    ],
  ])("says everything needed on the way as text that can be searched, in %s", async (lang, words) => {
    const pdf = await readPdf(await read(order, "voucher.pdf", lang));
    expect(pdf.sheets).toHaveLength(1);
    for (const text of words) expect(pdf.sheets[0]).toContain(text.normalize("NFKC"));
    expect(pdf).toMatchObject({ language: lang, copyable: 2, embedded: 2 });
    expect(pdf.title).toContain(String(order.order_id));
    expect(pdf.fonts.map((font) => font.replace(/^[A-Z]{6}\+/, "subset "))).toEqual([
      "subset Onest-SemiBold",
      "subset Onest-Regular",
    ]);
  });

  it("has a code that opens the order's page and tells nobody its key", async () => {
    const bytes = await read(order, "voucher.pdf");
    const { codes, sheets } = await readPdf(bytes);
    expect(codes).toEqual([`http://localhost:3000/booking/order/${order.order_id}`]);
    expect(sheets.join()).not.toContain(order.order_key);
  });

  it("has a sheet with a sign for each car there and back", async () => {
    const price = await anyPrice(test.app);
    const there = (name: string) => tripBody(price.price_id, { text_tablet: name });
    const back = (name: string) => backBody(price, { text_tablet: name });
    const signs = ["أحمد محمد", "王小明", "Максимилиан Константинопольский-Заболоцкий, Deloitte"];
    const { result } = await placeOrder(test.app, [...signs.map(there), ...signs.map(back)], { key: attemptKey() });
    const [all] = result;
    if (all === undefined) throw new Error("no order");
    const { sheets, codes, fonts } = await readPdf(await read(all, "voucher.pdf", "en"));
    expect(sheets).toHaveLength(6);
    expect(codes).toHaveLength(6);
    expect(sheets[1]).toContain("王小明");
    expect(sheets[1]).toContain("Outbound trip, car 2");
    expect(sheets[2]).toContain("Deloitte");
    // Nobody holds a sign at the traveller's own door.
    expect(sheets[3]).toContain("Return trip, car 1");
    expect(sheets[3]).not.toContain("王小明");
    expect(fonts.join()).toMatch(/NotoSansArabic-Bold.*NotoSansCJKsc-Bold/);
    const { events } = await calendarOf(all);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
  });

  it("is refused where every trip is cancelled, and no empty sheet", async () => {
    const off = await placedOrder(test.app);
    const { error } = await call(test.app, "POST", "/v4/orders/trips/cancel?lang=ru", {
      headers: { "order-key": off.order_key ?? "" },
      body: { order_id: off.order_id, transaction: off.transaction },
    });
    expect(error).toBeNull();
    expect((await file(off.order_id, "voucher.pdf", off.order_key)).statusCode).toBe(404);
  });

  it("stays on one sheet whatever was typed", async () => {
    const typed = Object.values(NASTY_TEXTS).map((text) => text.slice(0, 60));
    // The longest run out of the sheet first.
    const texts = typed.toSorted((a, b) => b.length - a.length).slice(0, 8);
    for (const text of texts) {
      await test.database.pool.query("update trips set sign = $2, finish_address = $3 where order_id = $1", [
        other.order_id,
        text.replaceAll("\0", "").toWellFormed(),
        `${text} `.repeat(4).replaceAll("\0", "").toWellFormed(),
      ]);
      const { sheets } = await readPdf(await read(other, "voucher.pdf"));
      expect(sheets).toHaveLength(1);
    }
  });
});

describe("the receipt", () => {
  it("says what its account says, and that it is no fiscal receipt", async () => {
    const { sheets } = await readPdf(await read(order, "receipt.pdf", "en"));
    expect(sheets).toHaveLength(1);
    for (const text of [
      "Receipt for booking",
      "not a fiscal receipt",
      "Ride",
      "Paid by card",
      "Nameboard Demo Ltd",
      "Company no. 00000000",
      "Анна Иванова",
    ]) {
      expect(sheets[0]).toContain(text);
    }
    const { sheets: unpaid } = await readPdf(await read(other, "receipt.pdf"));
    expect(unpaid[0]).toContain("Оплат пока не было.");
  });

  it("of five trips is drawn closer, so that it stays on one sheet", async () => {
    const price = await anyPrice(test.app);
    const both = (sign: string) => [
      tripBody(price.price_id, { text_tablet: sign }),
      backBody(price, { text_tablet: sign }),
    ];
    const trips = ["A", "B"].flatMap(both).concat(tripBody(price.price_id, { text_tablet: "C" }));
    const { result } = await placeOrder(test.app, trips, { key: attemptKey() });
    const [all] = result;
    if (all === undefined) throw new Error("no order");
    await payInFull(test.database.pool, all.order_id);
    expect((await readPdf(await read(all, "receipt.pdf"))).sheets).toHaveLength(1);
  });
});

/** What e-mails part, or what has a meaning of its own in a file. */
const TYPED = [
  "C:\\new",
  "Note:x",
  "a.b/c",
  "x;y,z",
  "first line\nsecond line",
  "https://evil.example",
  "\\n \\; \\\\,",
  "END:VEVENT",
];

describe("found 4, VAL-30: papers and passes say what was typed exactly as it was typed", () => {
  let holder: TestApp;
  let keys: Awaited<ReturnType<typeof passKeys>>;
  beforeAll(async () => {
    keys = await passKeys();
    holder = await buildTestApp({ variables: keys.variables });
  });
  afterAll(async () => {
    await holder.close();
    rmSync(keys.dir, { recursive: true, force: true });
  });

  it.each(TYPED)("%j", async (text) => {
    const { order_id: id, order_key: key } = await placedOrder(holder.app);
    const { pool } = holder.database;
    const driver = { name: text, phone: text, car: text, plate: "", isTold: true };
    await pool.query("update trips set sign = $2, start_address = $2, driver = $3 where order_id = $1", [
      id,
      text,
      driver,
    ]);
    await pool.query("update orders set customer_name = $2 where order_id = $1", [id, text]);
    await payInFull(pool, id);
    await putTrips(pool, id, "confirmed");
    const ask = (name: string) =>
      holder.app.inject({ url: `/orders/${id}/${name}?lang=en`, headers: { "order-key": key ?? "" } });
    const printed = async (name: string) => (await readPdf((await ask(name)).rawPayload)).sheets.join(" ");
    const onPaper = text.replaceAll("\n", " ");
    // Sign, address, and the driver's name, phone and car.
    expect((await printed("voucher.pdf")).split(onPaper)).toHaveLength(6);
    expect(await printed("receipt.pdf")).toContain(onPaper);
    const pass = String(readZip((await ask("pass.pkpass")).rawPayload).get("pass.json"));
    expect(pass).toContain(`"value":${JSON.stringify(text)}`);
    const [, body = ""] = (await ask("google-pass")).headers.location?.split("/save/")[1]?.split(".") ?? [];
    expect(Buffer.from(body, "base64url").toString()).toContain(`"body":${JSON.stringify(text)}`);
  });
});

describe("the calendar", () => {
  it.each(TYPED)("found 4, VAL-30: says what was typed exactly as it was typed: %j", async (text) => {
    const driver = { name: text, phone: text, car: text, plate: "", isTold: true };
    await test.database.pool.query("update trips set sign = $2, start_address = $2, driver = $3 where order_id = $1", [
      order.order_id,
      text,
      driver,
    ]);
    await putTrips(test.database.pool, order.order_id, "confirmed");
    const { events } = await calendarOf(order);
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event?.location).toBe(`Шереметьево, ${text}`);
    expect(event?.description).toContain(`\nНа табличке будет написано: ${text}\n`);
    expect(event?.description).toContain(`\nВодитель: ${text}\n`);
  });

  it("keeps its event through a change and a cancelling, so that a calendar follows", async () => {
    const booked = await placedOrder(test.app);
    const first = await calendarOf(booked);
    const [event] = first.events;
    expect(first.calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
    expect(event?.startDate.toUnixTime() ?? 0).toBe(Date.UTC(2026, 10, 24, 15, 40) / 1000);
    expect(first.value("status")).toBe("TENTATIVE");
    expect(event?.summary).toBe("Шереметьево – Москва");
    expect(event?.description).toContain("На табличке будет написано: Анна Иванова");
    expect(first.value("url")).toBe(`http://localhost:3000/booking/order/${booked.order_id}`);

    const headers = { "order-key": booked.order_key ?? "" };
    const changed = await call(test.app, "POST", "/v4/orders/trips?lang=ru", {
      headers,
      body: { order_id: booked.order_id, start_location: { time: "2026-11-24 20:10" } },
    });
    expect(changed.error).toBeNull();
    const second = await calendarOf(booked);
    expect(second.value("uid")).toBe(first.value("uid"));
    expect(Number(second.value("sequence"))).toBeGreaterThan(Number(first.value("sequence")));
    expect(second.events[0]?.startDate.toUnixTime() ?? 0).toBe(Date.UTC(2026, 10, 24, 17, 10) / 1000);

    const cancelled = await call(test.app, "POST", "/v4/orders/trips/cancel?lang=ru", {
      headers,
      body: { order_id: booked.order_id, transaction: booked.transaction },
    });
    expect(cancelled.error).toBeNull();
    const last = await calendarOf(booked);
    expect(last.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(last.value("status")).toBe("CANCELLED");
    // A calendar that cancels names who attends, one that publishes must not (found 59).
    expect([first, last].map(({ value }) => String(value("attendee") ?? "none").split(":")[0])).toEqual([
      "none",
      "mailto",
    ]);
    expect(last.value("uid")).toBe(first.value("uid"));
    expect(Number(last.value("sequence"))).toBeGreaterThan(Number(second.value("sequence")));
    expect(last.calendar.getAllSubcomponents("vevent")[0]?.getAllSubcomponents("valarm")).toEqual([]);
  });
});
