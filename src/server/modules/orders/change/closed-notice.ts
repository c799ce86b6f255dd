import type { ClosedReason } from "#domain/orders/change-window.ts";
import type { Locale } from "#domain/values/locale.ts";
import { say } from "#server/say.ts";

/** Why nothing can be done with a trip any more, or with its ride, in the traveller's words. */
export function closedNotice(
  reason: ClosedReason | "ride-too-late" | "paid" | "unknown-quote",
  locale: Locale,
): string {
  return say(locale, `errors.closed.${reason}`);
}
