import { setTimeout as sleep } from "node:timers/promises";
import { exchangeJson, OutsideTrouble, serviceUrl, type JsonAnswer, type JsonCall } from "#server/adapters/ask-json.ts";
import { createOutsideService, type OutsideOptions } from "#server/adapters/outside-service.ts";

/** How long one question to an acquirer may take, with all its repeats. */
export const ACQUIRER_PATIENCE_MS = 8_000;

/** Pauses before a question is repeated; after the last one the answer stays unknown. */
const PAUSES_MS = [200, 600] as const;

/** Whose API is asked, and how. */
export interface AcquirerApi {
  readonly name: string;
  readonly url: string;
  /** Headers of every call: who we are, and the version we speak. */
  readonly headers: Readonly<Record<string, string>>;
  /** Statuses after which the acquirer wants the same call again; a call that changes something carries its key. */
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
    const answer = await service.ask((signal) => persist(api, url, signal, { ...call, headers }));
    if (answer === undefined) throw new OutsideTrouble(`${api.name} gave no answer`);
    return answer;
  };
}

async function persist(api: AcquirerApi, url: URL, signal: AbortSignal, call: JsonCall): Promise<JsonAnswer> {
  for (let repeats = 0; ; repeats += 1) {
    const answer = await exchangeJson(url, signal, call).catch((error: unknown) => {
      if (error instanceof OutsideTrouble) return error;
      throw error;
    });
    const pause = PAUSES_MS[repeats];
    const isOpen = answer instanceof OutsideTrouble || api.repeatAfter.has(answer.status);
    if (!isOpen) return settled(answer);
    if (pause === undefined || signal.aborted) {
      throw answer instanceof OutsideTrouble ? answer : new OutsideTrouble(`it answered with status ${answer.status}`);
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** A refused key is our operator's trouble and says nothing about the payment; so does a broken acquirer. */
function settled(answer: JsonAnswer): JsonAnswer {
  const { status } = answer;
  if (status === 401 || status === 403) throw new OutsideTrouble(`it refuses our key (status ${status})`);
  if (status >= 500) throw new OutsideTrouble(`it answered with status ${status}`);
  return answer;
}
