import { minutesAhead } from "#domain/prices/fast-ride.ts";
import type { BookTariff, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** The details of a price request. */
export interface RideAsking {
  readonly currency: Currency;
  /** In local time at the start; null means any time. */
  readonly pickup: LocalTime | null;
  /** The current local time at the start. */
  readonly nowLocal: LocalTime;
  /** Whole minutes from now until the pick-up; null for any time. */
  readonly ahead: number | null;
  /** The user whose rate applies. */
  readonly userHint: string | null;
  readonly isWayBack: boolean;
  /** Set for whoever may not have a car at short notice. */
  readonly noFastRide?: true;
}

/** The timing of a request in a zone, made at a moment in epoch milliseconds. */
export function askedWhen(
  pickup: LocalTime | null,
  zone: string,
  now: number,
): Pick<RideAsking, "pickup" | "nowLocal" | "ahead"> {
  return {
    pickup,
    nowLocal: toLocalTime(now, zone),
    ahead: pickup === null ? null : minutesAhead(pickup, zone, now),
  };
}

/** A time supposed for a ride that has none: one at which this rule holds, or one at short notice. */
export interface SupposedTime {
  readonly rule?: TariffRule;
  readonly shortNotice?: true;
}

/** The date whose tariffs and fares apply: the pick-up's, or today's at the start. */
export function tariffDay({ pickup, nowLocal }: Pick<RideAsking, "pickup" | "nowLocal">): string {
  return (pickup ?? nowLocal).slice(0, 10);
}

/** How far ahead a tariff needs a booking from this caller, who may have no right to short notice. */
export function noticeFor(
  { leadMinutes, fastRide }: BookTariff,
  { noFastRide }: Pick<RideAsking, "noFastRide">,
): Pick<BookTariff, "leadMinutes" | "fastRide"> {
  return { leadMinutes, fastRide: noFastRide ? null : fastRide };
}

/** What a search narrows its tariffs by. */
export type SearchAsking = RideAsking & { readonly onlyFlexible: boolean; readonly providerId?: number | undefined };
