import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { getStaffSession } from "#contract/operator/get-staff-session.ts";
import { OPERATOR_PREFIX, type Endpoint, type EndpointResult } from "#contract/wire/endpoint.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { OPERATOR_RIGHTS } from "#server/http/operator/operator-rights.ts";
import { call, placedOrder } from "../support/factories.ts";
import { headersOf, PEOPLE, type Person } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const FOLDER = join(import.meta.dirname, "../../src/contract/operator");
/** Every call that a file of the contract with the console defines. */
const CALLS = (
  await Promise.all(
    readdirSync(FOLDER).map(async (file) =>
      Object.values((await import(join(FOLDER, file))) as Record<string, unknown>),
    ),
  )
)
  .flat()
  .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value);
/** The account of each work of the staff. */
const STAFF = { owner: "admin", dispatcher: "dispatcher", support: "support", accountant: "accountant" } as const;
const STRANGERS = (Object.keys(PEOPLE) as Person[]).filter((person) => !Object.values<string>(STAFF).includes(person));

let served: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};

beforeAll(async () => {
  served = await buildTestApp();
  for (const person of Object.keys(PEOPLE) as Person[]) headers[person] = await headersOf(served.app, person);
});
afterAll(() => served.close());

const addressOf = ({ path }: Endpoint) => `${OPERATOR_PREFIX}${path.replace(/:\w+/g, "1")}`;
const send = async (endpoint: Endpoint, shown: Record<string, string> = {}) =>
  served.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { ...(endpoint.body && { "content-type": "application/json" }), ...shown },
    ...(endpoint.body && { payload: "{}" }),
  });

test("every call of the console names its right, and every right that is named has its call", () => {
  expect(CALLS.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPERATOR_RIGHTS).toSorted());
  expect(CALLS.filter(({ prefixes }) => prefixes?.join() !== OPERATOR_PREFIX)).toEqual([]);
});

test.each(CALLS)(
  "$name lets in whoever has the right to it, and tells the others of the staff who has",
  async (endpoint) => {
    const asked = OPERATOR_RIGHTS[endpoint.name] ?? "any work";
    for (const role of STAFF_ROLES) {
      const degree = asked === "any work" ? "works" : staffDegree(role, asked.right);
      const may = asked === "any work" || degree === "works" || (asked.to === "look" && degree !== undefined);
      const answer = await send(endpoint, headers[STAFF[role]]);
      expect([role, answer.statusCode === 403]).toEqual([role, !may]);
      const { error } = answer.json<{ error: { code: number; details?: { roles?: string[] } } | null }>();
      if (!may) expect([error?.code, error?.details?.roles?.includes("owner")]).toEqual([1006, true]);
    }
  },
);

test.each(CALLS)("$name stays closed to strangers, whatever they show", async (endpoint) => {
  const order = await placedOrder(served.app);
  expect((await send(endpoint)).statusCode).toBe(401);
  expect((await send(endpoint, { "order-key": order.order_key ?? "" })).statusCode).toBe(401);
  for (const person of STRANGERS)
    expect([person, (await send(endpoint, headers[person])).statusCode]).toEqual([person, 403]);
});

test.each(CALLS)("$name answers our own pages alone, and search engines keep nothing of it", async (endpoint) => {
  const own = await send(endpoint, headers.admin);
  expect(own.headers["access-control-allow-origin"]).toBeUndefined();
  expect(own.headers["x-robots-tag"]).toBe("noindex");
  const pages = { "sec-fetch-site": ["cross-site", "same-site"], origin: ["https://evil.example"] };
  for (const from of Object.entries(pages).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))) {
    const answer = await send(endpoint, { ...headers.admin, ...from });
    expect([answer.statusCode, answer.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
  }
  const preflight = await served.app.inject({ method: "OPTIONS", url: addressOf(endpoint) });
  expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
});

test("the description of the API knows no call of the console", async () => {
  const { body } = await served.app.inject({ url: "/docs/json" });
  expect(body).toContain("/v4/orders");
  expect(body).not.toContain("operator/v1");
});

test("whoever works at the console hears how far their rights go, and nothing of the others", async () => {
  const ask = async (person: Person) =>
    call<EndpointResult<typeof getStaffSession>>(served.app, "GET", `${OPERATOR_PREFIX}/session`, {
      headers: headers[person] ?? {},
    });
  expect((await ask("admin")).result).toMatchObject({ name: "Galina Demo", role: "owner", rights: { staff: "works" } });
  expect((await ask("accountant")).result).toEqual({
    user_id: 93,
    name: "Lev Demo",
    role: "accountant",
    rights: { orders: "looks masked", notes: "works", refunds: "works", tester: "works" },
  });
});
