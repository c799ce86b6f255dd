import { useEffect, useEffectEvent } from "react";
import { usePage } from "#web/page/page.tsx";
import { keepTrip } from "#web/trip/kept-trip.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { currentAttempt } from "./attempt.ts";

/**
 * Keeps the trip of the form in this browser, as it is and after every change, and returns how to keep it now. A page in somebody
 * else's frame leaves no trace.
 */
export function useKeptTrip(): () => void {
  const { options } = usePage();
  const keep = () => {
    const { offer, draft } = useTripDraft.getState();
    // An order that is changed is kept by the server.
    if (options.moduleType !== "booking" || offer === undefined || offer.changes !== undefined) return;
    keepTrip({ offer, draft }, currentAttempt().orderId);
  };
  const tell = useEffectEvent(keep);
  useEffect(() => {
    tell();
    return useTripDraft.subscribe(() => tell());
  }, []);
  return keep;
}
