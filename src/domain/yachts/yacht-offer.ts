import { mayEndAt } from "#domain/requests/offer-state.ts";
import type { CancellationStep } from "#domain/tariffs/terms.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import { fromMajor, isCurrency, mulDiv, type Currency } from "#domain/values/money.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { isWithin } from "#domain/yachts/yacht-request.ts";

const DAY_MINUTES = 1440;

/** What an offer for a yacht may say: a week at most, and as many guests as somebody may ask for. */
export const YACHT_OFFER_LIMITS = {
  hours: { least: 1, most: 168 },
  guests: { least: 1, most: 50 },
  depositPercent: { least: 1, most: 100 },
  /** Steps of its cancelling, and days before the start. */
  steps: { least: 1, most: 3 },
  days: { least: 0, most: 365 },
  /** Characters of the name of the vessel and of the place where it waits. */
  name: 100,
  place: 300,
  /** Characters of what is said of the weather. */
  weather: 600,
  /** Photos of an offer, and those that a request keeps while the offer is written. */
  photos: 6,
  keptPhotos: 24,
} as const;

/** One step of cancelling as people write it: until so many days before the start it costs this share. */
export interface DaysStep {
  readonly days: number;
  readonly feePercent: number;
}

/** An offer for a yacht as it is written: the sum in whole units, moments on the clock of the place. */
export interface WrittenYachtOffer {
  readonly vessel: string;
  readonly place: string;
  readonly zone: string;
  /** `YYYY-MM-DD HH:mm`. */
  readonly starts: string;
  readonly hours: number;
  readonly guests: number;
  readonly price: number;
  readonly currency: string;
  readonly depositPercent: number;
  /** The last day for the rest; empty where the deposit is all of it. */
  readonly restDay: string;
  readonly steps: readonly DaysStep[];
  readonly weather: string;
  /** Until when the yacht is held: whoever accepts pays the deposit by then. Epoch milliseconds. */
  readonly validUntil: number;
}

/** An offer for a yacht as it is kept and bought: sums in minor units, moments in epoch milliseconds. */
export interface YachtOffer {
  readonly vessel: string;
  readonly place: string;
  readonly zone: string;
  readonly startsLocal: LocalTime;
  readonly startsAt: number;
  readonly hours: number;
  readonly guests: number;
  readonly price: number;
  readonly currency: Currency;
  readonly deposit: number;
  readonly restDay: string | null;
  readonly restDueAt: number | null;
  readonly cancellation: readonly CancellationStep[];
  readonly weather: string;
}

/** What of a written offer cannot be offered. */
export type YachtOfferFault =
  | "vessel"
  | "place"
  | "zone"
  | "starts"
  | "hours"
  | "guests"
  | "price"
  | "depositPercent"
  | "restDay"
  | "steps"
  | "weather"
  | "validUntil";

/** The deposit of a price, at least the smallest sum of its currency and never more than the price. */
export function depositOf(price: number, percent: number): number {
  return Math.min(price, Math.max(1, mulDiv(price, percent, 100)));
}

/** Reads a written offer: what it comes to, or everything about it that cannot be offered, in the order of the form. */
export function readYachtOffer(
  written: WrittenYachtOffer,
  now: number,
): { readonly offer: YachtOffer | undefined; readonly faults: readonly YachtOfferFault[] } {
  const limits = YACHT_OFFER_LIMITS;
  const { vessel, place, zone, hours, guests, currency, depositPercent, steps, weather, validUntil } = written;
  const isZone = isKnownZone(zone);
  const local = parseLocalTime(written.starts);
  const startsAt = local && isZone ? momentOf(resolveLocalTime(local, zone)) : undefined;
  const price = isCurrency(currency) ? (fromMajor(written.price, currency) ?? 0) : 0;
  const isPercent = Number.isInteger(depositPercent) && isWithin(depositPercent, limits.depositPercent);
  const deposit = price > 0 && isPercent ? depositOf(price, depositPercent) : 0;
  // A share below all of it leaves a rest, even while the price is still missing.
  const isInParts = isPercent && (price > 0 ? deposit < price : depositPercent < limits.depositPercent.most);
  const restDueAt = isInParts && isZone ? endOfDay(written.restDay, zone) : undefined;
  const isRestDue = restDueAt !== undefined && startsAt !== undefined && restDueAt > validUntil && restDueAt < startsAt;
  const faults: readonly (YachtOfferFault | false)[] = [
    vessel.trim() === "" && "vessel",
    place.trim() === "" && "place",
    !isZone && "zone",
    (startsAt === undefined || startsAt <= now) && "starts",
    !(Number.isInteger(hours) && isWithin(hours, limits.hours)) && "hours",
    !(Number.isInteger(guests) && isWithin(guests, limits.guests)) && "guests",
    price <= 0 && "price",
    !isPercent && "depositPercent",
    isInParts && !isRestDue && "restDay",
    !areSteps(steps) && "steps",
    weather.trim() === "" && "weather",
    (!mayEndAt(validUntil, now) || (startsAt !== undefined && validUntil >= startsAt)) && "validUntil",
  ];
  const wrong = faults.filter((fault) => fault !== false);
  if (wrong.length > 0 || local === undefined || startsAt === undefined || !isCurrency(currency))
    return { offer: undefined, faults: wrong };
  const isRest = restDueAt !== undefined;
  return {
    offer: {
      vessel,
      place,
      zone,
      startsLocal: local,
      startsAt,
      hours,
      guests,
      price,
      currency,
      deposit,
      restDay: isRest ? written.restDay : null,
      restDueAt: restDueAt ?? null,
      cancellation: steps.map(({ days, feePercent }) => ({ minutesBefore: days * DAY_MINUTES, feePercent })),
      weather,
    },
    faults: [],
  };
}

/** Cancelling later costs more: fewer days, a greater share. Below the last step the whole price is due. */
function areSteps(steps: readonly DaysStep[]): boolean {
  const isOne = ({ days, feePercent }: DaysStep): boolean =>
    Number.isInteger(days) &&
    isWithin(days, YACHT_OFFER_LIMITS.days) &&
    Number.isInteger(feePercent) &&
    isWithin(feePercent, { least: 0, most: 100 });
  const follows = (step: DaysStep, before: DaysStep | undefined): boolean =>
    before === undefined || (step.days < before.days && step.feePercent > before.feePercent);
  return (
    isWithin(steps.length, YACHT_OFFER_LIMITS.steps) &&
    steps.every((step, index) => isOne(step) && follows(step, steps[index - 1]))
  );
}

/** The last minute of a day on the clock of a place. */
function endOfDay(day: string, zone: string): number | undefined {
  const local = parseLocalTime(`${day} 23:59`);
  return local === undefined ? undefined : momentOf(resolveLocalTime(local, zone));
}

function isKnownZone(zone: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(zone);
}
