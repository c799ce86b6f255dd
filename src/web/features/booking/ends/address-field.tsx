import type { Suggestion } from "#contract/places.ts";
import { addressOf } from "#domain/booking/draft-people.ts";
import type { AddressEnd } from "#domain/booking/trip-fields.ts";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import { carriedAddress } from "#web/trip/carried-address.ts";
import { canStopAt } from "./can-stop-at.ts";

type AddressFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly end: AddressEnd;
  readonly place: Suggestion;
};

/** The exact pick-up or drop-off address in a town; only the pick-up is required, where the car cannot stop at the place itself. */
export function AddressField({ index, end, place, draft, errorOf, onChange }: AddressFieldProps) {
  const { t } = usePage();
  const id = `trip-${index}-${end}` as const;
  const at = { trip: index, end, placeId: place.place_id };
  const value = addressOf(draft, at, carriedAddress(place));
  // A hotel needs no street: at most its entrance or room is still to be said.
  const isExact = canStopAt(place);
  const isRequired = end === "pickup" && !isExact;
  return (
    <div className={css["address"]}>
      <TextField
        id={id}
        label={t(`booking.address.${isExact ? "detail" : end}`)}
        {...(isRequired ? { required: true } : { optional: <Optional /> })}
        value={value}
        error={errorOf(id)}
        hint={!isExact && t(`booking.addressHint.${end}`)}
        autoComplete="off"
        onChange={(text) => onChange({ type: "address", ...at, text })}
      />
    </div>
  );
}
