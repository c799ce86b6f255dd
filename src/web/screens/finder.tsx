import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { FinderForm, type ListState } from "#web/features/places/finder-form.tsx";
import { placeLookup } from "#web/features/places/lazy-lookups.ts";
import { useRoutePlaces } from "#web/features/places/use-route-places.ts";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";
import { useHydrated } from "#web/page/use-hydrated.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { useTitle } from "#web/page/use-title.ts";
import css from "./finder.module.css";
import { FoldedSearch } from "./folded-search.tsx";
import { ScreenWaiting } from "./screen-waiting.tsx";

const orderPart = pagePart(() => import("./finder-order.tsx").then((file) => file.FinderOrder));
const stops = pagePart(() => import("./finder-parts.ts").then(({ finderParts }) => finderParts.FinderStops));
const results = pagePart(() => import("./finder-parts.ts").then(({ finderParts }) => finderParts.FinderResults));

const prices = () => import("#web/features/prices/ask-prices.ts");

/** The finder: from where to where, then the cars and prices of that route. */
export function Finder() {
  const page = usePage();
  const { t, options } = page;
  const { sites, partner } = options;
  const hydrated = useHydrated();
  const { ends, fixed, choose, clear, swap, learn } = useRoutePlaces();
  const [{ back, when, action = "new", orderId }, changeSearch] = useSearchState();
  const canReturn = action === "new" && !options.reverseDisabled;
  const roundTrip = back && canReturn;
  const [from, to] = [ends.from.place, ends.to.place];
  const route = from && to ? { from, to, when } : undefined;
  const isFixed = action === "change" && orderId !== undefined;
  const askAhead = useEffectEvent(async () => {
    if (route && !isFixed && route.from.place_id !== route.to.place_id) (await prices()).askPricesAhead(page, route);
  });
  useEffect(() => {
    // What fails here fails again where the list asks for it, and is told there.
    void askAhead().catch(() => undefined);
  }, [from, to, when]);
  const [list, setList] = useState<ListState>("none");
  const [Results] = useState(results.component);
  const [Order] = useState(orderPart.component);
  const { Part: Stops } = usePagePart(stops, hydrated && route !== undefined);
  useTitle(t("common.title.finder"));
  // The list is not asked for before both places are chosen.
  useWhenIdle(placeLookup.preload);

  const order = hydrated && orderId !== undefined && (
    <Suspense>
      <Order {...{ action, orderId }} onFound={changeSearch} />
    </Suspense>
  );
  if (isFixed) return order || <ScreenWaiting of="list" />;
  return (
    <div
      className={css["page"]}
      data-priced={(route || sites) && ""}
      data-empty={route || sites || partner ? undefined : ""}
    >
      {partner && !route && !sites ? (
        <DrawnPart name="PartnerPart" />
      ) : (
        <div className={css["head"]}>
          <h1 tabIndex={-1}>{t("places.headline")}</h1>
          <p className={css["lead"]}>{t("places.lead")}</p>
        </div>
      )}
      <div className={css["form"]}>
        <FoldedSearch
          line={
            route && {
              from: route.from.structured_formatting.main_text,
              to: route.to.structured_formatting.main_text,
            }
          }
          form={(onFind) => (
            <FinderForm
              ends={ends}
              fixed={fixed}
              onChoose={choose}
              onClear={clear}
              onSwap={swap}
              onFind={() => {
                // While prices are still on their way there is nothing to renew.
                if (route) void prices().then(({ askPricesAgain }) => askPricesAgain(page, route));
                onFind?.();
              }}
              list={route ? list : "none"}
              onPlace={learn}
              canReturn={canReturn}
              stops={route && Stops && <Stops route={route} onPlace={learn} />}
            />
          )}
        />
      </div>
      {route ? (
        hydrated ? (
          <ScreenBoundary>
            <Suspense fallback={<ScreenWaiting of="list" />}>
              <Results
                route={route}
                roundTrip={roundTrip}
                fixed={fixed}
                onState={setList}
                onChoose={choose}
                onClear={clear}
              />
            </Suspense>
          </ScreenBoundary>
        ) : (
          <ScreenWaiting of="list" />
        )
      ) : (
        <>
          {action === "repeat" && ends.from.id === null && ends.to.id === null && order}
          {sites ? null : partner ? (
            <DrawnPart name="PartnerPart" isBelow />
          ) : (
            <>
              <div className={css["scene"]}>
                <DrawnPart name="HeroScene" />
              </div>
              <div className={css["promises"]}>
                <DrawnPart name="Promises" />
              </div>
            </>
          )}
          <DrawnPart name="PromoWatch" />
        </>
      )}
    </div>
  );
}
