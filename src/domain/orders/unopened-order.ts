import { HOUR_MS, MINUTE_MS } from "#domain/values/durations.ts";

/** After how long an order that nobody has opened is told of. */
export interface DutyTerms {
  readonly afterMinutes: number;
  /** Where the pick-up is near. */
  readonly soonMinutes: number;
  /** So many minutes before its pick-up a ride without a driver rings. */
  readonly driverMinutes: number;
}

/** The presets of the operator's settings. */
export const USUAL_DUTY_TERMS: DutyTerms = { afterMinutes: 15, soonMinutes: 3, driverMinutes: 60 };

/** A pick-up is near when the order comes so many hours before it, or less. */
export const DUTY_SOON_HOURS = 6;

/** From when an order that nobody has opened is told of; moments in epoch milliseconds. */
export function unopenedFrom(
  { placedAt, pickupAt }: { readonly placedAt: number; readonly pickupAt: number },
  { afterMinutes, soonMinutes }: DutyTerms,
): number {
  const isSoon = pickupAt - placedAt <= DUTY_SOON_HOURS * HOUR_MS;
  return placedAt + (isSoon ? Math.min(soonMinutes, afterMinutes) : afterMinutes) * MINUTE_MS;
}
