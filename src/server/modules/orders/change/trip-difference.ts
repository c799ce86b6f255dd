import { isDeepStrictEqual } from "node:util";
import { CHANGE_MEANING, type Given } from "#domain/orders/change-meaning.ts";
import type { StoredStop } from "#server/database/tables.ts";
import type { OrderChange } from "#server/event-kinds.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { planColumns } from "#server/modules/orders/store/plan-columns.ts";

type Columns = ReturnType<typeof planColumns>;

/**
 * What each column keeps: something that was given, the price, or nothing of its own, because the column follows from the others. A new
 * column must be given a line.
 */
const KEEPS = {
  price_id: "car",
  provider_id: "follows",
  car_class: "follows",
  start_place: "follows",
  finish_place: "follows",
  country: "follows",
  start_address: "places",
  finish_address: "places",
  start_point: "follows",
  finish_point: "follows",
  pickup_local: "time",
  pickup_zone: "follows",
  pickup_at: "follows",
  departure_local: "departure",
  finish_zone: "follows",
  metres: "follows",
  seconds: "follows",
  flight_number: "numbers",
  terminal: "numbers",
  train_number: "numbers",
  carriage_number: "numbers",
  departure_flight: "numbers",
  departure_train: "numbers",
  departure_terminal: "numbers",
  flight_later: "numbers",
  sign: "sign",
  comment: "comment",
  passengers: "passengers",
  passengers_number: "follows",
  adults: "party",
  children: "party",
  luggage: "luggage",
  stops: "stops",
  services: "services",
  ride_amount: "follows",
  stops_amount: "follows",
  services_amount: "follows",
  amount: "price",
  currency: "follows",
  lines: "follows",
  terms: "follows",
  allowances: "company",
  internal_number: "company",
  quote: "follows",
  confirm_hours: "follows",
  discount_amount: "follows",
  certificate: "follows",
  viewers: "viewers",
  coordinator: "company",
  coordinator_number: "company",
  english_sms: "company",
  additional_address: "company",
  bonus_number: "bonusNumber",
  pos: "company",
  start_place_id: "places",
  finish_place_id: "places",
  send_params: "follows",
} as const satisfies Readonly<Record<keyof Columns, Given | "price" | "follows">>;

const COLUMNS = Object.keys(KEEPS) as (keyof Columns)[];

const TIMES = ["pickup_local", "departure_local"] as const satisfies readonly (keyof Columns)[];
const NULLABLE: readonly (keyof Columns)[] = ["departure_local", "start_place_id", "finish_place_id"];
const JSON_COLUMNS: readonly string[] = ["stops", "services", "passengers", "allowances", "viewers", "coordinator"];

/** Which parts of a trip a plan changes. */
export function tripDifference(columns: Columns, trip: StoredTrip): OrderChange["changed"] {
  const differs = (name: keyof Columns): boolean =>
    !isDeepStrictEqual(planned(name, columns[name]), stored(name, trip[name]));
  const some = (meaning: "ride" | "details"): boolean =>
    COLUMNS.some((name) => meaningOf(name) === meaning && differs(name));
  return { time: TIMES.some(differs), ride: some("ride"), details: some("details") };
}

/** What of the things given is another one in two rows of a trip. A column that is younger than the first row is null there. */
export function givenChanged(before: StoredTrip, after: StoredTrip): readonly Given[] {
  const isNew = (name: keyof Columns): boolean => before[name] === null && !NULLABLE.includes(name);
  const changed = COLUMNS.flatMap((name) => {
    const kept = KEEPS[name];
    if (kept === "follows" || kept === "price" || isNew(name)) return [];
    return isDeepStrictEqual(stored(name, before[name]), stored(name, after[name])) ? [] : [kept];
  });
  return [...new Set(changed)];
}

/** What of the things given, and of the price, stands otherwise in two rows of a trip, as short texts. */
export function givenBeforeAfter(before: StoredTrip, after: StoredTrip): { field: string; was: string; is: string }[] {
  return COLUMNS.flatMap((name) => {
    const kept = KEEPS[name];
    if (kept === "follows" || name.endsWith("_place_id") || name === "price_id") return [];
    const [was, is] = [stored(name, before[name]), stored(name, after[name])];
    return isDeepStrictEqual(was, is) ? [] : [{ field: name, was: shortText(was), is: shortText(is) }];
  });
}

/** A value of a column in a few words: names of people and services, addresses of stops. */
function shortText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(shortText).filter(Boolean).join(", ");
  if (typeof value !== "object") return typeof value === "string" ? value : JSON.stringify(value);
  const { name, address, phone, email, slug } = value as Record<string, unknown>;
  const said = [typeof name === "string" ? name : slug, address, phone, email];
  const parts = said.filter((part) => typeof part === "string" && part !== "");
  return parts.length > 0
    ? parts.join(" ")
    : Object.entries(value)
        .map(([key, one]) => `${key} ${shortText(one)}`)
        .join(", ");
}

function meaningOf(name: keyof Columns) {
  const kept = KEEPS[name];
  return kept === "follows" ? undefined : kept === "price" ? "ride" : CHANGE_MEANING[kept];
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
