import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { rentSeconds } from "#domain/booking/rent-seconds.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { PRICES_FRESH_MS } from "./prices-query.ts";

/** What rent prices are asked for: a place, a start on its clock, and hours. */
export type RentQuestion = {
  readonly from: Suggestion;
  readonly when: LocalTime | undefined;
  readonly hours: number;
};

/** The members of a request for rent prices. */
export const rentQuestion = ({ from, when, hours }: RentQuestion) => ({
  start_place_point: formatGeoPoint(from.geometry.location),
  start_place_id: from.place_id,
  duration: rentSeconds(hours),
  ...(when && { departure_time: when }),
});

/** Prices of all car classes by the hour; asks nothing until a place is chosen, and keeps the old ones meanwhile. */
export const rentPricesQuery = (api: Api, question: RentQuestion | undefined) => {
  const key = ["rent-prices", question?.from.place_id, question?.when, question?.hours] as const;
  return queryOptions({
    queryKey: key,
    staleTime: PRICES_FRESH_MS,
    queryFn:
      question === undefined
        ? skipToken
        : ({ signal }) =>
            api("searchRentPrices", {
              signal,
              query: rentQuestion(question),
            }),
    // Only for the same place; cars of another one would be a lie.
    placeholderData: (before, query) => (query?.queryKey[1] === question?.from.place_id ? before : undefined),
  });
};
