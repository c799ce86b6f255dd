import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { setServers } from "#server/modules/accounts/manage/manage-accounts.ts";
import { eventually } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const LIMITS = { CALLS_PER_MINUTE: "5", CHANGES_PER_HOUR: "2" };

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
    expect((await order(served.app)).statusCode).toBe(400);
    expect((await order(other.app)).statusCode).toBe(400);
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
    // Two for a visitor, eight for an account.
    expect(await statusesOf(3, "198.51.100.7", partner)).toEqual([400, 400, 400]);
    expect(await statusesOf(3, "198.51.100.7", { trips: [partner] })).toEqual([400, 400, 400]);
    expect(await statusesOf(3, "198.51.100.7", { user_id: "1863" })).toEqual([400, 400, 429]);
    // From another address, or for another partner, it counts as a visitor.
    expect(await statusesOf(3, "198.51.100.8", partner)).toEqual([400, 400, 429]);
    expect(await statusesOf(3, "198.51.100.7", { user_id: 25526 })).toEqual([400, 400, 429]);
  });

  it("W7: are refused in the language of the call, even if only its body names it", async () => {
    await statusesOf(2, "192.0.2.10", {});
    const words = { en: /^Too many calls; try again in \d+ s$/, ru: /^Слишком много запросов/ };
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
