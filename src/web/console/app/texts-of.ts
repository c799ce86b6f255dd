import type { ConsoleOptions } from "#contract/console-options.ts";
import { translate } from "#i18n/translate.ts";
import type { Console } from "./console.tsx";

/** Gives texts in the language of the page: by key, and by words that come from data. */
export function textsOf({
  messages,
  locale,
}: Pick<ConsoleOptions, "messages" | "locale">): Pick<Console, "t" | "wordOf"> {
  return {
    t: (key, values) => translate(messages[key] ?? key, values, locale),
    wordOf: (begin, word, values) => translate(messages[`${begin}.${word}`] ?? word, values, locale),
  };
}
