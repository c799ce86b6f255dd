import type { Placed } from "./placing.ts";

/** An attempt whose answer was lost is looked up this often. */
export const ATTEMPT_POLL_MS = 2000;

/** So many answers in a row must say that there is no order before the traveller hears it: the lost call may still be at work. */
export const ATTEMPT_SURE_AFTER = 3;

/** Asks until the end of a lost attempt is known and tells it once: the order, or undefined for none. Gives a way to stop. */
export function watchAttempt(
  ask: () => Promise<Placed | "none" | "lost">,
  conclude: (order: Placed | undefined) => void,
) {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  let negatives = 0;
  const look = async (): Promise<void> => {
    const answer = await ask();
    if (stopped) return;
    if (typeof answer === "object") return conclude(answer);
    negatives = answer === "none" ? negatives + 1 : 0;
    if (negatives >= ATTEMPT_SURE_AFTER) return conclude(undefined);
    timer = setTimeout(() => void look(), ATTEMPT_POLL_MS);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
