import { createLruMap } from "#server/lru-map.ts";
import type { QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";

/** The same search within this time is answered with the same quotes, which then still hold for 14 of their 15 minutes. */
export const REUSE_SECONDS = 60;

const MOST_KEPT = 500;

interface Kept {
  readonly at: number;
  readonly search: Promise<QuotedSearch | undefined>;
}

/**
 * Remembers the last searches, so that a list asked for again costs no new row. Their offers are not kept but worked out again:
 * most searches are made once, and what they leave behind should be small.
 */
export class RecentSearches {
  private readonly kept = createLruMap<Kept>(MOST_KEPT);

  /** The same search as it was made before, or the one that `make` makes now; undefined where nobody drives. */
  find(key: string, now: number, make: () => Promise<QuotedSearch | undefined>): Promise<QuotedSearch | undefined> {
    const known = this.kept.get(key);
    if (known !== undefined && now >= known.at && now - known.at < REUSE_SECONDS * 1000) return known.search;
    const search = make();
    this.kept.set(key, { at: now, search });
    // What could not be made or stored is made again by the next caller.
    search.then((made) => made?.stored).catch(() => this.kept.delete(key));
    return search;
  }
}
