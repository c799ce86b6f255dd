import type { EndKind } from "#domain/places/place-kind.ts";
import { addMinutes, fromWallMs, minutesBetween, wallMs, type LocalTime } from "#domain/values/local-time.ts";
import type { ResolvedTime } from "#domain/values/zoned-time.ts";

/** Bookings end this many days ahead. */
export const BOOKING_HORIZON_DAYS = 365;

/** The last day, `YYYY-MM-DD`, for which a ride can be booked today. */
export function latestPickupDay(today: string): string {
  return addMinutes(`${today} 00:00`, BOOKING_HORIZON_DAYS * 1440).slice(0, 10);
}

/** How long before departure a traveller should be at the airport or station, in minutes. */
export const DEPARTURE_BUFFER_MINUTES: Readonly<Record<EndKind, number>> = { airport: 120, station: 30, suburb: 0 };

/** Why a pick-up time cannot be booked; each has a message `errors.time.<reason>`. */
export type TimeRefusal =
  | { readonly reason: "past" }
  | { readonly reason: "too-soon"; readonly earliest: LocalTime }
  | { readonly reason: "too-far" }
  | { readonly reason: "clock-gap"; readonly next: LocalTime }
  | { readonly reason: "too-late-for-departure"; readonly latest: LocalTime };

/** What is known when a pick-up time is judged; moments in epoch milliseconds. */
export interface PickupQuestion {
  readonly pickup: LocalTime;
  readonly resolved: ResolvedTime;
  readonly now: number;
  /** The wall clock of the place at `now`. */
  readonly nowLocal: LocalTime;
  readonly leadMinutes: number;
  readonly travelSeconds: number;
  /** When the flight or train leaves, on the wall clock of the pick-up place. */
  readonly departure?: LocalTime;
}

/** Judges a pick-up time; undefined means it can be booked. */
export function refusePickupTime(question: PickupQuestion): TimeRefusal | undefined {
  const { resolved, now, nowLocal, leadMinutes, pickup, departure } = question;
  if (resolved.kind === "gap") return { reason: "clock-gap", next: resolved.next };
  const at = resolved.kind === "moment" ? resolved.at : resolved.first;
  if (at < now) return { reason: "past" };
  if (at < now + leadMinutes * 60_000) return { reason: "too-soon", earliest: addMinutes(nowLocal, leadMinutes + 1) };
  if (at > now + BOOKING_HORIZON_DAYS * 86_400_000) return { reason: "too-far" };
  if (departure !== undefined) {
    const latest = addMinutes(departure, -Math.ceil(question.travelSeconds / 60));
    if (minutesBetween(pickup, latest) < 0) return { reason: "too-late-for-departure", latest };
  }
  return undefined;
}

/** A car at the earliest possible time would be gone by the time the order is sent. */
const NEAR_FUTURE_SPARE_MINUTES = 2;

/** The near time that is offered in place of one that is too soon. */
export function nearFutureTime(earliest: LocalTime): LocalTime {
  return addMinutes(earliest, NEAR_FUTURE_SPARE_MINUTES);
}

/** Recommended times are rounded down to five minutes: 06:25 is easier to plan with than 06:29. */
const RECOMMENDED_STEP_MS = 5 * 60_000;

/** When to leave to arrive in good time for a departure. */
export function recommendedPickup(departure: LocalTime, travelSeconds: number, finish: EndKind): LocalTime {
  const latest = wallMs(addMinutes(departure, -DEPARTURE_BUFFER_MINUTES[finish] - Math.ceil(travelSeconds / 60)));
  return fromWallMs(latest - (latest % RECOMMENDED_STEP_MS));
}

/** Minutes between arrival and departure when they are fewer than recommended; otherwise undefined. */
export function shortSpare(
  pickup: LocalTime,
  departure: LocalTime,
  { travelSeconds, finish }: { readonly travelSeconds: number; readonly finish: EndKind },
): number | undefined {
  const spare = minutesBetween(pickup, departure) - Math.ceil(travelSeconds / 60);
  return spare < DEPARTURE_BUFFER_MINUTES[finish] ? spare : undefined;
}
