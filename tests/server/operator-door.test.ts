import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { findTripProviders } from "#contract/console/drivers/trip-provider.ts";
import type { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { OPERATOR_PREFIX, type Endpoint, type EndpointResult } from "#contract/wire/endpoint.ts";
import { USUAL_SETTINGS } from "#domain/accounts/own-settings.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { attemptKey, call, placedOrder, POINTS, tripBody } from "../support/factories.ts";
import { headersOf, PEOPLE, type Person } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { overpayInCash } from "./payment-steps.ts";

/** The account of each work of the staff. */
const STAFF = { owner: "admin", dispatcher: "dispatcher", support: "support", accountant: "accountant" } as const;
const STRANGERS = (Object.keys(PEOPLE) as Person[]).filter((person) => !Object.values<string>(STAFF).includes(person));

let served: TestApp;
let dir: string;
/** Opens its order to the traveller who has it. */
let travellersKey: string;
const headers: Partial<Record<Person, Record<string, string>>> = {};

beforeAll(async () => {
  // A dispatcher may agree on a price, as the operator of this server has it.
  dir = await mkdtemp(join(tmpdir(), "nameboard-pages-"));
  const built = { css: "", script: "/console/assets/main.js", inlined: [], preloads: [] };
  const render = () => ({ html: "", title: "", status: 200, colours: {} });
  served = await buildTestApp({
    variables: { DISPATCHER_LET_OFF_PERCENT: "10" },
    parts: { pages: { clientDir: dir, buildId: "test", filesOf: () => built, render, console: { ...built, dir } } },
  });
  for (const person of Object.keys(PEOPLE) as Person[]) headers[person] = await headersOf(served.app, person);
  travellersKey = (await placedOrder(served.app)).order_key ?? "";
});
afterAll(async () => {
  await served.close();
  await rm(dir, { recursive: true });
});

const addressOf = ({ path }: Endpoint) => `${OPERATOR_PREFIX}${path.replace(/:\w+/g, "1")}?lang=en`;
const send = async (endpoint: Endpoint, shown: Record<string, string> = {}) =>
  served.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { ...(endpoint.body && { "content-type": "application/json" }), ...shown },
    ...(endpoint.body && { payload: "{}" }),
  });

test.each(OPERATOR_ENDPOINTS)(
  "OPR-08, OPR-09: $name lets in whoever has the right to it, and tells the others of the staff who has",
  async (endpoint) => {
    const asked = endpoint.access;
    for (const role of STAFF_ROLES) {
      const degree = asked === "any role" ? "works" : staffDegree(role, asked.right);
      const may = asked === "any role" || degree === "works" || (asked.to === "look" && degree !== undefined);
      const answer = await send(endpoint, headers[STAFF[role]]);
      expect([role, answer.statusCode === 403]).toEqual([role, !may]);
      if (may) continue;
      const { error } = answer.json<{ error: { code: number; message: string; details?: { roles?: string[] } } }>();
      expect([error.code, error.details?.roles?.includes("owner")]).toEqual([1006, true]);
      expect(error.message).toMatch(/^Only an owner.* can do that/);
    }
  },
);

test.each(OPERATOR_ENDPOINTS)("$name stays closed to strangers, whatever they show", async (endpoint) => {
  expect((await send(endpoint)).statusCode).toBe(401);
  expect(travellersKey).not.toBe("");
  expect((await send(endpoint, { "order-key": travellersKey })).statusCode).toBe(401);
  for (const person of STRANGERS)
    expect([person, (await send(endpoint, headers[person])).statusCode]).toEqual([person, 403]);
});

test.each(OPERATOR_ENDPOINTS)(
  "$name answers our own pages alone, and search engines keep nothing of it",
  async (endpoint) => {
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
  },
);

/** Something that each call of the console which changes something may be asked to do to an order that waits. */
const DEEDS: Readonly<Record<string, (order: { readonly order_id: number; readonly version: number }) => unknown>> = {
  confirmOrder: ({ version }) => ({ version }),
  undoAction: ({ version }) => ({ version }),
  seeChanges: ({ version }) => ({ version }),
  markTrip: ({ order_id: id }) => ({ trip_id: id, add: ["vip"] }),
  nameDriver: ({ order_id: id, version }) => ({
    version,
    trip_id: id,
    driver: { name: "Sergey", phone: "+7 903 555-01-42", car: "Camry", plate: "O 418" },
    tell: false,
  }),
  changeOrder: async ({ order_id: id, version }) => ({
    version,
    trip_id: id,
    change: { comment: "Two large dogs" },
    expected_total: await priceOf(id),
    expected_fee: 0,
  }),
  setTripProvider: async ({ order_id: id, version }) => ({
    version,
    trip_id: id,
    provider_id: await otherProviderOf(id),
  }),
  agreePrice: async ({ order_id: id, version }) => {
    const price = (await priceOf(id)) - 1;
    return { version, trip_id: id, price, reason: "A regular guest", expected_total: price };
  },
  cancelTrips: ({ order_id: id, version }) => ({
    trips: [{ trip_id: id, version, fee: 0, refund: 0 }],
    reason: "traveller",
  }),
  cancelOrder: ({ version }) => ({ version, reason: "traveller", expected_fee: 0, expected_refund: 0 }),
  confirmTrips: ({ order_id: id, version }) => ({ trips: [{ trip_id: id, version }] }),
  driveTrips: ({ order_id: id, version }) => ({
    trips: [{ trip_id: id, version }],
    driver: { name: "Sergey", phone: "", car: "Camry", plate: "" },
    tell: false,
  }),
  seeTrips: ({ order_id: id, version }) => ({ trips: [{ trip_id: id, version }] }),
  markTrips: ({ order_id: id, version }) => ({ trips: [{ trip_id: id, version }], add: ["vip"] }),
  passTrips: async ({ order_id: id, version }) => ({
    trips: [{ trip_id: id, version }],
    provider_id: await otherProviderOf(id),
  }),
  writeTrips: ({ order_id: id, version }) => ({
    trips: [{ trip_id: id, version }],
    subject: "Your ride",
    text: "{name}, we wait for you.",
  }),
  exportTrips: ({ order_id: id }) => ({ trip_ids: [id] }),
  printTrips: ({ order_id: id }) => ({ trip_ids: [id], print: "signs" }),
  saveBoardColumns: () => ({ columns: [{ column: "name", width: "wide" }] }),
  saveOwnSettings: () => USUAL_SETTINGS,
  saveBoardView: () => ({ name: "My shift", query: "state=placed", columns: [], is_shared: true }),
  removeBoardView: () => ({ view_id: 777_000_001 }),
  clearDuplicate: ({ order_id: id }) => ({ trip_id: id, other_id: id + 1 }),
  sendLetterAgain: () => ({ message_id: 777_000_001 }),
  takeCash: async ({ order_id: id, version }) => ({ expected_due: await priceOf(id), version }),
  giveCashBack: async ({ order_id: id, version }) => {
    await overpayInCash(served.database.pool, id, 10_000);
    return { amount: 100, version };
  },
  sendOwnLetter: () => ({ subject: "Your ride", text: "{name}, we wait for you." }),
  sendLinkAgain: () => ({}),
  showOrderLink: () => ({}),
  showContacts: () => ({ reason: "The bank asks whose payment this is" }),
  addNote: () => ({ text: "Asked for a quiet driver." }),
  placeOrderFor: async () => ({
    trips: [tripBody((await anyPriceOfVisitor()).price_id)],
    letter_lang: "en",
    told: true,
  }),
};

/** A price as the console asks for it. */
async function anyPriceOfVisitor(): Promise<PriceItem> {
  const query = `start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&lang=ru&currency=RUB`;
  const { result } = await call<PriceItem[]>(served.app, "GET", `${OPERATOR_PREFIX}/prices?${query}`, {
    headers: headers.dispatcher ?? {},
  });
  const [price] = result;
  if (price === undefined) throw new Error("The search gave no prices.");
  return price;
}

async function priceOf(id: number): Promise<number> {
  const { rows } = await served.database.pool.query<{ amount: number }>("select amount from trips where trip_id = $1", [
    id,
  ]);
  return Number(rows[0]?.amount) / 100;
}

async function otherProviderOf(id: number): Promise<number> {
  const { result } = await call<EndpointResult<typeof findTripProviders>>(
    served.app,
    "GET",
    `${OPERATOR_PREFIX}/orders/${id}/providers?trip_id=${id}`,
    { headers: headers.dispatcher ?? {} },
  );
  return result.providers.find(({ is_driving: isDriving }) => !isDriving)?.id ?? 0;
}

/** Calls that only show what another one would do; their own tests show that nothing is kept. */
const SHOWN_BEFORE = [
  "previewCancel",
  "previewChange",
  "previewNoShow",
  "previewAgreedPrice",
  "previewCancelTrips",
  "previewOwnLetter",
  "previewCertificate",
  "previewPassTrips",
  "previewWriteTrips",
];
/** Calls about accounts and entries of the staff; their own test counts their entries. */
const OF_STAFF = ["inviteStaff", "inviteStaffAgain", "setStaffWork", "setStaffOpen", "exportEntries"];
/** Calls that want a ride on its day; their own test counts their entries. */
const OF_THE_DAY = ["setTripState", "correctTripState", "sayNoShow", "addTripPhoto"];
/** Calls about requests, whose own test counts their entries too. */
const OF_REQUESTS = [
  "sendRequestLetterAgain",
  "closeRequest",
  "declineRequest",
  "makeOffer",
  "requestRouteFor",
  "makeYachtOffer",
  "addYachtPhoto",
  "withdrawOffer",
];
/** Calls about refunds and disputes, whose own tests count their entries. */
const OF_REFUNDS = [
  "releaseRefund",
  "declineRefund",
  "askRefundAgain",
  "recordDispute",
  "decideDispute",
  "issueReceipt",
  "repeatReceipt",
];
/** Calls about yachts, whose own test has their history. */
const OF_YACHTS = ["moveYacht", "correctYacht", "cancelYacht"];

/** Calls about sample rides of the tester, whose own test counts their entries. */
const OF_SAMPLES = ["saveSampleRide", "changeSampleRide", "removeSampleRide"];

test("every call of the console that changes something is tried here", () => {
  const sent = OPERATOR_ENDPOINTS.filter(({ method }) => method !== "GET").map(({ name }) => name);
  expect(
    [
      ...Object.keys(DEEDS),
      ...SHOWN_BEFORE,
      ...OF_STAFF,
      ...OF_THE_DAY,
      ...OF_REQUESTS,
      ...OF_YACHTS,
      ...OF_REFUNDS,
      ...OF_SAMPLES,
    ].toSorted(),
  ).toEqual(sent.toSorted());
});

test.each(Object.keys(DEEDS))(
  "%s keeps one entry of what it did, of an attempt that comes twice as well, and none where it is refused",
  async (name) => {
    const { pool } = served.database;
    const endpoint = OPERATOR_ENDPOINTS.find((one) => one.name === name);
    if (endpoint === undefined) throw new Error(`There is no call ${name}.`);
    const { order_id: id } = await placedOrder(served.app);
    await pool.query("update orders set pay_by = 'cash' where order_id = $1", [id]);
    const post = async (
      call: Endpoint,
      body: unknown,
      key: string,
      more: Record<string, string> = {},
      orderId: number = id,
    ) =>
      served.app.inject({
        method: "POST",
        url: `${OPERATOR_PREFIX}${call.path.replace(":order_id", String(orderId))}`,
        headers: { ...headers.dispatcher, "content-type": "application/json", "idempotency-key": key, ...more },
        payload: JSON.stringify(body),
      });
    const versionNow = async () =>
      Number((await pool.query("select version from orders where order_id = $1", [id])).rows[0].version);
    const confirm = OPERATOR_ENDPOINTS.find((one) => one.name === "confirmOrder");
    if (name === "undoAction" && confirm) await post(confirm, { version: await versionNow() }, attemptKey());
    const entries = async () =>
      (
        await pool.query(
          // A new order has another number than the one that is there already.
          "select * from audit_entries where call = $1 and (subject_id = $2 or subject_kind = 'account' or (call = 'placeOrderFor' and subject_id > $2))",
          [name, id],
        )
      ).rows;

    if (name === "sendLetterAgain")
      await pool.query(
        `insert into messages (message_id, subject_kind, subject_id, kind, recipient, lang, mail_id, state, created_at, due_at)
         overriding system value
         values (777000001, 'order', $1, 'order-paid', 'a@b.example', 'en', gen_random_uuid()::text, 'failed', now(), now())`,
        [id],
      );
    if (name === "showOrderLink") await pool.query("update orders set placed_by = 91 where order_id = $1", [id]);
    if (name === "removeBoardView")
      await pool.query(
        `insert into board_views (view_id, account_id, name, query, columns, is_shared, made_at)
         overriding system value
         select 777000001, user_id, 'Of before', '', '[]', false, now() from accounts where login = 'dispatcher@demo.test'`,
      );
    if (name === "clearDuplicate") {
      const twin = await placedOrder(served.app);
      await pool.query(
        "insert into duplicates (trip_id, other_id, reason) values ($1, $2, 'phone') on conflict do nothing",
        [id, twin.order_id],
      );
    }
    const body = await DEEDS[name]?.({ order_id: id, version: await versionNow() });
    const key = attemptKey();
    const [first, again] = await Promise.all([post(endpoint, body, key), post(endpoint, body, key)]);
    expect([first.statusCode, again.statusCode, first.json().error, again.json().error]).toEqual([
      200,
      200,
      null,
      null,
    ]);
    // What somebody arranges or takes away for themselves is about their own account.
    const kind = /Board|OwnSettings|^(export|print)/.test(name) ? "account" : "order";
    expect(await entries()).toMatchObject([
      { account_id: 91, staff_role: "dispatcher", subject_kind: kind, attempt_key: key, network: "127.0.0.0/24" },
    ]);
    expect((await post(endpoint, body, "short")).statusCode).not.toBe(200);
    expect((await post(endpoint, body, key.slice(1), { "idempotency-key": "" })).statusCode).not.toBe(200);
    const other = OPERATOR_ENDPOINTS.find((one) => one.name in DEEDS && one.name !== name);
    if (other) {
      const misused = await post(other, await DEEDS[other.name]?.({ order_id: id, version: await versionNow() }), key);
      expect(misused.json().error.code).toBe(5010);
    }
    if (endpoint.path.includes(":order_id")) {
      const elsewhere = await post(endpoint, body, key, {}, id + 1);
      expect(elsewhere.json().error.code).toBe(5010);
    }
    expect(await entries()).toHaveLength(1);
    for (const statement of [
      "update audit_entries set reason = 'x'",
      "delete from audit_entries",
      "truncate audit_entries",
    ])
      await expect(pool.query(statement)).rejects.toThrow(/neither changed nor deleted/);
  },
);

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
  const { rights, ...accountant } = (await ask("accountant")).result;
  expect(accountant).toMatchObject({ user_id: 93, name: "Lev Demo", role: "accountant" });
  expect(rights).toEqual({
    orders: "looks masked",
    notes: "works",
    cash: "works",
    refunds: "works",
    releasing: "works",
    tester: "works",
    audit: "works",
  });
});

test("OPR-08: a page of the console tells its scripts who opens it where that is somebody of the staff, and of nobody else; no cache keeps it", async () => {
  const cookieOf = async (person: Person): Promise<string> => {
    const payload = { login: PEOPLE[person], password: "nameboard-demo" };
    const answer = await served.app.inject({ method: "POST", url: "/v4/auth/login", payload });
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  };
  const open = async (shown: Record<string, string>, url = "/console") => {
    const { body, headers: told } = await served.app.inject({ url, headers: shown });
    const options = JSON.parse(/id="console-options"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? "") as object;
    return { ...options, kept: told["cache-control"] } as Record<string, unknown>;
  };
  const cookie = await cookieOf("dispatcher");
  const own = { kept: "no-store", session: { role: "dispatcher", rights: { orders: "works" } } };
  expect(await open({ cookie })).toMatchObject(own);
  // Whoever follows a link of another site opens a page of ours; that site itself can ask for none of it.
  expect(await open({ cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" })).toMatchObject(own);
  const others: readonly Record<string, string>[] = [
    {},
    { cookie: await cookieOf("customerA") },
    { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    { cookie: cookie.replace(/.{4}$/, "0000") },
  ];
  for (const shown of others) expect(await open(shown)).not.toHaveProperty("session");
  // It speaks the language that somebody has chosen for the console, unless its address says another.
  const body = { ...USUAL_SETTINGS, lang: "en" as const, keys: {} };
  const kept = { ...headers.dispatcher, "idempotency-key": attemptKey() };
  await served.app.inject({ method: "POST", url: "/operator/v1/own-settings", headers: kept, payload: body });
  const told = { cookie, "accept-language": "ru" };
  expect([(await open(told))["locale"], (await open(told, "/console?lang=ru"))["locale"]]).toEqual(["en", "ru"]);
});
