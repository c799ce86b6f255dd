import Fastify from "fastify";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { anyPrice, logInAs, tripBody } from "../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
let payload: string;
beforeAll(async () => {
  test = await buildTestApp();
  const price = await anyPrice(test.app);
  payload = JSON.stringify({ trips: [tripBody(price.price_id)] });
});
afterAll(() => test.close());

interface Wire {
  status: number;
  code: number | undefined;
  result: unknown;
}

const post = async (headers: Record<string, string>, body: string = payload, url = "/v4/orders"): Promise<Wire> => {
  const response = await test.app.inject({ method: "POST", url, headers, payload: body });
  const { result, error } = response.json<{ result: unknown; error: { code: number } | null }>();
  return { status: response.statusCode, code: error?.code, result };
};

const countOrders = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: number }>("select count(*)::int as count from orders");
  return rows[0]?.count ?? 0;
};

describe("a route without a policy", () => {
  it("T-02: stops the boot and is named", async () => {
    const app = Fastify();
    guardPlugin(app);
    app.get("/open", { config: { policy: "anybody" } }, async () => "");
    app.get("/forgotten", async () => "");
    app.register(async (scope) => void scope.post("/nested", async () => ""));
    await expect(app.ready()).rejects.toThrow(/Routes without a policy: .*GET \/forgotten.*POST \/nested/);
    await app.close();
  });

  it("T-02: no route is without a policy", async () => {
    const app = Fastify();
    guardPlugin(app);
    app.get("/open", { config: { policy: "anybody" } }, async () => "");
    await expect(app.ready()).resolves.toBeDefined();
    await app.close();
  });
});

describe("a body", () => {
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=utf-8",
    "Application/JSON; Charset=UTF-8",
  ])("is read when sent as %j", async (type) => {
    expect(await post({ "content-type": type })).toMatchObject({ status: 200, code: undefined });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json\t",
    "application/json\t; charset=utf-8",
    " application/json",
    "\tapplication/json",
    "application/json ;charset=utf-8",
    "application/json; charset=utf-16",
    "application/json; charset=windows-1251",
    "application/json, text/plain",
    "text/plain; application/json",
    "application/json;",
    "application/json; x=y",
    "application/jsonp",
    "application/ld+json",
    "text/json",
    "json",
    "*/*",
    "application/json\u00a0",
  ])("T-22, T-27: is refused unread when sent as %j", async (type) => {
    const before = await countOrders();
    const answer = await post({ "content-type": type });
    expect(answer).toEqual({ status: 415, code: ERRORS["unsupported-media"].number, result: null });
    expect(await countOrders()).toBe(before);
  });

  it("counts as none when empty, whatever type it claims, because libraries send a type even then", async () => {
    expect((await post({ "content-type": "application/json" }, "", "/profile/logout")).status).toBe(200);
  });

  it("T-22: is refused when sent without any type", async () => {
    const response = await test.app.inject({ method: "POST", url: "/v4/orders", payload: Buffer.from(payload) });
    expect(response.statusCode).toBe(415);
  });

  it.each([
    '{"__proto__": {"admin": true}, "trips": []}',
    '{"trips": [{"__proto__": {"price": 1}}]}',
    '{"constructor": {"prototype": {"admin": true}}}',
    '{"trips": [{"passengers": [{"name": "a", "constructor": {"prototype": {"x": 1}}}]}]}',
    '{"\\u005f_proto__": {"admin": true}}',
  ])("T-22: is refused when it reaches for a prototype: %s", async (body) => {
    const answer = await post({ "content-type": "application/json" }, body);
    expect(answer).toEqual({ status: 400, code: ERRORS.malformed.number, result: null });
    expect(({} as Record<string, unknown>)["admin"]).toBeUndefined();
  });

  it.each(["", "{", "null", "[]", "7", '"text"', "{'trips': []}", "\u0000", '{"trips": [1e999]}', "﻿{"])(
    "is malformed, and never an error of ours, when it is not an order: %j",
    async (body) => {
      const answer = await post({ "content-type": "application/json" }, body);
      expect(answer).toEqual({ status: 400, code: ERRORS.malformed.number, result: null });
    },
  );

  it("T-23: is refused with 413 at one megabyte, and is read just below the limit", async () => {
    const filled = (bytes: number): string => JSON.stringify({ trips: [], module_type: "x".repeat(bytes) });
    expect(await post({ "content-type": "application/json" }, filled(1_000_000))).toEqual({
      status: 413,
      code: ERRORS["too-large"].number,
      result: null,
    });
    expect((await post({ "content-type": "application/json" }, filled(65_600))).status).toBe(413);
    expect((await post({ "content-type": "application/json" }, filled(65_000))).status).toBe(400);
  });

  it("T-23: is unpacked no further than its limit, whatever it would unpack to", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const send = async (text: string) =>
      (await test.app.inject({ method: "POST", url: "/v4/orders", headers, payload: gzipSync(text) })).statusCode;
    expect(await send(" ".repeat(20_000_000))).toBe(413);
    expect(await send(JSON.stringify({ trips: [] }))).toBe(400);
  });

  it("T-23: is refused when nested a hundred thousand times, and the server stays up", async () => {
    const deep = (levels: number): string => `{"trips":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expect((await post({ "content-type": "application/json" }, deep(100_000))).status).toBe(413);
    expect((await post({ "content-type": "application/json" }, deep(32_000))).status).toBe(400);
    expect((await test.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });
});

describe("a change asked for by a page", () => {
  const unsafe = ["/payments/notice/sandbox", "/sandbox/pay/x/pay", "/nothing"];

  it("T-09: from another site is refused at every unsafe route that is not a call", async () => {
    for (const url of unsafe) {
      const answer = await post({ "content-type": "application/json", "sec-fetch-site": "cross-site" }, payload, url);
      expect([url, answer]).toEqual([url, { status: 403, code: ERRORS["cross-site"].number, result: null }]);
    }
  });

  it.each(["same-origin", "same-site", "none"])("T-09: is accepted from %s", async (site) => {
    expect((await post({ "content-type": "application/json", "sec-fetch-site": site })).status).toBe(200);
  });

  it.each([
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
    ["origin", "https://evil.example"],
    ["origin", "null"],
  ])("T-09: cannot use our cookie when it says %s: %s", async (name, value) => {
    const cookie = `nameboard-session=${await logInAs(test.app, "partner")}`;
    const save = (headers: Record<string, string>) =>
      test.app.inject({
        method: "PUT",
        url: "/v4/partners/booking-module-settings",
        headers: { cookie, host: "rides.example", ...headers },
        payload: { header_en: "Hello" },
      });
    expect((await save({ [name]: value })).statusCode).toBe(401);
    expect((await save({ origin: "https://rides.example" })).statusCode).toBe(200);
    expect((await save({ "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  });

  it("is a call like any other when it needs no cookie, and its script may read the answer (contract: browser clients)", async () => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site", origin: "https://p.example" };
    const answer = await test.app.inject({ method: "POST", url: "/v3/orders/check-time", headers, payload: "{}" });
    expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([400, "*"]);
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    const asked = await test.app.inject({
      method: "OPTIONS",
      url: "/v3/orders/trips",
      headers: { origin: "https://p.example" },
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers["access-control-allow-headers"]).toContain("Authorization");
    expect((await test.app.inject({ method: "OPTIONS", url: "/profile/logout" })).statusCode).toBe(404);
  });

  it("reading is not a change: another site may link to us", async () => {
    const response = await test.app.inject({
      url: "/v4/transport-nodes?term=LHR",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe("a path that does not exist", () => {
  it.each([
    "/",
    "/v2/orders",
    "/v4/nothing",
    "/admin",
    "/.env",
    "/v4/orders/1/2/3",
    "/%00",
    "/v4/places/%E0%A4%A",
    "/%",
    `/v4/places/${"x".repeat(300)}`,
    "/wp-login.php",
  ])("%s is answered in the envelope and reveals nothing", async (url) => {
    const response = await test.app.inject({ url: `${url}?lang=en` });
    const body = response.json<Record<string, unknown>>();
    expect(response.statusCode).toBe(404);
    expect(Object.keys(body)).toEqual(["result", "error", "x-uuid"]);
    expect(body).toMatchObject({ result: null, error: { status: response.statusCode } });
    expect(response.body).not.toMatch(/Fastify|node_modules|Route GET|at /);
  });

  it("speaks Russian by default and English when asked", async () => {
    const message = async (url: string) =>
      (await test.app.inject({ url })).json<{ error: { message: string } }>().error.message;
    expect(await message("/nothing")).toMatch(/[А-Яа-я]/);
    expect(await message("/nothing?lang=en")).toBe("There is no such page or call");
    expect(await message("/nothing?lang[]=en")).toMatch(/\S/);
  });

  it("a method that a path does not support is not found either", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"] as const) {
      const response = await test.app.inject({
        method,
        url: "/v4/orders",
        headers: { "content-type": "application/json" },
        payload,
      });
      expect([method, response.statusCode, response.json<{ result: unknown }>().result]).toEqual([method, 404, null]);
    }
  });
});
