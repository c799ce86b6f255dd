import { readStored, writeStored } from "#web/lib/stored-values.ts";
import type { Promo } from "./promos-query.ts";

/** Local storage key: a visitor's views stay on this device, because the server counts visitors together. */
const KEY = "promos-seen";

/** How many are remembered; older promotions have long ended. */
const MOST = 50;

/** Seen while the page lives, also where storage is blocked. */
const seen = new Set<number>();

/** Whether a promotion was shown on this device. */
export function isPromoSeen(id: number): boolean {
  return seen.has(id) || storedIds().includes(id);
}

/** Remembers that a promotion was shown. */
export function rememberPromo(id: number): void {
  seen.add(id);
  writeStored("local", KEY, [...new Set([...storedIds(), id])].slice(-MOST));
}

/** The first promotion that neither the account nor this device has seen. */
export function unseenPromo(promos: readonly Promo[], isSeen: (id: number) => boolean): Promo | undefined {
  return promos.find(({ id, viewed }) => !viewed && !isSeen(id));
}

function storedIds(): readonly number[] {
  const stored = readStored("local", KEY);
  return Array.isArray(stored) ? stored.filter((id): id is number => typeof id === "number") : [];
}
