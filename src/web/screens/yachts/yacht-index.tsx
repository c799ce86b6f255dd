import { useEffect, useEffectEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { PlacePicker } from "#web/features/yachts/place-picker.tsx";
import type { Yacht } from "#web/features/yachts/use-yacht.ts";
import { YachtCards } from "#web/features/yachts/yacht-cards.tsx";
import { YachtAdvantages, YachtServices } from "#web/features/yachts/yacht-facts.tsx";
import { YachtPromo } from "#web/features/yachts/yacht-promo.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import css from "./yacht-index.module.css";

/** Where the yacht is to sail from; opening it forgets an earlier request. */
export function YachtIndex({ yacht }: { readonly yacht: Yacht }) {
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
