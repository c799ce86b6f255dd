import { readStored, writeStored } from "#web/lib/stored-values.ts";

/**
 * Local storage key: whether the box that opens the list of phones was ticked last time; the phones are not stored (BKF-31,
 * OPN-052).
 */
const KEY = "booking-viewers-checked";

/** Whether the box was ticked last time. */
export function wasViewersTicked(): boolean {
  return readStored("local", KEY) === true;
}

/** Remembers the box for the next booking. */
export function rememberViewers(ticked: boolean): void {
  writeStored("local", KEY, ticked);
}
