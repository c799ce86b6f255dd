/** Failures are remembered this long (T-04). */
export const FAILURE_MINUTES = 15;

/** So many failures are forgiven: five for a name, more for an address, behind which a whole office may sit (T-04). */
export const FREE_FAILURES = { account: 5, address: 30 } as const;

/** Nobody waits longer than the failures are remembered. */
const LONGEST_SECONDS = FAILURE_MINUTES * 60;

/**
 * Seconds to wait before the next attempt after so many failures, counted from the last of them; each further failure
 * doubles it.
 */
export function loginDelay(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_SECONDS, 30 * 2 ** (failures - free));
}
