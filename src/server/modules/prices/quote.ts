import type { PriceLine } from "#domain/prices/ride-price.ts";
import type { Terms } from "#domain/prices/terms.ts";
import type { Currency } from "#domain/values/money.ts";
import type { StoredService } from "#server/database/tables.ts";

/** A price that was shown to somebody, with everything it was made of; the row of `price_quotes` in our own words. */
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
  readonly services: readonly StoredService[];
  readonly terms: Terms;
  readonly leadMinutes: number;
  readonly maxStops: number;
}
