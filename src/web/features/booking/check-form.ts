import type { Suggestion } from "#contract/places.ts";
import { CHILD_SEATS, checkPassenger, lacksChildSeat, type PassengerError } from "#domain/booking/passengers.ts";
import { requiredTripFields, type TripField } from "#domain/booking/required-fields.ts";
import { isReturnLateEnough, outboundArrival } from "#domain/booking/return-trip.ts";
import { addressOf, type TripDraft, type TripFields } from "#domain/booking/trip-draft.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { checkCompany } from "#web/features/booking/company/check-company.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { pickupOf } from "#web/features/booking/time/trip-times.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { isFlexible, offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";

/** What is wrong, by field, in the order of the form. */
export type FormErrors = ReadonlyMap<FieldId, MessageKey>;

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

/** Checks everything the browser can judge, with the rules that the server checks again. */
export function checkForm(offer: PickedOffer, draft: TripDraft, rules: AccountRules): FormErrors {
  const errors = new Map<FieldId, MessageKey>();
  const trips = offerTrips(offer);
  trips.forEach(({ startKind, finishKind, from }, index) => {
    const typed = draft.trips[index];
    const needed = requiredTripFields({ start: startKind, finish: finishKind }).flatMap((field) => FIELDS[field]);
    for (const field of IN_ORDER) {
      if (needed.includes(field) && typed?.[field].trim() === "") errors.set(`trip-${index}-${field}`, REQUIRED);
    }
    // Known for the way there only; a day of another car may be one on which this one does not drive.
    if (index === 0 && typed && offer.price.blackout_date.includes(typed.date)) {
      errors.set("trip-0-date", "booking.dateOff");
    }
    const pickup = addressOf(draft, { trip: index, end: "pickup", placeId: from.place_id });
    if (startKind === "suburb" && !canStopAt(from) && pickup.trim() === "")
      errors.set(`trip-${index}-pickup`, REQUIRED);
    if (rules.hasTripNumber && !draft.company.tripNumbers[index]?.trim()) {
      errors.set(`trip-${index}-number`, REQUIRED);
    }
  });
  const [there, back] = draft.trips.map(pickupOf);
  if (there && back && !isReturnLateEnough(outboundArrival(there, offer.price.travel_time), back)) {
    errors.set("trip-1-time", "trans.booking_module.reverse_trip_error");
  }
  if (lacksChildSeat(draft.party, childSeatOffers(offer.price).length > 0)) {
    const [first] = childSeatOffers(offer.price);
    errors.set(`seat-${first?.kind ?? CHILD_SEATS[0]}`, "DataForms.Forms.childSeats");
  }
  const wrong = checkPassenger(draft.passenger, rules.passenger);
  for (const field of ["name", "phone", "email"] as const) {
    const error = wrong[field];
    if (error) errors.set(field, PASSENGER[error]);
  }
  for (const [field, error] of checkCompany(draft, rules)) errors.set(field, error);
  if (isFlexible(offer) && !draft.flexibleAgreed) errors.set("flexible", "booking.error.flexible");
  if (rules.hasPolicy && !draft.company.policyAgreed) errors.set("policy", "accounts.policyError");
  return errors;
}

/** The departure stands above the pick-up, because the pick-up follows from it. */
const IN_ORDER: readonly (keyof TripFields)[] = [
  "departureDate",
  "departureTime",
  "date",
  "time",
  "flight",
  "train",
  "carriage",
];

/** Types of a place that is itself where a car stops. */
const STOPPING_PLACES: ReadonlySet<string> = new Set(["building", "hotel", "transit_station", "transport stop"]);

/** Whether the car can stop at a chosen place itself, so that no further address is needed. */
function canStopAt(place: Suggestion): boolean {
  return place.exactAddress && place.types.some((type) => STOPPING_PLACES.has(type));
}
