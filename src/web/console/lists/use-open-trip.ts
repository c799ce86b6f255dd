import type { RefObject } from "react";
import { useLocation, useSearch } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { seenAbove } from "#ui/use-sight.ts";
import { useAddress } from "#web/console/app/address.ts";
import { addressWith } from "#web/console/days/view-address.ts";
import type { KeptPlace } from "./kept-place.ts";

/** Opens the order of a trip, so that whoever comes back stands where they were; `index` is the place of the trip in focus. */
export function useOpenTrip(page: RefObject<HTMLElement | null>, index: number) {
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  return (trip: BoardTripView): void => {
    const focused = page.current?.querySelector<HTMLElement>("[data-stop], [data-focused]");
    const place: KeptPlace | undefined = focused ? { index, above: seenAbove(focused) } : undefined;
    go(addressWith(search, { focus: String(trip.trip_id) }), { replace: true, state: place });
    // Of this entry alone: the browser would go to a height at which something else may stand by then.
    history.scrollRestoration = "manual";
    go(address(`/console/orders/${trip.order_id}`));
    history.scrollRestoration = "auto";
  };
}
