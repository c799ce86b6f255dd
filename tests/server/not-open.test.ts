import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, type Endpoint } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { messagesFor } from "#i18n/messages.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { startSession } from "#server/modules/accounts/start-session.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { importTariffs, undoTariffImport } from "#server/modules/tariffs/index.ts";
import { readCurrentBook } from "#server/modules/tariffs/tariff-books.repository.ts";
import { render } from "#web/app/entry-server.tsx";
import { anyPrice, attemptKey, call, placeOrder, POINTS, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const NOT_OPEN = ERRORS["not-open"].number;

const pages: BuiltPages = {
  clientDir: import.meta.dirname,
  filesOf: () => ({ css: "", script: "/main.js", inlined: [], preloads: [] }),
  buildId: "1",
  render,
};

const CALLS: readonly Endpoint[] = [...PUBLIC_ENDPOINTS, ...OPERATOR_ENDPOINTS];

/** Calls that sell or name a price, with the prefixes under which they are served. */
const SELLING = CALLS.filter(({ trade }) => trade !== undefined).flatMap((endpoint) =>
  (endpoint.prefixes ?? API_PREFIXES).map((prefix) => ({ endpoint, prefix })),
);

let closed: TestApp;
let staff: Record<string, string>;
let partner: Record<string, string>;
/** A price of a time before, and an order that was placed then. */
let priceId: number;
let order: { readonly order_id: number; readonly order_key: string | null };

/** A database with the demo book only, as a first start leaves it, and a server in production on it. */
beforeAll(async () => {
  const before = await buildTestApp();
  priceId = (await anyPrice(before.app)).price_id;
  const placed = await placeOrder(before.app, [tripBody(priceId)], { key: attemptKey() });
  [order = { order_id: 0, order_key: null }] = placed.result;
  const { database } = before;
  await database.db.updateTable("accounts").set({ is_demo: false }).execute();
  const variables = { NODE_ENV: "production", ACQUIRER: "sandbox" };
  closed = await buildTestApp({ parts: { pages, database }, variables });
  const bearer = async (userId: number, role: "admin" | "partner") => {
    const { token } = await startSession(
      { db: database.db, clock: () => closed.clock.now },
      { user_id: userId, role },
      "Firefox",
    );
    return { authorization: `Bearer ${token}` };
  };
  staff = await bearer(90, "admin");
  partner = await bearer(1863, "partner");
});
afterAll(() => closed.close());

const open = (url: string) => closed.app.inject({ url, method: "GET", headers: { accept: "text/html" } });

describe("found 48: production without a book of the operator's own sells nothing", () => {
  it("knows every call that sells", () => {
    expect(SELLING.length).toBeGreaterThan(20);
    // What else these stations answer names no price to a traveller.
    const others = CALLS.filter(
      ({ station, path, trade }) =>
        (station === "prices" || station === "booking" || path.includes("offers")) && trade === undefined,
    );
    expect(others.map(({ name }) => name).toSorted()).toEqual([
      "changeSampleRide",
      "checkName",
      "drawTestMap",
      "findSampleRides",
      "getMiles",
      "getTestText",
      "listTestBooks",
      "priceSampleRides",
      "removeSampleRide",
      "saveSampleRide",
      "testPriceStrip",
      "testPrices",
      "withdrawOffer",
    ]);
  });

  it.each(SELLING.map(({ endpoint, prefix }) => [endpoint.name, prefix, endpoint] as const))(
    "%s under %s is refused by a code of its own, in words",
    async (_, prefix, { method, path, body }) => {
      const url = `${prefix}${path.replace(/:\w+/g, "1")}`;
      for (const lang of ["ru", "en"] as const) {
        for (const headers of prefix.startsWith("/operator") ? [staff] : [{}, partner]) {
          const { error, status } = await call(closed.app, method as "GET" | "POST", `${url}?lang=${lang}`, {
            ...(body && { body: {} }),
            headers,
          });
          expect([url, status, error?.code]).toEqual([url, 403, NOT_OPEN]);
          // Travellers are told to wait, and the staff what is missing.
          const words = prefix.startsWith("/operator") ? "errors.notOpenDesk" : "errors.not-open";
          expect(error?.message).toBe(messagesFor(lang)[words]);
        }
      }
    },
  );

  it("the old JSON-RPC calls neither", async () => {
    const rpc = async (method: string, params: object) => {
      const payload = { jsonrpc: "2.0", id: 1, method, params };
      const answer = await closed.app.inject({ method: "POST", url: "/rpc", payload });
      return answer.json<{ error?: { code: number } }>().error?.code;
    };
    const ride = {
      priceID: priceId,
      passengers: [{ name: "Anna", phone: "79161234567", email: "anna@example.com" }],
      arrivalNumber: "SU 2455",
      dateArrival: "2026-11-24 18:40",
      locationAddress: "Sheremetyevo",
      destinationAddress: "Tverskaya, 1",
    };
    expect(await rpc("BatchReservations", { data: [ride] })).toBe(NOT_OPEN);
    expect(await rpc("GetMaskReservation", { priceID: priceId })).toBe(NOT_OPEN);
    const [start, finish] = [POINTS.sheremetyevo, POINTS.moscow].map((text) => {
      const point = parseGeoPoint(text);
      return point && placeAt(closed.gazetteer, point)?.number;
    });
    expect(await rpc("GetPrice", { startPlaceAuditID: start, finishPlaceAuditID: finish, currency: "RUB" })).toBe(
      NOT_OPEN,
    );
  });

  it("a price of before is no price, and what was ordered before is there for its traveller and the staff", async () => {
    const { error } = await placeOrder(closed.app, [tripBody(priceId)], { key: attemptKey() });
    expect(error?.code).toBe(NOT_OPEN);
    const view = await call(closed.app, "GET", `/v4/orders/${order.order_id}`, {
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(view.error).toBeNull();
    const board = await call(closed.app, "GET", "/operator/v1/trips?lang=en", { headers: staff });
    expect(board.error).toBeNull();
  });

  it.each(["finder", "finder/prices", "prices", "rent", "rent/prices", "yacht", "yacht/order", ""])(
    "the page /booking/%s says so in both languages, and no search engine keeps it",
    async (path) => {
      for (const lang of ["ru", "en"] as const) {
        const answer = await open(`/booking/${path}?lang=${lang}&user_id=1863`);
        const page = answer.statusCode === 302 ? await open(String(answer.headers.location)) : answer;
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain(`${messagesFor(lang)["missing.notOpen.title"]}</h1>`);
        expect(page.body).not.toContain('id="place-from"');
        expect(page.headers["x-robots-tag"]).toBe("noindex");
      }
    },
  );

  it("the page of an order, the log-in, the terms and the console stay", async () => {
    for (const path of ["/booking/order/1000001", "/my-trips", "/booking/about/offer"])
      expect((await open(`${path}?lang=en`)).body).not.toContain(`${messagesFor("en")["missing.notOpen.title"]}</h1>`);
    expect((await closed.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  it("a module in another site's page says so in place of itself", async () => {
    const site = "https://hotel.example";
    await call(closed.app, "POST", "/v4/partners/sites", { body: { site }, headers: partner });
    const answer = await closed.app.inject({
      url: "/booking/inline?user_id=1863&lang=en",
      headers: { origin: site },
    });
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([
      403,
      { unlisted: { text: messagesFor("en")["missing.notOpen.title"] } },
    ]);
  });

  it("opens when the operator's own book comes into force, and closes when that is undone or has the demo prices", async () => {
    const { db } = closed.database;
    const demo = await readCurrentBook(db);
    if (demo === undefined) throw new Error("There is no demo book");
    const clock = () => closed.clock.now;
    const bringIn = (book: TariffBook) => importTariffs(db, clock, { book, fileName: "rides.yaml" });
    const sells = async () => {
      // A server notices another book within seconds; a new one at once.
      const variables = { NODE_ENV: "production", ACQUIRER: "sandbox" };
      const other = await buildTestApp({ parts: { database: closed.database }, variables });
      const { error } = await placeOrder(other.app, [], { key: attemptKey() });
      await other.close();
      return error?.code !== NOT_OPEN;
    };
    expect(await sells()).toBe(false);
    const [first, ...others] = demo.book.tariffs;
    if (first === undefined) throw new Error("The demo book has no tariff");
    const dearer = { ...demo.book, tariffs: [{ ...first, base: first.base + 100 }, ...others] };
    const { version } = await bringIn(dearer);
    expect(await sells()).toBe(true);
    await undoTariffImport(db, clock, version);
    expect(await sells()).toBe(false);
    await bringIn({ ...dearer, title: "Our own rides" });
    expect(await sells()).toBe(true);
    await bringIn({ ...demo.book, title: "Our own rides" });
    expect(await sells()).toBe(false);
    const below = <Entry extends { readonly line: number }>(entries: readonly Entry[]) =>
      entries.map((entry) => ({ ...entry, line: entry.line + 1 })).toReversed();
    await bringIn({ ...demo.book, tariffs: below(demo.book.tariffs), fares: below(demo.book.fares) });
    expect(await sells()).toBe(false);
  });

  it("sells as ever outside production", async () => {
    const tried = await buildTestApp();
    expect((await anyPrice(tried.app)).price).toBeGreaterThan(0);
    await tried.close();
  });
});
