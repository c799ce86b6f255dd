import { isDeepStrictEqual } from "node:util";
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
  price_id: "ride",
  provider_id: "follows",
  car_class: "follows",
  start_place: "follows",
  finish_place: "follows",
  start_address: "ride",
  finish_address: "ride",
  start_point: "follows",
  finish_point: "follows",
  pickup_local: "ride",
  pickup_zone: "follows",
  pickup_at: "follows",
  departure_local: "ride",
  finish_zone: "follows",
  metres: "follows",
  seconds: "follows",
  flight_number: "details",
  terminal: "details",
  train_number: "details",
  carriage_number: "details",
  departure_flight: "details",
  departure_train: "details",
  departure_terminal: "details",
  flight_later: "details",
  sign: "details",
  comment: "details",
  passengers: "details",
  passengers_number: "follows",
  adults: "details",
  children: "details",
  luggage: "details",
  stops: "ride",
  services: "ride",
  ride_amount: "follows",
  stops_amount: "follows",
  services_amount: "follows",
  amount: "ride",
  currency: "follows",
  lines: "follows",
  terms: "follows",
  allowances: "details",
  internal_number: "details",
  quote: "follows",
  confirm_hours: "follows",
  discount_amount: "follows",
  certificate: "follows",
  viewers: "details",
  coordinator: "details",
  coordinator_number: "details",
  english_sms: "details",
  additional_address: "details",
  bonus_number: "details",
  pos: "details",
  start_place_id: "ride",
  finish_place_id: "ride",
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
