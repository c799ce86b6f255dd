import type { SeenPage } from "#server/modules/partners/sites/embed-faults.ts";

/** What comes of reading a page: the page itself, or where it leads, or why there is none. */
export type PageReading = SeenPage | { readonly leadsTo: string } | "unreachable" | "no-page";

/** Reads one page of a partner's site, and never one of our own network. */
export type ReadPage = (address: URL) => Promise<PageReading>;
