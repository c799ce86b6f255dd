import { isDeepStrictEqual } from "node:util";
import type { OrderChange } from "#server/event-kinds.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { planColumns } from "#server/modules/orders/store/trip-row.ts";

type Columns = ReturnType<typeof planColumns>;

/** The columns that make it another ride: when, where, which car and for how much. */
const RIDE = [
  "price_id",
  "start_address",
  "finish_address",
  "start_place_id",
  "finish_place_id",
  "pickup_local",
  "departure_local",
  "stops",
  "services",
  "amount",
] as const satisfies readonly (keyof Columns)[];

/** The columns that describe the same ride: passengers, numbers and wishes. */
const DETAILS = [
  "flight_number",
  "terminal",
  "train_number",
  "carriage_number",
  "sign",
  "comment",
  "passengers",
  "adults",
  "children",
  "luggage",
  "allowances",
  "internal_number",
  "viewers",
  "coordinator",
  "additional_address",
  "bonus_number",
  "pos",
] as const satisfies readonly (keyof Columns)[];

const TIMES = ["pickup_local", "departure_local"] as const satisfies readonly (typeof RIDE)[number][];
const JSON_COLUMNS: readonly string[] = ["stops", "services", "passengers", "allowances", "viewers", "coordinator"];

/** Which parts of a trip a plan changes. */
export function tripDifference(columns: Columns, trip: StoredTrip): OrderChange["changed"] {
  const differs = (name: (typeof RIDE)[number] | (typeof DETAILS)[number]): boolean =>
    !isDeepStrictEqual(planned(name, columns[name]), stored(name, trip[name]));
  return { time: TIMES.some(differs), ride: RIDE.some(differs), details: DETAILS.some(differs) };
}

function planned(name: string, value: unknown): unknown {
  return JSON_COLUMNS.includes(name) && typeof value === "string" ? inOrder(name, JSON.parse(value)) : value;
}

/** The order of services does not matter. */
function inOrder(name: string, value: unknown): unknown {
  if (name !== "services" || !Array.isArray(value)) return value;
  return (value as { id: number }[]).toSorted((a, b) => a.id - b.id);
}

/** The database adds seconds to times. */
function stored(name: string, value: unknown): unknown {
  return TIMES.some((time) => time === name) && typeof value === "string" ? value.slice(0, 16) : inOrder(name, value);
}
