import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import css from "./picture-credit.module.css";

/** The line under a map: what is said about it, and whose data it shows. */
export function PictureCredit({ children }: { readonly children?: ReactNode }) {
  const { t } = usePage();
  const link = useLink();
  const kept = pageSearch(useSearch());
  return (
    <p className={css["credit"]}>
      {children} <a {...link(`/about${kept}`)}>{t("prices.map.credit")}</a>
    </p>
  );
}
