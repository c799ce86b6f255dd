import type { EndKind } from "#domain/places/place-kind.ts";
import type { Terms } from "#domain/prices/terms.ts";
import type { Currency } from "#domain/values/money.ts";

/** Price per kilometre up to a distance; the last band has no end. */
export interface DistanceBand {
  /** End of the band in kilometres from the start of the trip; null is "and all the rest". */
  readonly upToKm: number | null;
  /** Minor units for one kilometre. */
  readonly perKm: number;
}

/** How a provider prices one car class in one country (or anywhere, when country is null). */
export interface Tariff {
  readonly id: number;
  readonly version: number;
  readonly providerId: number;
  readonly carClassId: number;
  readonly country: string | null;
  readonly currency: Currency;
  /** Minor units due whatever the distance. */
  readonly base: number;
  readonly bands: readonly DistanceBand[];
  /** Minor units for a minute of driving. */
  readonly perMinute: number;
  /** The ride never costs less, in minor units. */
  readonly minimum: number;
  /** Minor units added for a start of this kind. */
  readonly startFee: Readonly<Partial<Record<EndKind, number>>>;
  /** Price of one extra stop in minor units. */
  readonly stopFee: number;
  readonly maxStops: number;
  /** Longer trips are not offered. */
  readonly maxKm: number;
  /** Least time between booking and pick-up, in minutes. */
  readonly leadMinutes: number;
  readonly terms: Terms;
}

/** What a tariff prices: measured by the directions service, in whole metres and seconds. */
export interface RideMeasure {
  readonly metres: number;
  readonly seconds: number;
  readonly startKind: EndKind;
}
