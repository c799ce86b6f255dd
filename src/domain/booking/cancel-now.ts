import { freeCancellationMinutes, type Terms } from "#domain/tariffs/terms.ts";
import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** What cancelling costs at the moment: nothing until a later moment, or a share of the price from now on. */
export type CancelNow =
  | { readonly kind: "free"; readonly until: LocalTime }
  | { readonly kind: "fee"; readonly percent: number };

/**
 * Applies a trip's cancellation ladder at a moment; both times are on the clock of the pick-up place. Once free
 * cancellation has ended, the result is the share that applies now.
 */
export function cancelNow(
  ladder: Pick<Terms, "cancellation">["cancellation"],
  pickup: LocalTime,
  now: LocalTime,
): CancelNow {
  const left = minutesBetween(now, pickup);
  const free = freeCancellationMinutes({ cancellation: ladder });
  if (free !== null && left >= free) return { kind: "free", until: addMinutes(pickup, -free) };
  const passed = ladder.filter((step) => left >= step.minutesBefore);
  const [step] = passed.sort((a, b) => b.minutesBefore - a.minutesBefore);
  return { kind: "fee", percent: step?.feePercent ?? 100 };
}
