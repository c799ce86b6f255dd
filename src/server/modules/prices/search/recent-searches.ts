import { createLruMap } from "#server/lru-map.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";

/** The same search within this time is answered with the same quotes, which then still hold for 14 of their 15 minutes. */
export const REUSE_SECONDS = 60;

const MOST_KEPT = 500;

interface Kept {
  readonly at: number;
  readonly offers: Promise<readonly QuotedOffer[]>;
}

/** Remembers the last searches, so that a list asked for again costs no new rows. Quotes themselves live in the database. */
export class RecentSearches {
  private readonly kept = createLruMap<Kept>(MOST_KEPT);

  /** The quotes of the same search, or the ones that `search` makes now. */
  find(key: string, now: number, search: () => Promise<readonly QuotedOffer[]>): Promise<readonly QuotedOffer[]> {
    const known = this.kept.get(key);
    if (known !== undefined && now >= known.at && now - known.at < REUSE_SECONDS * 1000) return known.offers;
    const offers = search();
    this.kept.set(key, { at: now, offers });
    offers.catch(() => this.kept.delete(key));
    return offers;
  }
}
