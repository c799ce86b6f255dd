import { FRESH_LIST, type SearchState } from "#contract/search-address.ts";

const { open: _, ...filters } = FRESH_LIST;

/** No filter at all; who travels and the order of the list stay. */
export const FRESH_FILTERS: Partial<SearchState> = filters;
