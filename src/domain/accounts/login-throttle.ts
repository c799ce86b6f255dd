/** Failures are remembered this long (T-04). */
export const FAILURE_MINUTES = 15;

/** Failures allowed before delays begin: five per name, more per address because a whole office may share one (T-04). */
export const FREE_FAILURES = { account: 5, address: 30 } as const;

/** A wait never lasts longer than the failures are remembered. */
const LONGEST_SECONDS = FAILURE_MINUTES * 60;

/** Seconds to wait before the next attempt, counted from the last failure; each further failure doubles it. */
export function loginDelay(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_SECONDS, 30 * 2 ** (failures - free));
}
