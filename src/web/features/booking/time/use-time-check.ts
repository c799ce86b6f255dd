import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { TimeCheck } from "#contract/booking.ts";
import { isOrderedTime, type TripFields } from "#domain/booking/trip-fields.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import { timedPriceId } from "./ask-time.ts";
import { checkFailure, checkTimeQuery, rentOf, TIME_CHECK_DELAY_MS, type WayThere } from "./check-time-query.ts";
import { timeVerdict, type CheckState, type TimeVerdict } from "./time-verdict.ts";
import { departureTimeOf, pickupTimeOf } from "./trip-times.ts";

/** A failure stays where it is said for so long, so that it does not blink while the check is made again. */
const FAILURE_STAYS_MS = 500;

/** Has the server check a trip's pick-up time shortly after each change; a failed check can be asked for again. */
export function useTimeCheck(
  trip: OfferTrip,
  { fields, wayThere }: { readonly fields: TripFields; readonly wayThere: WayThere | undefined },
  pricing: TimePricing,
): TimeVerdict & { readonly retry: () => void } {
  const api = useApi();
  const pickup = useSettled(isOrderedTime(fields) ? undefined : pickupTimeOf(fields));
  const departure = useSettled(departureTimeOf(fields));
  const times = { pickup: pickup.value, departure: departure.value, wayThere, rent: rentOf(trip) };
  const general = useQuery(checkTimeQuery(api, trip.anyTime.priceId, times));
  const timed = general.data?.allow_booking === false ? timedPriceId(trip, pickup.value) : undefined;
  const special = useQuery({ ...checkTimeQuery(api, timed ?? 0, times), enabled: timed !== undefined });
  const isSettled = pickup.isSettled && departure.isSettled;
  const verdict = timeVerdict({
    pickup: pickup.now,
    isSettled,
    general: stateOf(general),
    timed: timed === undefined ? undefined : stateOf(special),
    pricing,
  });
  const failed = useDelayed(verdict.failure, FAILURE_STAYS_MS);
  return {
    ...verdict,
    failure: isSettled && verdict.isChecking ? failed : verdict.failure,
    // A trip that is changed is not similar to itself.
    similarOrders: verdict.similarOrders.filter((id) => id !== fields.orderedId),
    retry: () => void (timed === undefined ? general : special).refetch(),
  };
}

function stateOf({ data, isFetching, error }: UseQueryResult<TimeCheck>): CheckState {
  return { data, isFetching, failure: checkFailure(error) };
}

function useSettled(now: string | undefined) {
  const value = useDelayed(now, TIME_CHECK_DELAY_MS);
  return { now, value, isSettled: now === value };
}
