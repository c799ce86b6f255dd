import type { KeptSearch } from "#domain/prices/priced-search.ts";
import { formatGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/** What somebody wants to know the price of. */
export interface Asked {
  readonly start: GeoPoint;
  /** A rent has none. */
  readonly finish: GeoPoint | null;
  readonly userHint: string | null;
  readonly isWayBack: boolean;
  /** Undefined where any will do. */
  readonly currency?: Currency;
  /** Null is any time; undefined where any answer will do. */
  readonly pickup?: LocalTime | null;
}

/** Whether a kept search is for just what is asked now, so that one of its prices answers it. */
export function isSearchFor(search: KeptSearch, asked: Asked): boolean {
  return (
    (search.rentSeconds !== null) === (asked.finish === null) &&
    search.start.point === formatGeoPoint(asked.start) &&
    (asked.finish === null || search.finish.point === formatGeoPoint(asked.finish)) &&
    search.userHint === asked.userHint &&
    search.isWayBack === asked.isWayBack &&
    (asked.currency === undefined || search.currency === asked.currency) &&
    (asked.pickup === undefined || search.pickup === asked.pickup)
  );
}
