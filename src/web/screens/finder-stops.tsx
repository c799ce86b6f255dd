import { useQuery } from "@tanstack/react-query";
import { readSearch } from "#contract/search-address.ts";
import { mostStops } from "#domain/booking/stops.ts";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import type { OnPlace } from "#web/features/places/place-queries.ts";
import { StopList } from "#web/features/places/stops/stop-list.tsx";
import { ofSameRoute, pricesQuery, type PricedRoute } from "#web/features/prices/prices-query.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { useSearchNow } from "#web/screens/use-search-now.ts";

type FinderStopsProps = {
  readonly route: PricedRoute;
  /** A place named in the URL has been looked up, or chosen. */
  readonly onPlace: OnPlace;
};

/** The stops of the finder, once its list has prices for them. */
export function FinderStops(props: FinderStopsProps) {
  return (
    <WithQueries>
      <Stops {...props} />
    </WithQueries>
  );
}

function Stops({ route, onPlace }: FinderStopsProps) {
  const { t, money } = usePricedPage();
  const [{ stops, back, action = "new" }, changeSearch] = useSearchState();
  const searchNow = useSearchNow();
  const api = useApi();
  // The list asks for the prices; this only looks at them.
  const { data: items = [] } = useQuery({
    ...pricesQuery(api, route),
    enabled: false,
    placeholderData: ofSameRoute(route),
  });
  const stopping = items.filter((item) => item.allowable_subaddress > 0);
  const [first] = stopping;
  if (first === undefined) return null;
  const least = Math.min(...stopping.map((item) => item.price_subaddress));
  return (
    <StopList
      route={route}
      stops={{
        ids: stops,
        put: (ids) => changeSearch({ stops: ids }, { keep: true }),
        takeAway: (id) => changeSearch({ stops: readSearch(searchNow()).stops.filter((other) => other !== id) }),
      }}
      isThereOnly={back && action === "new"}
      most={mostStops(stopping.map((item) => item.allowable_subaddress))}
      offer={t("places.stopAddFrom", { price: money(least, first.currency) })}
      onPlace={onPlace}
    />
  );
}
