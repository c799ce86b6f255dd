import type { QueryClient } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { type SearchState } from "#contract/search-address.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import type { Api } from "#web/api/api-call.ts";
import { placeQuery } from "#web/features/places/place-queries.ts";
import { stopCheckQuery, StopOutside, type CheckedRoute } from "#web/features/places/stops/stop-check-query.ts";
import { priceLinesQuery } from "#web/features/prices/price-lines-query.ts";
import { pricesQuery, type PricedRoute } from "#web/features/prices/prices-query.ts";
import { rentPricesQuery } from "#web/features/prices/rent-prices-query.ts";
import type { Page } from "#web/page/page.tsx";
import { askedIn, askedParty } from "#web/trip/asked-offer.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { ridesPrice } from "#web/trip/trip-price.ts";

type OpenOfferDeps = { readonly client: QueryClient; readonly api: Api; readonly page: Page };

/** What has become of the car that an address names: its offer, or what the server says of stops that lie off its route. */
type OpenedOffer = { readonly offer: PickedOffer } | { readonly outside: readonly string[] };

/** Finds the car that an address names, at its present price; null when one of its places or the car is gone. */
export async function openOffer(search: SearchState, deps: OpenOfferDeps): Promise<OpenedOffer | null> {
  const { page } = deps;
  const [from, to, ...named] = await Promise.all(
    [search.from, search.to, ...search.stops].map((id) => placeOf(id, deps)),
  );
  const stops = named.filter((stop) => stop !== null && stop !== undefined);
  if (!from || !to || stops.length < named.length) return null;
  const { when, hours, back: roundTrip, car, prices } = search;
  const route = { from, to, when, hours };
  const [found, outside] = await Promise.all([pricesNow(route, prices[0], deps), stopsOutside(route, stops, deps)]);
  if (outside.length > 0) return { outside };
  const price = found.find((item) => carKey(item) === car);
  // A car with a longer minimum was not for these hours, one that takes fewer stops not for this way.
  if (
    price === undefined ||
    price.allowable_subaddress < stops.length ||
    (hours !== undefined && hoursToTake(hours, price.minimum_duration) !== undefined)
  )
    return null;
  const offer: PickedOffer = {
    ...route,
    price,
    roundTrip,
    stops,
    party: askedParty(search),
    askedIn: askedIn(page.options),
    accountId: page.store.getState().account?.user_id ?? null,
  };
  const before = await priceBefore(prices, offer, deps);
  return { offer: before === undefined ? offer : { ...offer, before } };
}

/** The prices of a route, or of hours at its start; the first price of the link stays while it holds. */
async function pricesNow(
  route: PricedRoute & { readonly hours: number | undefined },
  current: string | undefined,
  { client, api }: OpenOfferDeps,
): Promise<readonly PriceItem[]> {
  const { from, when, hours } = route;
  return hours === undefined
    ? client.fetchQuery({ ...pricesQuery(api, route, current), staleTime: 0 })
    : client.fetchQuery({ ...rentPricesQuery(api, { from, when, hours }), staleTime: 0 });
}

/** What the server says of each stop that is too far from both ends, as the finder asks it. */
async function stopsOutside(
  route: CheckedRoute,
  stops: readonly Suggestion[],
  { client, api }: OpenOfferDeps,
): Promise<readonly string[]> {
  const said = await Promise.all(
    stops.map(({ place_id: id }) =>
      client.fetchQuery(stopCheckQuery(api, route, id, () => {})).then(
        () => [],
        (error: unknown) => {
          if (error instanceof StopOutside) return [error.message];
          throw error;
        },
      ),
    ),
  );
  return said.flat();
}

async function placeOf(id: string | undefined, { client, api, page }: OpenOfferDeps): Promise<Suggestion | null> {
  if (id === undefined) return null;
  const known = page.knownPlaces.get(id);
  if (known !== undefined) return known;
  return client.fetchQuery(placeQuery(api, id, (named, place) => void page.knownPlaces.set(named, place)));
}

/** What the prices of a link cost when it was made; undefined where nobody knows any more, or where nothing has changed. */
async function priceBefore(
  ids: readonly string[],
  offer: PickedOffer,
  { client, api }: OpenOfferDeps,
): Promise<PickedOffer["before"]> {
  const numbers = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  const [priceId] = numbers;
  if (priceId === undefined || priceId === offer.price.price_id) return undefined;
  const lines = await Promise.all(
    numbers.map((id) => client.fetchQuery({ ...priceLinesQuery(api, id, () => {}), retry: false }).catch(() => null)),
  );
  const total = ridesPrice(offer);
  const known = lines.flatMap((one) => (one?.currency === offer.price.currency ? [one.total] : []));
  if (known.length !== offerTrips(offer).length) return undefined;
  const sum = known.reduce((all, one) => all + one, 0);
  return sum === total ? undefined : { priceId, total: sum };
}
