import { freeCancellationMinutes, type Terms } from "#domain/tariffs/terms.ts";
import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** What cancelling means as things stand: nothing until a moment that is still to come, or a share of the price from now on. */
export type CancelNow =
  | { readonly kind: "free"; readonly until: LocalTime }
  | { readonly kind: "fee"; readonly percent: number };

/**
 * Judges the cancellation ladder of a trip at a moment, both on the clock of the pick-up place. A free time that is over is
 * never named: the share that applies instead is (ruling 9).
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
