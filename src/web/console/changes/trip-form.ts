import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";

type ViewTrip = DeskOrderView["view"]["trips"][number];

/** What of a trip stands in the form of its change, as texts. */
export interface TripForm {
  readonly time: string;
  readonly from: string;
  readonly to: string;
  readonly flight: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly adults: string;
  readonly children: string;
  readonly luggage: string;
  readonly sign: string;
  readonly comment: string;
}

/** The fields of the form, in their order. */
export const FORM_FIELDS = [
  "time",
  "from",
  "to",
  "flight",
  "name",
  "phone",
  "email",
  "adults",
  "children",
  "luggage",
  "sign",
  "comment",
] as const satisfies readonly (keyof TripForm)[];

/** The form of a trip as it stands. */
export function formOf({ pickup_time: time, start, finish, flight_number: flight, sign, given }: ViewTrip): TripForm {
  const [first] = given.passengers;
  return {
    time,
    from: start.address,
    to: finish.address,
    flight,
    name: first?.name ?? "",
    phone: first?.phone ?? "",
    email: first?.email ?? "",
    adults: String(given.adults),
    children: String(given.children),
    luggage: String(given.luggage),
    sign,
    comment: given.comment,
  };
}

const endOf = ({ kind }: ViewTrip["start"]) => (kind === "airport" || kind === "station" ? kind : "suburb");

/** What differs between two forms, as the call takes it; undefined where nothing does. */
export function changeOf(was: TripForm, is: TripForm, trip: ViewTrip): Record<string, unknown> | undefined {
  const differs = (...names: (keyof TripForm)[]) => names.some((name) => was[name] !== is[name]);
  const [, ...others] = trip.given.passengers;
  // The flight is that of the end where there is one, as it was ordered.
  const isMet = flightOrTrainEnd({ start: endOf(trip.start), finish: endOf(trip.finish) }) === "start";
  const start = {
    ...(differs("time") && { time: is.time }),
    ...(differs("from") && { address: is.from }),
    ...(differs("flight") && isMet && { flight_number: is.flight }),
  };
  const finish = {
    ...(differs("to") && { address: is.to }),
    ...(differs("flight") && !isMet && { flight_number: is.flight }),
  };
  const change = {
    ...(Object.keys(start).length > 0 && { start_location: start }),
    ...(Object.keys(finish).length > 0 && { finish_location: finish }),
    ...(differs("name", "phone", "email") && {
      passengers: [{ name: is.name, phone: is.phone, email: is.email }, ...others],
    }),
    ...(differs("adults", "children") && { adults_amount: Number(is.adults), children_amount: Number(is.children) }),
    ...(differs("luggage") && { luggage_amount: Number(is.luggage) }),
    ...(differs("sign") && { text_tablet: is.sign }),
    ...(differs("comment") && { comment: is.comment }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** A form whose own changes stand upon what somebody else has meanwhile made of the trip; where both changed a field, one's own stays. */
export function takenOver(mine: TripForm, seen: TripForm, theirs: TripForm): TripForm {
  const entries = FORM_FIELDS.map((name) => [name, mine[name] === seen[name] ? theirs[name] : mine[name]]);
  return Object.fromEntries(entries) as unknown as TripForm;
}
