import type { MessageKey } from "#i18n/messages.ts";

type Standing = { readonly word: MessageKey; readonly look: "accent" | "soft" | "plain" | "warning" };

/** How a trip stands, by its status on the wire (contract 4.1). */
const BY_STATUS: Readonly<Record<number, Standing>> = {
  1: { word: "orders.list.state.underWay", look: "accent" },
  2: { word: "orders.list.state.confirmed", look: "accent" },
  3: { word: "orders.list.state.completed", look: "plain" },
  4: { word: "orders.tripCancelled", look: "plain" },
  5: { word: "orders.tripCancelled", look: "plain" },
  6: { word: "orders.list.state.unpaid", look: "warning" },
};

const WAITS: Standing = { word: "orders.tripToConfirm", look: "soft" };
const PASSED: Standing = { word: "orders.list.state.past", look: "plain" };

/** Says how a trip stands; once its time has passed, being confirmed or waiting means nothing any more. */
export function tripStanding(status: number, isAhead: boolean): Standing {
  const known = BY_STATUS[status] ?? WAITS;
  return isAhead || known.look === "plain" ? known : PASSED;
}
