import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useFeatures } from "#web/api/use-features.ts";
import { usePage } from "#web/page/page.tsx";

/** What rents a car, where that is on. An old link or a partner's page may lead to it where it is not (OPN-085), then on to transfers. */
export function RentIfOn({ children }: { readonly children: ReactNode }) {
  const { t, options } = usePage();
  const search = useSearch();
  if (useFeatures().includes("rent")) return children;
  return (
    <ErrorScreen
      title={t("rent.off")}
      message={t("rent.offHint")}
      action={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${pageSearch(search)}` }}
    />
  );
}
