import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { changeSearch, formSearch, pageSearch, type SearchState } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { soldPrices } from "#web/features/orders/change/sold-prices.ts";
import { isInOrderCurrency } from "#web/features/orders/in-order-currency.ts";
import { orderNowQuery } from "#web/features/orders/order-now-query.ts";
import { usePage } from "#web/page/page.tsx";
import { changedBy } from "#web/trip/asked-offer.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
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
  const changes = changedBy(search);
  const opened = useQuery({
    queryKey: ["cold-offer", search],
    gcTime: 0,
    staleTime: 0,
    queryFn: async () => {
      const found = await openOffer(search, { client, api, page });
      if (found === null || !("offer" in found)) return found;
      const { draft, pick } = useTripDraft.getState();
      if (changes === undefined) pick(found.offer);
      else {
        const order = await client.fetchQuery({ ...orderNowQuery(api, changes), staleTime: 0 }).catch(() => undefined);
        const isShown = order === undefined || isInOrderCurrency(order.currency, { shown: options.currency, query });
        // The page loads again, and asks for the car in that currency.
        if (!isShown) return await new Promise<never>(() => undefined);
        pick(toChange(found.offer, changes, order && soldPrices(order, found.offer, draft)));
      }
      return found;
    },
  });
  if (opened.isError && !opened.isFetching) {
    return (
      <ErrorScreen
        title={t("Finder.priceError")}
        message={failureWords(opened.error, page)}
        action={{ label: t("common.retry"), onPress: () => void opened.refetch() }}
      />
    );
  }
  const outside = opened.data && "outside" in opened.data ? opened.data.outside : undefined;
  if (opened.data !== null && outside === undefined) return <ScreenWaiting />;
  if (changes !== undefined) {
    return (
      <ErrorScreen
        title={t("places.orderFixed", { id: changes })}
        message={outside === undefined ? t("places.orderFixedHint") : outside.join(". ")}
        action={{
          label: t("missing.toOrder", { id: changes }),
          href: `${options.basePath}/order/${changes}${pageSearch(query)}`,
        }}
      />
    );
  }
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

/** An offer under which an order is changed. It keeps what it was sold for, so what a link said of its price does not matter. */
function toChange(offer: PickedOffer, changes: number, sold: PickedOffer["sold"]): PickedOffer {
  const { before: _, ...kept } = offer;
  return { ...kept, changes, ...(sold && { sold }) };
}
