import { ADVANTAGE_COUNT, isUnproven } from "#domain/partners/advantages.ts";

/**
 * How much of what is sold keeps the promise of an advantage: all of it, some of it or none. `unknown` where no tariff can
 * show it (drivers who do not smoke), `closed` where it claims a figure that the operator has not given.
 */
export type Grant = "all" | "some" | "none" | "unknown" | "closed";

/** What an operator sells, as far as advantages claim something about it. */
export interface Sold extends SoldInBook {
  readonly sendsTexts: boolean;
  readonly hasRating: boolean;
}

/** The part of it that stands in the tariffs. */
export interface SoldInBook {
  /** One for each tariff in force. */
  readonly tariffs: readonly SoldTariff[];
  readonly hasCertificates: boolean;
  readonly hasMiles: boolean;
  readonly hasLoyalty: boolean;
  readonly hasDiscounts: boolean;
  /** In how many currencies prices may be asked for. */
  readonly currencies: number;
  readonly classes: number;
  /** The most passengers that one car takes. */
  readonly largestCar: number;
}

/** What one tariff grants. */
export interface SoldTariff {
  /** Minutes at an airport. */
  readonly airportWaiting: number;
  readonly delayTolerance: number;
  readonly isFreeToCancel: boolean;
  readonly isFixed: boolean;
  readonly hasStops: boolean;
  readonly hasRent: boolean;
  readonly hasMeeting: boolean;
  readonly helpsWithLuggage: boolean;
  readonly hasTolls: boolean;
  readonly hasChildSeats: boolean;
  readonly takesLargeLuggage: boolean;
}

/** Cars that take so many are for large groups. */
const LARGE_GROUP = 7;

const HOUR = 60;

/** Claims that every tariff keeps or breaks for itself. */
const BY_TARIFF: Readonly<Record<number, (tariff: SoldTariff) => boolean>> = {
  3: ({ isFixed }) => isFixed,
  6: ({ hasStops }) => hasStops,
  7: ({ airportWaiting }) => airportWaiting >= HOUR,
  8: ({ delayTolerance }) => delayTolerance > 0,
  9: ({ isFreeToCancel }) => isFreeToCancel,
  10: ({ hasChildSeats }) => hasChildSeats,
  14: ({ takesLargeLuggage }) => takesLargeLuggage,
  15: ({ helpsWithLuggage }) => helpsWithLuggage,
  21: ({ hasMeeting }) => hasMeeting,
  26: ({ hasRent }) => hasRent,
  29: ({ hasMeeting }) => hasMeeting,
  32: ({ hasTolls, hasStops }) => hasTolls && hasStops,
};

/** Claims about the whole of what is sold. */
const BY_SALE: Readonly<Record<number, (sold: Sold) => boolean>> = {
  1: () => true,
  2: () => true,
  4: () => true,
  5: () => true,
  13: ({ classes }) => classes > 1,
  16: ({ hasDiscounts }) => hasDiscounts,
  17: ({ currencies }) => currencies > 1,
  18: ({ hasLoyalty }) => hasLoyalty,
  19: ({ hasMiles }) => hasMiles,
  22: ({ hasRating }) => hasRating,
  24: ({ largestCar }) => largestCar >= LARGE_GROUP,
  27: () => true,
  28: ({ sendsTexts }) => sendsTexts,
  30: () => true,
  31: ({ hasCertificates }) => hasCertificates,
  33: ({ sendsTexts }) => sendsTexts,
};

/** For each entry of the catalogue, by its number, how much of what is sold keeps it. */
export function advantageGrants(sold: Sold): ReadonlyMap<number, Grant> {
  const ids = Array.from({ length: ADVANTAGE_COUNT }, (_, index) => index + 1);
  return new Map(ids.map((id) => [id, grantOf(id, sold)]));
}

function grantOf(id: number, sold: Sold): Grant {
  if (isUnproven(id, sold.hasRating)) return "closed";
  const sale = BY_SALE[id];
  if (sale !== undefined) return sale(sold) ? "all" : "none";
  const keeps = BY_TARIFF[id];
  if (keeps === undefined) return "unknown";
  const kept = sold.tariffs.filter(keeps).length;
  if (kept === 0) return "none";
  return kept === sold.tariffs.length ? "all" : "some";
}
