import { readStored, writeStored } from "#web/lib/stored-values.ts";

const KEY = "console-opened";
const MOST = 5;

/** The orders opened last in this tab, the newest first. */
export function openedOrders(): readonly number[] {
  const kept = readStored("session", KEY);
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)).slice(0, MOST) : [];
}

/** Remembers that an order has been opened; its number alone is kept. */
export function rememberOpened(orderId: number): void {
  writeStored("session", KEY, [orderId, ...openedOrders().filter((id) => id !== orderId)].slice(0, MOST));
}
