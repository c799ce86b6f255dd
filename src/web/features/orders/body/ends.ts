import type { Suggestion } from "#contract/places.ts";
import { askedTripFields, mayComeLater, type AskedField } from "#domain/booking/asked-trip-fields.ts";
import { addressOf } from "#domain/booking/draft-people.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { travelNumber } from "#domain/booking/travel-number.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import {
  EMPTY_TRIP,
  isMoment,
  TRIP_MOMENTS,
  TRIP_NUMBERS,
  type AddressEnd,
  type TripFields,
} from "#domain/booking/trip-fields.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { isUnlistedStop } from "#web/lib/unlisted-stop.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { filled } from "./filled.ts";
import type { OrderTripBody } from "./wire-order.ts";

type EndMembers = "start_location" | "finish_location" | "additional_locations";

/** The member of an end that each number is sent as. */
const MEMBERS = {
  flight: "flight_number",
  terminal: "terminal_number",
  train: "train_number",
  carriage: "train_carriage_number",
} as const;

/** Where and when a trip starts and ends, what brings the traveller there or takes them on, and the stops on the way. */
export function endsBody(trip: OfferTrip, draft: TripDraft, index: number): Pick<OrderTripBody, EndMembers> {
  const fields = draft.trips[index] ?? EMPTY_TRIP;
  const { startKind, finishKind, hours, stops } = trip;
  const kind = { start: startKind, finish: finishKind };
  const isLater = mayComeLater(startKind) && fields.flightLater;
  const asked = askedTripFields(kind, isLater);
  const said = (end: AskedField["end"]) =>
    saidAt(
      asked.filter((one) => one.end === end),
      fields,
    );
  return {
    start_location: {
      ...endPlace(trip, draft, index, "pickup"),
      ...said("start"),
      ...(isLater && { flight_later: true }),
    },
    // A rent ends where the traveller lets the driver go.
    ...(hours === undefined && {
      finish_location: { ...endPlace(trip, draft, index, "dropoff"), ...leaving(said("finish")) },
    }),
    ...(stops.length > 0 && { additional_locations: stops.map(stopPlace) }),
  };
}

/** What is typed for one end; what is empty is left out. */
function saidAt(asked: readonly AskedField[], fields: TripFields) {
  const members = asked.map(({ field }) => {
    if (!isMoment(field)) {
      const { text, of } = TRIP_NUMBERS[field];
      return [MEMBERS[of], travelNumber(of, fields[text])];
    }
    const [day, time] = TRIP_MOMENTS[field];
    return ["time", `${fields[day]} ${fields[time]}`.trim()];
  });
  type Member = (typeof MEMBERS)[keyof typeof MEMBERS] | "time";
  return filled(Object.fromEntries(members) as Record<Member, string>);
}

/** A typed time of a finish is when the flight or train leaves. */
function leaving<Said extends { readonly time?: string }>(finish: Said): Said & { readonly is_departure?: true } {
  return finish.time === undefined ? finish : { ...finish, is_departure: true };
}

function endPlace(trip: OfferTrip, draft: TripDraft, index: number, end: AddressEnd) {
  const [at, kind] = end === "pickup" ? [trip.from, trip.startKind] : [trip.to, trip.finishKind];
  const typed =
    kind === "suburb" ? addressOf(draft, { trip: index, end, placeId: at.place_id }, carriedAddress(at)) : "";
  return place(at, cleanText(typed));
}

function stopPlace(stop: Suggestion) {
  const { place_id: id, formatted_address: address, geometry } = stop;
  if (!isUnlistedStop(id)) return place(stop, "");
  return Number.isFinite(geometry.location.lat)
    ? { address, location: formatGeoPoint(geometry.location) }
    : { address };
}

function place({ place_id, formatted_address, structured_formatting, geometry }: Suggestion, typed: string) {
  const { main_text, secondary_text } = structured_formatting;
  // An address that was carried over or added to says its own name already.
  const around = typed.startsWith(main_text) ? secondary_text : main_text;
  const address = typed === "" || typed === main_text ? formatted_address : `${typed}, ${around}`;
  return { place_id, address, location: formatGeoPoint(geometry.location) };
}
