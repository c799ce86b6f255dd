import Fastify from "fastify";
import { Compile } from "typebox/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { ATTEMPT_HEADER } from "#contract/orders/orders.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, OPERATOR_PREFIX, OWN_PREFIX, type PublicEndpoint } from "#contract/wire/endpoint.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import { POLICIES } from "#domain/accounts/policies.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const ENDPOINTS: readonly PublicEndpoint[] = PUBLIC_ENDPOINTS;

interface Media {
  readonly schema: object;
  readonly examples?: Record<string, { summary: string; value: unknown }>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly { name?: string; in?: string; required?: boolean; example?: unknown; $ref?: string }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly description: string; readonly content: Record<string, Media> }>;
}

interface Printed {
  readonly tags: readonly { readonly name: string }[];
  readonly components: Record<string, Record<string, object>>;
  readonly paths: Record<string, Record<string, Operation>>;
}

let served: TestApp;
let printed: Printed;
beforeAll(async () => {
  served = await buildTestApp();
  printed = (await served.app.inject("/docs/json")).json();
});
afterAll(() => served.close());

const prefixOf = ({ prefixes }: PublicEndpoint) => prefixes?.[0] ?? OWN_PREFIX;
const printedPath = (endpoint: PublicEndpoint) => `${prefixOf(endpoint)}${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;

describe("rule 17: every call of the contract", () => {
  const mounted = ENDPOINTS.flatMap(({ method, path, prefixes }) =>
    (prefixes ?? API_PREFIXES).map((prefix) => [method, `${prefix}${path}`] as const),
  );

  test.each(mounted)("is mounted: %s %s", (method, url) => {
    expect(served.app.hasRoute({ method, url })).toBe(true);
  });

  test.each(mounted)(
    "is answered by its own handler, with and without a trailing slash: %s %s",
    async (method, url) => {
      const asked = url.replace(":attempt_key", "0123456789abcdef").replace(/:\w+/, "1");
      for (const address of [asked, `${asked}/?lang=en`]) {
        const answer = await served.app.inject({ method, url: address, ...(method !== "GET" ? { payload: {} } : {}) });
        const { error, ...rest } = answer.json<{ error: { code: number } | null }>();
        expect(Object.keys(rest).sort()).toEqual(["result", "x-uuid"]);
        expect(error?.code).not.toBe(errorSpec("not-found").number);
        expect(answer.statusCode).toBeLessThan(500);
      }
    },
  );

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))("is in OpenAPI: %s", (name, endpoint) => {
    const call = printed.paths[printedPath(endpoint)]?.[endpoint.method.toLowerCase()];
    expect(call).toMatchObject({ operationId: name, tags: [endpoint.station], summary: endpoint.summary });
    const statuses = new Set(["200", "400", "429", ...endpoint.errors.map((code) => String(errorSpec(code).http))]);
    if (endpoint.access !== "anybody") statuses.add("401");
    if (endpoint.access === "company" || endpoint.access === "partner") statuses.add("403");
    expect(new Set(Object.keys(call?.responses ?? {}))).toEqual(statuses);
  });

  test.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    "T-02: says who may use it, and keeps to it: %s",
    async (_name, endpoint) => {
      const { method, path } = endpoint;
      const url = `${prefixOf(endpoint)}${path.replace(":attempt_key", "0123456789abcdef").replace(/:\w+/, "1")}`;
      const filled =
        method === "GET" && path === "/prices" ? `${url}?start_place_point=1,1&finish_place_point=2,2` : url;
      const answer = await served.app.inject({ method, url: filled, ...(method !== "GET" ? { payload: {} } : {}) });
      expect(answer.statusCode === errorSpec("unauthorised").http).toBe(endpoint.access !== "anybody");
    },
  );
});

test("OpenAPI has every call of the contract once, and nothing else", () => {
  const calls = Object.entries(printed.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(ENDPOINTS.map((endpoint) => `${endpoint.method} ${printedPath(endpoint)}`).sort());
});

test("no call of the console is in the public reference, and none has the name of a public one", () => {
  expect(JSON.stringify(printed)).not.toContain(OPERATOR_PREFIX);
  const names = new Set(
    Object.values(printed.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)),
  );
  expect(names.size).toBe(ENDPOINTS.length);
  expect(OPERATOR_ENDPOINTS.filter(({ name }) => names.has(name))).toEqual([]);
});

describe("the OpenAPI document", () => {
  const operations = () => Object.values(printed.paths).flatMap((methods) => Object.values(methods));

  test("is complete: it contains every reference, tag and security scheme it names, and every path parameter", () => {
    const resolve = (ref: string) =>
      ref
        .replace(/^#\//, "")
        .split("/")
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], printed);
    const references = [...JSON.stringify(printed).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((ref) => resolve(ref) === undefined)).toEqual([]);
    const tags = printed.tags.map(({ name }) => name);
    const schemes = Object.keys(printed.components["securitySchemes"] ?? {});
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length);
    for (const { tags: own, security } of operations()) {
      expect(tags).toEqual(expect.arrayContaining(own));
      expect(schemes).toEqual(expect.arrayContaining(security.flatMap((one) => Object.keys(one))));
    }
    for (const [path, methods] of Object.entries(printed.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = parameters.filter((one) => one.in === "path");
        expect(declared.map(({ name }) => name)).toEqual(inPath);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  test("shows who may use a call, and how often", () => {
    for (const { operationId, security, description } of operations()) {
      const schemes = security.flatMap((one) => Object.keys(one));
      const called = ENDPOINTS.find(({ name }) => name === operationId);
      const policy = called?.access ?? "anybody";
      expect([operationId, security.some((one) => Object.keys(one).length === 0)]).toEqual([
        operationId,
        policy === "anybody",
      ]);
      expect([operationId, schemes.includes("orderKey")]).toEqual([operationId, policy === "order holder"]);
      for (const kind of policy === "anybody" ? ["anybody"] : POLICIES[policy]) expect(description).toContain(kind);
      expect(description).toContain(called?.limit === "changes" ? "CHANGES_PER_HOUR" : "CALLS_PER_MINUTE");
    }
  });

  test("shows the header that makes a retry harmless at the calls that read it, and at no others", () => {
    const header = printed.components["parameters"]?.["IdempotencyKey"] as { name: string };
    expect(header.name.toLowerCase()).toBe(ATTEMPT_HEADER);
    const taking = operations().filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref !== undefined));
    expect(taking.map(({ operationId }) => operationId).sort()).toEqual(["placeOrder", "requestRoute", "requestYacht"]);
  });

  test("has an example answer at every call, and every example fits its schema", () => {
    const schemas = { schemas: printed.components["schemas"] ?? {} };
    const wrong: string[] = [];
    for (const { operationId, requestBody, responses } of operations()) {
      const media = [requestBody, ...Object.values(responses)].flatMap((one) => Object.values(one?.content ?? {}));
      expect([
        operationId,
        Object.keys(responses["200"]?.content["application/json"]?.examples ?? {}).length > 0,
      ]).toEqual([operationId, true]);
      for (const { schema, examples = {} } of media) {
        if (schema === requestBody?.content["application/json"]?.schema) continue;
        const whole = JSON.parse(JSON.stringify(schema).replaceAll("#/components/", "#/$defs/")) as object;
        const check = Compile({ ...whole, $defs: schemas });
        for (const [id, { value }] of Object.entries(examples))
          if (!check.Check(value)) wrong.push(`${operationId} ${id}`);
      }
    }
    expect(wrong).toEqual([]);
  });
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
  await expect(start({ policy: "anybody" })).resolves.toBeUndefined();
});
