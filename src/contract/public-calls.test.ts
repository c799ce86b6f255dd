import { describe, expect, test } from "vitest";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, OWN_PREFIX, type Endpoint, type Station } from "#contract/wire/endpoint.ts";

const ENDPOINTS: readonly Endpoint[] = PUBLIC_ENDPOINTS;
const WAY: readonly Station[] = ["places", "prices", "booking", "orders", "payments", "notifications"];

describe("the table of contents of the API", () => {
  test("names every call once", () => {
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  test("lists the stations in booking order", () => {
    const order = ENDPOINTS.map(({ station }) => WAY.indexOf(station));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test("has a body only for calls that change something", () => {
    for (const { name, method, body } of ENDPOINTS)
      expect([name, body !== undefined]).toEqual([name, method !== "GET"]);
  });

  test("declares exactly the parameters in the path", () => {
    for (const { name, path, params } of ENDPOINTS) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect([name, Object.keys((params as { properties?: object }).properties ?? {})]).toEqual([name, inPath]);
    }
  });

  test("T-05: leaves no input open: unknown members of a query, a path or a body are dropped", () => {
    for (const { name, params, query, body } of ENDPOINTS) {
      for (const schema of [params, query, ...(body ? [body] : [])]) {
        expect([name, (schema as { additionalProperties?: unknown }).additionalProperties]).toEqual([name, false]);
      }
    }
  });

  test("T-32: takes nothing of a card, which is typed on the acquirer's page alone", () => {
    const inputs = JSON.stringify(ENDPOINTS.map(({ params, query, body }) => [params, query, body]));
    expect([...inputs.matchAll(/"(\w*(?:card_?number|cvc|cvv|expiry|pan))":/gi)].map(([, name]) => name)).toEqual([]);
  });

  test("T-23: limits the length of every incoming text and list", () => {
    const unlimited: string[] = [];
    const walk = (schema: object, where: string): void => {
      const { type, maxLength, maxItems, properties, items, anyOf } = schema as Record<string, unknown>;
      if (type === "string" && maxLength === undefined && !("const" in schema) && !("enum" in schema))
        unlimited.push(where);
      if (type === "array" && maxItems === undefined) unlimited.push(where);
      for (const [name, member] of Object.entries((properties ?? {}) as Record<string, object>))
        walk(member, `${where}.${name}`);
      for (const part of (anyOf ?? []) as object[]) walk(part, where);
      if (items !== undefined) walk(items as object, `${where}[]`);
    };
    for (const { name, params, query, body } of ENDPOINTS) {
      for (const schema of [params, query, ...(body ? [body] : [])]) walk(schema, name);
    }
    expect(unlimited).toEqual([]);
  });
});

test("ruling 12: the versions 1, 3 and 4 answer with and without the product's prefix, and our pages use one of them", () => {
  expect(API_PREFIXES).toEqual(["/v1", "/v3", "/v4", "/transnextgen/v1", "/transnextgen/v3", "/transnextgen/v4"]);
  expect(API_PREFIXES).toContain(OWN_PREFIX);
});
