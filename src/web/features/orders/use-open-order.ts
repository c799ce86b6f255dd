import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { useApi } from "#web/api/api-context.ts";
import { refusedStatus } from "#web/api/failure-words.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { forgetKept } from "#web/trip/kept-trip.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { keepVisitOrder } from "#web/trip/visit/visit-orders.ts";
import { currentAttempt, forgetAttempt } from "./attempt.ts";
import { takeLinkKey } from "./kept/order-key.ts";
import { ORDER_WATCH, orderQuery } from "./order-query.ts";

/**
 * Reads an order with its link's key, with the key that the browser keeps, or for the account that is logged in; once it is paid,
 * or payable to the driver, its draft is erased.
 */
export function useOpenOrder(orderId: number) {
  const page = usePage();
  const { store } = page;
  const api = useApi();
  const [hasKey] = useState(() => takeLinkKey(orderId));
  const [openedAt] = useState(() => Date.now());
  const account = useStore(store, (state) => state.account);
  const asksAccount = !hasKey && account === undefined;
  const asked = useQuery({ ...ownAccountQuery(api, page), enabled: asksAccount });
  const accountId = hasKey ? 0 : (account?.user_id ?? 0);
  const query = useQuery({
    ...orderQuery(api, { orderId, accountId, openedAt }),
    enabled: !asksAccount,
    // A person may have confirmed it, or refused, while nobody looked.
    refetchOnWindowFocus: true,
  });
  // What is refused now was forgotten on this device, or the account has logged out.
  const isRefused = isBadLink(query.error);
  const order = isRefused ? undefined : query.data;
  const isTaken = isRefused && query.data !== undefined;
  usePageReturn(() => void query.refetch());
  const isDone = order?.payment === "paid" || order?.payment === "none";

  useEffect(() => {
    if (order === undefined) return;
    const isMadeHere = currentAttempt().orderId === orderId;
    const going = order.trips.filter((trip) => trip.cancel_fee === null);
    keepVisitOrder(
      orderId,
      order.yacht === null
        ? going.map(({ start, pickup_time: pickup }) => ({ zone: start.timezone, pickup }))
        : [{ zone: order.yacht.zone, pickup: order.yacht.starts }],
      isDone && isMadeHere,
    );
    if (!isDone) return;
    // The trip may have been ordered in another tab, whose session this one does not see.
    forgetKept(orderId);
    if (!isMadeHere) return;
    useTripDraft.getState().erase();
    forgetAttempt();
  }, [isDone, orderId, order]);

  useEffect(() => {
    if (!isTaken) return;
    // What takes the place of the order is shorter: whoever was far down would see only how the page ends.
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [isTaken]);

  return {
    /** There is neither a key nor an account that may read it. */
    isLocked: isTaken || (isRefused && !hasKey),
    order,
    isUnknown: isRefused,
    isFailed: (query.isError && !query.data) || (asksAccount && asked.isError),
    failure: query.error ?? asked.error,
    waitsLong: query.dataUpdatedAt - openedAt > ORDER_WATCH.soonForMs,
    retry: () => void (query.isError ? query.refetch() : asked.refetch()),
  };
}

/** An incompletely copied key is refused as malformed or as matching nobody, not as unknown. */
function isBadLink(error: unknown): boolean {
  return [400, 401, 404].includes(refusedStatus(error) ?? 0);
}
