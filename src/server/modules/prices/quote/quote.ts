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

/** A price that was shown, with everything it was made of; an order copies all of it. */
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
  /** Place numbers. */
  readonly startPlace: number;
  readonly finishPlace: number;
  /** `lat,lng` as requested. */
  readonly startPoint: string;
  readonly finishPoint: string;
  readonly metres: number;
  readonly seconds: number;
  readonly currency: Currency;
  readonly rateMicro: number;
  readonly amount: number;
  readonly stopAmount: number;
  readonly lines: readonly PriceLine[];
  /** Absent from quotes made before these were stored. */
  readonly sums?: TariffSums;
  readonly services: readonly StoredService[];
  readonly terms: Terms;
  readonly leadMinutes: number;
  /** Within how many hours a person of the provider confirms the ride; absent where it is confirmed at once. */
  readonly confirmHours?: number;
  readonly maxStops: number;
  /** The pick-up in local time at the start; null means the price is for any time. */
  readonly pickup: LocalTime | null;
  /** The day of the pick-up that an agreed price is for, `YYYY-MM-DD`; absent where it is for any. */
  readonly onlyDay?: string;
  /** The way back of a round trip, with its discount. */
  readonly isWayBack: boolean;
  /** The partner whose rate is in the price. */
  readonly partnerId: number | null;
  /** Requested at shorter notice than the tariff's lead time, and dearer for it. */
  readonly isFastRide: boolean;
  /** The sum may change with the route. */
  readonly isFlexible: boolean;
  /** For an hourly rent only: the hours that the price covers, and the part of it that grows with them. */
  readonly rent?: Rent;
  /** The search that priced it; absent from quotes made before searches were stored. */
  readonly search?: KeptSearch;
}

/** A quote with its car class and provider. */
export interface SoldQuote {
  readonly quote: Quote;
  readonly carClass: CarClass;
  readonly provider: BookProvider;
}

/** A quote that can be ordered now, with its places and car class. */
export interface UsableQuote {
  readonly quote: Quote;
  readonly start: Place;
  readonly finish: Place;
  readonly carClass: CarClass;
}
