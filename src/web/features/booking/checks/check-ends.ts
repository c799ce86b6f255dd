import { askedTripFields, type AskedField, type TripField } from "#domain/booking/asked-trip-fields.ts";
import { doubtNumber } from "#domain/booking/travel-number.ts";
import { isMoment, TRIP_MOMENTS, TRIP_NUMBERS, type TripFields, type TripText } from "#domain/booking/trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import { REQUIRED, type FormError } from "./form-error.ts";

/** What a required number says while it is empty. */
const NEEDED: Readonly<Partial<Record<TripField, FormError>>> = {
  arrivalNumber: ["booking.end.need.flight"],
  arrivalTrainNumber: ["booking.end.need.train"],
  arrivalWagonTrainNumber: ["booking.end.need.carriage"],
};

type TripError = readonly [TripText, FormError];

/** The times and numbers of one trip, in the order of the form (VAL-01 to VAL-06, B11). */
export function checkEnds(kind: TripKind, typed: TripFields): readonly TripError[] {
  return askedTripFields(kind, typed.flightLater).flatMap((asked) => checkField(asked, typed));
}

function checkField({ field, isRequired }: AskedField, typed: TripFields): readonly TripError[] {
  if (isMoment(field)) {
    const empty = TRIP_MOMENTS[field].filter((text) => typed[text] === "");
    // Half a moment is none: a day without its time would be left out without a word.
    return isRequired || empty.length === 1 ? empty.map((text) => [text, REQUIRED]) : [];
  }
  const { text, of } = TRIP_NUMBERS[field];
  if (isRequired && typed[text].trim() === "") return [[text, NEEDED[field] ?? REQUIRED]];
  return doubtNumber(of, typed[text]) === "unreadable" ? [[text, ["booking.end.unreadable"]]] : [];
}
