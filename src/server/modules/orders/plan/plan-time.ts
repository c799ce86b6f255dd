import type { TripRequest } from "#domain/orders/order-request.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { addMinutes, parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { judgeTime, timeNotice } from "#server/modules/booking/index.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** When a trip starts and when its flight or train leaves; the times of a stored trip are not judged again. */
export interface KeptTime {
  readonly pickup: LocalTime;
  readonly departure: LocalTime | null;
  /** Epoch milliseconds. */
  readonly pickupAt: number;
}

/** The context in which a time is judged. */
interface TimeContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of a refusal. */
  readonly speaks: Locale;
  readonly kept?: KeptTime;
}

/** Plans the times of an ordered trip; a time when no car can come is refused with the reason. */
export function planTime(request: TripRequest, usable: UsableQuote, { now, speaks, kept }: TimeContext): KeptTime {
  const pickup = parseLocalTime(request.pickup);
  if (pickup === undefined) throw new Refusal("time-malformed");
  const departure = departureOf(request, usable, pickup, now);
  if (kept !== undefined && kept.pickup === pickup && kept.departure === (departure ?? null)) return kept;
  const judged = judgeTime(usable, pickup, departure, now);
  if (judged.refusal !== undefined || judged.at === undefined) {
    const words = judged.refusal === undefined ? {} : { words: timeNotice(judged.refusal, speaks) };
    throw new Refusal("time-refused", { ...words, details: { reason: judged.refusal?.reason ?? "clock-gap" } });
  }
  return { pickup, pickupAt: judged.at, departure: departure ?? null };
}

/**
 * When the flight or train leaves. Some old clients fill in the finish time of every trip, with its end or its start: unless it is
 * said to be a departure, a time that cannot be one is ignored, so that the ride is not refused for it.
 */
function departureOf(
  { departure: text, isDeparture, finish: { flightNumber, trainNumber } }: TripRequest,
  usable: UsableQuote,
  pickup: LocalTime,
  now: number,
): LocalTime | undefined {
  if (text === undefined || text === "" || usable.quote.rent || endKind(usable.finish.kind) === "suburb")
    return undefined;
  const departure = parseLocalTime(text);
  if (departure === undefined) throw new Refusal("time-malformed");
  if (isDeparture) return departure;
  const { refusal } = judgeTime(usable, pickup, departure, now);
  if (refusal?.reason !== "too-late-for-departure") return departure;
  const isNamed = flightNumber !== "" || trainNumber !== "";
  const leavesAt = addMinutes(refusal.latest, Math.ceil(usable.quote.seconds / 60));
  return isNamed && leavesAt > pickup ? departure : undefined;
}
