import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from "kysely";
import type { RequestKind, RequestState } from "#domain/requests/request-state.ts";
import type { RequestAnswer, Tables } from "#server/database/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

const TABLES = { way: "route_requests", yacht: "yacht_requests" } as const;

/** Cards of yachts are drawn from at most so many requests. */
const MOST_RECENT = 100;

/** A request of either kind, as the inbox has it. */
export interface InboxRow {
  readonly kind: RequestKind;
  readonly request_id: number;
  readonly state: RequestState;
  readonly version: number;
  readonly created_at: Date;
  readonly moved_at: Date | null;
  readonly answer: RequestAnswer | null;
  readonly lang: Tables["route_requests"]["lang"];
  readonly user_hint: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly wish: string;
  readonly way: {
    readonly from: string;
    readonly to: string;
    readonly start: string;
    readonly finish: string;
    readonly startId: string | null;
    readonly finishId: string | null;
    readonly day: string | null;
    readonly roundTrip: boolean;
  } | null;
  readonly yacht: {
    readonly place: string;
    readonly starts: string;
    readonly hasTime: boolean;
    readonly hours: number;
    readonly guests: number;
    readonly hasChildren: boolean;
  } | null;
}

/** Which requests are asked for, from the oldest on. */
export interface InboxFilter {
  readonly states: readonly RequestState[];
  readonly kinds: readonly RequestKind[];
  /** The last request of the page before. */
  readonly after: { readonly at: Date; readonly kind: RequestKind; readonly id: number } | undefined;
}

const COMMON = sql`request_id, state, version, created_at, moved_at, answer, lang, user_hint, name, phone, email, wish`;
const ALL = sql`(
  select 'way' as kind, ${COMMON},
    jsonb_build_object('from', start_title, 'to', finish_title, 'start', start_point, 'finish', finish_point,
      'startId', start_place_id, 'finishId', finish_place_id, 'day', ride_day, 'roundTrip', round_trip) as way,
    null::jsonb as yacht
  from route_requests
  union all
  select 'yacht' as kind, ${COMMON}, null::jsonb as way,
    jsonb_build_object('place', place, 'starts', starts_local, 'hasTime', has_time, 'hours', hours, 'guests', guests,
      'hasChildren', has_children) as yacht
  from yacht_requests
) as request`;

/** One page of requests, the oldest first, and whether there are more. */
export async function findInboxPage(
  db: Db,
  { states, kinds, after }: InboxFilter,
  limit: number,
): Promise<{ readonly rows: readonly InboxRow[]; readonly hasMore: boolean }> {
  const since =
    after === undefined
      ? sql`true`
      : sql`(created_at, kind, request_id) > (${after.at}::timestamptz, ${after.kind}, ${after.id}::integer)`;
  const { rows } = await sql<InboxRow>`
    select * from ${ALL}
    where state = any(${[...states]}) and kind = any(${[...kinds]}) and ${since}
    order by created_at, kind, request_id limit ${limit + 1}`.execute(db);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** How many requests of these kinds each state has. */
export async function countByState(db: Db, kinds: readonly RequestKind[]): Promise<ReadonlyMap<RequestState, number>> {
  const { rows } = await sql<{ state: RequestState; count: number }>`
    select state, count(*)::int as count from ${ALL} where kind = any(${[...kinds]}) group by state`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** A request by its kind and number. */
export async function findRequest(db: Db, kind: RequestKind, id: number): Promise<InboxRow | undefined> {
  const { rows } = await sql<InboxRow>`
    select * from ${ALL} where kind = ${kind} and request_id = ${id}`.execute(db);
  return rows[0];
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockRequest(
  trx: Transaction<Tables>,
  kind: RequestKind,
  id: number,
): Promise<InboxRow | undefined> {
  await trx.selectFrom(TABLES[kind]).select("request_id").where("request_id", "=", id).forUpdate().execute();
  return findRequest(trx, kind, id);
}

/** Writes how far a request has come, and how it was answered where that is the end of it. */
export async function moveRequest(
  trx: Transaction<Tables>,
  { kind, request_id: id, version }: Pick<InboxRow, "kind" | "request_id" | "version">,
  { state, answer, at }: { readonly state: RequestState; readonly answer: RequestAnswer | null; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable(TABLES[kind])
    .set({ state, version: version + 1, moved_at: at, answer: answer === null ? null : JSON.stringify(answer) })
    .where("request_id", "=", id)
    .execute();
}

/** Both ends and the standing of every way that was asked for since a moment, the newest first. */
export async function findWaysSince(
  db: Db,
  since: Date,
): Promise<readonly Pick<InboxRow, "request_id" | "created_at" | "state" | "way">[]> {
  const { rows } = await sql<Pick<InboxRow, "request_id" | "created_at" | "state" | "way">>`
    select request_id, created_at, state, way from ${ALL}
    where kind = 'way' and created_at >= ${since} order by created_at desc, request_id desc`.execute(db);
  return rows;
}

/** Names of the staff by the numbers of their accounts. */
export async function findStaffNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").select(["user_id", "name"]).where("user_id", "in", ids).execute();
  return new Map(rows.map(({ user_id: id, name }) => [id, name]));
}

/** A stored request for a ride where no car is on sale. */
export type StoredRouteRequest = Selectable<Tables["route_requests"]>;

/** A stored request for a yacht. */
export type StoredYachtRequest = Selectable<Tables["yacht_requests"]>;

/** A request of either kind before it has a number. */
export type NewRequest =
  | { readonly kind: "way"; readonly row: Insertable<Tables["route_requests"]> }
  | { readonly kind: "yacht"; readonly row: Insertable<Tables["yacht_requests"]> };

/** A request for a ride by its number. */
export async function findRouteRequest(db: Db, requestId: number): Promise<StoredRouteRequest | undefined> {
  return db.selectFrom("route_requests").selectAll().where("request_id", "=", requestId).executeTakeFirst();
}

/** A request for a yacht by its number. */
export async function findYachtRequest(db: Db, requestId: number): Promise<StoredYachtRequest | undefined> {
  return db.selectFrom("yacht_requests").selectAll().where("request_id", "=", requestId).executeTakeFirst();
}

/** Stores a request; undefined if one with the same attempt key exists. */
export async function insertRequest(trx: Transaction<Tables>, { kind, row }: NewRequest): Promise<number | undefined> {
  const stored = await trx
    .insertInto(TABLES[kind])
    .values(row)
    .onConflict((conflict) => conflict.column("attempt_key").doNothing())
    .returning("request_id")
    .executeTakeFirst();
  return stored?.request_id;
}

/** The request made with an attempt key: its number, and its fingerprint for comparing the content. */
export async function findRequestOfAttempt(
  db: Db,
  kind: RequestKind,
  attemptKey: string,
): Promise<{ readonly request_id: number; readonly fingerprint: Buffer } | undefined> {
  return db
    .selectFrom(TABLES[kind])
    .select(["request_id", "fingerprint"])
    .where("attempt_key", "=", attemptKey)
    .executeTakeFirst();
}

/** The newest requests for yachts made before a moment, with nothing about who made them. */
export async function findYachtsBefore(
  db: Db,
  at: Date,
): Promise<Pick<StoredYachtRequest, "place" | "hours" | "guests">[]> {
  return db
    .selectFrom("yacht_requests")
    .select(["place", "hours", "guests"])
    .where("created_at", "<=", at)
    .orderBy("request_id", "desc")
    .limit(MOST_RECENT)
    .execute();
}
