import { quotedOffers, type QuotedOffer, type QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** What a search has found: the search as it is kept, and its offers when somebody looks at them. */
export interface FoundPrices {
  /** Undefined where nobody drives. */
  readonly quoted: QuotedSearch | undefined;
  offers(): readonly QuotedOffer[];
  /** When all of it can be ordered. */
  readonly stored: Promise<void>;
}

/** A search that was just made, with the offers it was made of. */
export interface MadeSearch {
  readonly quoted: QuotedSearch;
  readonly offers: readonly QuotedOffer[];
}

/** Finds the same search of the last minute, or makes it. */
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
