import { createContext, use } from "react";
import type { ConsoleOptions } from "#contract/console-options.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** A known beginning of keys. One that begins no key does not compile. */
type KeyBegin<Begin extends string> = Extract<MessageKey, `${Begin}.${string}`> extends never ? never : Begin;

/** What every part of the console works with. */
export interface Console extends Pick<ConsoleOptions, "locale" | "company" | "credits" | "cardCurrencies"> {
  readonly api: ConsoleApi;
  /** The text of a key; one that the server has not sent is its key. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** The text of a word that comes from data, `word` below the key `begin`; the word itself where nobody has written a text for it. */
  readonly wordOf: <Begin extends string>(begin: KeyBegin<Begin>, word: string, values?: MessageValues) => string;
}

/** Carries what every part of the console works with. */
export const ConsoleContext = createContext<Console | undefined>(undefined);

/** What every part of the console works with. */
export function useConsole(): Console {
  const console = use(ConsoleContext);
  if (console === undefined) throw new Error("This part stands outside the console.");
  return console;
}
