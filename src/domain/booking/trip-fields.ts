/** What a traveller types about one trip; dates are `YYYY-MM-DD`, times `HH:mm`, empty while unknown. */
export interface TripFields {
  readonly date: string;
  readonly time: string;
  /** What brings the traveller to the start of the trip. */
  readonly flight: string;
  readonly train: string;
  readonly carriage: string;
  readonly terminal: string;
  /** The flight is not known yet and comes later (ruling 31). */
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
}

/** The fields of a trip in which something is written. */
export type TripText = Exclude<keyof TripFields, "flightLater">;

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
};

/** A change of what is typed about one trip. */
export type TripFieldsChange = {
  readonly type: "trip";
  readonly index: number;
  readonly fields: Partial<TripFields>;
};

/** Changes one trip; the others stay as they are. */
export function changeTrips(trips: readonly TripFields[], { index, fields }: TripFieldsChange): readonly TripFields[] {
  return trips.map((trip, at) => (at === index ? { ...trip, ...fields } : trip));
}

/** Whether the pick-up may follow the departure: it is empty, or still exactly as it was filled in. */
export function followsDeparture({ date, time, filledPickup }: TripFields): boolean {
  return (date === "" && time === "") || `${date} ${time}` === filledPickup;
}

/** The fields of a pick-up that was filled in from the departure. */
export function filledPickup(at: string): Pick<TripFields, "date" | "time" | "filledPickup"> {
  return { date: at.slice(0, 10), time: at.slice(11), filledPickup: at };
}
