const HOUR = 3_600_000;

/** Hours before the pick-up between which a reminder is sent, and those that must lie between the order and the pick-up. */
export const REMINDER_HOURS = { first: 24, last: 3, ordered: 26 } as const;

/** The pick-ups that may be reminded of at a moment: after `from`, up to `to`. */
export function remindedPickups(now: number): { readonly from: number; readonly to: number } {
  return { from: now + REMINDER_HOURS.last * HOUR, to: now + REMINDER_HOURS.first * HOUR };
}

/** Whether a ride is one to remind of: soon, not too soon, and not ordered a moment ago. */
export function isToRemind(ride: { readonly pickupAt: number; readonly placedAt: number }, now: number): boolean {
  const { from, to } = remindedPickups(now);
  const isOld = ride.pickupAt - ride.placedAt >= REMINDER_HOURS.ordered * HOUR;
  return ride.pickupAt > from && ride.pickupAt <= to && isOld;
}

/** Names the reminder of a pick-up: another time is another reminder, and cars of one time share one. */
export function reminderOccasion(pickupAt: number): number {
  return Math.floor(pickupAt / 60_000);
}
