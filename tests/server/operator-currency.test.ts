import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { render } from "#web/app/entry-server.tsx";
import { call, logInAs, POINTS } from "../support/factories.ts";
import { headersOf } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const pages: BuiltPages = {
  clientDir: import.meta.dirname,
  filesOf: () => ({ css: "", script: "/main.js", inlined: [], preloads: [] }),
  buildId: "1",
  render,
};
const WAY = `start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;

/** A company that sells in pounds, and one that has said nothing. */
let pounds: TestApp;
let unsaid: TestApp;
beforeAll(async () => {
  [pounds, unsaid] = await Promise.all([
    buildTestApp({ parts: { pages }, variables: { OPERATOR_CURRENCY: "gbp" } }),
    buildTestApp({ parts: { pages } }),
  ]);
});
afterAll(() => Promise.all([pounds.close(), unsaid.close()]));

const priced = async ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  (await call<PriceItem[]>(app, "GET", url, { headers })).result[0]?.currency;
const drawn = async ({ app }: TestApp, url: string, headers: Record<string, string> = {}) => {
  const { body } = await app.inject({ url, headers: { accept: "text/html", ...headers } });
  const options = /<script type="application\/json" id="page-options"[^>]*>([^<]*)</.exec(body)?.[1] ?? "{}";
  return (JSON.parse(options) as { currency?: string }).currency;
};

/** A query, the host, and what each of the two starts in. */
const STARTS = [
  ["lang=ru", "rides.example", "GBP", "RUB"],
  ["lang=en", "rides.example", "GBP", "EUR"],
  ["", "rides.example", "GBP", "RUB"],
  ["lang=ru", "rides.kz", "GBP", "KZT"],
  ["lang=en&currency=USD", "rides.example", "USD", "USD"],
  ["lang=en&currency=XXX", "rides.example", "GBP", "EUR"],
] as const;

describe("found 52: what starts in the operator's currency, and in the language's where none is set", () => {
  it.each(STARTS)("pages, with “%s” at %s", async (query, host, set, usual) => {
    for (const path of ["finder", "rent", "yacht", "finder/prices"]) {
      expect(await drawn(pounds, `/booking/${path}?${query}`, { host })).toBe(set);
      expect(await drawn(unsaid, `/booking/${path}?${query}`, { host })).toBe(usual);
    }
  });

  it.each(STARTS)("the API under every prefix, with “%s” at %s", async (query, host, set, usual) => {
    for (const prefix of API_PREFIXES) {
      expect(await priced(pounds, `${prefix}/prices?${WAY}&${query}`, { host })).toBe(set);
      expect(await priced(unsaid, `${prefix}/prices?${WAY}&${query}`, { host })).toBe(usual);
    }
    const rent = `/v4/prices/rent?start_place_point=${POINTS.moscow}&${query}`;
    expect(await priced(pounds, rent, { host })).toBe(set);
  });

  it("the old JSON-RPC call", async () => {
    const [start, finish] = [POINTS.sheremetyevo, POINTS.moscow].map((text) => {
      const point = parseGeoPoint(text);
      return point && placeAt(pounds.gazetteer, point)?.number;
    });
    const ask = async ({ app }: TestApp, more: object) => {
      const params = { startPlaceAuditID: start, finishPlaceAuditID: finish, ...more };
      const payload = { jsonrpc: "2.0", id: 1, method: "GetPrice", params };
      const answer = await app.inject({ method: "POST", url: "/rpc", payload });
      return answer.json<{ result: { Result: { Currency: string }[][] } }>().result.Result[0]?.[0]?.Currency;
    };
    expect([await ask(pounds, {}), await ask(pounds, { lang: "en" }), await ask(pounds, { currency: "USD" })]).toEqual([
      "GBP",
      "GBP",
      "USD",
    ]);
    expect([await ask(unsaid, {}), await ask(unsaid, { lang: "en" })]).toEqual(["RUB", "EUR"]);
  });

  it("a telephone order, in whatever language the caller is", async () => {
    for (const [test, expected] of [
      [pounds, { ru: "GBP", en: "GBP" }],
      [unsaid, { ru: "RUB", en: "EUR" }],
    ] as const) {
      const staff = await headersOf(test.app, "dispatcher");
      for (const lang of ["ru", "en"] as const)
        expect(await priced(test, `/operator/v1/prices?${WAY}&lang=${lang}`, staff)).toBe(expected[lang]);
    }
  });

  it("the settings that a page asks for, and a module in another site's page", async () => {
    const currencyOf = async ({ app }: TestApp, url: string) =>
      (await call<{ currency: string }>(app, "GET", url)).result.currency;
    expect(await currencyOf(pounds, "/v4/settings?lang=en")).toBe("GBP");
    expect(await currencyOf(unsaid, "/v4/settings?lang=en")).toBe("EUR");
    expect(await drawn(pounds, "/booking/finder?lang=en&module_type=frame")).toBe("GBP");
  });

  it("a partner's page, an account and a visitor's own choice keep theirs", async () => {
    // A partner who sells in euros.
    expect(await drawn(pounds, "/booking/finder?user_id=1863&lang=ru")).toBe("EUR");
    expect(await drawn(pounds, "/booking/finder?lang=en", { cookie: "nameboard-currency=TRY" })).toBe("TRY");
    const token = await logInAs(pounds.app, "customer");
    const cookie = `nameboard-session=${token}`;
    expect(await drawn(pounds, "/booking/finder?lang=en", { cookie })).toBe("RUB");
  });
});
