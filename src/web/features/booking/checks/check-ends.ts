import { askedTripFields, mayComeLater, type AskedField, type TripField } from "#domain/booking/asked-trip-fields.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { namesOnward } from "#domain/booking/names-onward.ts";
import { doubtNumber, surplusNumber } from "#domain/booking/travel-number.ts";
import { isMoment, TRIP_MOMENTS, TRIP_NUMBERS, type TripFields, type TripText } from "#domain/booking/trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import { TOO_LONG, type FormError } from "./form-error.ts";

/** What a number says that is required and empty; only these are. */
const NEEDED: Readonly<Partial<Record<TripField, FormError>>> = {
  arrivalNumber: ["booking.end.need.flight"],
  arrivalTrainNumber: ["booking.end.need.train"],
  arrivalWagonTrainNumber: ["booking.end.need.carriage"],
};

type TripError = readonly [TripText, FormError];

/** The times and numbers of one trip, in the order of the form. */
export function checkEnds(kind: TripKind, typed: TripFields): readonly TripError[] {
  return askedTripFields(kind, typed.flightLater).flatMap((asked) => checkField(asked, kind, typed));
}

function checkField({ field, isRequired }: AskedField, kind: TripKind, typed: TripFields): readonly TripError[] {
  if (isMoment(field)) {
    const empty = TRIP_MOMENTS[field].filter((text) => typed[text] === "");
    // Half a moment is none: a day without its time would be left out without a word. A train without its time is not checked.
    const isDue = isRequired || (field === "dateDeparture" && namesOnward(kind.finish, typed));
    return isDue || empty.length === 1 ? empty.map((text) => [text, emptyMoment(text, kind, typed)]) : [];
  }
  const { text, of } = TRIP_NUMBERS[field];
  const needed = isRequired && typed[text].trim() === "" ? NEEDED[field] : undefined;
  if (needed) return [[text, needed]];
  if (doubtNumber(of, typed[text]) === "unreadable") return [[text, ["booking.end.unreadable"]]];
  const count = surplusNumber(of, typed[text]);
  return count === undefined ? [] : [[text, [TOO_LONG, { most: TEXT_LIMITS.number, count }]]];
}

type MomentText = (typeof TRIP_MOMENTS)[keyof typeof TRIP_MOMENTS][number];

/** An empty day or time says which one to choose, in the words of its label. */
function emptyMoment(text: MomentText, { start, finish }: TripKind, { flightLater }: TripFields): FormError {
  if (text === "date" || text === "time") {
    return [`booking.need.${text}.${mayComeLater(start) && flightLater ? "suburb" : start}`];
  }
  return [`booking.need.${text}.${finish === "station" ? "station" : "airport"}`];
}
