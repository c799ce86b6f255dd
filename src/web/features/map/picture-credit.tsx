import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { SourceCredits } from "#ui/source-credits.tsx";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import css from "./picture-credit.module.css";

/** The line under a map: what is said about it, and whose data it shows. */
export function PictureCredit({
  children,
  isMeasured = false,
}: {
  readonly children?: ReactNode;
  /** A service has measured the ride that is shown. */
  readonly isMeasured?: boolean;
}) {
  const { t, options } = usePage();
  const { rides = [] } = options.credits ?? {};
  const link = useLink();
  const kept = pageSearch(useSearch());
  return (
    <p className={css["credit"]}>
      {children} <a {...link(`/about${kept}`)}>{t("prices.map.credit")}</a>
      {isMeasured && rides.length > 0 && (
        <>
          {" · "}
          <SourceCredits credits={rides} />
        </>
      )}
    </p>
  );
}
