import { useEffect, useEffectEvent } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { PlacePicker } from "#web/features/yachts/place-picker.tsx";
import { useYacht, type Yacht } from "#web/features/yachts/use-yacht.ts";
import { YachtCards } from "#web/features/yachts/yacht-cards.tsx";
import { YachtAdvantages, YachtServices } from "#web/features/yachts/yacht-facts.tsx";
import { YachtPromo } from "#web/features/yachts/yacht-promo.tsx";
import { YachtWords } from "#web/features/yachts/yacht-words.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { IfOn } from "#web/screens/if-on.tsx";
import css from "./yacht-index.module.css";
import { YachtRequest } from "./yacht-request.tsx";
import { YachtSent } from "./yacht-sent.tsx";

/** Where the yacht is to sail from; opening it forgets an earlier request. */
function YachtIndex({ yacht }: { readonly yacht: Yacht }) {
  const { t } = usePage();
  const [, navigate] = useLocation();
  const search = useSearch();
  useTitle(t("common.title.missing", { title: t("yachts.title") }));
  const clear = useEffectEvent(yacht.clear);
  useEffect(() => clear(), []);
  return (
    <div className={css["page"]}>
      <div className={css["top"]}>
        <YachtPromo />
        <PlacePicker
          onNext={(place) => {
            yacht.change(place);
            navigate(`/yacht/order${pageSearch(search)}`);
          }}
        />
        <div className={css["advantages"]}>
          <YachtAdvantages />
        </div>
      </div>
      <YachtCards />
      <YachtServices />
    </div>
  );
}

/** The pages of yachts: where, the request, and that it has been sent. */
export function Yachts() {
  return (
    <YachtWords>
      <WithQueries>
        <IfOn section="yacht">
          <YachtPages />
        </IfOn>
      </WithQueries>
    </YachtWords>
  );
}

function YachtPages() {
  const [path] = useLocation();
  const search = useSearch();
  const yacht = useYacht();
  const isOrder = path.startsWith("/yacht/order");
  if (!isOrder) return <YachtIndex yacht={yacht} />;
  if (/\/success\/?$/.test(path) && yacht.number > 0) return <YachtSent yacht={yacht} />;
  if (!/\/success\/?$/.test(path) && yacht.request.from) return <YachtRequest yacht={yacht} />;
  // Without a place there is nothing to ask for, and nothing that was sent.
  return <Redirect to={`/yacht${pageSearch(search)}`} replace />;
}
