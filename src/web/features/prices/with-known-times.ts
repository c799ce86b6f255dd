import type { QueryClient } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { timedPriceQuery } from "./timed-price-query.ts";

/** With what prices are asked for, and for which typed times. */
export type AskPrices = {
  readonly client: QueryClient;
  readonly api: Api;
  readonly pickups: readonly (LocalTime | undefined)[];
};

/** The offer with the latest known prices of its typed times. */
export function withKnownTimes(offer: PickedOffer, { client, api, pickups }: AskPrices): PickedOffer {
  const timed = offerTrips(offer).map((trip, index) => {
    const pickup = pickups[index];
    if (pickup === undefined) return null;
    const known = client.getQueryData(timedPriceQuery(api, offer, trip, pickup).queryKey);
    // While a price is still loading, the one on screen stays.
    return known === undefined ? (offer.timed?.[index] ?? null) : known;
  });
  return { ...offer, timed };
}
