import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Calls to add to a caller's count in a window. */
export interface NewCalls {
  readonly subject: string;
  readonly windowStart: Date;
  readonly calls: number;
}

/** Adds calls to the shared counts and returns the new counts, in the order of the subjects. */
export async function addCalls(db: Kysely<Tables>, added: readonly NewCalls[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map();
  const rows = await db
    .insertInto("call_counts")
    // Always in the same order, so that two servers never wait for each other.
    .values(
      added
        .toSorted((a, b) => (a.subject < b.subject ? -1 : 1))
        .map(({ subject, windowStart, calls }) => ({ subject, window_start: windowStart, calls })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "window_start"])
        .doUpdateSet({ calls: sql<number>`call_counts.calls + excluded.calls` }),
    )
    .returning(["subject", "calls"])
    .execute();
  return new Map(rows.map(({ subject, calls }) => [subject, calls]));
}

/** Deletes windows that have ended. */
export async function deleteOldCalls(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("call_counts")
    .where("window_start", "<", new Date(now.getTime() - 2 * 3_600_000))
    .execute();
}
