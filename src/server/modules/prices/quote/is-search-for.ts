import type { KeptSearch } from "#domain/prices/priced-search.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/** A price request to compare with a stored search. */
export interface Asked {
  readonly start: GeoPoint;
  /** Null for a rent. */
  readonly finish: GeoPoint | null;
  readonly userHint: string | null;
  readonly isWayBack: boolean;
  /** Undefined accepts any currency. */
  readonly currency?: Currency;
  /** Null is a request for any time; undefined accepts every pick-up. */
  readonly pickup?: LocalTime | null;
}

/** Whether a stored search matches this request exactly, so that one of its prices can answer it. */
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
