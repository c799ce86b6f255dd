import { setTimeout as sleep } from "node:timers/promises";
import {
  askedWait,
  exchangeJson,
  OutsideTrouble,
  serviceUrl,
  type JsonAnswer,
  type JsonCall,
} from "#server/adapters/ask-json.ts";
import { createOutsideService, type OutsideOptions } from "#server/adapters/outside-service.ts";
import { OpeningRefused } from "#server/modules/payments/acquirer.ts";

/** How long one question to an acquirer may take, with all its repeats. */
export const ACQUIRER_PATIENCE_MS = 8_000;

/** Pauses before a question is repeated; after the last one the answer stays unknown. */
const PAUSES_MS = [200, 600] as const;

/** Troubles on the way to an acquirer, which pass. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/** A longer wait than this that an acquirer asks for is left to the next call. */
const WAIT_MOST_MS = 3_000;

/** An acquirer's last word, with its status: it is broken, or it refuses our key. */
export class AcquirerTrouble extends OutsideTrouble {
  readonly status: number;

  constructor(text: string, status: number) {
    super(text);
    this.status = status;
  }
}

/** Whose API is asked, and how. */
export interface AcquirerApi {
  readonly name: string;
  readonly url: string;
  /** Headers of every call: who we are, and the version we speak. */
  readonly headers: Readonly<Record<string, string>>;
  /** Statuses, beside troubles on the way, after which the acquirer wants the same call again; a call that changes something carries its key. */
  readonly repeatAfter: ReadonlySet<number>;
}

/** A question to an acquirer. */
export interface AcquirerCall extends JsonCall {
  readonly query?: Readonly<Record<string, string>>;
}

/** Asks an acquirer: any answer that says what became of the call, or an error, which means "unknown". */
export type AskAcquirer = (path: string, call?: AcquirerCall) => Promise<JsonAnswer>;

/** Gives a client of an acquirer's API patience, repeats, rest after failures and a limit on concurrent calls. */
export function createAcquirerClient(api: AcquirerApi, options: OutsideOptions): AskAcquirer {
  const service = createOutsideService(api.name, { patienceMs: ACQUIRER_PATIENCE_MS, ...options });
  return async (path, call = {}) => {
    const url = serviceUrl(api.url, path, call.query);
    const headers = { ...api.headers, ...call.headers };
    let status: number | undefined;
    const answer = await service.ask((signal) =>
      persist(api, url, signal, { ...call, headers }).catch((error: unknown) => {
        if (error instanceof AcquirerTrouble) status = error.status;
        throw error;
      }),
    );
    const words = `${api.name} gave no answer`;
    if (answer === undefined)
      throw status === undefined ? new OutsideTrouble(words) : new AcquirerTrouble(words, status);
    return answer;
  };
}

/**
 * Opens a page. Broken is a last word too: the answer may be kept under its key for a day, and as no page was handed out,
 * another attempt with a key of its own is safe.
 */
export async function openingAnswer(asked: Promise<JsonAnswer>): Promise<JsonAnswer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AcquirerTrouble && error.status >= 500)
      throw new OpeningRefused(error.message, { isOutage: true });
    throw error;
  }
}

async function persist(api: AcquirerApi, url: URL, signal: AbortSignal, call: JsonCall): Promise<JsonAnswer> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await exchangeJson(url, signal, call).catch((error: unknown) => {
      if (error instanceof OutsideTrouble) return error;
      throw error;
    });
    const isOpen = answer instanceof OutsideTrouble || wantsRepeat(api, answer);
    if (!isOpen) return settled(answer);
    const pause = PAUSES_MS[repeats];
    const wait = answer instanceof OutsideTrouble ? 0 : (askedWait(answer.headers) ?? 0);
    if (pause === undefined || wait > WAIT_MOST_MS || signal.aborted) {
      throw answer instanceof OutsideTrouble ? answer : troubleOf(answer);
    }
    await sleep(Math.max(pause, wait), undefined, { signal }).catch(() => undefined);
  }
}

/** What the acquirer says about a repeat counts more than what its status usually means. */
function wantsRepeat(api: AcquirerApi, { status, headers }: JsonAnswer): boolean {
  const said = headers.get("stripe-should-retry");
  if (said === "true" || said === "false") return said === "true";
  return api.repeatAfter.has(status) || PASSING.has(status);
}

/** A refused key is our operator's trouble and says nothing about the payment; so does a broken acquirer. */
function settled(answer: JsonAnswer): JsonAnswer {
  const { status } = answer;
  if (status === 401 || status === 403) throw new AcquirerTrouble(`it refuses our key (status ${status})`, status);
  if (status >= 500) throw troubleOf(answer);
  return answer;
}

function troubleOf({ status }: JsonAnswer): AcquirerTrouble {
  return new AcquirerTrouble(`it answered with status ${status}`, status);
}
