import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { filledFields, type PersonalField } from "#web/trip/stored-trip.ts";

/** The personal fields that were filled in before the tab was lost and are empty now. */
export function fieldsToFill(again: readonly PersonalField[], draft: TripDraft): readonly PersonalField[] {
  const filled = filledFields(draft);
  return again.filter((field) => !filled.includes(field));
}
