import { Refusal } from "#server/refusal.ts";

/** When somebody who was turned away should come back, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Lets through a few at a time, and turns away whoever would wait too long. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a gate for work that would take the machine from everybody else, if all of it were done at once. */
export function createGate({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }): Gate {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Refusal("busy", { retryAfter: RETRY_AFTER_SECONDS });
      // Whoever leaves hands over the place.
      await new Promise<void>((enter) => waiting.push(enter));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
}
