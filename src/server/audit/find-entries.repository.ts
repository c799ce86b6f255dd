import { sql, type Kysely, type SqlBool } from "kysely";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import type { AuditReach } from "#domain/accounts/audit-entries.ts";
import type { Tables } from "#server/database/tables.ts";

/** Calls that move money or decide about it. */
const MONEY_CALLS = OPERATOR_ENDPOINTS.filter(({ audit }) => audit?.isAboutMoney).map(({ name }) => name);

/** Which entries are looked for. */
export interface EntryFilter {
  readonly actor?: number | undefined;
  readonly subject?: { readonly kind: string; readonly id: number } | undefined;
  readonly call?: string | undefined;
  readonly field?: string | undefined;
  readonly from?: Date | undefined;
  /** The first moment that is too late. */
  readonly to?: Date | undefined;
}

/** Whose entries somebody may read. */
export interface EntryReader extends AuditReach {
  readonly accountId: number;
}

function reachable(db: Kysely<Tables>, { accountId, all, orders, money }: EntryReader) {
  const base = db.selectFrom("audit_entries as e").innerJoin("accounts as a", "a.user_id", "e.account_id");
  if (all) return base;
  return base.where((eb) =>
    eb.or([
      eb("e.account_id", "=", accountId),
      ...(orders ? [eb("e.subject_kind", "=", "order")] : []),
      ...(money ? [eb("e.call", "in", MONEY_CALLS)] : []),
    ]),
  );
}

function filtered(db: Kysely<Tables>, reader: EntryReader, filter: EntryFilter) {
  const { actor, subject, call, field, from, to } = filter;
  let query = reachable(db, reader);
  if (actor !== undefined) query = query.where("e.account_id", "=", actor);
  if (subject !== undefined)
    query = query.where("e.subject_kind", "=", subject.kind).where("e.subject_id", "=", subject.id);
  if (call !== undefined) query = query.where("e.call", "=", call);
  if (field !== undefined)
    query = query.where(sql<SqlBool>`(jsonb_exists(e.before, ${field}) or jsonb_exists(e.after, ${field}))`);
  if (from !== undefined) query = query.where("e.at", ">=", from);
  if (to !== undefined) query = query.where("e.at", "<", to);
  return query;
}

/** One page of entries, the newest first, and how many there are in all. */
export async function findEntryPage(
  db: Kysely<Tables>,
  reader: EntryReader,
  filter: EntryFilter,
  page: { readonly after: number | undefined; readonly limit: number },
) {
  const found = filtered(db, reader, filter);
  const rows = found
    .select([
      "e.entry_id",
      "e.at",
      "e.account_id",
      "a.name",
      "e.staff_role",
      "e.call",
      "e.subject_kind",
      "e.subject_id",
    ])
    .select(["e.before", "e.after", "e.reason", "e.request_id", "e.network", "e.erased_at"])
    .$if(page.after !== undefined, (query) => query.where("e.entry_id", "<", page.after ?? 0))
    .orderBy("e.entry_id", "desc")
    .limit(page.limit + 1)
    .execute();
  const total = found.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const [entries, counted] = await Promise.all([rows, total]);
  return { entries: entries.slice(0, page.limit), hasMore: entries.length > page.limit, total: counted.total };
}

/** One entry as it is kept. */
export type StoredEntryRow = Awaited<ReturnType<typeof findEntryPage>>["entries"][number];

/** The calls and the people that the entries somebody may read name. */
export async function findEntryChoices(db: Kysely<Tables>, reader: EntryReader) {
  const [calls, actors] = await Promise.all([
    reachable(db, reader).select("e.call").distinct().orderBy("e.call").execute(),
    reachable(db, reader).select(["a.user_id", "a.name"]).distinct().orderBy("a.name").execute(),
  ]);
  return { calls: calls.map(({ call }) => call), actors };
}
