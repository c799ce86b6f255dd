import { OutsideTrouble, tellJson } from "#server/adapters/ask-json.ts";
import type { TextSender } from "#server/modules/notifications/text-sender.ts";

/** A gateway that has not answered by then may still have sent the text: the retry has the same id. */
const PATIENCE_MS = 10_000;

/** Where the gateway is, and the word that it knows us by. */
export interface TextGateway {
  readonly url: string;
  readonly token: string;
  readonly patienceMs?: number;
}

/** Hands text messages to an operator's gateway, one POST of JSON each; any status from 200 to 299 means accepted. */
export function createTextGateway({ url, token, patienceMs = PATIENCE_MS }: TextGateway): TextSender {
  return {
    name: "gateway",
    async send(text) {
      const { status } = await tellJson(new URL(url), AbortSignal.timeout(patienceMs), {
        headers: { authorization: `Bearer ${token}`, "idempotency-key": text.id, "content-type": "application/json" },
        body: JSON.stringify(text),
      }).catch((error: unknown) => {
        throw error instanceof OutsideTrouble ? refusal(error.message) : error;
      });
      if (status < 200 || status > 299) throw refusal(`it answered with status ${status}`);
    },
  };
}

/** The job notes the code of an error and nothing else of it. */
function refusal(words: string): Error {
  return Object.assign(new Error(`The gateway of text messages: ${words}`), { code: `gateway: ${words}` });
}
