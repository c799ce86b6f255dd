const HOUR = 3_600_000;

/** Hours of letters that an address may get within a day. */
const HOURS_A_DAY = 4;

/** How many of the latest turns of an address decide when the next one comes. */
export function turnsThatCount(perHour: number): number {
  return perHour * HOURS_A_DAY;
}

/**
 * When a letter may go to an address that gets so many an hour and four times as many a day: now, later, or undefined for
 * not by itself. `turns` are those of its letters of the last day, the latest first; some may be ahead. 0 an hour means no limit.
 */
export function letterTurn(turns: readonly number[], now: number, perHour: number): number | undefined {
  if (perHour === 0) return now;
  const ofDay = turns[turnsThatCount(perHour) - 1];
  if (ofDay !== undefined && ofDay > now - 24 * HOUR) return undefined;
  return Math.max(now, (turns[perHour - 1] ?? -Infinity) + HOUR);
}
