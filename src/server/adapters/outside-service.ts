import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { Clock } from "#server/clock.ts";
import { SERVICE_PATIENCE_MS } from "#server/modules/places/directions.ts";

/** After this many failures in a row a service is left alone, so that not every search waits for a dead one. */
export const FAILURES_MAX = 5;

/** How long a failing service is left alone before one question tries it; its troubles are reported no more often. */
export const REST_MS = 10_000;

/** Most questions in flight at once; further ones go without an answer. */
export const AT_ONCE_MAX = 32;

/** What became of a question. */
export type Outcome = "answered" | "failed" | "spared";

/** What every outside service needs. */
export interface OutsideOptions {
  readonly clock: Clock;
  /** Receives one sentence about what is wrong, at most once per rest; it contains no address and no key. */
  readonly onTrouble: (text: string) => void;
  /** Counts how each question ended. */
  readonly count?: (outcome: Outcome) => void;
  readonly patienceMs?: number;
}

/** A service that may be slow, dead or wrong. */
export interface OutsideService {
  /** The answer to a question, or undefined within the patience whatever goes wrong; never throws. */
  ask<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | undefined>;
}

/** Adds patience, rest after failures and a limit on concurrent questions to a service. */
export function createOutsideService(name: string, options: OutsideOptions): OutsideService {
  const { clock, onTrouble, count = () => undefined, patienceMs = SERVICE_PATIENCE_MS } = options;
  let failures = 0;
  let restsFrom = -Infinity;
  let toldAt = -Infinity;
  let underWay = 0;

  /** A clock that was set back does not make a rest longer. */
  const isWithinRest = (from: number, now: number): boolean => now >= from && now - from < REST_MS;

  function note(error: unknown): void {
    const now = clock();
    // The text of any other error is not ours and may contain anything.
    const trouble = error instanceof OutsideTrouble ? error : new OutsideTrouble("its answer makes no sense");
    if (trouble.isFault) {
      failures += 1;
      if (failures >= FAILURES_MAX) restsFrom = now;
    } else {
      failures = 0;
    }
    if (isWithinRest(toldAt, now)) return;
    toldAt = now;
    const rest = failures >= FAILURES_MAX ? `; it is left alone for ${REST_MS / 1000} s` : "";
    onTrouble(`${name}: ${trouble.message}${rest}`);
  }

  return {
    async ask(question) {
      const now = clock();
      if (underWay >= AT_ONCE_MAX || (failures >= FAILURES_MAX && isWithinRest(restsFrom, now))) {
        count("spared");
        return undefined;
      }
      // After a rest one question tries the service while the others are still spared.
      if (failures >= FAILURES_MAX) restsFrom = now;
      underWay += 1;
      try {
        const answer = await withinPatience(question, patienceMs, () => (underWay -= 1));
        failures = 0;
        count("answered");
        return answer;
      } catch (error) {
        count("failed");
        note(error);
        return undefined;
      }
    },
  };
}

/** Applies the deadline to questions that cannot be cut off too; `onEnd` is called when a question has really ended. */
async function withinPatience<T>(
  question: (signal: AbortSignal) => Promise<T>,
  patienceMs: number,
  onEnd: () => void,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort();
      reject(new OutsideTrouble("it did not answer in time"));
    }, patienceMs);
  });
  const asked = (async () => question(abort.signal))().finally(onEnd);
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
    // Frees the connection of an answer that nobody reads to its end.
    abort.abort();
  }
}
