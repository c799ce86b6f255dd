import { createContext, use } from "react";
import type { ConsoleOptions } from "#contract/console-options.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** What every part of the console works with. */
export interface Console extends Pick<ConsoleOptions, "locale" | "company"> {
  readonly api: ConsoleApi;
  /** A text by its key; a missing one is its key. */
  readonly t: (key: string, values?: MessageValues) => string;
}

/** Carries what every part of the console works with. */
export const ConsoleContext = createContext<Console | undefined>(undefined);

/** What every part of the console works with. */
export function useConsole(): Console {
  const console = use(ConsoleContext);
  if (console === undefined) throw new Error("This part stands outside the console.");
  return console;
}

/** Gives texts by key in the language of the page. */
export function textsOf({ messages, locale }: Pick<ConsoleOptions, "messages" | "locale">): Console["t"] {
  return (key, values) => translate(messages[key] ?? key, values, locale);
}
