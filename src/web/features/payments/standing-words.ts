import type { OrderView } from "#contract/orders/order-view.ts";
import { hasCar } from "#domain/orders/trip-state.ts";
import type { MessageKey } from "#i18n/messages.ts";

/** What is said of an order as it stands: `until` and `email` fill both. */
export interface StandingWords {
  readonly title: MessageKey;
  /** Absent where the driver's sign, or where to come, says enough. */
  readonly note?: MessageKey;
}

type Standing = Pick<OrderView, "payment" | "total" | "confirm_by" | "confirm_late"> & {
  readonly trips: readonly Pick<OrderView["trips"][number], "state">[];
};

/** Words of an order with nothing left to pay by card: its car is called confirmed only where it is. */
export function settledWords({
  payment,
  total,
  confirm_by: until,
  confirm_late: isLate,
  trips,
}: Standing): StandingWords {
  // Nobody has paid for what costs nothing.
  const how = payment === "paid" && total > 0 ? "paid" : "placed";
  if (until === null) return { title: `orders.${how}` };
  if (isLate) return { title: `orders.${how}Late`, note: "orders.confirmLate" };
  if (trips.some(({ state }) => hasCar(state))) return { title: `orders.${how}Part`, note: `orders.partNote.${how}` };
  return { title: `orders.${how}By`, note: `orders.confirmNote.${how}` };
}

/** Words of a cancelled order: why it costs nothing, where its terms did not decide. */
export function cancelledWords({
  lapsed,
  trips,
}: {
  readonly lapsed: boolean;
  readonly trips: readonly Pick<OrderView["trips"][number], "cancel_cause">[];
}): StandingWords {
  const title = "orders.cancelled";
  if (lapsed) return { title, note: "orders.lapsed" };
  if (trips.some((trip) => trip.cancel_cause === "refused")) return { title, note: "orders.refused" };
  if (trips.some((trip) => trip.cancel_cause === "unconfirmed")) return { title, note: "orders.unconfirmed" };
  return { title };
}
