import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, type Endpoint } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { logInAs, placedOrder } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

/** The principals of the role matrix (reliability, 2.1). */
const PRINCIPALS = [
  "anonymous",
  "order key",
  "customer A",
  "customer B",
  "employee of X",
  "coordinator of X",
  "coordinator of Y",
  "partner P",
  "partner Q",
  "operator",
  "owner",
  "dispatcher",
  "support",
  "accountant",
  "acquirer's signature",
  "disabled account",
  "revoked token",
] as const;
type Principal = (typeof PRINCIPALS)[number];

const NOBODY_GOOD: readonly Principal[] = ["disabled account", "revoked token"];
const EVERYBODY = PRINCIPALS.filter((principal) => !NOBODY_GOOD.includes(principal));
const VISITORS: readonly Principal[] = ["anonymous", "acquirer's signature"];
const ACCOUNTS = EVERYBODY.filter((principal) => !VISITORS.includes(principal) && principal !== "order key");
const OWNERS: readonly Principal[] = [...ACCOUNTS, "order key"];
const STAFF: readonly Principal[] = ["owner", "dispatcher", "support", "accountant"];
const COMPANIES: readonly Principal[] = ["employee of X", "coordinator of X", "coordinator of Y", ...STAFF];
const PARTNERS: readonly Principal[] = ["partner P", "partner Q"];

/** Whoever shows that a prefix has the same policy as the first one: nobody, one without a right to most, a partner, and whose log-in has ended. */
const ANOTHER_PREFIX: readonly Principal[] = ["anonymous", "customer A", "partner P", "revoked token"];

/** Who may make each call, written out a second time so that a slip in what a call says of itself is noticed. */
const MAY_COME_IN: Readonly<Record<string, readonly Principal[]>> = {
  // An invalid token does not keep anybody from getting another one or from logging out.
  logIn: PRINCIPALS,
  refreshSession: PRINCIPALS,
  takeSecondStep: PRINCIPALS,
  askRecovery: PRINCIPALS,
  recoverPassword: PRINCIPALS,
  takeEmail: PRINCIPALS,
  removeSecondStep: ACCOUNTS,
  renewRecoveryCodes: ACCOUNTS,
  getProfile: ACCOUNTS,
  changeProfile: ACCOUNTS,
  askEmail: ACCOUNTS,
  getSecurity: ACCOUNTS,
  endLogIns: ACCOUNTS,
  proveIdentity: ACCOUNTS,
  changePassword: ACCOUNTS,
  logOut: PRINCIPALS,
  searchCostCenters: COMPANIES,
  getOrder: OWNERS,
  getOrderNumber: OWNERS,
  keepOrder: OWNERS,
  searchTrips: OWNERS,
  changeTrip: OWNERS,
  putTrip: OWNERS,
  checkUpdate: OWNERS,
  checkCancel: OWNERS,
  cancelTrip: OWNERS,
  cancelYachtOrder: OWNERS,
  approveOrder: OWNERS,
  getDocuments: OWNERS,
  findDocuments: OWNERS,
  sendDocuments: OWNERS,
  mailDocuments: OWNERS,
  saveModuleSettings: PARTNERS,
  getAdvantages: PARTNERS,
  getStatement: PARTNERS,
  listSites: PARTNERS,
  addSite: PARTNERS,
  makeAccessKey: PARTNERS,
  removeSite: PARTNERS,
  checkPage: PARTNERS,
  listCarClasses: PARTNERS,
};

const ENDPOINTS: readonly Endpoint[] = PUBLIC_ENDPOINTS;
const DEMO: Partial<Record<Principal, string>> = {
  "customer A": "customer",
  "customer B": "customer2",
  "employee of X": "employee",
  "coordinator of X": "coordinator",
  "coordinator of Y": "coordinator2",
  "partner P": "partner",
  "partner Q": "partner2",
  operator: "agent",
  owner: "admin",
  dispatcher: "dispatcher",
  support: "support",
  accountant: "accountant",
};

let served: TestApp;
const headers = new Map<Principal, Record<string, string>>();

beforeAll(async () => {
  served = await buildTestApp();
  const { app, database } = served;
  for (const [principal, name] of Object.entries(DEMO))
    headers.set(principal as Principal, { authorization: `Bearer ${await logInAs(app, name)}` });
  const order = await placedOrder(app);
  headers.set("anonymous", {});
  headers.set("order key", { "order-key": order.order_key ?? "" });
  headers.set("acquirer's signature", { "sandbox-signature": "t=1,v1=00" });
  const revoked = await logInAs(app, "customer");
  await app.inject({ method: "POST", url: "/profile/logout", headers: { authorization: `Bearer ${revoked}` } });
  headers.set("revoked token", { authorization: `Bearer ${revoked}` });
  await database.db
    .insertInto("accounts")
    .columns(["login", "password_hash", "role", "name", "email", "phone", "currency", "created_at"])
    .expression((from) =>
      from
        .selectFrom("accounts")
        .select((row) => [
          row.val("disabled@demo.test").as("login"),
          "password_hash",
          "role",
          "name",
          "email",
          "phone",
          "currency",
          "created_at",
        ])
        .where("user_id", "=", 5),
    )
    .execute();
  headers.set("disabled account", { authorization: `Bearer ${await logInAs(app, "disabled")}` });
  await database.db
    .updateTable("accounts")
    .set({ disabled_at: new Date(0) })
    .where("login", "=", "disabled@demo.test")
    .execute();
});
afterAll(() => served.close());

/** Whether the call is let in, or the status of its refusal. */
async function atTheDoor(method: string, url: string, principal: Principal): Promise<"in" | number> {
  const answer = await served.app.inject({
    method: method as "GET",
    url,
    headers: headers.get(principal) ?? {},
    ...(method === "GET" ? {} : { payload: {} }),
  });
  // Staff reach their own bookings here, so it is the order that refuses them (order-owners.test.ts).
  const isOtherOrder = answer.body.includes(`"code":${ERRORS["staff-in-console"].number}`);
  return (answer.statusCode === 401 || answer.statusCode === 403) && !isOtherOrder ? answer.statusCode : "in";
}

function expectedAt(endpoint: Endpoint, principal: Principal): "in" | number {
  const mayComeIn = MAY_COME_IN[endpoint.name] ?? EVERYBODY;
  if (mayComeIn.includes(principal)) return "in";
  return ACCOUNTS.includes(principal) ? 403 : 401;
}

const addressOf = (path: string) =>
  path
    .replace(":attempt_key", "0123456789abcdef")
    .replace(/:(\w+)/g, (_, name: string) => (name === "price_id" ? "1" : "25526"));

describe("rule 24, T-01, T-02, G-11: who may make each call", () => {
  test("is written down here for calls that there are", () => {
    expect(ENDPOINTS.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(MAY_COME_IN)));
  });

  // Logging out ends the sessions of the matrix, so it comes last.
  const inTurn = ENDPOINTS.toSorted((a, b) => Number(a.name === "logOut") - Number(b.name === "logOut"));
  test.each(inTurn.map((endpoint) => [endpoint.name, endpoint] as const))(
    "is the same under every prefix, for each of 17 principals: %s",
    async (_name, endpoint) => {
      const found: Record<string, "in" | number> = {};
      const expected: Record<string, "in" | number> = {};
      for (const [at, prefix] of (endpoint.prefixes ?? API_PREFIXES).entries()) {
        for (const principal of at === 0 ? PRINCIPALS : ANOTHER_PREFIX) {
          const url = `${prefix}${addressOf(endpoint.path)}`;
          const cell = `${url} ${principal}`;
          found[cell] = await atTheDoor(endpoint.method, url, principal);
          expected[cell] = expectedAt(endpoint, principal);
        }
      }
      expect(found).toEqual(expected);
    },
  );

  test.each(
    ENDPOINTS.filter(({ name }) => MAY_COME_IN[name] !== undefined).map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )("cannot be bypassed by an odd spelling of the address: %s", async (_name, endpoint) => {
    const path = `${(endpoint.prefixes ?? API_PREFIXES)[0] ?? ""}${addressOf(endpoint.path)}`;
    const expected = expectedAt(endpoint, "anonymous");
    const spellings = [
      `${path}/`,
      `${path}?`,
      `/${path}`,
      path.toUpperCase(),
      path.replace(/\/(\w+)$/, "%2f$1"),
      path.replace(/\/(\w+)$/, "//$1"),
      path.replace(/\/(\w+)$/, "/./$1"),
      `${path};x=1`,
      `${path}%00`,
    ];
    for (const url of spellings) {
      const answer = await served.app.inject({
        method: endpoint.method as "GET",
        url,
        ...(endpoint.method === "GET" ? {} : { payload: {} }),
      });
      const isElsewhere = answer.statusCode === 404;
      const said = answer.statusCode === 401 || answer.statusCode === 403 ? answer.statusCode : "in";
      expect([url, isElsewhere || said === expected], answer.body).toEqual([url, true]);
    }
    if (endpoint.method === "GET") {
      const head = await served.app.inject({ method: "HEAD", url: path });
      expect(head.statusCode).toBe(expected === "in" ? head.statusCode : expected);
    }
  });
});
