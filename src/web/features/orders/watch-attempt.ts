import type { Placed } from "./placing.ts";

/** An attempt whose answer was lost is looked up this often. */
export const ATTEMPT_POLL_MS = 2000;

/** So many answers in a row must say that there is no order before the traveller hears it: the lost call may still be at work. */
export const ATTEMPT_SURE_AFTER = 3;

/** A watch that is kept over a lost attempt. */
export type AttemptWatch = { readonly lookNow: () => void; readonly stop: () => void };

/** Asks until the end of a lost attempt is known and tells it once: the order, or undefined for none. */
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
      // A traveller who presses often must not be told sooner that there is no order.
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
