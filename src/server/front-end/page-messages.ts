import { advantageKey } from "#domain/partners/advantages.ts";
import type { Locale } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";

/** The texts of the operator's console: its own, those of logging in, those that say terms, and those that the form of an order asks by. */
const OF_CONSOLE =
  /^(?:console|accounts|offers\.yacht\.ahead)\.|^booking\.(?:cancel(?:Ahead|Step)\w*$|when\.(?:date|time)|end\.(?:departureTime|later|onward)\.|seat\.|(?:calendar|openCalendar|chooseTime|previousMonth|nextMonth|chooseMonth|chooseYear|backToDays|dateOff|useRecommended|flight|train|carriage|terminal|adults|children|luggage|less|more|people\.sign|printedAs|people\.nameOf|people\.remove|people\.add|comment|name|phone|email|tooLong|money\.services)$)/;

/** The texts that the operator's console may show. */
export function consoleMessages(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messagesFor(locale)).filter(([key]) => OF_CONSOLE.test(key)));
}

const cachedMessages = new Map<string, Readonly<Record<string, string>>>();

/** Texts that stay on the server: of messages, of the sandbox, of imports and of what stands around a page. */
const NOT_ON_PAGES = /^(document|console|notifications|sandbox|wire|errors|tariffs|imports|partners|USP)\./;

/** Texts that come with the code of the page that says them. */
const LATER =
  /^(?:yachts?|offers|orders\.(pass|given|history|offline|line|money|cancel|plans)|accounts\.(security|own))\./;

/** Texts of the lists of trips, which come with those pages only: every other page would be larger by them. */
const ON_LISTS = /^orders\.list\./;

/** The texts a page may show at first. */
export function pageMessages(locale: Locale, isList: boolean): Readonly<Record<string, string>> {
  const name = `${locale} ${isList}`;
  const known = cachedMessages.get(name);
  if (known !== undefined) return known;
  const texts = Object.fromEntries(
    Object.entries(messagesFor(locale)).filter(
      ([key]) => !NOT_ON_PAGES.test(key) && !LATER.test(key) && (isList || !ON_LISTS.test(key)),
    ),
  );
  cachedMessages.set(name, texts);
  return texts;
}

/** Texts of the editor, and of nothing that visitors see. */
const OF_EDITOR = /^partners\.editor\./;

/** The text that names the average rating. */
const RATED = advantageKey(22);

/**
 * The further texts of a partner's page: those around the blocks, and of the advantages that it shows; all of them, and
 * the editor's own, where the partner changes its page.
 */
export function partnerMessages(
  locale: Locale,
  shown: readonly number[] | "all",
  rating: number | undefined,
): Readonly<Record<string, string>> {
  const keys = shown === "all" ? undefined : new Set<string>(shown.map(advantageKey));
  const own = rating?.toLocaleString(locale, { minimumFractionDigits: 1 });
  return Object.fromEntries(
    Object.entries(messagesFor(locale))
      .filter(
        ([key]) =>
          (key.startsWith("partners.") && (keys === undefined || !OF_EDITOR.test(key))) ||
          (keys?.has(key) ?? key.startsWith("USP.")),
      )
      // The catalogue's figure is an example: what stands on a page is the operator's own.
      .map(([key, text]) => [key, key === RATED && own !== undefined ? text.replace(/4[.,]8/, own) : text]),
  );
}
