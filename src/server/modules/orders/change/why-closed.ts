import type { ClosedReason } from "#domain/orders/change-window.ts";
import type { Locale } from "#domain/values/locale.ts";
import { say } from "#server/say.ts";

/** Why a trip, or its ride, can no longer be changed, in the traveller's words. */
export function whyClosed(reason: ClosedReason | "ride-too-late" | "unknown-quote", locale: Locale): string {
  return say(locale, `errors.closed.${reason}`);
}
