import type { Kysely } from "kysely";
import { retentionLimits, type RetentionTerms } from "#domain/retention/retention-terms.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  emptyOldBodies,
  makeOrdersNameless,
  makeRouteRequestsNameless,
  makeYachtRequestsNameless,
} from "#server/retention/nameless.repository.ts";
import { findOverdueOrders, findOverdueRequests } from "#server/retention/overdue.repository.ts";

/** Job that takes people out of what is older than it is kept. */
export const FORGET_PEOPLE_JOB = "forget_people";

/** So many orders in one transaction, which keeps none of them locked for long. */
const AT_ONCE = 200;

/** What the job works with. */
export interface Retention {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly terms: RetentionTerms;
  /** Deletes the letters that were kept as files before a moment, and says how many files went. */
  readonly forgetLetterFiles: (before: Date) => Promise<number>;
}

/** How many of each class lost their people, or would. */
export type RetentionReport = Readonly<
  Record<"orders" | "routeRequests" | "yachtRequests" | "events" | "notices" | "letterFiles", number>
>;

/** Takes people out of everything that is older than it is kept; run twice it finds nothing the second time. */
export async function forgetPeople({ db, clock, terms, forgetLetterFiles }: Retention): Promise<RetentionReport> {
  const now = new Date(clock());
  const limits = retentionLimits(now.getTime(), terms);
  const all = async (find: () => Promise<number[]>, blank: (ids: number[]) => Promise<void>): Promise<number> => {
    let count = 0;
    for (let ids = await find(); ids.length > 0; ids = await find()) {
      await blank(ids);
      count += ids.length;
    }
    return count;
  };
  return {
    orders: await all(
      () => findOverdueOrders(db, limits, AT_ONCE),
      (ids) => db.transaction().execute((trx) => makeOrdersNameless(trx, ids, now)),
    ),
    routeRequests: await all(
      () => findOverdueRequests(db, "route_requests", limits, AT_ONCE),
      (ids) => db.transaction().execute((trx) => makeRouteRequestsNameless(trx, ids, now)),
    ),
    yachtRequests: await all(
      () => findOverdueRequests(db, "yacht_requests", limits, AT_ONCE),
      (ids) => db.transaction().execute((trx) => makeYachtRequestsNameless(trx, ids, now)),
    ),
    ...(await emptyOldBodies(db, limits)),
    letterFiles: await forgetLetterFiles(limits.letterFiles),
  };
}

/** What `forgetPeople` would take people out of now, without doing it. */
export async function countOverdue({
  db,
  clock,
  terms,
}: Omit<Retention, "forgetLetterFiles">): Promise<Pick<RetentionReport, "orders" | "routeRequests" | "yachtRequests">> {
  const limits = retentionLimits(clock(), terms);
  const most = 1_000_000;
  return {
    orders: (await findOverdueOrders(db, limits, most)).length,
    routeRequests: (await findOverdueRequests(db, "route_requests", limits, most)).length,
    yachtRequests: (await findOverdueRequests(db, "yacht_requests", limits, most)).length,
  };
}
