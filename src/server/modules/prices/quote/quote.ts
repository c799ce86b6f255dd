import type { Place } from "#domain/places/place.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { KeptSearch } from "#domain/prices/priced-search.ts";
import type { TariffSums } from "#domain/prices/tariff-sums.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";
import type { StoredService } from "#server/database/tables.ts";
import type { Rent } from "#server/modules/prices/offer/offer.ts";

/** A price that was shown to somebody, with everything it was made of; orders copy it whole. */
export interface Quote {
  readonly priceId: number;
  readonly priceUid: string;
  /** Epoch milliseconds. */
  readonly quotedAt: number;
  readonly reversePriceId: number | null;
  readonly userHint: string | null;
  readonly providerId: number;
  readonly carClassId: number;
  readonly tariffId: number;
  /** Version of the tariff book. */
  readonly tariffVersion: number;
  /** Numbers of the places. */
  readonly startPlace: number;
  readonly finishPlace: number;
  /** `lat,lng` as asked. */
  readonly startPoint: string;
  readonly finishPoint: string;
  readonly metres: number;
  readonly seconds: number;
  readonly currency: Currency;
  readonly rateMicro: number;
  readonly amount: number;
  readonly stopAmount: number;
  readonly lines: readonly PriceLine[];
  /** Absent in quotes that were made before it was kept. */
  readonly sums?: TariffSums;
  readonly services: readonly StoredService[];
  readonly terms: Terms;
  readonly leadMinutes: number;
  readonly maxStops: number;
  /** Pick-up on the clock of the start that the price is for; null is a price for any time. */
  readonly pickup: LocalTime | null;
  /** The way back of a round trip, with its discount. */
  readonly isWayBack: boolean;
  /** Whose rate is in the price. */
  readonly partnerId: number | null;
  /** Wanted sooner than the tariff's lead time, and dearer for it. */
  readonly isFastRide: boolean;
  /** The sum may change with the route (OPN-144). */
  readonly isFlexible: boolean;
  /** Only of a rent by the hour: the time that the price pays for, and what of it grows with the hours. */
  readonly rent?: Rent;
  /** What it was priced by; absent in quotes that were made before it was kept. */
  readonly search?: KeptSearch;
}

/** A quote with the car class and the provider that it was made with. */
export interface SoldQuote {
  readonly quote: Quote;
  readonly carClass: CarClass;
  readonly provider: BookProvider;
}

/** A quote that may be ordered now, with its places and car class. */
export interface UsableQuote {
  readonly quote: Quote;
  readonly start: Place;
  readonly finish: Place;
  readonly carClass: CarClass;
}
