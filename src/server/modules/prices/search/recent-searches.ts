import { createLruMap } from "#server/lru-map.ts";
import type { QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";

/** Within this time the same search returns the same quotes, which stay valid for at least 14 of their 15 minutes. */
export const REUSE_SECONDS = 60;

const MOST_KEPT = 500;

interface Kept {
  readonly at: number;
  readonly search: Promise<QuotedSearch | undefined>;
}

/**
 * Remembers recent searches, so that a repeated list costs no new row. Offers are worked out again rather than stored: most
 * searches are made once and should leave little behind.
 */
export class RecentSearches {
  private readonly kept = createLruMap<Kept>(MOST_KEPT);

  /** Returns the earlier identical search, or the one that `make` makes now; undefined when nobody drives there. */
  find(key: string, now: number, make: () => Promise<QuotedSearch | undefined>): Promise<QuotedSearch | undefined> {
    const known = this.kept.get(key);
    if (known !== undefined && now >= known.at && now - known.at < REUSE_SECONDS * 1000) return known.search;
    const search = make();
    this.kept.set(key, { at: now, search });
    // Forget a search that failed or was not stored, so that the next caller makes it again.
    search.then((made) => made?.stored).catch(() => this.kept.delete(key));
    return search;
  }
}
