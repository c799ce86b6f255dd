import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./account-trips.module.css";
import type { emptyOf } from "./list-filter.ts";

/** An account's list without a trip; somebody who has none ahead is led to the finder. */
export function EmptyList({ of }: { readonly of: ReturnType<typeof emptyOf> }) {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  return (
    <Card as="div">
      <div className={css["empty"]}>
        <p>{t(`orders.list.none.${of}`)}</p>
        {of === "upcoming" && (
          <Button look="primary" href={`${options.basePath}/finder${kept}`}>
            {t("missing.toFinder")}
          </Button>
        )}
      </div>
    </Card>
  );
}
