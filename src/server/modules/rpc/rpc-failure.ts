import { RPC_ERRORS, type RpcErrorObject } from "#contract/rpc.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Refusal } from "#server/refusal.ts";
import { say } from "#server/words.ts";

/** Ends a call with an error object of JSON-RPC. */
export class RpcFailure extends Error {
  readonly error: RpcErrorObject;

  constructor(error: RpcErrorObject) {
    super(error.message);
    this.name = "RpcFailure";
    this.error = error;
  }
}

/** A failure of the call itself, with a hint for whoever writes the client. */
export function rpcFailure(kind: keyof typeof RPC_ERRORS, hint: string): RpcFailure {
  return new RpcFailure({ ...RPC_ERRORS[kind], data: hint });
}

/** A refusal of a use case in the words and with the number that the versioned call has for it. */
export function refusalFailure({ code, words }: Refusal, locale: Locale): RpcFailure {
  const message = typeof words === "string" ? words : say(locale, `errors.${code}`, words ?? {});
  return new RpcFailure({ code: errorSpec(code).number, message, data: message });
}
