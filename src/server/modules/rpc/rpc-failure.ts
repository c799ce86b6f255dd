import { RPC_ERRORS, type RpcErrorObject } from "#contract/rpc.ts";
import { errorSpec } from "#contract/wire/errors.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { refusalWords } from "#server/refusal-words.ts";
import type { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Ends a call with a JSON-RPC error object, which gets its words once the caller's language is known. */
export class RpcFailure extends Error {
  readonly errorIn: (locale: Locale) => RpcErrorObject;

  constructor(message: string, errorIn: (locale: Locale) => RpcErrorObject) {
    super(message);
    this.name = "RpcFailure";
    this.errorIn = errorIn;
  }
}

type RpcHint = MessageKey extends infer Key ? (Key extends `wire.rpc.${infer Hint}` ? Hint : never) : never;

/** A failure of the call itself, with a hint for the client's developer. */
export function rpcFailure(kind: keyof typeof RPC_ERRORS, hint: RpcHint, values: MessageValues = {}): RpcFailure {
  return new RpcFailure(hint, (locale) => ({ ...RPC_ERRORS[kind], data: say(locale, `wire.rpc.${hint}`, values) }));
}

/** A use case's refusal, with the words and the number of the versioned call. */
export function refusalFailure(refusal: Refusal): RpcFailure {
  return new RpcFailure(refusal.code, (locale) => {
    const message = refusalWords(refusal, locale);
    return { code: errorSpec(refusal.code).number, message, data: message };
  });
}
