import type { ConsoleOptions } from "#contract/console-options.ts";
import { translate } from "#i18n/translate.ts";
import type { Console } from "./console.tsx";

/** Gives texts by key in the language of the page. */
export function textsOf({ messages, locale }: Pick<ConsoleOptions, "messages" | "locale">): Console["t"] {
  return (key, values) => translate(messages[key] ?? key, values, locale);
}
