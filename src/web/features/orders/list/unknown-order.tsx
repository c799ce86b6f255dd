import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { usePage } from "#web/page/page.tsx";

/** No order can have this address; the list of trips has those of the device, and sends a lost link again. */
export function UnknownOrder() {
  const { t } = usePage();
  const toTrips = { label: t("menu.trips"), href: `/my-trips${pageSearch(useSearch())}` };
  return <ErrorScreen title={t("orders.unknown")} message={t("orders.unknownHint")} action={toTrips} />;
}
