import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { changeSearch, formSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
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
      const found = await openOffer(search, { client, api, page });
      if (found !== null && "offer" in found) useTripDraft.getState().pick(found.offer);
      return found;
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
  const outside = opened.data && "outside" in opened.data ? opened.data.outside : undefined;
  if (opened.data !== null && outside === undefined) return <ScreenWaiting />;
  const list = changeSearch(formSearch(query), { car: undefined, prices: [] });
  return (
    <ErrorScreen
      title={t(outside === undefined ? "booking.linkGone" : "booking.linkStop")}
      message={
        outside === undefined ? t("booking.linkGoneHint") : t("booking.linkStopHint", { why: outside.join(". ") })
      }
      action={{
        label: t(outside === undefined ? "booking.linkGoneList" : "booking.linkStopList"),
        href: `${options.basePath}${search.hours === undefined ? "/finder" : "/rent"}${list}`,
      }}
    />
  );
}
