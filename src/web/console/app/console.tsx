import { createContext, use } from "react";
import type { ConsoleOptions } from "#contract/console-options.ts";
import type { MessageValues } from "#i18n/translate.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** What every part of the console works with. */
export interface Console extends Pick<ConsoleOptions, "locale" | "company" | "credits" | "cardCurrencies"> {
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
