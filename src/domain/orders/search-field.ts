/** By what a trip can be found; an exact number comes first. */
export const SEARCH_FIELDS = ["number", "phone", "name", "email", "flight", "address", "reference", "driver"] as const;

/** One of them. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What a reader without phones and e-mails cannot search by: a hit would confirm what is kept back. A driver is found by the phone too. */
export const MASKED_FIELDS = ["phone", "email", "driver"] as const satisfies readonly SearchField[];
