/** The texts a page may show in a popup. */
export const WIDGET_PATHS = ["offer", "terms", "personal-data", "personal-data-consent"] as const;

/** One of these texts. */
export type WidgetPath = (typeof WIDGET_PATHS)[number];

/** Names that clients use for the texts, after slashes, file endings and word separators are removed. */
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
  personaldataconsent: "personal-data-consent",
  consent: "personal-data-consent",
};

/** Slashes, a language, words, a page ending: nothing else can be a name. */
const SPELLING = /^\/*(?:(?:ru|en)\/)?([a-z]+(?:[-_][a-z]+)*)(?:\.(?:html?|php))?\/*$/i;

/** The text that a client names, or undefined for an unknown name. The result never contains any of the input. */
export function readWidgetPath(text: string): WidgetPath | undefined {
  const words = SPELLING.exec(text)?.[1]?.replace(/[-_]/g, "").toLowerCase();
  return words !== undefined && Object.hasOwn(NAMES, words) ? NAMES[words] : undefined;
}
