import type { SearchState } from "#contract/search-address.ts";
import { NO_FILTERS, type CarFilters } from "#domain/prices/car-filters.ts";
import type { CarOrder } from "#domain/prices/car-list.ts";
import type { Party } from "#domain/prices/party-fit.ts";

/** Who travels, as the address says it. */
export function partyOf({ people, children = 0, bags = 0 }: SearchState): Party {
  return { people: people ?? null, children, bags };
}

/** The filters of the list, as the address says them. */
export function filtersOf({ groups, providers, rating, fixedPrice, freeUntil }: SearchState): CarFilters {
  return {
    groups,
    providers: providers.map(Number),
    rating: rating === undefined ? NO_FILTERS.rating : Number(rating),
    fixedPrice,
    freeUntil: freeUntil ?? NO_FILTERS.freeUntil,
  };
}

/** The order of the list, as the address says it. */
export function orderOf({ order }: SearchState): CarOrder {
  return order ?? "cheap";
}
