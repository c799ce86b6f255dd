import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { Suggestion } from "#contract/places.ts";
import { carKey, changeSearch, formSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { RouteCard } from "#web/features/map/route-card.tsx";
import { PriceList } from "#web/features/prices/price-list.tsx";
import { PriceTerms } from "#web/features/prices/price-terms.tsx";
import { pricesQuery } from "#web/features/prices/prices-query.ts";
import { usePage } from "#web/page/page.tsx";
import { endKindOf } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/trip-draft-store.ts";
import css from "./finder-results.module.css";
import { NoCars } from "./no-cars.tsx";

type FinderResultsProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly roundTrip: boolean;
};

/** Cars and prices of a route, its sketch, and what the price includes. */
export function FinderResults(props: FinderResultsProps) {
  return (
    <WithQueries>
      <Results {...props} />
    </WithQueries>
  );
}

function Results({ from, to, roundTrip }: FinderResultsProps) {
  const { t, store } = usePage();
  const api = useApi();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const pick = useTripDraft((state) => state.pick);
  const isSame = from.place_id === to.place_id;
  const prices = useQuery({ ...pricesQuery(api, from, to), enabled: !isSame });
  const isEmpty = isSame || prices.data?.length === 0;
  const [first] = prices.data ?? [];

  return (
    <div className={css["results"]} data-empty={isEmpty || undefined}>
      {!isEmpty && (
        <div className={css["route"]}>
          <RouteCard from={from} to={to} price={first} waiting={prices.isPending} />
        </div>
      )}
      <div className={css["prices"]}>
        {prices.isError && !prices.isFetching ? (
          <ErrorScreen
            look="card"
            level={2}
            title={t("Finder.priceError")}
            action={{ label: t("common.retry"), onPress: () => void prices.refetch() }}
          />
        ) : isEmpty ? (
          <NoCars {...{ from, to, roundTrip, isSame }} />
        ) : (
          <PriceList
            items={prices.data}
            way={{ from, to, roundTrip }}
            onRenew={() => void prices.refetch()}
            onChoose={(offer) => {
              pick({ ...offer, accountId: store.getState().account?.user_id ?? null });
              const car = carKey({
                classId: offer.price.car_class.car_class_id,
                providerId: offer.price.service_provider.id,
              });
              navigate(`${path === "/" ? "/finder" : path}/prices${formSearch(changeSearch(search, { car }))}`);
            }}
          />
        )}
      </div>
      {first && prices.data && (
        <div className={css["terms"]}>
          <PriceTerms items={prices.data} startKind={endKindOf(first.start_place)} />
        </div>
      )}
    </div>
  );
}
