/** The texts a page may show in a popup. */
export const WIDGET_PATHS = ["offer", "terms", "personal-data"] as const;

/** One of these texts. */
export type WidgetPath = (typeof WIDGET_PATHS)[number];

/** Names that clients have for the texts, once slashes, endings and word signs are off. */
const NAMES: Readonly<Record<string, WidgetPath>> = {
  offer: "offer",
  publicoffer: "offer",
  oferta: "offer",
  terms: "terms",
  rules: "terms",
  conditions: "terms",
  personaldata: "personal-data",
  personaldatapolicy: "personal-data",
  policy: "personal-data",
  privacy: "personal-data",
  privacypolicy: "personal-data",
};

/** Slashes, a language, words, an ending of a page: nothing else is a name (T-21). */
const SPELLING = /^\/*(?:(?:ru|en)\/)?([a-z]+(?:[-_][a-z]+)*)(?:\.(?:html?|php))?\/*$/i;

/** The text that a client names; undefined for anything that is no name of one. No part of the input outlives this. */
export function readWidgetPath(text: string): WidgetPath | undefined {
  const words = SPELLING.exec(text)?.[1]?.replace(/[-_]/g, "").toLowerCase();
  return words !== undefined && Object.hasOwn(NAMES, words) ? NAMES[words] : undefined;
}
