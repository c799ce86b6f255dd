import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { Clock } from "#server/clock.ts";
import { SERVICE_PATIENCE_MS } from "#server/modules/places/directions.ts";

/** After this many failures in a row a service is left alone, so that not every search waits for a dead one. */
export const FAILURES_MAX = 5;

/** How long a failing service is left alone before one question tries it; its troubles are reported no more often. */
export const REST_MS = 10_000;

/** The longest rest that a service may ask for. */
export const REST_MOST_MS = 60 * 60_000;

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
  /** The `User-Agent` of our requests: some services want to know who calls. */
  readonly userAgent?: string;
}

/** When a service is left alone, and whether it has asked for that. */
interface Rest {
  readonly from: number;
  readonly ms: number;
  readonly isAsked: boolean;
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
  let rest: Rest | undefined;
  let toldAt = -Infinity;
  let underWay = 0;

  /** A clock that was set back does not make a rest longer. */
  const isWithin = (from: number, ms: number, now: number): boolean => now >= from && now - from < ms;
  const isResting = (now: number): boolean => rest !== undefined && isWithin(rest.from, rest.ms, now);

  function note(error: unknown): void {
    const now = clock();
    // The text of any other error is not ours and may contain anything.
    const trouble = error instanceof OutsideTrouble ? error : new OutsideTrouble("its answer makes no sense");
    failures = trouble.isFault ? failures + 1 : 0;
    const asked = Math.min(trouble.waitMs ?? 0, REST_MOST_MS);
    const ms = Math.max(asked, failures >= FAILURES_MAX ? REST_MS : 0);
    if (ms > 0) rest = { from: now, ms, isAsked: asked > 0 };
    else settle(now);
    if (isWithin(toldAt, REST_MS, now)) return;
    toldAt = now;
    const words = ms > 0 ? `; it is left alone for ${Math.ceil(ms / 1000)} s` : "";
    onTrouble(`${name}: ${trouble.message}${words}`);
  }

  /** A rest that the service has asked for holds whatever earlier questions are answered. */
  function settle(now: number): void {
    if (rest?.isAsked !== true || !isResting(now)) rest = undefined;
  }

  return {
    async ask(question) {
      const now = clock();
      if (underWay >= AT_ONCE_MAX || isResting(now)) {
        count("spared");
        return undefined;
      }
      // After a rest one question tries the service while the others are still spared.
      if (rest !== undefined) rest = { from: now, ms: REST_MS, isAsked: false };
      underWay += 1;
      try {
        const answer = await withinPatience(question, patienceMs, () => (underWay -= 1));
        failures = 0;
        settle(clock());
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
