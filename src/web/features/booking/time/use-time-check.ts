import { useQuery } from "@tanstack/react-query";
import type { TripFields } from "#domain/booking/trip-fields.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import { timedPriceId } from "./ask-time.ts";
import { checkTimeQuery, rentOf, TIME_CHECK_DELAY_MS, type WayThere } from "./check-time-query.ts";
import { departureTimeOf, pickupTimeOf } from "./trip-times.ts";

/** What is known about a typed time: being checked, why it is refused, or that the check itself failed. */
export type TimeVerdict = {
  readonly checking: boolean;
  readonly notice: string | undefined;
  readonly failed: string | undefined;
  /** A note about a car at short notice, when the price is for one. */
  readonly fastRide: string | undefined;
  /** A note about a time that can be booked. */
  readonly remark: string | undefined;
  readonly recommended: string | undefined;
  readonly similarOrders: readonly number[];
  readonly retry: () => void;
};

/** Has the server check a trip's pick-up time shortly after each change. */
export function useTimeCheck(
  trip: OfferTrip,
  { fields, wayThere }: { readonly fields: TripFields; readonly wayThere: WayThere | undefined },
  pricing: TimePricing,
): TimeVerdict {
  const { t } = usePage();
  const api = useApi();
  const pickup = useSettled(pickupTimeOf(fields));
  const departure = useSettled(departureTimeOf(fields));
  const settled = pickup.settled && departure.settled;
  const times = { pickup: pickup.value, departure: departure.value, wayThere, rent: rentOf(trip) };
  const general = useQuery(checkTimeQuery(api, trip.anyTime.priceId, times));
  const isRefused = general.data?.allow_booking === false;
  const timed = isRefused ? timedPriceId(trip, pickup.value) : undefined;
  const special = useQuery({
    ...checkTimeQuery(api, timed ?? 0, times),
    enabled: timed !== undefined,
  });
  const check = timed === undefined ? general : special;
  // The price for this time may be valid even if the other one is refused.
  const isWaiting = isRefused && timed === undefined && pricing === "asking";
  const verdict = settled && !isWaiting ? check.data : undefined;
  const notice = verdict?.notice_to_user ?? verdict?.notice ?? t("booking.timeUnchecked");
  return {
    checking: pickup.now !== undefined && (!settled || isWaiting || check.isFetching),
    notice: verdict?.allow_booking === false ? notice : undefined,
    failed: settled && check.isError && !check.isFetching ? check.error.message || t("common.offline") : undefined,
    fastRide: verdict?.allow_booking === true ? (verdict.fast_ride.notice ?? undefined) : undefined,
    remark: verdict?.allow_booking === true ? (verdict.notice_to_user ?? undefined) : undefined,
    recommended: verdict?.recommended_time ?? undefined,
    similarOrders: verdict?.similar_orders ?? [],
    retry: () => void check.refetch(),
  };
}

function useSettled(now: string | undefined) {
  const value = useDelayed(now, TIME_CHECK_DELAY_MS);
  return { now, value, settled: now === value };
}
