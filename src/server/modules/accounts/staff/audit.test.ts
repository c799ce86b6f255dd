import { afterAll, beforeAll, expect, it } from "vitest";
import type { getDeskOrder } from "#contract/console/orders/get-desk-order.ts";
import type { showContacts } from "#contract/console/orders/show-contacts.ts";
import type { exportEntries, findEntries } from "#contract/console/staff/audit.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
let order: number;
beforeAll(async () => {
  test = await buildTestApp();
  for (const person of ["admin", "dispatcher", "support", "accountant"] as const)
    headers[person] = await headersOf(test.app, person);
  order = (await placedOrder(test.app)).order_id;
  await note("dispatcher", "Call +7 903 555-01-42");
  await note("support", "Wants a quiet driver");
  const trip = { trip_id: order, add: ["vip"], remove: [] };
  await post("dispatcher", `/orders/${order}/marks`, trip);
});
afterAll(() => test.close());

const post = <T>(person: Person, path: string, body: unknown) =>
  call<T>(test.app, "POST", `/operator/v1${path}?lang=en`, {
    body,
    headers: { ...headers[person], "idempotency-key": attemptKey() },
  });
const note = (person: Person, text: string) => post(person, `/orders/${order}/notes`, { text });
const find = async (person: Person, query = "") =>
  (
    await call<EndpointResult<typeof findEntries>>(test.app, "GET", `/operator/v1/audit?lang=en&${query}`, {
      headers: headers[person] ?? {},
    })
  ).result;
const calls = async (person: Person, query = "") =>
  (await find(person, query)).entries.map((entry) => `${entry.by.user_id} ${entry.call}`);

it("OPS-123: an owner reads all, a dispatcher what was done to orders, support their own, an accountant no note", async () => {
  const all = ["91 markTrip", "92 addNote", "91 addNote"];
  expect(await calls("admin", `subject=${order}`)).toEqual(all);
  expect(await calls("dispatcher")).toEqual([...all, "91 logIn"]);
  expect(await calls("support")).toEqual(["92 addNote", "92 logIn"]);
  expect(await calls("accountant")).toEqual(["93 logIn"]);
});

it("OPS-123: entries are found by who, to what, which call, which field and when, and page by page", async () => {
  expect(await calls("admin", "actor=92&call=addNote")).toEqual(["92 addNote"]);
  expect(await calls("admin", `subject=order:${order}&call=markTrip`)).toEqual(["91 markTrip"]);
  expect(await calls("admin", "field=marks")).toEqual(["91 markTrip"]);
  expect(await calls("admin", "subject=order:1")).toEqual([]);
  expect(await calls("admin", `from=2026-11-21&to=2026-11-21&subject=${order}`)).toHaveLength(3);
  expect(await calls("admin", "from=2026-11-22")).toEqual([]);
  const first = await find("admin", `limit=2&subject=${order}`);
  expect([first.entries.length, first.total]).toEqual([2, 3]);
  expect(await calls("admin", `limit=2&after=${first.next}&subject=${order}`)).toEqual(["91 addNote"]);
  expect((await find("admin", "call=markTrip")).entries[0]).toMatchObject({
    before: { marks: [] },
    after: { marks: ["vip"] },
    network: "127.0.0.0/24",
  });
});

it("OPS-123: an export has what the page has, and is an entry itself", async () => {
  const { result } = await post<EndpointResult<typeof exportEntries>>("support", "/audit/export", { call: "addNote" });
  expect([result.rows, result.csv.split("\r\n").length]).toEqual([1, 3]);
  expect(result.csv).toContain(`,order:${order},`);
  expect(await calls("admin", "call=exportEntries")).toEqual(["92 exportEntries"]);
  expect((await find("admin", "call=exportEntries")).entries[0]?.after).toEqual({
    exported: "audit",
    filter: { call: "addNote" },
  });
});

it("OPR-10: whoever showed the password longer ago than 15 minutes shows it again before entries become a file", async () => {
  test.clock.now += 15 * 60_000 + 1;
  const late = await post("support", "/audit/export", {});
  test.clock.now -= 15 * 60_000 + 1;
  expect(late.error?.code).toBe(ERRORS["proof-needed"].number);
});

it("OPS-29, OPS-123: an accountant sees the phone of an order for a reason, and each time is one entry and a line of its history", async () => {
  const read = () =>
    call<EndpointResult<typeof getDeskOrder>>(test.app, "GET", `/operator/v1/orders/${order}?lang=en`, {
      headers: headers.accountant ?? {},
    });
  const masked = await read();
  expect(masked.result.customer).toMatchObject({ phone: null, email: null });
  expect((await post("accountant", `/orders/${order}/contacts`, { reason: "" })).status).toBe(400);
  const withKey = (key: string) =>
    call<EndpointResult<typeof showContacts>>(test.app, "POST", `/operator/v1/orders/${order}/contacts?lang=en`, {
      body: { reason: "The bank asks" },
      headers: { ...headers.accountant, "idempotency-key": key },
    });
  const short = await withKey("short");
  expect(short.error).toMatchObject({ code: ERRORS["attempt-key-wrong"].number });
  expect(short.error?.message).toContain("16 to 128");
  const key = attemptKey();
  await withKey(key);
  const { result } = await withKey(key);
  expect(result).toMatchObject({ phone: "+79161234567", people: [{ phone: "+79161234567" }] });
  const { entries } = await find("admin", "call=showContacts");
  expect(entries).toMatchObject([
    {
      by: { user_id: 93 },
      subject: { kind: "order", id: order },
      after: { shown: ["phone", "email"] },
      reason: "The bank asks",
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain("9161234567");
  const lines = (await read()).result.history.filter(({ call: deed }) => deed === "showContacts");
  expect(lines).toMatchObject([{ what: "deed", by: { kind: "operator" }, reason: "The bank asks" }]);
});

it("OPS-123: a log-in of the staff is an entry, one that fails as well; one of a customer, of nobody and beyond the limit is none", async () => {
  const logIn = (login: string, password: string) =>
    call(test.app, "POST", "/v4/auth/login", { body: { login, password } });
  const before = (await find("admin", "field=result")).total;
  await logIn("support@demo.test", "a wrong canary");
  await logIn("customer@demo.test", "a wrong canary");
  await logIn("customer@demo.test", "nameboard-demo");
  await logIn("nobody@example.org", "a wrong canary");
  await logIn("support@demo.test", "nameboard-demo");
  await expect.poll(async () => (await find("admin", "field=result")).total).toBe(before + 2);
  const { entries } = await find("admin", "subject=account:92&call=logIn");
  expect(entries.slice(0, 2).map(({ after }) => after)).toEqual([{ result: "done" }, { result: "login-wrong" }]);
  expect(JSON.stringify(entries)).not.toContain("canary");
});
