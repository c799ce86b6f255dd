import { sql } from "kysely";
import { PUBLIC_ENDPOINTS, publicCalls } from "#contract/public-calls.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { anyPrice, logInAs, placedOrder, startIn, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { hostileCall, type GoodCall, type HostileCall } from "./hostile-call.ts";
import { createChance } from "./hostile-values.ts";

/** Something that no call may cause, with the call that caused it. */
export interface FuzzFinding {
  readonly what: string;
  readonly call: string;
  readonly answer: string;
}

/** The findings of a run. */
export interface FuzzReport {
  readonly calls: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly findings: readonly FuzzFinding[];
}

/** No answer may take longer than this. */
const SLOWEST_MS = 2_000;

/** Tables that may change during a refused call: counts of failures, and prices, which are stored after their answer. */
const COUNTERS = ["login_failures", "wrong_codes", "call_counts", "price_searches", "price_numbers"];

/**
 * Sends hostile calls to every endpoint in turn, as visitors and as accounts, and reports every answer of 5xx (in HTTP or in
 * the envelope), every slow one, and every refused call that changed a row (G-10).
 */
export async function runFuzz({ calls, seed }: { readonly calls: number; readonly seed: number }): Promise<FuzzReport> {
  const served = await buildTestApp();
  try {
    const chance = createChance(seed);
    const tokens = [...(await Promise.all(LOGINS.map((name) => logInAs(served.app, name)))), "wrong"];
    const findings: FuzzFinding[] = [];
    const byStatus: Record<string, number> = {};
    let slowestMs = 0;
    let good = await goodCalls(served);
    /** The rows as the last refused call left them; unknown after a call that may have changed them. */
    let rows: string | undefined;
    for (let at = 0; at < calls && findings.length < 20; at++) {
      // The good prices and orders may have been used, cancelled or outlived since.
      if (at % 1_000 === 999) {
        good = await goodCalls(served);
        rows = undefined;
      }
      const endpoint: Endpoint = PUBLIC_ENDPOINTS[at % PUBLIC_ENDPOINTS.length] ?? publicCalls.logIn;
      const call = hostileCall(endpoint, chance.oneIn(8) ? undefined : good.get(endpoint.name), tokens, chance);
      const mayChange = endpoint.method !== "GET";
      if (mayChange) rows ??= await rowsOf(served);
      const started = performance.now();
      const { status, error, text } = await send(served, call);
      const tookMs = performance.now() - started;
      slowestMs = Math.max(slowestMs, tookMs);
      byStatus[error ?? status] = (byStatus[error ?? status] ?? 0) + 1;
      const find = (what: string) => void findings.push({ what, call: spell(call), answer: text.slice(0, 500) });
      if (status >= 500 || (error ?? 0) >= 500) find(`answered ${status}, error ${String(error)}`);
      if (text !== "" && error === undefined) find("has no envelope");
      if (tookMs > SLOWEST_MS) find(`took ${Math.round(tookMs)} ms`);
      const before = rows;
      rows = error === null ? undefined : mayChange ? await rowsOf(served) : before;
      if (mayChange && error !== null && rows !== before)
        find(`was refused and changed rows: ${before} became ${rows}`);
    }
    return { calls, byStatus, slowestMs, findings };
  } finally {
    await served.close();
  }
}

async function send({ app }: TestApp, { method, url, headers, payload }: HostileCall) {
  const answer = await app.inject({
    method: method as "GET",
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const body = parse(answer.body);
  const isEnvelope =
    typeof body === "object" && body !== null && "result" in body && "error" in body && "x-uuid" in body;
  const error = isEnvelope ? (body.error as { status: number } | null) : undefined;
  return {
    status: answer.statusCode,
    /** Status of the refusal; null for a success, undefined without an envelope. */
    error: error === null ? null : error?.status,
    text: answer.body,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function spell({ method, url, headers, payload }: HostileCall): string {
  return `${method} ${url} ${JSON.stringify(headers)} ${payload?.slice(0, 2_000) ?? ""}`;
}

/** A refused log-in or second step of the staff leaves an entry (OPS-123); no other refused call does. */
const NO_ACCESS = sql`where attempt_key not like 'access %'`;

/** A checksum that changes whenever a row changes in any table but the counters. */
async function rowsOf({ database }: TestApp): Promise<string> {
  tables ??= (
    await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(${COUNTERS}) order by 1
    `.execute(database.db)
  ).rows.map(({ name }) => name);
  const counts = tables.map(
    (table) =>
      sql`(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${sql.table(table)} ${table === "audit_entries" ? NO_ACCESS : sql``})`,
  );
  const { rows } = await sql<{ all: string }>`select concat_ws(' ', ${sql.join(counts)}) as all`.execute(database.db);
  return rows[0]?.all ?? "";
}
let tables: string[] | undefined;

const LOGINS = ["customer", "coordinator", "partner", "agent", "admin"];

/** Valid calls, so that the hostile ones made from them get far before they are refused. */
async function goodCalls({ app, clock }: TestApp): Promise<Map<string, GoodCall>> {
  const price = await anyPrice(app);
  const order = await placedOrder(app);
  const points = {
    start_place_point: "55.972599,37.4146",
    finish_place_point: "55.75222,37.61556",
    lang: "en",
    currency: "EUR",
  };
  const trip = { ...tripBody(price.price_id), start_location: startIn(clock.now) };
  const trips = { order_id: order.order_id, transaction: order.transaction };
  const call = (parts: Partial<GoodCall>): GoodCall => ({
    params: {},
    query: { lang: "en" },
    body: undefined,
    ...parts,
  });
  return new Map(
    Object.entries({
      findTransportNodes: call({ query: { term: "SVO", lang: "en" } }),
      findPlaces: call({ query: { term: "Москва", lang: "ru" } }),
      searchPrices: call({ query: points }),
      searchRentPrices: call({ query: { ...points, duration: 7200 } }),
      getPriceLines: call({ params: { price_id: price.price_id } }),
      getNavigationPath: call({
        query: { start_point: points.start_place_point, finish_point: points.finish_place_point },
      }),
      checkTime: call({ body: { price_id: price.price_id, pickup_time: "2026-11-24 18:40" } }),
      checkName: call({ body: { name: "王小明" } }),
      recommendTime: call({ query: { price_id: price.price_id, departure_time: "2026-11-24 18:40" } }),
      placeOrder: call({ body: { trips: [trip], currency: "RUB", lang: "en" } }),
      getOrder: call({ params: { order_id: order.order_id } }),
      getPayUrl: call({ query: { transaction: order.transaction } }),
      calculateNewPrice: call({
        body: {
          currency: "RUB",
          hash: "WELCOME",
          data_prices: [{ price_audit_id: price.price_id, number_subaddress: 0 }],
        },
      }),
      editTrip: call({ body: { ...trip, ...trips } }),
      cancelTrip: call({ body: trips }),
    } satisfies Record<string, GoodCall>),
  );
}
