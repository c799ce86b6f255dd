import type { Suggestion } from "#contract/places.ts";
import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { addressOf } from "#domain/booking/draft-people.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { earliestReturn, type TimedTrip } from "#domain/booking/return-trip.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { isOrderedTime, type AddressEnd, type TripFields } from "#domain/booking/trip-fields.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { canStopAt } from "#web/features/booking/ends/can-stop-at.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";
import { checkEnds } from "./check-ends.ts";
import { tooLong, type FormCheck, type FormError, type TypedStops } from "./form-error.ts";

/** DOM ids of the fields of a trip. */
export type TripFieldId = `trip-${number}-${keyof TripFields | AddressEnd | "number"}` | TypedStops[number];

/** The times, numbers and addresses of each trip, and the start of the trip back. */
export const checkTrips: FormCheck<TripFieldId> = (offer, draft, rules, _phones, typedStops = []) => {
  const errors: (readonly [TripFieldId, FormError])[] = [];
  const earliest = returnFrom(offer, draft);
  offerTrips(offer).forEach(({ startKind, finishKind, from, to }, index) => {
    const typed = draft.trips[index];
    const kind = { start: startKind, finish: finishKind };
    if (index === 1 && earliest) {
      errors.push(["trip-1-time", ["trans.booking_module.reverse_trip_error", { time: earliest }]]);
    }
    if (typed) for (const [field, error] of checkEnds(kind, typed)) errors.push([`trip-${index}-${field}`, error]);
    // Known for the way there only, and only for this car: blackout dates differ between cars.
    if (index === 0 && typed && !isOrderedTime(typed) && offer.price.blackout_date.includes(typed.date)) {
      errors.push(["trip-0-date", ["booking.dateOff"]]);
    }
    const addressAt = (end: AddressEnd, place: Suggestion) =>
      addressOf(draft, { trip: index, end, placeId: place.place_id }, carriedAddress(place));
    const pickup = addressAt("pickup", from);
    if (startKind === "suburb" && !canStopAt(from) && pickup.trim() === "") {
      errors.push([`trip-${index}-pickup`, ["booking.need.pickup"]]);
    }
    if (startKind === "suburb") errors.push(...tooLong(`trip-${index}-pickup` as const, pickup, TEXT_LIMITS.address));
    if (finishKind === "suburb") {
      errors.push(...tooLong(`trip-${index}-dropoff` as const, addressAt("dropoff", to), TEXT_LIMITS.address));
    }
    if (index === 0) errors.push(...typedStops.map((id) => [id, ["places.unchosen"]] as const));
    if (rules.hasTripNumber) {
      const number = draft.company.tripNumbers[index] ?? "";
      errors.push(...tooLong(`trip-${index}-number` as const, number, COMPANY_NUMBER_LENGTH));
    }
    if (rules.hasTripNumber && !draft.company.tripNumbers[index]?.trim()) {
      const label = rules.tripNumberLabel;
      errors.push([
        `trip-${index}-number`,
        label === "" ? ["booking.need.tripNumber"] : ["booking.need.own", { label }],
      ]);
    }
  });
  return errors;
};

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
