import { useQuery } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import type { OfferTrip, PickedOffer, TimedPrice, TimePricing } from "#web/trip/picked-offer.ts";
import { timedPriceQuery } from "./timed-price-query.ts";

/** A time is priced after this pause, because people set day, hour and minute one after another. */
export const TIMED_PRICE_DELAY_MS = 400;

type TimedPriceInput = {
  readonly offer: PickedOffer;
  readonly trip: OfferTrip;
  /** Undefined until day and time are typed. */
  readonly pickup: LocalTime | undefined;
  readonly paused: boolean;
};

/**
 * The price of a trip at its typed time, and its state. A slow call keeps the price of the previous time, and a failed one
 * blocks nobody: the server checks every price again when the order arrives.
 */
export function useTimedPrice({ offer, trip, pickup, paused }: TimedPriceInput): {
  readonly timed: TimedPrice | null;
  readonly pricing: TimePricing;
} {
  const api = useApi();
  const time = useDelayed(pickup, TIMED_PRICE_DELAY_MS);
  const { data, isFetching } = useQuery({
    ...timedPriceQuery(api, offer, trip, time ?? ""),
    enabled: time !== undefined && !paused,
    retry: false,
    // Only for the same car, route and account; any other price would be refused.
    placeholderData: (before, query) => (query?.queryKey[1] === trip.anyTime.priceId ? before : undefined),
  });
  const timed = time === undefined ? null : (data ?? null);
  if (pickup === undefined || paused) return { timed, pricing: "known" };
  if (time !== pickup || isFetching) return { timed, pricing: "asking" };
  return { timed, pricing: data === null ? "absent" : "known" };
}
