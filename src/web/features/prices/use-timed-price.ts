import { useQuery } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import type { OfferTrip, PickedOffer, TimedPrice, TimePricing } from "#web/trip/picked-offer.ts";
import { timedPriceQuery } from "./timed-price-query.ts";

/** A time is priced after it has rested this long: people set day, hour and minute one after another. */
export const TIMED_PRICE_DELAY_MS = 400;

type TimedPriceInput = {
  readonly offer: PickedOffer;
  readonly trip: OfferTrip;
  /** Undefined until day and time are typed. */
  readonly pickup: LocalTime | undefined;
  readonly paused: boolean;
};

/**
 * What a trip costs at its typed time, and how far that is. A call that is slow keeps the price of the time before, and one that
 * fails stops nobody: the server judges every price again when the order comes.
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
    // Only of the same car and way: anybody else's price would be refused.
    placeholderData: (before, query) => (query?.queryKey[1] === trip.anyTime.priceId ? before : undefined),
  });
  const timed = time === undefined ? null : (data ?? null);
  if (pickup === undefined || paused) return { timed, pricing: "known" };
  if (time !== pickup || isFetching) return { timed, pricing: "asking" };
  return { timed, pricing: data === null ? "absent" : "known" };
}
