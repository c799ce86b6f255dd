import { queryOptions } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import type { OfferTrip, PickedOffer, TimedPrice } from "#web/trip/picked-offer.ts";
import { endsOf, PRICES_FRESH_MS } from "./prices-query.ts";
import { rentQuestion } from "./rent-prices-query.ts";
import { isSameCar } from "./same-car.ts";

/** The cache key of all prices at a time; a price is renewed when its time comes within short notice. */
export const TIMED_PRICES = ["timed-price"] as const;

/** The price of one trip of an offer at a time; null when no car of its class is available then. */
export const timedPriceQuery = (api: Api, offer: PickedOffer, trip: OfferTrip, pickup: LocalTime) =>
  queryOptions({
    queryKey: [...TIMED_PRICES, trip.anyTime.priceId, pickup],
    staleTime: PRICES_FRESH_MS,
    queryFn: async ({ signal }): Promise<TimedPrice | null> => {
      const prices = await timedPrices(api, offer, trip, { pickup, signal });
      const { car_class: car } = offer.price;
      if (!prices.some(({ car_class: { car_class_id: id } }) => id === car.car_class_id)) return null;
      const found = prices.find((item) => isSameCar(item, offer.price));
      // The price for any time also holds at this one.
      return found
        ? {
            pickup,
            priceId: found.price_id,
            price: found.price,
            stopPrice: found.price_subaddress,
            isFastRide: found.is_fast_ride,
          }
        : { pickup, ...trip.anyTime, stopPrice: offer.price.price_subaddress };
    },
  });

async function timedPrices(
  api: Api,
  offer: PickedOffer,
  trip: OfferTrip,
  { pickup, signal }: { readonly pickup: LocalTime; readonly signal: AbortSignal },
): Promise<readonly PriceItem[]> {
  const current = { current_price_id: String(trip.anyTime.priceId) };
  if (trip.hours !== undefined) {
    const question = rentQuestion({ from: trip.from, when: pickup, hours: trip.hours });
    return api("searchRentPrices", { signal, query: { ...question, ...current } });
  }
  return api("searchPrices", {
    signal,
    query: {
      ...endsOf(trip),
      departure_time: pickup,
      ...current,
      // Keeps the provider and the round-trip discount of the way back.
      ...(trip.way === "back" ? { way_back_of: String(offer.price.price_id) } : {}),
    },
  });
}
