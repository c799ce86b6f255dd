import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { changeSearch, formSearch, pageSearch, readSearch, type SearchState } from "#contract/search-address.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { newAttempt } from "#web/features/orders/attempt.ts";
import { repeatedOrderQuery } from "#web/features/orders/change/changed-order-query.ts";
import { formAddress } from "#web/features/orders/change/form-address.ts";
import { FormWaiting } from "#web/features/orders/change/form-waiting.tsx";
import { repeatedOrder } from "#web/features/orders/change/ordered-draft.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";

/** The new order bears no mark of the old one. */
const PLAIN: Partial<SearchState> = { action: undefined, orderId: undefined };

/**
 * Fills the form with an order that is to be made once more, for whoever may read it. An address that names a car already
 * keeps its trip and gets the people alone.
 */
export function RepeatMode({ orderId }: { readonly orderId: number }) {
  const { t, options, store } = usePage();
  const api = useApi();
  const query = useSearch();
  const [path, navigate] = useLocation();
  // Whoever logs in over the refusal may be allowed.
  const accountId = useStore(store, (state) => state.account?.user_id);
  const order = useQuery(
    repeatedOrderQuery(api, { orderId, accountId }, ({ trips, cars }) => {
      const nowIn = (zone: string) => localTimeIn(zone, Date.parse(options.now));
      const now = nowIn(trips[0].start_place.timezone);
      const isPicked = readSearch(query).car !== undefined;
      const address = isPicked
        ? `${path}${formSearch(changeSearch(query, PLAIN))}`
        : formAddress(trips, { query, now, named: PLAIN });
      if (address === undefined) return;
      const { offer, adopt, pick } = useTripDraft.getState();
      const draft = { ...repeatedOrder(trips, nowIn), ...cars };
      adopt(isPicked ? { ...draft, trips: [EMPTY_TRIP] } : draft);
      if (isPicked && offer !== undefined && offer.changes === undefined) pick(offer);
      newAttempt();
      navigate(address, { replace: true, state: { repeats: orderId } });
    }),
  );
  if (order.isPending) return <FormWaiting title={t("booking.draft.title.new")} />;
  return (
    <ErrorScreen
      title={t("places.orderUnknown", { id: orderId })}
      message={t("places.orderUnknownHint")}
      action={{ label: t("missing.toFinder"), href: `${options.basePath}/finder${pageSearch(query)}` }}
      secondAction={{ label: t("common.retry"), onPress: () => void order.refetch() }}
    />
  );
}
