import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords, refusedStatus } from "#web/api/failure-words.ts";
import { newAttempt, saveAttempt } from "#web/features/orders/attempt.ts";
import { isInOrderCurrency } from "#web/features/orders/in-order-currency.ts";
import { takeLinkKey } from "#web/features/orders/kept/order-key.ts";
import { orderedPlaces } from "#web/lib/unlisted-stop.ts";
import { AccessDenied } from "#web/page/access-denied.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { changedOrderQuery } from "./changed-order-query.ts";
import { formAddress } from "./form-address.ts";
import { FormWaiting } from "./form-waiting.tsx";
import { orderedDraft } from "./ordered-draft.ts";

/**
 * Loads the ordered trip that the address wants to change into the form, with its way back, for whoever may change it: its owner, or
 * somebody who acts for them. Anybody else is told that they may not.
 */
export function ChangeMode({ orderId }: { readonly orderId: number }) {
  const page = usePage();
  const { t, options, store, knownPlaces } = page;
  const api = useApi();
  const query = useSearch();
  const [, navigate] = useLocation();
  // Whoever logs in over the refusal may be allowed.
  const account = useStore(store, (state) => state.account);
  const accountId = account?.user_id;
  useState(() => takeLinkKey(orderId));
  const kept = pageSearch(query);
  const toOrder = { label: t("missing.toOrder", { id: orderId }), href: `${options.basePath}/order/${orderId}${kept}` };
  const toFinder = { label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` };
  const order = useQuery(
    changedOrderQuery(api, { orderId, accountId }, ({ trips, window, transaction, version }) => {
      const [{ currency, date_arrival: pickup, price }] = trips;
      const places = orderedPlaces(trips[0]);
      for (const { id, unlisted } of places) if (unlisted !== undefined) knownPlaces.set(id, unlisted);
      const stops = places.map(({ id }) => id);
      const named = { prices: [String(price.price_id)], stops, action: "change" as const, orderId };
      const address = pickup === "" ? undefined : formAddress(trips, { query, now: "", named });
      if (address === undefined || !window.details) return;
      if (!isInOrderCurrency(currency, { shown: options.currency, query })) return;
      useTripDraft.getState().adopt(orderedDraft(trips));
      saveAttempt({
        ...newAttempt(),
        orderId,
        transaction,
        as: { fixed: "", free: "" },
        edit: version,
      });
      // The address may name a field, which the form goes to once it is there.
      navigate(`${address}${location.hash}`, { replace: true });
    }),
  );
  useTitle(t("booking.draft.title.change", { id: orderId }));
  if (order.isPending) return <FormWaiting title={t("booking.draft.title.change", { id: orderId })} />;
  if (order.isError && !isDenied(order.error)) {
    return (
      <ErrorScreen
        title={t("orders.failed")}
        message={failureWords(order.error, page) ?? t("orders.failedHint")}
        action={{ label: t("common.retry"), onPress: () => void order.refetch() }}
      />
    );
  }
  if (!order.data) {
    const hint = { visitor: t("booking.draft.deniedHint"), account: t("booking.draft.deniedOther") };
    return <AccessDenied hint={hint} />;
  }
  const { details: isOpen, notice } = order.data.window;
  return (
    <ErrorScreen
      title={t("places.orderFixed", { id: orderId })}
      message={isOpen ? t("places.orderFixedHint") : `${notice ?? ""}.`}
      action={toOrder}
      secondAction={toFinder}
    />
  );
}

function isDenied(error: unknown): boolean {
  return [400, 401, 403, 404].includes(refusedStatus(error) ?? 0);
}
