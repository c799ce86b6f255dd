import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { changeSearch, formSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { useTripDraft } from "#web/trip/trip-draft-store.ts";
import { openOffer } from "./open-offer.ts";
import { ScreenWaiting } from "./screen-waiting.tsx";

/** Opens the form of a shared link: finds its car at the present price, or says what has become of it. */
export function ColdOffer({ search }: { readonly search: SearchState }) {
  const page = usePage();
  const { t, options } = page;
  const api = useApi();
  const client = useQueryClient();
  const query = useSearch();
  const opened = useQuery({
    queryKey: ["cold-offer", search],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const offer = await openOffer(search, { client, api, page });
      if (offer !== null) useTripDraft.getState().pick(offer);
      return offer;
    },
  });
  if (opened.isError && !opened.isFetching) {
    return (
      <ErrorScreen
        title={t("Finder.priceError")}
        action={{ label: t("common.retry"), onPress: () => void opened.refetch() }}
      />
    );
  }
  if (opened.data !== null) return <ScreenWaiting />;
  const list = changeSearch(formSearch(query), { car: undefined, prices: [] });
  return (
    <ErrorScreen
      title={t("booking.linkGone")}
      message={t("booking.linkGoneHint")}
      action={{
        label: t("booking.linkGoneList"),
        href: `${options.basePath}${search.hours === undefined ? "/finder" : "/rent"}${list}`,
      }}
    />
  );
}
