import type { Terms } from "#domain/tariffs/terms.ts";
import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** What cancelling costs until a moment; the last step has no moment. */
export interface CancelStep {
  readonly percent: number;
  readonly until: LocalTime | undefined;
}

/**
 * The steps of a cancellation ladder that are still ahead, in order of time and on the clock of the pick-up place, then
 * what is due after the last of them.
 */
export function cancelSteps(ladder: Terms["cancellation"], pickup: LocalTime, now: LocalTime): readonly CancelStep[] {
  const ahead = [...ladder]
    .sort((a, b) => b.minutesBefore - a.minutesBefore)
    .map(({ feePercent, minutesBefore }) => ({ percent: feePercent, until: addMinutes(pickup, -minutesBefore) }))
    .filter(({ until }) => minutesBetween(now, until) > 0);
  return ahead.at(-1)?.until === pickup ? ahead : [...ahead, { percent: 100, until: undefined }];
}
