import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { TripItem } from "#contract/orders/trips.ts";
import { carKey, changeSearch, formSearch, pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttempt, saveAttempt } from "#web/features/orders/attempt.ts";
import { orderedTripQuery, repeatedTrip } from "#web/features/orders/repeated-trip.ts";
import { usePage } from "#web/page/page.tsx";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { orderedDraft } from "./ordered-draft.ts";

/**
 * Loads the ordered trip that the address wants to change into the form, for whoever may: its owner, or somebody who acts for them
 * (BKF-18, PAY-13, ROL-12). Anybody else is told that they may not (OPN-060).
 */
export function ChangeMode({ orderId }: { readonly orderId: number }) {
  const { t, options } = usePage();
  const api = useApi();
  const query = useSearch();
  const [, navigate] = useLocation();
  const kept = pageSearch(query);
  const toOrder = { label: t("missing.toOrder", { id: orderId }), href: `${options.basePath}/order/${orderId}${kept}` };
  const toFinder = { label: t("missing.toFinder"), href: `${options.basePath}/finder${kept}` };
  const trip = useQuery(
    orderedTripQuery(api, orderId, (found) => {
      const address = formOf(found, query);
      if (address === undefined || found.is_blocked_update) return;
      useTripDraft.getState().adopt(orderedDraft(found));
      saveAttempt({
        ...newAttempt(),
        orderId: found.order_id,
        transaction: found.transaction,
        as: { fixed: "", free: "" },
        edit: true,
      });
      navigate(address, { replace: true });
    }),
  );
  if (trip.isPending) return <Skeleton shape="title" />;
  if (trip.isError && !isDenied(trip.error)) {
    return (
      <ErrorScreen
        title={t("orders.failed")}
        message={t("orders.failedHint")}
        action={{ label: t("common.retry"), onPress: () => void trip.refetch() }}
      />
    );
  }
  if (!trip.data) {
    return <ErrorScreen title={t("booking.draft.denied")} message={t("booking.draft.deniedHint")} action={toFinder} />;
  }
  return (
    <ErrorScreen
      title={t("places.orderFixed", { id: orderId })}
      message={t("places.orderFixedHint")}
      action={toOrder}
      secondAction={toFinder}
    />
  );
}

/** The address of the form for a trip; undefined where its places are not known any more. */
function formOf(trip: TripItem, query: string): string | undefined {
  const { date_arrival: pickup, car_data: car, service_provider: provider, order_id: orderId } = trip;
  const repeated = repeatedTrip(trip, "");
  if (repeated === undefined || pickup === "") return undefined;
  const { mode, search } = repeated;
  const named = {
    ...search,
    open: undefined,
    car: carKey({ car_class: { car_class_id: car.car_class_id }, service_provider: provider }),
    action: "change" as const,
    orderId,
  };
  return `${mode === "rent" ? "/rent" : "/finder"}/prices${formSearch(changeSearch(query, named))}`;
}

function isDenied(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404].includes(error.status);
}
