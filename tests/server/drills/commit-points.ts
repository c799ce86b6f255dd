/**
 * The commits in the life of an order, each by what the statements of its transaction write; the first that fits names it.
 */
export const COMMIT_POINTS = {
  "order lapsed": [/"lapsed_at" = /],
  "order placed": [/insert into "orders"/],
  "attempt to pay stored": [/insert into "payments"/],
  "payment page opened": [/update "payments" set "acquirer_ref"/],
  "notice taken": [/insert into "payment_notices"/],
  "payment settled": [/update "payments"/, /insert into "entries"/],
  "trip changed": [/update "trips" set .*"changed_at" = /],
  "trip cancelled": [/update "trips" set .*"cancelled_at" = /],
  "cash agreed": [/update "orders" set "pay_by"/],
  "refund recorded": [/insert into "refunds"/],
  "refund returned": [/update "refunds"/, /insert into "entries"/],
  "letter queued": [/insert into "messages"/],
  "letter sent": [/update "messages"/],
  "refund on its way": [/update "refunds"/],
  "money set aside": [/insert into "set_aside"/],
  "payment checked": [/update "payments" set "checks"/],
  "event passed on": [/update "outbox"/],
  "job done": [/complete_job|delete from .*_private_jobs/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;

/** The name of a commit. */
export type CommitPoint = keyof typeof COMMIT_POINTS;

/** All names, in the order of the table. */
export const COMMIT_POINT_NAMES = Object.keys(COMMIT_POINTS) as CommitPoint[];

/** The name of the commit of these statements; undefined for one that an order's life does not need. */
export function commitPointOf(statements: readonly string[]): CommitPoint | undefined {
  return COMMIT_POINT_NAMES.find((name) =>
    COMMIT_POINTS[name].every((pattern) => statements.some((statement) => pattern.test(statement))),
  );
}
