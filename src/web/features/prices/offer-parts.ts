import type { PriceItem } from "#contract/prices/prices.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { PriceBreakdown } from "./price-breakdown.tsx";
import { PriceChange } from "./price-change.tsx";
import { pricesQuery } from "./prices-query.ts";
import { rentPricesQuery } from "./rent-prices-query.ts";
import { isSameCar } from "./same-car.ts";
import { timedPriceQuery } from "./timed-price-query.ts";
import type { AskPrices } from "./with-known-times.ts";

type RenewOfferDeps = AskPrices & {
  /** The calling account, or null for a visitor. */
  readonly accountId: number | null;
};

/**
 * The same car on the same route at today's price, and at the typed times if they can be priced; undefined when it is gone.
 */
async function renewOffer(offer: PickedOffer, deps: RenewOfferDeps): Promise<PickedOffer | undefined> {
  const { client, api, pickups, accountId } = deps;
  const { before: _, timed: __, ...asked } = offer;
  const { from, when, hours } = asked;
  const prices: readonly PriceItem[] =
    hours === undefined
      ? await client.fetchQuery({ ...pricesQuery(api, offer), staleTime: 0 })
      : await client.fetchQuery({ ...rentPricesQuery(api, { from, when, hours }), staleTime: 0 });
  const price = prices.find((item) => isSameCar(item, offer.price));
  if (price === undefined) return undefined;
  const fresh: PickedOffer = { ...asked, price, accountId };
  const timed = offerTrips(fresh).map(async (trip, index) => {
    const pickup = pickups[index];
    if (pickup === undefined) return null;
    const asked = { ...timedPriceQuery(api, fresh, trip, pickup), staleTime: 0, retry: false };
    return client.fetchQuery(asked).catch(() => null);
  });
  return { ...fresh, timed: await Promise.all(timed) };
}

/** What the form needs of the prices of its offer right after itself. */
export const offerParts = { PriceBreakdown, PriceChange, renewOffer };
