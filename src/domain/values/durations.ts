/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day in milliseconds, as long as most days of a clock; `zoned-time.ts` counts the others. */
export const DAY_MS = 24 * HOUR_MS;
