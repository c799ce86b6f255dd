import { quotedOffers, type QuotedOffer, type QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** The result of a search: the search as stored, and its offers on demand. */
export interface FoundPrices {
  /** Undefined when nobody drives there. */
  readonly quoted: QuotedSearch | undefined;
  offers(): readonly QuotedOffer[];
  /** Resolves when all of it can be ordered. */
  readonly stored: Promise<void>;
}

/** A search that was just made, with its offers. */
export interface MadeSearch {
  readonly quoted: QuotedSearch;
  readonly offers: readonly QuotedOffer[];
}

/** Finds the same search from the last minute, or makes a new one. */
export async function findOrMake(
  { recent, clock }: Pick<PricesStation, "recent" | "clock">,
  key: string,
  make: () => Promise<MadeSearch | undefined>,
): Promise<FoundPrices> {
  const now = clock();
  let fresh: readonly QuotedOffer[] | undefined;
  const quoted = await recent.find(key, now, async () => {
    const made = await make();
    fresh = made?.offers;
    return made?.quoted;
  });
  return {
    quoted,
    stored: quoted?.stored ?? Promise.resolve(),
    offers: () => fresh ?? (quoted === undefined ? [] : quotedOffers(quoted, now)),
  };
}
