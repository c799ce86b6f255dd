import { Suspense, useState } from "react";
import { FinderForm } from "#web/features/places/finder-form.tsx";
import { HowItWorks } from "#web/features/places/how-it-works.tsx";
import { placeLookup } from "#web/features/places/lazy-lookups.ts";
import { useRoutePlaces } from "#web/features/places/use-route-places.ts";
import type { PricedRoute } from "#web/features/prices/prices-query.ts";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { useHydrated } from "#web/page/use-hydrated.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { useTitle } from "#web/page/use-title.ts";
import { FinderWaiting } from "./finder-waiting.tsx";
import css from "./finder.module.css";

const results = pagePart(() => import("./finder-results.tsx").then(({ FinderResults }) => FinderResults));

/** Renews the prices already on the page; while they are still loading there is nothing to renew. */
async function findAgain(route: PricedRoute): Promise<void> {
  const { askPricesAgain } = await import("#web/features/prices/ask-prices-again.ts");
  askPricesAgain(route);
}

/** The finder: from where to where, then the cars and prices of that route. */
export function Finder() {
  const { t } = usePage();
  const hydrated = useHydrated();
  const { ends, choose, clear, swap, learn } = useRoutePlaces();
  const [{ back: roundTrip, when }, changeSearch] = useSearchState();
  const [from, to] = [ends.from.place, ends.to.place];
  const route = from && to ? { from, to, when } : undefined;
  const [busy, setBusy] = useState(false);
  const [Results] = useState(results.component);
  useTitle(t("common.title.finder"));
  useWhenIdle(() => {
    placeLookup.preload();
    results.preload();
  });

  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <h1 tabIndex={-1}>{t("places.headline")}</h1>
        <p className={css["lead"]}>{t("places.lead")}</p>
      </div>
      <FinderForm
        ends={ends}
        onChoose={(side, place) => {
          results.preload();
          choose(side, place);
        }}
        onClear={clear}
        onSwap={swap}
        onFind={() => route && void findAgain(route)}
        busy={busy && route !== undefined}
        onPlace={learn}
        roundTrip={roundTrip}
        onRoundTrip={(back) => changeSearch({ back })}
      />
      {route ? (
        hydrated ? (
          <Suspense fallback={<FinderWaiting />}>
            <Results
              route={route}
              roundTrip={roundTrip}
              onOneWay={() => changeSearch({ back: false })}
              onBusy={setBusy}
              onChangeFinish={() => {
                clear("to");
                document.querySelector<HTMLInputElement>("#place-to")?.focus();
              }}
            />
          </Suspense>
        ) : (
          <FinderWaiting />
        )
      ) : (
        <HowItWorks />
      )}
    </div>
  );
}
