/** The languages of the product: this list, and with it a folder of messages, is what another language begins with. */
export const LOCALES = ["en", "ru"] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];
