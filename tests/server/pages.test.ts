import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorSpec } from "#contract/wire/errors.ts";
import { messagesFor } from "#i18n/messages.ts";
import { translate } from "#i18n/translate.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { render } from "#web/app/entry-server.tsx";
import { logInAs } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

/** The pages as their sources draw them, without a build. */
const pages: BuiltPages = {
  clientDir: import.meta.dirname,
  filesOf: () => ({ css: "", script: "/main.js", inlined: [], preloads: [] }),
  buildId: "1",
  render,
};

/** Headers that browsers send when somebody opens an address. */
const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

const text = (lang: "ru" | "en", key: string, values = {}) => translate(messagesFor(lang)[key] ?? key, values, lang);

/** A mistyped address of each kind. */
const ADDRESSES = [
  ["/booking/yacht/more", "unknown"],
  ["/booking/yacht/order/more", "unknown"],
  ["/booking/findr", "unknown"],
  ["/booking/rent/more", "unknown"],
  ["/my-trips/7", "unknown"],
  ["/nope", "unknown"],
  ["//nope", "unknown"],
  ["/booking/50%", "unknown"],
] as const;

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({
    parts: { pages },
    variables: { REPORT_URL: "https://key@errors.example/1", LIVE_HOSTS: "rides.example" },
  });
});
afterAll(() => served.close());

const open = (url: string, headers: Readonly<Record<string, string>> = BROWSER) =>
  served.app.inject({ url, headers, method: "GET" });
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const contentOf = (html: string) => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("an address without a page (F14, O7)", () => {
  test.each(ADDRESSES)(
    "%s says in the visitor's language what is missing, and leads to the finder",
    async (url, kind) => {
      for (const [lang, browser] of [
        ["ru", "ru-RU,ru;q=0.9"],
        ["en", "en-GB,en;q=0.9"],
      ] as const) {
        const answer = await open(url, { ...BROWSER, "accept-language": browser });
        const title = text(lang, `missing.${kind}.title`);
        expect(answer.statusCode).toBe(404);
        expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
        expect(answer.headers["content-language"]).toBe(lang);
        expect([headingOf(answer.body), titleOf(answer.body)]).toEqual([
          title,
          text(lang, "common.title.missing", { title }),
        ]);
        expect(contentOf(answer.body)).toContain(`href="/booking/finder?lang=${lang}"`);
        expect(contentOf(answer.body)).toContain(text(lang, `missing.${kind}.hint`));
      }
    },
  );

  test("keeps the language, the currency and the frame of the address on the way to the finder", async () => {
    const { body } = await open("/booking/boat?lang=en&currency=EUR&module_type=frame&user_id=18&utm_source=x");
    expect(contentOf(body)).toContain(
      'href="/booking/finder?lang=en&amp;currency=EUR&amp;module_type=frame&amp;user_id=18"',
    );
    expect(headingOf(body)).toBe(text("en", "missing.unknown.title"));
  });

  test("keeps the language of an address that cannot be decoded", async () => {
    const { headers, body } = await open("/booking/50%?lang=en", { ...BROWSER, "accept-language": "ru-RU" });
    expect(headers["content-language"]).toBe("en");
    expect(contentOf(body)).toContain('href="/booking/finder?lang=en"');
  });

  test.each(["/booking/yacht", "/booking/yacht/", "/booking/yacht/order", "/booking/yacht/order/success"])(
    "YAC-01, YAC-12: %s is a page of yachts, with a title and a description of its own in both languages",
    async (url) => {
      for (const lang of ["ru", "en"] as const) {
        const { statusCode, body } = await open(`${url}?lang=${lang}`);
        const title = text(lang, "common.title.missing", { title: text(lang, "yachts.title") });
        expect([statusCode, titleOf(body)]).toEqual([200, title]);
        expect(body).toContain(`<meta name="description" content="${text(lang, "yachts.lead")}">`);
      }
    },
  );

  test.each(["/my-trips", "/account/orders", "/my-trips/", "/account/orders?showorder=7"])(
    "PAY-16, OPN-061: %s is the list of trips",
    async (list) => {
      const { statusCode, body } = await open(list, { ...BROWSER, "accept-language": "ru-RU" });
      expect([statusCode, headingOf(body), titleOf(body)]).toEqual([200, undefined, text("ru", "common.title.trips")]);
    },
  );

  test("P4, ROL-06, F22: an account's pages count in its own currency in every language, until somebody names another", async () => {
    const cookie = `nameboard-session=${await logInAs(served.app, "customer")}`;
    const currencyOf = async (search: string, cookies = cookie) => {
      const { body } = await open(`/account/settings${search}`, { ...BROWSER, cookie: cookies });
      return /"currency":"([A-Z]{3})"/.exec(body)?.[1];
    };
    expect([await currencyOf(""), await currencyOf("?lang=en")]).toEqual(["RUB", "RUB"]);
    expect(await currencyOf("?lang=en&currency=GBP")).toBe("GBP");
    expect(await currencyOf("?lang=en", `${cookie}; nameboard-currency=USD`)).toBe("USD");
  });

  test("APP-04, OPN-001: the settings of an account are a page, with a tab of the partner's module", async () => {
    expect((await open("/account/settings")).statusCode).toBe(200);
    expect((await open("/account/settings?tab=booking&lang=en")).statusCode).toBe(200);
  });

  test("has the same headers as every page of ours", async () => {
    const { headers } = await open("/nope");
    expect(headers["content-security-policy"]).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(String(headers["vary"]).toLowerCase()).toContain("accept");
  });

  test.each(["application/json", "*/*", "application/json, text/plain, */*", ""])(
    "answers software that accepts “%s” with the envelope",
    async (accept) => {
      for (const url of ["/nope", "/my-trips/7", "/v4/nope?lang=en"]) {
        const answer = await open(url, accept === "" ? {} : { accept });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ result: null, error: { code: errorSpec("not-found").number } });
      }
    },
  );

  test("is answered with the envelope below the API and for anything that is sent, whatever is accepted", async () => {
    for (const url of ["/v4/nope", "/v1", "/transnextgen/v3/nope"]) {
      expect((await open(url)).json()).toMatchObject({ result: null, error: { status: 404 } });
    }
    const posted = await served.app.inject({ method: "POST", url: "/nope", headers: BROWSER });
    expect(posted.json()).toMatchObject({ result: null, error: { status: 404 } });
  });
});

test("the bank's page after a press leads to the payment when it is opened again (O7)", async () => {
  const { statusCode, headers } = await open("/sandbox/pay/abcdefghijklmnopqrstuv/timeout");
  expect([statusCode, headers.location]).toEqual([303, "/sandbox/pay/abcdefghijklmnopqrstuv"]);
});

test("APP-02: addresses that have a page keep it, and the index leads to the finder", async () => {
  expect([(await open("/booking/finder")).statusCode, (await open("/booking/order/7")).statusCode]).toEqual([200, 200]);
  expect((await open("/booking")).headers.location).toBe("/booking/finder");
});

test("ERR-04: only the pages of a live host bring what reports their failures, and may speak to where it reports", async () => {
  const page = async (host: string) => {
    const { body, headers } = await open("/booking/finder", { ...BROWSER, host });
    const policy = String(headers["content-security-policy"]);
    return [
      /connect-src ([^;]*)/.exec(policy)?.[1],
      body.includes('src="/report.js"'),
      body.includes("errors.example"),
    ];
  };
  expect(await page("rides.example")).toEqual(["'self' https://errors.example", true, true]);
  expect(await page("localhost:3000")).toEqual(["'self'", false, false]);
});
