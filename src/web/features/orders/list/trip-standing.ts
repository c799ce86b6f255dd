import { statusOfWire, type TripStatus } from "#domain/orders/trip-status.ts";
import type { MessageKey } from "#i18n/messages.ts";

type Standing = { readonly word: MessageKey; readonly look: "accent" | "soft" | "plain" | "warning" };

/** The badge of a trip in the list. */
const BADGES: Readonly<Record<TripStatus, Standing>> = {
  unpaid: { word: "orders.list.state.unpaid", look: "warning" },
  "to-confirm": { word: "orders.tripToConfirm", look: "soft" },
  confirmed: { word: "orders.list.state.confirmed", look: "accent" },
  "under-way": { word: "orders.list.state.underWay", look: "accent" },
  completed: { word: "orders.list.state.completed", look: "plain" },
  off: { word: "orders.tripCancelled", look: "plain" },
};

const PASSED: Standing = { word: "orders.list.state.past", look: "plain" };

/** Says how a trip stands; once its time has passed, being confirmed or waiting means nothing any more. */
export function tripStanding(status: number, isAhead: boolean): Standing {
  const known = BADGES[statusOfWire(status)];
  return isAhead || known.look === "plain" ? known : PASSED;
}
