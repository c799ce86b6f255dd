/** The time as epoch milliseconds; passed in so that tests can set it. */
export type Clock = () => number;

/** The real clock. */
export const systemClock: Clock = () => Date.now();
