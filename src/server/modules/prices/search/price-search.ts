import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/** What a traveller asks prices for. */
export interface PriceSearch {
  readonly start: GeoPoint;
  readonly finish: GeoPoint;
  readonly startId?: string | undefined;
  readonly finishId?: string | undefined;
  readonly currency: Currency;
  readonly userHint: string | null;
  /** On the clock of the start; null is any time. */
  readonly pickup: LocalTime | null;
  readonly onlyFlexible: boolean;
  /** The way back of a ride with this provider, with its round-trip discount; undefined is a ride of its own. */
  readonly wayBackWith?: number | undefined;
}
