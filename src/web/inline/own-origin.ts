/** Where these files come from, and where calls go: the page around is another site's. */
export const OWN_ORIGIN = new URL(import.meta.url).origin;
