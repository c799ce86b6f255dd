/** By what a trip can be found; an exact number comes first. */
export const SEARCH_FIELDS = ["number", "phone", "name", "email", "flight", "address", "reference", "driver"] as const;

/** One of them. */
export type SearchField = (typeof SEARCH_FIELDS)[number];
