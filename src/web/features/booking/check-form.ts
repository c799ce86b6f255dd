import type { Suggestion } from "#contract/places.ts";
import { CHILD_SEATS, checkPassenger, lacksChildSeat, type PassengerError } from "#domain/booking/passengers.ts";
import { requiredTripFields, type TripField } from "#domain/booking/required-trip-fields.ts";
import { earliestReturn, type TimedTrip } from "#domain/booking/return-trip.ts";
import { addressOf, type TripDraft, type TripFields } from "#domain/booking/trip-draft.ts";
import { displayLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { checkCompany } from "#web/features/booking/company/check-company.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { isFlexible, offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";

/** Errors by field, in the order of the form: a message with its values. */
export type FormErrors = ReadonlyMap<FieldId, readonly [key: MessageKey, values?: MessageValues]>;

const REQUIRED = "DataForms.Forms.Error.Required" satisfies MessageKey;

const FIELDS: Readonly<Record<TripField, readonly (keyof TripFields)[]>> = {
  dateArrival: ["date", "time"],
  dateDeparture: ["departureDate", "departureTime"],
  arrivalNumber: ["flight"],
  arrivalTrainNumber: ["train"],
  arrivalWagonTrainNumber: ["carriage"],
};

const PASSENGER: Readonly<Record<PassengerError, MessageKey>> = {
  required: REQUIRED,
  phone: "invalid phone",
  email: "booking.error.email",
};

/** Checks everything the browser can check, with the same rules as the server. */
export function checkForm(offer: PickedOffer, draft: TripDraft, rules: AccountRules): FormErrors {
  const errors = new Map<FieldId, readonly [MessageKey, MessageValues?]>();
  const trips = offerTrips(offer);
  trips.forEach(({ startKind, finishKind, from }, index) => {
    const typed = draft.trips[index];
    const needed = requiredTripFields({ start: startKind, finish: finishKind }).flatMap((field) => FIELDS[field]);
    for (const field of IN_ORDER) {
      if (needed.includes(field) && typed?.[field].trim() === "") errors.set(`trip-${index}-${field}`, [REQUIRED]);
    }
    // Known for the way there only, and only for this car: blackout dates differ between cars.
    if (index === 0 && typed && offer.price.blackout_date.includes(typed.date)) {
      errors.set("trip-0-date", ["booking.dateOff"]);
    }
    const pickup = addressOf(draft, { trip: index, end: "pickup", placeId: from.place_id }, carriedAddress(from));
    if (startKind === "suburb" && !canStopAt(from) && pickup.trim() === "")
      errors.set(`trip-${index}-pickup`, [REQUIRED]);
    if (rules.hasTripNumber && !draft.company.tripNumbers[index]?.trim()) {
      errors.set(`trip-${index}-number`, [REQUIRED]);
    }
  });
  const from = returnFrom(offer, draft);
  if (from) errors.set("trip-1-time", ["trans.booking_module.reverse_trip_error", { time: displayLocalTime(from) }]);
  if (lacksChildSeat(draft.party, childSeatOffers(offer.price).length > 0)) {
    const [first] = childSeatOffers(offer.price);
    errors.set(`seat-${first?.kind ?? CHILD_SEATS[0]}`, ["DataForms.Forms.childSeats"]);
  }
  const wrong = checkPassenger(draft.passenger, rules.passenger);
  for (const field of ["name", "phone", "email"] as const) {
    const error = wrong[field];
    if (error) errors.set(field, [PASSENGER[error]]);
  }
  for (const [field, error] of checkCompany(draft, rules)) errors.set(field, [error]);
  if (isFlexible(offer) && !draft.flexibleAgreed) errors.set("flexible", ["booking.error.flexible"]);
  if (rules.hasPolicy && !draft.company.policyAgreed) errors.set("policy", ["accounts.policyError"]);
  return errors;
}

/** The earliest possible start of the trip back, when it starts too early; the server applies the same rule. */
function returnFrom(offer: PickedOffer, draft: TripDraft): LocalTime | undefined {
  const [there, back] = offerTrips(offer).map((trip, index) => timedTrip(trip, draft.trips[index], offer));
  return there && back && earliestReturn(there, back);
}

function timedTrip(
  { start, finish, from, to }: OfferTrip,
  fields: TripFields | undefined,
  { price }: PickedOffer,
): TimedTrip | undefined {
  const pickup = fields && pickupTimeOf(fields);
  const pickupAt = pickup === undefined ? undefined : momentOf(resolveLocalTime(pickup, start.timezone));
  if (pickupAt === undefined) return undefined;
  return {
    pickupAt,
    seconds: price.travel_time,
    start: { place: start.place_id, point: from.geometry.location },
    finish: { place: finish.place_id, point: to.geometry.location },
    zone: start.timezone,
  };
}

/** The departure comes before the pick-up, because the pick-up follows from it. */
const IN_ORDER: readonly (keyof TripFields)[] = [
  "departureDate",
  "departureTime",
  "date",
  "time",
  "flight",
  "train",
  "carriage",
];

/** Types of place where a car can stop directly. */
const STOPPING_PLACES: ReadonlySet<string> = new Set(["building", "hotel", "transit_station", "transport stop"]);

/** Whether the car can stop at the chosen place itself, so that it needs no further address. */
function canStopAt(place: Suggestion): boolean {
  return place.exactAddress && place.types.some((type) => STOPPING_PLACES.has(type));
}
