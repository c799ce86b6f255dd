import type { TripDraft, TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import type { FieldId } from "./field-id.ts";

/** What each card of the form is given: it shows its part of the draft, and nothing where it does not apply. */
export type CardProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly rules: AccountRules;
  /** What is wrong with a field, once the form has been tried. */
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onChange: (change: TripDraftChange) => void;
};
