import { isDeepStrictEqual } from "node:util";
import { CHANGE_MEANING } from "#domain/orders/change-meaning.ts";
import type { StoredStop } from "#server/database/tables.ts";
import type { OrderChange } from "#server/event-kinds.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { planColumns } from "#server/modules/orders/store/plan-columns.ts";

type Columns = ReturnType<typeof planColumns>;

/**
 * What a change of each column means: another ride (when, where, which car and for how much), other details of the same ride, or
 * nothing of its own, because the column follows from the others. A new column must be given a line.
 */
const MEANING = {
  price_id: CHANGE_MEANING.car,
  provider_id: "follows",
  car_class: "follows",
  start_place: "follows",
  finish_place: "follows",
  start_address: CHANGE_MEANING.places,
  finish_address: CHANGE_MEANING.places,
  start_point: "follows",
  finish_point: "follows",
  pickup_local: CHANGE_MEANING.time,
  pickup_zone: "follows",
  pickup_at: "follows",
  departure_local: CHANGE_MEANING.departure,
  finish_zone: "follows",
  metres: "follows",
  seconds: "follows",
  flight_number: CHANGE_MEANING.numbers,
  terminal: CHANGE_MEANING.numbers,
  train_number: CHANGE_MEANING.numbers,
  carriage_number: CHANGE_MEANING.numbers,
  departure_flight: CHANGE_MEANING.numbers,
  departure_train: CHANGE_MEANING.numbers,
  departure_terminal: CHANGE_MEANING.numbers,
  flight_later: CHANGE_MEANING.numbers,
  sign: CHANGE_MEANING.sign,
  comment: CHANGE_MEANING.comment,
  passengers: CHANGE_MEANING.passengers,
  passengers_number: "follows",
  adults: CHANGE_MEANING.party,
  children: CHANGE_MEANING.party,
  luggage: CHANGE_MEANING.luggage,
  stops: CHANGE_MEANING.stops,
  services: CHANGE_MEANING.services,
  ride_amount: "follows",
  stops_amount: "follows",
  services_amount: "follows",
  amount: "ride",
  currency: "follows",
  lines: "follows",
  terms: "follows",
  allowances: "details",
  internal_number: CHANGE_MEANING.company,
  quote: "follows",
  confirm_hours: "follows",
  discount_amount: "follows",
  certificate: "follows",
  viewers: CHANGE_MEANING.viewers,
  coordinator: CHANGE_MEANING.company,
  coordinator_number: CHANGE_MEANING.company,
  english_sms: CHANGE_MEANING.company,
  additional_address: "details",
  bonus_number: CHANGE_MEANING.bonusNumber,
  pos: "details",
  start_place_id: CHANGE_MEANING.places,
  finish_place_id: CHANGE_MEANING.places,
  send_params: "follows",
} as const satisfies Readonly<Record<keyof Columns, "ride" | "details" | "follows">>;

const COLUMNS = Object.keys(MEANING) as (keyof Columns)[];

const TIMES = ["pickup_local", "departure_local"] as const satisfies readonly (keyof Columns)[];
const JSON_COLUMNS: readonly string[] = ["stops", "services", "passengers", "allowances", "viewers", "coordinator"];

/** Which parts of a trip a plan changes. */
export function tripDifference(columns: Columns, trip: StoredTrip): OrderChange["changed"] {
  const differs = (name: keyof Columns): boolean =>
    !isDeepStrictEqual(planned(name, columns[name]), stored(name, trip[name]));
  const some = (meaning: "ride" | "details"): boolean =>
    COLUMNS.some((name) => MEANING[name] === meaning && differs(name));
  return { time: TIMES.some(differs), ride: some("ride"), details: some("details") };
}

function planned(name: string, value: unknown): unknown {
  return JSON_COLUMNS.includes(name) && typeof value === "string" ? inOrder(name, JSON.parse(value)) : value;
}

/** The order of services does not matter, nor does the id of a stop whose address and point stay. */
function inOrder(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (name === "stops") return (value as StoredStop[]).map(({ address, point }) => ({ address, point }));
  if (name !== "services") return value;
  return (value as { id: number }[]).toSorted((a, b) => a.id - b.id);
}

/** The database adds seconds to times. */
function stored(name: string, value: unknown): unknown {
  return TIMES.some((time) => time === name) && typeof value === "string" ? value.slice(0, 16) : inOrder(name, value);
}
