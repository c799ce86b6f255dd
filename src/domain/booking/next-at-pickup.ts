import { isMet } from "#domain/booking/is-met.ts";

type Begin = "airport" | "station" | "suburb";

type PaidTrip = {
  readonly start: { readonly kind: string };
  readonly terms: { readonly included: readonly string[] };
  /** The flight or train is not known yet. */
  readonly flight_later: boolean;
};

/** How a paid trip begins: where the driver meets people, and from what the free waiting counts. */
export function nextAtPickup({ start, terms, flight_later: isLater }: PaidTrip): { meeting: Begin; waiting: Begin } {
  const arrival = start.kind === "airport" || start.kind === "station" ? start.kind : "suburb";
  return {
    meeting: isMet(start.kind, terms.included) ? arrival : "suburb",
    // Without a flight or a train the waiting counts from the pick-up time.
    waiting: isLater ? "suburb" : arrival,
  };
}
