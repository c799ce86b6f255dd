import type { SearchState } from "#contract/search-address.ts";

/** No filter at all; who travels and the order of the list stay. */
export const FRESH_FILTERS = {
  groups: [],
  providers: [],
  rating: undefined,
  fixedPrice: false,
  freeUntil: undefined,
} as const satisfies Partial<SearchState>;
