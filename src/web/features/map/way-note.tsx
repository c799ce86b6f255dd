import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import type { MapRide } from "./map-ride.ts";
import { ridePathQuery } from "./ride-path-query.ts";
import css from "./way-note.module.css";
import { wayRemark } from "./way-remark.ts";

/** What is said under a map: how far its line can be trusted, and whose data it shows. */
export function WayNote({ ride }: { readonly ride: MapRide }) {
  const { t } = usePage();
  const link = useLink();
  const kept = pageSearch(useSearch());
  const remark = wayRemark(useQuery(ridePathQuery(useApi(), ride)).data);
  return (
    <p className={css["note"]}>
      {remark && <>{t(remark)}. </>}
      <a {...link(`/about${kept}`)}>{t("prices.map.credit")}</a>
    </p>
  );
}
