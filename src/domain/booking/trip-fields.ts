import type { TripField } from "#domain/booking/asked-trip-fields.ts";
import type { NumberOf } from "#domain/booking/travel-number.ts";

/** What a traveller types about one trip; dates are `YYYY-MM-DD`, times `HH:mm`, empty while unknown. */
export interface TripFields {
  readonly date: string;
  readonly time: string;
  /** What brings the traveller to the start of the trip. */
  readonly flight: string;
  readonly train: string;
  readonly carriage: string;
  readonly terminal: string;
  /** The flight is not known yet and comes later. */
  readonly flightLater: boolean;
  readonly departureDate: string;
  readonly departureTime: string;
  /** What takes the traveller on from the finish. */
  readonly departureFlight: string;
  readonly departureTrain: string;
  readonly departureTerminal: string;
  /**
   * The pick-up filled in from the departure, `YYYY-MM-DD HH:mm`; it follows the departure until the traveller edits it.
   */
  readonly filledPickup: string;
  /** The number under which the trip is ordered already; 0 for a new one. */
  readonly orderedId: number;
  /** The times it is ordered for (see `timesOf`); empty for a new one. */
  readonly orderedAt: string;
}

/** The fields of a trip in which something is written. */
export type TripText = Exclude<keyof TripFields, "flightLater" | "orderedId">;

/** The day and the time of each moment of a trip. */
export const TRIP_MOMENTS = {
  dateArrival: ["date", "time"],
  dateDeparture: ["departureDate", "departureTime"],
} as const satisfies Partial<Record<TripField, readonly [TripText, TripText]>>;

/** Where each number of a trip is written, and what it names. */
export const TRIP_NUMBERS = {
  arrivalNumber: { text: "flight", of: "flight" },
  arrivalTerminal: { text: "terminal", of: "terminal" },
  arrivalTrainNumber: { text: "train", of: "train" },
  arrivalWagonTrainNumber: { text: "carriage", of: "carriage" },
  departureNumber: { text: "departureFlight", of: "flight" },
  departureTerminal: { text: "departureTerminal", of: "terminal" },
  departureTrainNumber: { text: "departureTrain", of: "train" },
} as const satisfies Record<Exclude<TripField, keyof typeof TRIP_MOMENTS>, { text: TripText; of: NumberOf }>;

/** A field of a trip that is a moment, rather than a number. */
export function isMoment(field: TripField): field is keyof typeof TRIP_MOMENTS {
  return field in TRIP_MOMENTS;
}

/** The two ends of a trip that can have an address. */
export type AddressEnd = "pickup" | "dropoff";

/** A trip of which nothing is known yet. */
export const EMPTY_TRIP: TripFields = {
  date: "",
  time: "",
  flight: "",
  train: "",
  carriage: "",
  terminal: "",
  flightLater: false,
  departureDate: "",
  departureTime: "",
  departureFlight: "",
  departureTrain: "",
  departureTerminal: "",
  filledPickup: "",
  orderedId: 0,
  orderedAt: "",
};

type Times = Pick<TripFields, "date" | "time" | "departureDate" | "departureTime">;

/** The times of a trip in one text. */
export function timesOf({ date, time, departureDate, departureTime }: Times): string {
  return `${date} ${time}, ${departureDate} ${departureTime}`;
}

/** Whether a trip is ordered for these times already: they are not judged again, however near they have come. */
export function isOrderedTime(fields: TripFields): boolean {
  return fields.orderedAt !== "" && fields.orderedAt === timesOf(fields);
}

/** A change of what is typed about one trip, or the pick-up that has been found for its departure. */
export type TripFieldsChange =
  | { readonly type: "trip"; readonly index: number; readonly fields: Partial<TripFields> }
  | { readonly type: "recommended"; readonly index: number; readonly departure: string; readonly pickup: string };

/** Changes one trip; the others stay as they are. */
export function changeTrips(trips: readonly TripFields[], change: TripFieldsChange): readonly TripFields[] {
  return trips.map((trip, at) => (at === change.index ? changeTrip(trip, change) : trip));
}

function changeTrip(trip: TripFields, change: TripFieldsChange): TripFields {
  if (change.type === "trip") return { ...trip, ...change.fields };
  const isSameDeparture = `${trip.departureDate} ${trip.departureTime}` === change.departure;
  return isSameDeparture && followsDeparture(trip) ? { ...trip, ...filledPickup(change.pickup) } : trip;
}

/** Whether the pick-up may follow the departure: it is empty, or still exactly as it was filled in. */
function followsDeparture({ date, time, filledPickup: filled }: TripFields): boolean {
  return (date === "" && time === "") || `${date} ${time}` === filled;
}

/** The fields of a pick-up that was filled in from the departure. */
export function filledPickup(at: string): Pick<TripFields, "date" | "time" | "filledPickup"> {
  return { date: at.slice(0, 10), time: at.slice(11), filledPickup: at };
}
