import { createContext, use } from "react";
import type { PageOptions } from "#contract/page-options.ts";
import type { Suggestion } from "#contract/places.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";
import { createPageStore, type PageStore } from "#web/page/page-state.ts";

/** Everything a screen may use: the page's options, state and texts. */
export type Page = {
  readonly options: PageOptions;
  readonly store: PageStore;
  readonly locale: PageOptions["locale"];
  /** The text of a key; a missing key returns the key itself. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** The text of a key that comes from data, or the fallback. */
  readonly tIfKnown: (key: string, fallback: string) => string;
  /** Places by id that the page has seen so far; null for an unknown id. */
  readonly knownPlaces: Map<string, Suggestion | null>;
};

/** Combines the page's options, state and texts. */
export function createPage(options: PageOptions, knownPlaces: Page["knownPlaces"] = new Map()): Page {
  const { locale, messages } = options;
  return {
    options,
    store: createPageStore(options),
    knownPlaces,
    locale,
    t: (key, values) => translate(messages[key] ?? key, values, locale),
    tIfKnown: (key, fallback) => messages[key] ?? fallback,
  };
}

/** Provides the page to every component. */
export const PageContext = createContext<Page | undefined>(undefined);

/** The page that a component is part of. */
export function usePage(): Page {
  const page = use(PageContext);
  if (page === undefined) throw new Error("A component was drawn outside the page's providers");
  return page;
}
