import type { Placed } from "./placing.ts";

/** An attempt whose answer was lost is checked this often. */
export const ATTEMPT_POLL_MS = 2000;

/**
 * The traveller hears that there is no order only after this many such answers in a row, because the lost call may still be
 * running.
 */
export const ATTEMPT_SURE_AFTER = 3;

/** Keeps checking a lost attempt. */
export type AttemptWatch = { readonly lookNow: () => void; readonly stop: () => void };

/** Polls until the outcome of a lost attempt is known and reports it once: the order, or undefined for none. */
export function watchAttempt(
  ask: () => Promise<Placed | "none" | "lost">,
  conclude: (order: Placed | undefined) => void,
): AttemptWatch {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  let asking = false;
  let negatives = 0;
  const look = async (): Promise<void> => {
    asking = true;
    const answer = await ask();
    asking = false;
    if (stopped) return;
    if (typeof answer === "object") return conclude(answer);
    negatives = answer === "none" ? negatives + 1 : 0;
    if (negatives >= ATTEMPT_SURE_AFTER) return conclude(undefined);
    timer = setTimeout(() => void look(), ATTEMPT_POLL_MS);
  };
  void look();
  return {
    lookNow: () => {
      // Pressing often must not bring the answer "no order" sooner.
      negatives = 0;
      if (asking) return;
      clearTimeout(timer);
      void look();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
