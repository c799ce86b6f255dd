import type { TripChoicesView } from "#contract/console/changes/change-order.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { ServiceCounts } from "#domain/booking/extra-services.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";

type ViewTrip = DeskOrderView["view"]["trips"][number];

type Service = TripChoicesView["additional_services"][number];

/** A stop of a trip as a change sends it. */
export type FormStop = TripChoicesView["stops"][number];

/** What of a trip stands in the form of its change: texts, its stops, and how many of each service it has. */
export interface TripForm {
  readonly time: string;
  /** The number of the class. */
  readonly carClass: string;
  readonly from: string;
  readonly to: string;
  /** Null where a place is still to be chosen. */
  readonly stops: readonly (FormStop | null)[];
  readonly flight: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly adults: string;
  readonly children: string;
  readonly luggage: string;
  readonly services: ServiceCounts;
  readonly sign: string;
  readonly comment: string;
}

/** The fields of the form, in their order. */
export const FORM_FIELDS = [
  "time",
  "carClass",
  "from",
  "to",
  "stops",
  "flight",
  "name",
  "phone",
  "email",
  "adults",
  "children",
  "luggage",
  "services",
  "sign",
  "comment",
] as const satisfies readonly (keyof TripForm)[];

/** The form of a trip as it stands. */
export function formOf(
  { pickup_time: time, start, finish, flight_number: flight, sign, given }: ViewTrip,
  { car_class_id: carClass, stops, service_ids: ids }: Pick<TripChoicesView, "car_class_id" | "stops" | "service_ids">,
): TripForm {
  const [first] = given.passengers;
  return {
    time,
    carClass: String(carClass),
    from: start.address,
    to: finish.address,
    stops,
    flight,
    name: first?.name ?? "",
    phone: first?.phone ?? "",
    email: first?.email ?? "",
    adults: String(given.adults),
    children: String(given.children),
    luggage: String(given.luggage),
    services: ids.reduce<ServiceCounts>((counts, id) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }), {}),
    sign,
    comment: given.comment,
  };
}

const endOf = ({ kind }: ViewTrip["start"]) => (kind === "airport" || kind === "station" ? kind : "suburb");

/** Stops whose places are chosen. */
const filled = (stops: TripForm["stops"]) => stops.filter((stop) => stop !== null);

/** Whether a field says the same in two forms. */
export function isSameField(name: keyof TripForm, one: TripForm, other: TripForm): boolean {
  const said = (form: TripForm) => (name === "stops" ? filled(form.stops) : form[name]);
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** What differs between two forms, as the call takes it, with the price of another class; undefined where nothing does. */
export function changeOf(
  was: TripForm,
  is: TripForm,
  trip: ViewTrip,
  priceId?: number,
): Record<string, unknown> | undefined {
  const differs = (...names: (keyof TripForm)[]) => names.some((name) => !isSameField(name, was, is));
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
    ...(differs("carClass") && { price_id: priceId }),
    ...(Object.keys(start).length > 0 && { start_location: start }),
    ...(Object.keys(finish).length > 0 && { finish_location: finish }),
    ...(differs("name", "phone", "email") && {
      passengers: [{ name: is.name, phone: is.phone, email: is.email }, ...others],
    }),
    ...(differs("adults", "children") && { adults_amount: Number(is.adults), children_amount: Number(is.children) }),
    ...(differs("stops") && { additional_locations: filled(is.stops).map(sentStop) }),
    ...(differs("services") && {
      additional_services: Object.entries(is.services).flatMap(([id, count]) =>
        Array.from({ length: count }, () => ({ id: Number(id) })),
      ),
    }),
    ...(differs("luggage") && { luggage_amount: Number(is.luggage) }),
    ...(differs("sign") && { text_tablet: is.sign }),
    ...(differs("comment") && { comment: is.comment }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** A form with its services as a car has them: every provider has numbers of its own, so the same one goes by its slug. */
export function servedBy(
  offered: readonly Pick<Service, "id" | "slug">[],
  form: TripForm,
  known: readonly Pick<Service, "id" | "slug">[],
): TripForm {
  const services = Object.entries(form.services).flatMap(([id, count]) => {
    const slug = known.find((service) => service.id === Number(id))?.slug;
    const own =
      offered.find((service) => service.id === Number(id)) ?? offered.find((service) => service.slug === slug);
    return own === undefined ? [] : [[own.id, count] as const];
  });
  return { ...form, services: Object.fromEntries(services) };
}

function sentStop({ address, location, place_id: id }: FormStop) {
  return { address, ...(location !== "" && { location }), ...(id !== null && { place_id: id }) };
}

/** A form whose own changes stand upon what somebody else has meanwhile made of the trip; where both changed a field, one's own stays. */
export function takenOver(mine: TripForm, seen: TripForm, theirs: TripForm): TripForm {
  const entries = FORM_FIELDS.map((name) => [name, (isSameField(name, mine, seen) ? theirs : mine)[name]]);
  return Object.fromEntries(entries) as unknown as TripForm;
}
