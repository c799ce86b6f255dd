import type { ClosedReason } from "#domain/orders/change-window.ts";
import type { Locale } from "#domain/values/locale.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

type Closed = ClosedReason | "ride-too-late" | "unknown-quote";

/** Why a trip, or its ride, can no longer be changed, in the traveller's words. */
export function whyClosed(reason: Closed, locale: Locale): string {
  return say(locale, `errors.closed.${reason}`);
}

/** The refusal of a change for such a reason. */
export function refuseChange(reason: Closed, locale: Locale): Refusal {
  return new Refusal("change-refused", { words: whyClosed(reason, locale), details: { reason } });
}
