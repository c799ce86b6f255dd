import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { setServers } from "#server/modules/accounts/manage/manage-accounts.ts";
import { anyPrice, attemptKey, eventually, tripBody } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const LIMITS = { CALLS_PER_MINUTE: "5", CHANGES_PER_HOUR: "2", OPERATOR_CONTACT: "desk@example.org" };

let served: TestApp;
beforeAll(async () => {
  served = await buildTestApp({ variables: LIMITS });
});
afterAll(() => served.close());

/** A second server process on the same database. */
const another = () =>
  buildTestApp({ variables: LIMITS, parts: { database: served.database, clock: () => served.clock.now } });

const SEARCH = "/v4/transport-nodes?term=SVO&lang=en";
const ask = (from: string, headers: Record<string, string> = {}, app = served.app) =>
  app.inject({ url: SEARCH, remoteAddress: from, headers });

describe("limits of calls", () => {
  it("refuse an address that asks too often with 429 and the time to wait, without affecting others", async () => {
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await ask("192.0.2.1")).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask("192.0.2.1");
    expect(refused.json()).toMatchObject({
      result: null,
      error: { code: ERRORS["too-many-calls"].number, status: 429 },
    });
    const wait = Number(refused.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect((await ask("192.0.2.2")).statusCode).toBe(200);
    served.clock.now += wait * 1000;
    expect((await ask("192.0.2.1")).statusCode).toBe(200);
  });

  it("count pages and the description of the API like calls; people read the refusal as plain text", async () => {
    const from = (remoteAddress: string, url: string, accept = "text/html") =>
      served.app.inject({ url, remoteAddress, headers: { accept } });
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await from("192.0.2.90", "/docs/json")).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const page = await from("192.0.2.90", "/nowhere");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([429, "text/plain; charset=utf-8"]);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect((await from("192.0.2.90", "/v4/nowhere")).json()).toMatchObject({
      error: { code: ERRORS["too-many-calls"].number },
    });
  });

  it("count all spellings of a call together, so that an alias does not help", async () => {
    const statuses = [];
    for (const prefix of ["/v1", "/v3", "/v4", "/transnextgen/v1", "/transnextgen/v3", "/transnextgen/v4"])
      statuses.push(
        (await served.app.inject({ url: `${prefix}/transport-nodes/?term=SVO`, remoteAddress: "192.0.2.3" }))
          .statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it("recognise a client behind a trusted proxy, and ignore an address claimed by anybody else", async () => {
    for (let at = 0; at < 5; at++) await ask("127.0.0.1", { "x-forwarded-for": "192.0.2.4" });
    expect((await ask("127.0.0.1", { "x-forwarded-for": "192.0.2.4" })).statusCode).toBe(429);
    expect((await ask("127.0.0.1", { "x-forwarded-for": "192.0.2.5" })).statusCode).toBe(200);
    for (let at = 0; at < 5; at++) await ask("192.0.2.6", { "x-forwarded-for": `198.51.100.${at}` });
    expect((await ask("192.0.2.6", { "x-forwarded-for": "198.51.100.9" })).statusCode).toBe(429);
  });

  it("give an account its own counts, whatever address it calls from, with all its sessions together", async () => {
    const logIn = async (from: string) => {
      const answer = await served.app.inject({
        method: "POST",
        url: "/v4/auth/login",
        remoteAddress: from,
        payload: { login: "customer@demo.test", password: "nameboard-demo" },
      });
      return { authorization: `Bearer ${answer.json<{ result: { token: string } }>().result.token}` };
    };
    const sessions = [await logIn("192.0.2.7"), await logIn("192.0.2.7"), await logIn("192.0.2.7")];
    const statuses: number[][] = [];
    for (const headers of sessions) {
      const own: number[] = [];
      for (let at = 0; at < 10; at++) own.push((await ask(`192.0.2.${100 + at}`, headers)).statusCode);
      statuses.push(own);
    }
    // Ten per session, twenty per account.
    expect(statuses[0]?.every((status) => status === 200)).toBe(true);
    expect(statuses[1]?.every((status) => status === 200)).toBe(true);
    expect(statuses[2]?.every((status) => status === 429)).toBe(true);
  });

  it("are stricter for orders and requests, and apply across server processes at once", async () => {
    const other = await another();
    const order = (app: TestApp["app"]) =>
      app.inject({ method: "POST", url: "/v4/orders", remoteAddress: "192.0.2.8", payload: { trips: [] } });
    for (let at = 0; at < 4; at++) {
      for (const { app } of [served, other]) expect((await order(app)).statusCode).toBe(400);
    }
    expect((await order(served.app)).statusCode).toBe(429);
    expect((await order(other.app)).statusCode).toBe(429);
    await other.close();
  });

  const order = async (from: string, body: object, query = "") => {
    const answer = await served.app.inject({
      method: "POST",
      url: `/v4/orders${query}`,
      remoteAddress: from,
      payload: { trips: [], ...body },
    });
    return { status: answer.statusCode, message: answer.json<{ error: { message: string } }>().error.message };
  };
  const statusesOf = async (count: number, from: string, body: object) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) statuses.push((await order(from, body)).status);
    return statuses;
  };

  it("W7: a partner's server may order by its user_id as often as its account, wherever the number is", async () => {
    await setServers(served.database.db, "partner@demo.test", ["198.51.100.7"]);
    const partner = { user_id: 1863 };
    // Eight for a visitor's address, sixteen for an account.
    expect(new Set(await statusesOf(7, "198.51.100.7", partner))).toEqual(new Set([400]));
    expect(new Set(await statusesOf(7, "198.51.100.7", { trips: [partner] }))).toEqual(new Set([400]));
    expect(await statusesOf(3, "198.51.100.7", { user_id: "1863" })).toEqual([400, 400, 429]);
    // From another address, or for another partner, it counts as a visitor.
    expect((await statusesOf(9, "198.51.100.8", partner)).slice(7)).toEqual([400, 429]);
    expect((await statusesOf(9, "198.51.100.7", { user_id: 25526 })).slice(7)).toEqual([400, 429]);
  });

  it("B14, R11, T-17: of orders are tight for one phone or e-mail, whatever the address, and leave everybody else alone", async () => {
    const price = await anyPrice(served.app);
    const person = { name: "Anna", phone: "+7 903 555-01-01", email: "anna.limits@example.org" };
    const book = async (from: string, changes: object, key = attemptKey()) => {
      const answer = await served.app.inject({
        method: "POST",
        url: "/v4/orders?lang=ru",
        remoteAddress: from,
        headers: { "idempotency-key": key },
        payload: { trips: [tripBody(price.price_id, { passengers: [{ ...person, ...changes }] })] },
      });
      const { error } = answer.json<{ error: { message: string } | null }>();
      return { status: answer.statusCode, message: error?.message };
    };
    const key = attemptKey();
    expect(await book("192.0.2.20", {}, key)).toEqual({ status: 200, message: undefined });
    const refused =
      /^Слишком много заказов на этот телефон или почту\. Попробуйте через \d+ минут[уы]? или напишите нам: /;
    const samePhone = await book("192.0.2.21", { phone: "8 903 555-01-01", email: "other.limits@example.org" });
    expect(samePhone).toEqual({ status: 429, message: expect.stringMatching(refused) as string });
    const sameMail = await book("192.0.2.22", { phone: "+7 903 555-02-02", email: "Anna.Limits@example.org" });
    expect(sameMail.status).toBe(429);
    // The same attempt again is no further order.
    expect(await book("192.0.2.23", {}, key)).toEqual({ status: 200, message: undefined });
    expect((await book("192.0.2.20", { phone: "+7 903 555-03-03", email: "boris.limits@example.org" })).status).toBe(
      200,
    );
  });

  it("W7: are refused in the language of the call, even if only its body names it", async () => {
    await statusesOf(8, "192.0.2.10", {});
    const words = {
      en: /^Too many bookings from your network\. Try again in \d+ minutes?, or write to desk@example\.org$/,
      ru: /^Слишком много заказов из вашей сети\. Попробуйте через \d+ минут[уы]? или напишите нам: desk@example\.org$/,
    };
    const told = async (body: object, query = "") => (await order("192.0.2.10", body, query)).message;
    expect(await told({ lang: "en" })).toMatch(words.en);
    expect(await told({ trips: [{ language: "en" }] })).toMatch(words.en);
    expect(await told({}, "?language=en")).toMatch(words.en);
    expect(await told({})).toMatch(words.ru);
    const rpc = await served.app.inject({
      method: "POST",
      url: "/rpc",
      remoteAddress: "192.0.2.1",
      payload: { jsonrpc: "2.0", id: 1, method: "Login", params: { language: "en", login: "x", password: "y" } },
    });
    expect(rpc.json()).toMatchObject({ error: { data: "Wrong login or password" } });
  });

  it("of read calls are shared between processes within a second", async () => {
    const other = await another();
    for (let at = 0; at < 5; at++) expect((await ask("192.0.2.9")).statusCode).toBe(200);
    await eventually(async () => {
      // The other server learns of them with the first of its own calls.
      expect((await ask("192.0.2.9", {}, other.app)).statusCode).toBe(429);
    });
    await other.close();
  });
});
