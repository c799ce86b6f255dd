import { queryOptions } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/lib/api.ts";
import type { Offer, OfferTrip, TimedPrice } from "#web/lib/offer.ts";
import { PRICES_FRESH_MS } from "./prices-query.ts";
import { isSameCar } from "./same-car.ts";

/** What one trip of an offer costs at a time; null when no car of its class is on sale then. */
export const timedPriceQuery = (api: Api, offer: Offer, trip: OfferTrip, pickup: LocalTime) =>
  queryOptions({
    queryKey: ["timed-price", trip.anyTime.priceId, pickup],
    staleTime: PRICES_FRESH_MS,
    queryFn: async ({ signal }): Promise<TimedPrice | null> => {
      const prices = await api("searchPrices", {
        signal,
        query: {
          start_place_point: formatGeoPoint(trip.from.geometry.location),
          finish_place_point: formatGeoPoint(trip.to.geometry.location),
          start_place_id: trip.from.place_id,
          finish_place_id: trip.to.place_id,
          departure_time: pickup,
          current_price_id: String(trip.anyTime.priceId),
        },
      });
      const { car_class: car } = offer.price;
      if (!prices.some(({ car_class: { car_class_id: id } }) => id === car.car_class_id)) return null;
      const found = prices.find((item) => isSameCar(item, offer.price));
      const isUsable = found && (trip.way !== "back" || (await keepsDiscount(api, trip, found, signal)));
      // The price for any time holds for this one too.
      return isUsable ? { pickup, priceId: found.price_id, price: found.price } : { pickup, ...trip.anyTime };
    },
  });

/** A way back that was priced as a trip of its own lacks the round-trip discount, which the traveller has been promised. */
async function keepsDiscount(api: Api, trip: OfferTrip, found: PriceItem, signal: AbortSignal): Promise<boolean> {
  if (found.price <= trip.anyTime.price) return true;
  const ids = [trip.anyTime.priceId, found.price_id];
  const [promised, offered] = await Promise.all(
    ids.map(async (id) => {
      const { lines } = await api("getPriceLines", { signal, params: { price_id: id } });
      return lines.some(({ kind }) => kind === "round-trip");
    }),
  );
  return promised === offered;
}
