import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/database/open-database.ts";
import { createOrderChanges, type OrderChanges } from "#server/live/order-changes.ts";
import { createPresence, type Presence } from "#server/live/presence.ts";

/** What the console hears of as it happens. */
export interface Live {
  readonly changes: OrderChanges;
  readonly presence: Presence;
}

/** Begins to hear of changes and of who looks at what; nothing is opened before somebody asks. */
export function createLive(
  { db, pool }: Pick<Database, "db" | "pool">,
  clock: Clock,
  onTrouble: (error: unknown) => void,
): Live {
  const changes = createOrderChanges({ db, pool }, onTrouble);
  return { changes, presence: createPresence({ db, clock, changes }) };
}
