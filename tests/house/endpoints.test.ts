import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API } from "#contract/api.ts";
import { API_PREFIXES, OWN_PREFIX, type Endpoint } from "#contract/endpoint.ts";
import { errorSpec } from "#contract/errors.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { anybody } from "#server/request.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const ENDPOINTS: readonly Endpoint[] = API;
/** Calls that need more than being asked, with what they need. */
const GUARDED: Readonly<Record<string, string>> = { getOrder: "order holder" };

interface Printed {
  readonly paths: Record<
    string,
    Record<string, { operationId: string; tags: string[]; summary: string; responses: object }>
  >;
}

let served: TestApp;
let printed: Printed;
beforeAll(async () => {
  served = await buildTestApp();
  printed = (await served.app.inject("/docs/json")).json();
});
afterAll(() => served.close());

const printedPath = (path: string) => `${OWN_PREFIX}${path.replace(/:(\w+)/g, "{$1}")}`;

describe("every call of the contract", () => {
  const mounted = ENDPOINTS.flatMap(({ method, path }) =>
    API_PREFIXES.map((prefix) => [method, `${prefix}${path}`] as const),
  );

  test.each(mounted)("is mounted: %s %s", (method, url) => {
    expect(served.app.hasRoute({ method, url })).toBe(true);
  });

  test.each(mounted)(
    "is answered by its own handler, with and without a slash at the end: %s %s",
    async (method, url) => {
      const asked = url.replace(":attempt_key", "0123456789abcdef").replace(/:\w+/, "1");
      for (const address of [asked, `${asked}/?lang=en`]) {
        const answer = await served.app.inject({ method, url: address, ...(method === "POST" ? { payload: {} } : {}) });
        const { error, ...rest } = answer.json<{ error: { code: number } | null }>();
        expect(Object.keys(rest).sort()).toEqual(["result", "x-uuid"]);
        expect(error?.code).not.toBe(errorSpec("not-found").number);
        expect(answer.statusCode).toBeLessThan(500);
      }
    },
  );

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    "is printed in OpenAPI: %s",
    (name, endpoint) => {
      const call = printed.paths[printedPath(endpoint.path)]?.[endpoint.method.toLowerCase()];
      expect(call).toMatchObject({ operationId: name, tags: [endpoint.station], summary: endpoint.summary });
      const statuses = new Set(["200", "400", ...endpoint.errors.map((code) => String(errorSpec(code).http))]);
      expect(new Set(Object.keys(call?.responses ?? {}))).toEqual(statuses);
    },
  );

  test.each(ENDPOINTS.map(({ name, method, path }) => [name, method, path] as const))(
    "T-02: says who may use it, and keeps to it: %s",
    async (name, method, path) => {
      const url = `${OWN_PREFIX}${path.replace(":attempt_key", "0123456789abcdef").replace(/:\w+/, "1")}`;
      const filled =
        method === "GET" && path === "/prices" ? `${url}?start_place_point=1,1&finish_place_point=2,2` : url;
      const answer = await served.app.inject({ method, url: filled, ...(method === "POST" ? { payload: {} } : {}) });
      expect(answer.statusCode === errorSpec("unauthorised").http).toBe(GUARDED[name] !== undefined);
    },
  );
});

test("OpenAPI prints the calls of the contract, each once, and nothing else", () => {
  const calls = Object.entries(printed.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${printedPath(path)}`).sort());
});

test("OpenAPI is served where the documentation says", () => {
  expect(printed).toMatchObject({ openapi: "3.1.0", info: { title: "Nameboard" } });
});

test("an unknown call is answered in the same envelope, with 404", async () => {
  const answer = await served.app.inject(`${OWN_PREFIX}/no-such-call`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ result: null, error: { code: errorSpec("not-found").number, status: 404 } });
});

test("T-02: a route that does not say who may use it stops the boot; one that does lets it start", async () => {
  const start = async (config: object) => {
    const app = Fastify();
    guardPlugin(app);
    app.get("/x", { config }, async () => null);
    await app.ready();
    await app.close();
  };
  await expect(start({})).rejects.toThrow("GET /x");
  await expect(start({ policy: anybody })).resolves.toBeUndefined();
});
