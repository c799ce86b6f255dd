import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { sayOn } from "#server/live/order-changes.repository.ts";
import { HERE_CHANNEL, type OrderChanges } from "#server/live/order-changes.ts";

/** So long somebody counts as there after they last said so; pages say it every ten seconds, so nobody is shown 30 s after they left. */
const HERE_MS = 20_000;

/** Who has which order open, whichever server they speak to. */
export interface Presence {
  /** Says that an account has an order open; answers the others who have. */
  come(orderId: number, accountId: number): Promise<readonly number[]>;
  /** Calls back with an order to which somebody has come; returns what ends that. */
  onCome(listener: (orderId: number) => void): () => void;
}

/** Keeps in memory what servers tell each other of who has an order open; it is a hint, so nothing of it is stored. */
export function createPresence({
  db,
  clock,
  changes,
}: {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly changes: OrderChanges;
}): Presence {
  const orders = new Map<number, Map<number, number>>();
  const listeners = new Set<(orderId: number) => void>();
  const forget = (now: number): void => {
    for (const [order, people] of orders) {
      for (const [account, until] of people) if (until <= now) people.delete(account);
      if (people.size === 0) orders.delete(order);
    }
  };
  const note = (orderId: number, accountId: number): void => {
    forget(clock());
    const people = orders.get(orderId) ?? new Map<number, number>();
    const isNew = !people.has(accountId);
    people.set(accountId, clock() + HERE_MS);
    orders.set(orderId, people);
    if (isNew) listeners.forEach((listener) => listener(orderId));
  };
  let hears = false;
  return {
    come: async (orderId, accountId) => {
      if (!hears)
        changes.hear((said) => {
          const [order = 0, account = 0] = said.split(" ").map(Number);
          note(order, account);
        });
      hears = true;
      note(orderId, accountId);
      await sayOn(db, HERE_CHANNEL, `${orderId} ${accountId}`);
      return [...(orders.get(orderId)?.keys() ?? [])].filter((account) => account !== accountId);
    },
    onCome: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
