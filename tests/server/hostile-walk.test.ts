import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { newToken } from "#server/modules/accounts/new-token.ts";
import { startSession } from "#server/modules/accounts/start-session.ts";
import { anyPrice, attemptKey, placeOrder, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { HOSTILE_FILES, HOSTILE_ROWS, type HostileRow, type Loot } from "./hostile-rows.ts";

/** Members of a call by which something of somebody's is named, besides those in its path. */
const NAMES_SOMETHING =
  /^(?:order_id|trip_id|with_trips|transaction|price_id|current_price_id|way_back_of|attempt_key|log_in|login|secret|token|refresh_token|email_token|site|promo_action_id)$/;

/** Whatever is known of the people whose things are tried. */
const OWNERS_OWN =
  /Zinaida|Kanareikina|5551234|zina\.canary|Kanareyechnaya|CANARY|Clara Demo|9260000020|employee@demo|Sales East|a stranger was here/i;

const USER = { owner: 20, traveller: 6, coordinator: 22, agent: 30, partner: 25_526, colleague: 21 } as const;
const PARTNER = 1863;
const SITE = "https://of-the-partner.example";

/** Who tries; the colleague is of the owner's company and coordinates nothing. */
const STRANGERS = [
  "nobody",
  "holder of another order's key",
  "traveller",
  "partner",
  "coordinator",
  "colleague",
  "agent",
] as const;
type Stranger = (typeof STRANGERS)[number];
/** The victims: an employee's order, and one of a visitor on a partner's page. */
type Victim = "employee's" | "visitor's";

let served: TestApp;
const headers = new Map<Stranger, Record<string, string>>();
const own = new Map<Stranger, Loot["own"]>();
const loots = new Map<Victim, Omit<Loot, "own">>();

const TYPED = {
  passengers: [{ name: "Zinaida Kanareikina", phone: "79035551234", email: "zina.canary@example.org" }],
  comment: "CANARY comment",
  text_tablet: "CANARY SIGN",
  internal_number: "CANARY-4711",
  finish_location: { address: "Kanareyechnaya 77", location: "55.75222,37.61556" },
};

async function ordered(of: Record<string, string>, changes: object, top: { readonly user_id?: number } = {}) {
  const query = top.user_id === undefined ? "" : `&user_id=${top.user_id}`;
  const { price_id: priceId } = await anyPrice(served.app, { headers: of, query });
  const attempt = attemptKey();
  const trips = [tripBody(priceId, { ...changes })];
  const { result, error } = await placeOrder(served.app, trips, { key: attempt, headers: of, top: { ...top } });
  const [order] = result ?? [];
  if (order === undefined) throw new Error(`No order to try: ${JSON.stringify(error)}`);
  const { order_id: id, transaction, order_key: key } = order;
  return { id, transaction, priceId, attempt, key };
}

beforeAll(async () => {
  served = await buildTestApp({
    variables: {
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      PUBLIC_URL: "https://rides.example",
      OPERATOR_EMAIL: "desk@rides.example",
    },
  });
  const { db } = served.database;
  const clock = () => served.clock.now;
  // In production only prices of an operator's own are sold.
  await db.updateTable("tariff_books").set({ file_name: "rides.yaml" }).execute();
  await db.updateTable("accounts").set({ is_demo: false }).execute();
  await db.updateTable("accounts").set({ is_coordinator: false }).where("user_id", "=", USER.colleague).execute();
  const session = async (userId: number) => {
    const { role } = await db
      .selectFrom("accounts")
      .select("role")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return (await startSession({ db, clock }, { user_id: userId, role }, "Firefox")).token;
  };
  const bearer = async (userId: number) => ({ authorization: `Bearer ${await session(userId)}` });
  headers.set("nobody", {});
  for (const stranger of ["traveller", "partner", "coordinator", "colleague", "agent"] as const) {
    const shown = await bearer(USER[stranger]);
    headers.set(stranger, shown);
    const costCenter = stranger === "coordinator" ? { cost_center: "Audit" } : { cost_center: "Legal" };
    own.set(stranger, await ordered(shown, ["coordinator", "colleague"].includes(stranger) ? costCenter : {}));
  }
  const anothers = await ordered({}, {});
  headers.set("holder of another order's key", { "order-key": anothers.key ?? "" });
  own.set("holder of another order's key", anothers);

  const token = await session(USER.owner);
  const { family } = await db
    .selectFrom("sessions")
    .select("family")
    .where("user_id", "=", USER.owner)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("partner_sites")
    .values({ partner_id: PARTNER, origin: SITE, added_by: PARTNER, added_at: new Date(clock()) })
    .execute();
  const common = {
    app: served.app,
    owner: { userId: USER.owner, login: "employee@demo.test", logIn: family, token },
    partner: { userId: PARTNER, site: SITE },
    letter: newToken(),
  };
  const ofEmployee = await ordered({ authorization: `Bearer ${token}` }, { ...TYPED, cost_center: "Sales East" });
  loots.set("employee's", { ...common, order: ofEmployee });
  loots.set("visitor's", { ...common, order: await ordered({}, TYPED, { user_id: PARTNER }) });
});
afterAll(() => served.close());

/** Everything of the owners, as the database has it. */
async function kept(): Promise<string> {
  const ids = [...loots.values()].map(({ order }) => order.id);
  const { rows } = await sql<{ all: string }>`
    select jsonb_build_object(
      'orders', (select jsonb_agg(to_jsonb(o) order by order_id) from orders o where order_id = any(${ids})),
      'trips', (select jsonb_agg(to_jsonb(t) order by trip_id) from trips t where order_id = any(${ids})),
      'account', (select to_jsonb(a) from accounts a where user_id = ${USER.owner}),
      'sessions', (select jsonb_agg(to_jsonb(s)) from sessions s where user_id = ${USER.owner}),
      'partner', (select to_jsonb(a) from accounts a where user_id = ${PARTNER}),
      'settings', (select jsonb_agg(to_jsonb(m)) from module_settings m where partner_id = ${PARTNER}),
      'sites', (select jsonb_agg(to_jsonb(p)) from partner_sites p where partner_id = ${PARTNER})
    )::text as all`.execute(served.database.db);
  return rows[0]?.all ?? "";
}

/** How a call ended: refusals of business come with HTTP 200 and their own status inside. */
function statusOf({
  statusCode,
  headers: { "content-type": type },
  body,
}: Awaited<ReturnType<TestApp["app"]["inject"]>>): number {
  if (!String(type).startsWith("application/json")) return statusCode;
  return (JSON.parse(body) as { error: { status: number } | null }).error?.status ?? statusCode;
}

/** What went wrong when a stranger tried a row with what is of a victim. */
async function walk({ tries, answers }: HostileRow, stranger: Stranger, loot: Omit<Loot, "own">): Promise<string[]> {
  const wrong: string[] = [];
  for (const { method = "GET", url, body } of await tries({ ...loot, own: own.get(stranger) })) {
    const answer = await served.app.inject({
      method,
      url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
      headers: headers.get(stranger) ?? {},
      ...(body !== undefined && { payload: body }),
    });
    const told = OWNERS_OWN.exec(answer.body)?.[0];
    if (told !== undefined) wrong.push(`${stranger} reads "${told}" of ${method} ${url}`);
    const status = statusOf(answer);
    if (!answers.includes(status))
      wrong.push(`${stranger} is answered ${status} by ${method} ${url} ${JSON.stringify(body ?? {})}`);
  }
  return wrong;
}

const membersOf = (schema: object | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

const namesSomething = ({ params, query, body }: Endpoint): boolean =>
  membersOf(params).length > 0 || [...membersOf(query), ...membersOf(body)].some((name) => NAMES_SOMETHING.test(name));

describe("T-01, T-02, T-06: what is not theirs, on a production server, over every call that names something", () => {
  test("every call that takes a number, a key, a token or a secret has a row", () => {
    const named = PUBLIC_ENDPOINTS.filter(namesSomething).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => HOSTILE_ROWS[name] === undefined)).toEqual([]);
  });

  const rows = [...Object.entries(HOSTILE_ROWS), ["files of an order", HOSTILE_FILES] as const];
  test.each(rows)("seven kinds of strangers learn nothing and change nothing: %s", async (_name, row) => {
    const before = await kept();
    const wrong: string[] = [];
    for (const stranger of STRANGERS)
      for (const loot of loots.values()) wrong.push(...(await walk(row, stranger, loot)));
    expect(wrong).toEqual([]);
    expect(await kept()).toBe(before);
  });

  // Otherwise a try with a slip in it would be refused for that.
  test.each(["getOrder", "getOrderNumber", "checkUpdate", "checkCancel", "getDocuments", "findDocuments"])(
    "whose it is gets in by the same calls: %s",
    async (name) => {
      const loot = loots.get("employee's");
      const [first] = loot === undefined ? [] : ((await HOSTILE_ROWS[name]?.tries({ ...loot, own: undefined })) ?? []);
      const answer = await served.app.inject({
        method: first?.method ?? "GET",
        url: first?.url ?? "",
        headers: { authorization: `Bearer ${loot?.owner.token}` },
        ...(first?.body !== undefined && { payload: first.body }),
      });
      expect([statusOf(answer), answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    },
  );
});
