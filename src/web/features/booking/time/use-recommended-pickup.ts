import { useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import type { TripFields, TripFieldsChange } from "#domain/booking/trip-fields.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { departureTimeOf } from "./trip-times.ts";

/** Asks when to be picked up for a departure, on the clock of the start; does nothing until the departure is known. */
const recommendTimeQuery = (api: Api, priceId: number, departure: LocalTime | undefined) =>
  queryOptions({
    queryKey: ["recommended-time", priceId, departure],
    enabled: departure !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      api("recommendTime", { signal, query: { price_id: priceId, departure_time: departure ?? "" } }),
  });

/** The pick-up that suits a departure, and what is known of asking for it. */
export type RecommendedPickup = {
  readonly departure: LocalTime | undefined;
  /** The recommended time, once known, and the ride it is reckoned with, in seconds. */
  readonly time: LocalTime | undefined;
  readonly travelSeconds: number;
  readonly isAsking: boolean;
  readonly isLost: boolean;
  readonly retry: () => void;
};

/** Asks for the pick-up that suits the departure of a trip, where one `leaves`, and fills it in while the traveller has typed none. */
export function useRecommendedPickup(
  trip: OfferTrip,
  { index, fields, leaves }: { readonly index: number; readonly fields: TripFields; readonly leaves: boolean },
  onChange: (change: TripFieldsChange) => void,
) {
  const api = useApi();
  const client = useQueryClient();
  const departure = leaves ? departureTimeOf(fields) : undefined;
  const { priceId } = trip.anyTime;
  const answer = useQuery(recommendTimeQuery(api, priceId, departure));
  const fill = async (at: LocalTime) => {
    const { recommended_time: pickup } = await client.fetchQuery(recommendTimeQuery(api, priceId, at));
    onChange({ type: "recommended", index, departure: at, pickup });
  };
  const advice: RecommendedPickup = {
    departure,
    time: answer.data?.recommended_time,
    travelSeconds: answer.data?.travel_time ?? 0,
    isAsking: answer.isFetching,
    isLost: answer.isError && !answer.isFetching,
    retry: () => departure !== undefined && void fill(departure).catch(() => undefined),
  };
  return {
    advice,
    /** Changes the trip; a changed departure brings its pick-up. A failure is seen beside the field. */
    change: (next: Partial<TripFields>) => {
      onChange({ type: "trip", index, fields: next });
      const at = departureTimeOf({ ...fields, ...next });
      if (leaves && at !== undefined && at !== departure) void fill(at).catch(() => undefined);
    },
  };
}
