import { useQuery } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { Suggestion } from "#contract/places.ts";
import { changeSearch, formSearch, readSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { inRootOf } from "#ui/in-root-of.ts";
import { useApi } from "#web/api/api-context.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { RouteCard } from "#web/features/map/route-card.tsx";
import { RouteStrip } from "#web/features/map/route-strip.tsx";
import type { ListState } from "#web/features/places/finder-form.tsx";
import type { ListedPlace } from "#web/features/places/listed-place.ts";
import { StopRefusalNote } from "#web/features/places/stops/stop-refusal-note.tsx";
import type { Side } from "#web/features/places/use-route-places.ts";
import { WhenChip } from "#web/features/places/when/when-chip.tsx";
import { BackChip } from "#web/features/prices/list/back-chip.tsx";
import { PriceList } from "#web/features/prices/list/price-list.tsx";
import { SharedTerms } from "#web/features/prices/list/shared-terms.tsx";
import { ofSameRoute, pricesQuery, type PricedRoute } from "#web/features/prices/prices-query.ts";
import { useReturnPrices } from "#web/features/prices/return/return-prices.ts";
import { ReturnTrip } from "#web/features/prices/return/return-trip.tsx";
import { withSeatsFor } from "#web/features/prices/with-seats-for.ts";
import { hasPassed } from "#web/lib/local-time-in.ts";
import { usePainted } from "#web/lib/use-painted.ts";
import { useSameList } from "#web/lib/use-same-list.ts";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { askedIn, askedParty } from "#web/trip/asked-offer.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { ListSkeleton } from "#web/trip/list/list-skeleton.tsx";
import { endKindOf, offerTrips } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import css from "./finder-results.module.css";
import { NoCars } from "./no-cars.tsx";

type FinderResultsProps = {
  readonly route: PricedRoute;
  readonly roundTrip: boolean;
  /** The end that stays as the page around has set it. */
  readonly fixed: Side | undefined;
  readonly onState: (state: ListState) => void;
  readonly onChoose: (side: Side, place: ListedPlace) => void;
  readonly onClear: (side: Side) => void;
};

/** Cars and prices of a route, its sketch, and what the price includes. */
export function FinderResults(props: FinderResultsProps) {
  return (
    <WithQueries>
      <Results {...props} />
    </WithQueries>
  );
}

function Results({ route, roundTrip, fixed, onState, onChoose, onClear }: FinderResultsProps) {
  const page = usePage();
  const { t, store, options, knownPlaces } = page;
  const api = useApi();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [, changeAddress] = useSearchState();
  const pick = useTripDraft((state) => state.pick);
  const { from, to } = route;
  // A stop counts as soon as it is known; its field looks up one that the address names.
  const stops = useSameList(readSearch(search).stops.flatMap((id) => knownPlaces.get(id) ?? []));
  const isSame = from.place_id === to.place_id;
  const prices = useQuery({
    ...pricesQuery(api, route),
    enabled: !isSame,
    placeholderData: ofSameRoute(route),
  });
  const back = useReturnPrices({ route, items: prices.isPlaceholderData ? undefined : prices.data, wanted: roundTrip });
  const items = withSeatsFor(back.items ?? prices.data, options.passengersCount);
  // The first prices are on the screen before the rest is drawn: other cards, the cars, the facts of the route.
  const isWhole = usePainted(items !== undefined);
  const isEmpty = isSame || items?.length === 0;
  const [first] = items ?? [];
  const isFailed = prices.isError && !prices.isFetching;
  const isBusy = prices.isFetching;
  const state = isBusy ? "asking" : prices.isSuccess ? "answered" : "none";
  // The finder is drawn without queries, so an effect passes it the state; prices need not wait for its form.
  useEffect(() => startTransition(() => onState(state)), [state, onState]);
  const list = useRef<HTMLDivElement>(null);
  /** Takes an end that was moved on the map. */
  const onPin = useCallback(
    (side: Side, place: Suggestion) => onChoose(side, { ...place, inputKey: "", isExact: true }),
    [onChoose],
  );
  /** Leads back to the finish, where both ends are the same place. */
  const changeFinish = () => {
    const side = fixed === "to" ? "from" : "to";
    // The list itself is gone by then.
    const root = list.current?.getRootNode() ?? null;
    onClear(side);
    // A phone unfolds the form first.
    requestAnimationFrame(() => inRootOf(root, `place-${side}`)?.focus());
  };

  return (
    <div ref={list} className={css["results"]} data-empty={isEmpty || undefined}>
      {!isEmpty && !(isFailed && first === undefined) && (
        <div className={css["route"]}>
          <div className={css["card"]}>
            <RouteCard {...{ from, to, stops, onPin }} price={isWhole ? first : undefined} waiting={!isWhole} />
          </div>
          <div className={css["strip"]}>
            <RouteStrip {...{ from, to, stops, onPin }} price={isWhole ? first : undefined} />
            <div className={css["chips"]}>
              <WhenChip
                when={route.when}
                zone={from.timezone}
                onChange={(at) => changeAddress({ when: at }, { keep: true })}
              />
              {items && !options.reverseDisabled && <BackChip items={items} />}
            </div>
          </div>
        </div>
      )}
      <div className={css["prices"]}>
        {/* The form says it too, but on a phone the form is folded away. */}
        <div className={css["refusals"]}>
          <StopRefusalNote route={route} />
        </div>
        {isFailed && first && (
          <p className={css["kept"]} data-surface="paper" role="alert">
            {t("prices.keptOld")}
            <Button look="link" size="card" onClick={() => void prices.refetch()}>
              {t("common.retry")}
            </Button>
          </p>
        )}
        {items && back.state !== "none" && (
          <ReturnTrip
            {...{ route, items }}
            state={back.state}
            onRetry={back.retry}
            onRemove={() => changeAddress({ back: false })}
          />
        )}
        {isFailed && first === undefined ? (
          <ErrorScreen
            look="card"
            level={2}
            title={t("Finder.priceError")}
            message={failureWords(prices.error, page)}
            action={{ label: t("common.retry"), onPress: () => void prices.refetch() }}
          />
        ) : isEmpty && !isSame && route.when !== undefined ? (
          <ErrorScreen
            look="card"
            level={2}
            title={t(
              hasPassed(route.when, from.timezone, Date.parse(options.now)) ? "prices.timePassed" : "prices.noneThen",
            )}
            message={t("prices.noneThenHint")}
            action={{ label: t("prices.anyTime"), onPress: () => changeAddress({ when: undefined }) }}
          />
        ) : isEmpty ? (
          <NoCars {...{ from, to, roundTrip, isSame }} onChangeFinish={changeFinish} />
        ) : items === undefined ? (
          <ListSkeleton tools />
        ) : (
          <div className={css["list"]} data-old={isBusy || undefined} inert={prices.isPlaceholderData}>
            <PriceList
              // Other places mean other cars: what was unfolded or marked for copying is over.
              key={`${from.place_id} ${to.place_id}`}
              isAsking={isBusy}
              isWhole={isWhole}
              items={items}
              way={{ ...route, roundTrip, stops }}
              onRenew={() => void prices.refetch()}
              onChoose={(offer) => {
                const picked = {
                  ...offer,
                  party: askedParty(readSearch(search)),
                  askedIn: askedIn(options),
                  accountId: store.getState().account?.user_id ?? null,
                };
                pick(picked);
                const named = {
                  car: carKey(offer.price),
                  stops: stops.map(({ place_id: id }) => id),
                  prices: offerTrips(picked).map(({ priceId }) => String(priceId)),
                };
                navigate(`${path === "/" ? "/finder" : path}/prices${formSearch(changeSearch(search, named))}`, {
                  state: { finder: search === "" ? "" : `?${search}` },
                });
              }}
            />
          </div>
        )}
      </div>
      {isWhole && first && items && (
        <div className={css["terms"]}>
          <SharedTerms items={items} startKind={endKindOf(first.start_place)} roundTrip={roundTrip} />
        </div>
      )}
    </div>
  );
}
