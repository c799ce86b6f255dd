import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/** A traveller's request for prices. */
export interface PriceSearch {
  readonly start: GeoPoint;
  readonly finish: GeoPoint;
  readonly startId?: string | undefined;
  readonly finishId?: string | undefined;
  readonly currency: Currency;
  readonly userHint: string | null;
  /** In local time at the start; null means any time. */
  readonly pickup: LocalTime | null;
  readonly onlyFlexible: boolean;
  /** Set for whoever may not have a car at short notice: none is looked for. */
  readonly noFastRide?: true;
  /** The provider of the way there, for a way back with its round-trip discount; undefined for a separate ride. */
  readonly wayBackWith?: number | undefined;
}
