import type { Kysely } from "kysely";
import type { CallCount } from "#domain/accounts/call-limits.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { addCalls } from "#server/modules/accounts/calls/call-counts.repository.ts";

/** Servers share their counts this often; a flood gets through on each of them for no longer. */
const SHARE_MS = 500;

/** The most callers remembered at once; beyond that, the oldest windows are forgotten first. */
const MOST_SUBJECTS = 50_000;

interface Counted {
  readonly windowStart: number;
  readonly windowMs: number;
  /** The count of all servers when this one last asked. */
  shared: number;
  /** The calls that this server has counted since then. */
  fresh: number;
}

/** Counts calls against their limits, together with all other servers on the database. */
export interface CallCounter {
  /** Counts a call; returns 0, or the seconds until the window ends if the limit is reached. */
  count(counts: readonly CallCount[], isExact: boolean): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Creates the counter. A call that only reads is counted in memory and shared twice a second, so that a search never waits
 * for it; a call that changes something is first counted in the database. Without a database each server counts alone.
 */
export function createCallCounter(options: {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}): CallCounter {
  const { db, clock, onError } = options;
  const counted = new Map<string, Counted>();
  let sharing: Promise<void> = Promise.resolve();

  const countedOf = ({ subject, windowSeconds }: CallCount, now: number): Counted => {
    const windowMs = windowSeconds * 1000;
    const windowStart = Math.floor(now / windowMs) * windowMs;
    const known = counted.get(subject);
    if (known?.windowStart === windowStart) return known;
    const fresh: Counted = { windowStart, windowMs, shared: 0, fresh: 0 };
    // Delete it first so that the map stays in window order.
    counted.delete(subject);
    counted.set(subject, fresh);
    if (counted.size > MOST_SUBJECTS) counted.delete(counted.keys().next().value ?? "");
    return fresh;
  };

  const share = async (): Promise<void> => {
    const now = clock();
    const added = [...counted].filter(([, { fresh }]) => fresh > 0);
    for (const [subject, { windowStart, windowMs }] of counted) {
      if (windowStart + windowMs < now) counted.delete(subject);
    }
    const sent = added.map(([subject, one]) => ({ subject, windowStart: new Date(one.windowStart), calls: one.fresh }));
    for (const [, one] of added) {
      one.shared += one.fresh;
      one.fresh = 0;
    }
    const reached = await addCalls(db, sent);
    for (const [subject, one] of added) one.shared = Math.max(one.shared, reached.get(subject) ?? 0);
  };
  const shareNext = (): Promise<void> => (sharing = sharing.then(share).catch(onError));
  const timer = setInterval(() => void shareNext(), SHARE_MS);
  timer.unref();

  return {
    count: async (counts, isExact) => {
      const now = clock();
      const all = counts.map((count) => ({ one: countedOf(count, now), most: count.most }));
      for (const { one } of all) one.fresh += 1;
      if (isExact && counts.length > 0) await shareNext();
      const over = all.filter(({ one, most }) => one.shared + one.fresh > most);
      return Math.max(0, ...over.map(({ one }) => Math.ceil((one.windowStart + one.windowMs - now) / 1000)));
    },
    stop: async () => {
      clearInterval(timer);
      await shareNext();
    },
  };
}
