import { OFFER_MOST_DAYS } from "#domain/requests/offer-state.ts";
import { DAY_MS, HOUR_MS } from "#domain/values/durations.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

/** Until when an offer stands, as it is typed. */
export interface OfferEnd {
  readonly endDay: string;
  readonly endTime: string;
}

/** When an offer is written, and on which clock. */
export interface WritingAt {
  readonly now: number;
  readonly zone: string;
}

/** The end of an offer that stands for some hours, at a full hour. */
export function usualEnd(hours: number, { now, zone }: WritingAt): OfferEnd {
  const end = localTimeIn(zone, now + hours * HOUR_MS);
  return { endDay: end.slice(0, 10), endTime: `${end.slice(11, 13)}:00` };
}

/** The moment of a typed end; 0 while it is not whole. */
export function endMoment({ endDay, endTime }: OfferEnd, zone: string): number {
  const local = parseLocalTime(`${endDay} ${endTime}`);
  return local === undefined ? 0 : (momentOf(resolveLocalTime(local, zone)) ?? 0);
}

/** The last day on which an offer may end. */
export function lastEndDay({ now, zone }: WritingAt): string {
  return localTimeIn(zone, now + OFFER_MOST_DAYS * DAY_MS).slice(0, 10);
}
