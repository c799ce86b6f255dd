import type { Suggestion } from "#contract/places.ts";

/** Kinds of place that are an address by their own name. */
const ADDRESS_TYPES: ReadonlySet<string> = new Set(["building", "hotel"]);

/**
 * The address that was already typed or chosen in the finder: a street beside a town, or a hotel that is priced as its town.
 * The form starts with it, so that nobody types it twice.
 */
export function carriedAddress({ exactAddress, types, structured_formatting }: Suggestion): string {
  if (exactAddress !== false || !types.some((type) => ADDRESS_TYPES.has(type))) return "";
  return structured_formatting.main_text;
}
