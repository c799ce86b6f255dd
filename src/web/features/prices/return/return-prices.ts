import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { Api } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import { endsOf, PRICES_FRESH_MS, type PricedRoute } from "#web/features/prices/prices-query.ts";
import { isSameCar } from "#web/features/prices/same-car.ts";

/** What is known of the prices of a way back. */
export type ReturnState = "none" | "asking" | "priced" | "absent" | "failed";

type ReturnInput = {
  readonly route: PricedRoute;
  /** The prices of the way there; undefined until they have come. */
  readonly items: readonly PriceItem[] | undefined;
  /** The traveller comes back. */
  readonly wanted: boolean;
};

/** The prices of a list together with those of the way back, which are asked for with start and finish swapped. */
export function useReturnPrices({ route, items, wanted }: ReturnInput): {
  readonly state: ReturnState;
  /** The prices of the way there, each with its own way back or none. */
  readonly items: readonly PriceItem[] | undefined;
  readonly retry: () => void;
} {
  const api = useApi();
  const isAsked = wanted && items !== undefined && items.length > 0;
  const query = useQuery({ ...returnPricesQuery(api, route, items ?? []), enabled: isAsked });
  const retry = () => void query.refetch();
  if (!isAsked) return { state: "none", items, retry };
  if (query.isFetching || query.data === undefined) {
    // The list already brings a price of the way back: it stands until its own answer comes.
    return query.isError && !query.isFetching
      ? { state: "failed", items: withReturn(items, []), retry }
      : { state: "asking", items, retry };
  }
  const both = withReturn(items, query.data);
  return { state: both.some((item) => item.reverse_price !== null) ? "priced" : "absent", items: both, retry };
}

/** The way back with each provider of a list, at the discount of its way there. */
const returnPricesQuery = (api: Api, { from, to }: PricedRoute, items: readonly PriceItem[]) => {
  const ofProviders = [...new Map(items.map((item) => [item.service_provider.id, item.price_id])).values()];
  return queryOptions({
    queryKey: ["return-prices", from.place_id, to.place_id, ofProviders],
    staleTime: PRICES_FRESH_MS,
    queryFn: async ({ signal }) => {
      const asked = ofProviders.map((id) =>
        api("searchPrices", { signal, query: { ...endsOf({ from: to, to: from }), way_back_of: String(id) } }),
      );
      return (await Promise.all(asked)).flat();
    },
  });
};

/** A way back that was asked for by itself, with its prices at the times that change it. */
export type TimedReturn = NonNullable<PriceItem["reverse_price"]> & Partial<Pick<PriceItem, "time_prices">>;

/** Every price with the way back of the same car, as it was asked for; a car without one has none. */
export function withReturn(items: readonly PriceItem[], returns: readonly PriceItem[]): readonly PriceItem[] {
  return items.map((item) => {
    const back = returns.find((other) => isSameCar(other, item));
    const { price_id, price, alternative_price, flexible_tariff, terms, time_prices } = back ?? item;
    const discount_percent = item.reverse_price?.discount_percent ?? 0;
    const ride: TimedReturn = {
      price_id,
      price,
      alternative_price,
      discount_percent,
      flexible_tariff,
      terms,
      time_prices,
    };
    return { ...item, reverse_price: back ? ride : null };
  });
}
