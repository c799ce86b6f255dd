import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { PageOptions } from "#contract/page-options.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { OfferView } from "#contract/requests/offers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { offerKey } from "#server/modules/requests/index.ts";
import { render } from "#web/app/entry-server.tsx";
import { attemptKey, call, POINTS } from "../support/factories.ts";
import { headersOf, PEOPLE, type Person } from "../support/log-in.ts";
import { buildTestApp, TEST_SECRETS, type TestApp } from "../support/test-app.ts";
import { createStubAcquirer } from "./stub-acquirer.ts";

const pages: BuiltPages = {
  clientDir: import.meta.dirname,
  filesOf: () => ({ css: "", script: "/main.js", inlined: [], preloads: [] }),
  buildId: "1",
  render,
};

/** A company whose acquirer takes roubles alone; its agent and one of its partners may pay the driver. */
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  const acquirer = { ...createStubAcquirer(), currencies: ["RUB"] as const };
  test = await buildTestApp({ parts: { acquirer, pages } });
  test.clock.now = Date.now();
  await test.database.pool.query(
    `update accounts set settings = settings || '{"mayPayCardAndCash": true}' where login = $1`,
    [PEOPLE.partnerP],
  );
  for (const person of ["agent", "customerA", "dispatcher", "partnerP"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const WAY = `start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;
const partnerId = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ user_id: number }>(
    "select user_id from accounts where login = $1",
    [PEOPLE.partnerP],
  );
  return rows[0]?.user_id ?? 0;
};
const priced = async (query: string, who?: Person) =>
  (
    await call<PriceItem[]>(test.app, "GET", `/v4/prices?${WAY}&lang=en${query}`, {
      headers: (who && headers[who]) ?? {},
    })
  ).result[0]?.currency;
const drawn = async (query: string) => {
  const { body } = await test.app.inject({ url: `/booking/finder?lang=en${query}`, headers: { accept: "text/html" } });
  const options = /<script type="application\/json" id="page-options"[^>]*>([^<]*)</.exec(body)?.[1] ?? "{}";
  return JSON.parse(options) as PageOptions;
};

describe("57, H1: prices are in a currency that their payer can pay", () => {
  it("for a card in roubles, whatever was named", async () => {
    expect(await priced("&currency=EUR")).toBe("RUB");
    expect(await priced("&currency=EUR", "customerA")).toBe("RUB");
  });

  it("for cash in the currency that the payer names, and by card where they name none", async () => {
    expect(await priced("&currency=EUR", "agent")).toBe("EUR");
    expect(await priced(`&currency=EUR&user_id=${await partnerId()}`)).toBe("EUR");
    expect(await priced(`&user_id=${await partnerId()}`)).toBe("RUB");
  });

  it("and pages offer the same", async () => {
    const ours = await drawn("&currency=EUR");
    expect([ours.currency, ours.currencies, ours.cardCurrencies]).toEqual(["RUB", ["RUB"], undefined]);
    const partners = await drawn(`&currency=EUR&user_id=${await partnerId()}`);
    expect([partners.currency, partners.cardCurrencies]).toEqual(["EUR", ["RUB"]]);
    expect(partners.currencies).toContain("USD");
  });
});

const askWay = async (query = "") => {
  const body = {
    start: { title: "Шереметьево", location: POINTS.sheremetyevo },
    finish: { title: "Москва", location: POINTS.moscow },
    contact: { name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" },
    text: "",
  };
  const path = `/v4/route-requests?lang=ru${query}`;
  return (await call<{ request_id: number }>(test.app, "POST", path, { body })).result.request_id;
};
const choicesFor = async (id: number) =>
  (
    await call<EndpointResult<typeof getOfferChoices>>(
      test.app,
      "GET",
      `/operator/v1/requests/way/${id}/choices?lang=en`,
      { headers: headers.dispatcher ?? {} },
    )
  ).result;
const offerWay = async (id: number, currency: string) => {
  const { providers, terms } = await choicesFor(id);
  const [provider] = providers;
  const body = {
    version: 0,
    provider_id: provider?.id,
    car_class_id: provider?.classes[0]?.id,
    price: 45,
    currency,
    terms: terms.find((one) => one.providers.includes(provider?.id ?? 0))?.key,
    words: "",
    valid_until: test.clock.now + 3_600_000,
  };
  return call(test.app, "POST", `/operator/v1/requests/way/${id}/offers?lang=en`, {
    body,
    headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
  });
};

describe("57, H1: an offer of the console is in a currency in which its customer can pay", () => {
  it("a route by card in roubles alone, and the refusal says why in both languages", async () => {
    const id = await askWay();
    expect((await choicesFor(id)).currencies).toEqual(["RUB"]);
    const { error } = await offerWay(id, "EUR");
    expect([error?.code, error?.message]).toEqual([
      ERRORS["offer-currency"].number,
      "Card payments in EUR are not taken here, and this customer may not pay in cash. Choose another currency",
    ]);
    expect((await offerWay(id, "RUB")).error).toBeNull();
  });

  it("a route of a partner whose visitors pay the driver in any, and the offer's page takes cash alone", async () => {
    const id = await askWay(`&user_id=${await partnerId()}`);
    expect((await offerWay(id, "EUR")).error).toBeNull();
    const { rows } = await test.database.pool.query<{ offer_id: number; key_salt: Buffer }>(
      "select offer_id, key_salt from offers where request_id = $1 and request_kind = 'way'",
      [id],
    );
    const [offer] = rows;
    if (offer === undefined) throw new Error("No offer was made");
    const key = offerKey(TEST_SECRETS[0], offer.offer_id, offer.key_salt);
    const { result } = await call<OfferView>(test.app, "GET", `/v4/offers/${offer.offer_id}?lang=en`, {
      headers: { "order-key": key },
    });
    expect([result.currency, result.pay_by]).toEqual(["EUR", ["cash"]]);
  });

  it("a yacht in roubles alone, because its deposit is paid by card", async () => {
    const dayFrom = (days: number) => new Date(test.clock.now + days * 86_400_000).toISOString().slice(0, 10);
    const asked = await call<{ request_id: number }>(test.app, "POST", "/v4/send/booking-yacht-requests?lang=ru", {
      body: {
        location: "Бодрум, Турция",
        date: `${dayFrom(40)} 10:00`,
        hours: 6,
        guests: 8,
        name: "Вера Морская",
        phone: "+7 916 123-45-67",
        email: "vera@example.org",
        details: "",
      },
    });
    const offer = (currency: string) =>
      call(test.app, "POST", `/operator/v1/requests/yacht/${asked.result.request_id}/yacht-offers?lang=en`, {
        body: {
          version: 0,
          vessel: "Marmara Star",
          place: "Бодрум",
          zone: "Europe/Istanbul",
          starts: `${dayFrom(40)} 10:00`,
          hours: 6,
          guests: 8,
          price: 2000,
          currency,
          deposit_percent: 25,
          rest_day: dayFrom(20),
          steps: [{ days: 30, fee_percent: 0 }],
          weather: "В шторм переносим день",
          words: "",
          valid_until: test.clock.now + 86_400_000,
        },
        headers: { ...headers.dispatcher, "idempotency-key": attemptKey() },
      });
    expect((await offer("EUR")).error?.code).toBe(ERRORS["offer-currency"].number);
    expect((await offer("RUB")).error).toBeNull();
  });
});
