import { confirmMoment } from "#domain/orders/confirmation.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { DEMO_CITIES } from "./demo-cities.ts";
import type { DemoOrder, DemoTrip } from "./demo-facts.ts";
import type { OrderRows } from "./rows.ts";

/** What the moves of a trip were, one after another, until it stands as it does. */
const WAYS: Readonly<Record<TripState, readonly TripState[]>> = {
  placed: [],
  confirmed: ["confirmed"],
  "under-way": ["confirmed", "under-way"],
  completed: ["confirmed", "under-way", "completed"],
  "no-show": ["confirmed", "no-show"],
  cancelled: ["cancelled"],
};

const JSON_COLUMNS = new Set([
  "car_class",
  "passengers",
  "stops",
  "services",
  "lines",
  "terms",
  "allowances",
  "quote",
  "viewers",
  "coordinator",
  "send_params",
]);

/** The row of a trip, and what of it the search keeps as words. */
export function tripRow(
  trip: DemoTrip,
  { person, placedAt, endedAt }: DemoOrder,
  as: { tripId: number; orderId: number; position: number; fee: number | null; isPaid: boolean },
) {
  const { plan, state, pickupAt } = trip;
  const { columns } = plan;
  const parsed = Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, JSON_COLUMNS.has(name) ? JSON.parse(String(value)) : value]),
  );
  const pickup = toLocalTime(pickupAt, DEMO_CITIES[trip.city].zone);
  const passengers = [{ name: person.name, phone: person.phone, email: person.email }];
  const words = {
    sign: person.name,
    passengers,
    coordinator: { name: "", phone: "" },
    coordinator_number: "",
    flight_number: columns.flight_number === "" ? "" : trip.travel,
    train_number: columns.train_number === "" ? "" : trip.travel,
    departure_flight: columns.departure_flight === "" ? "" : trip.travel,
    departure_train: columns.departure_train === "" ? "" : trip.travel,
    internal_number: "",
    start_address: columns.start_address,
    finish_address: columns.finish_address,
  };
  const wait =
    columns.departure_local === null
      ? 0
      : new Date(columns.departure_local).getTime() - new Date(columns.pickup_local).getTime();
  const isWaiting = state === "placed" && (as.isPaid || trip.plan.columns.confirm_hours !== null);
  const promise = { pickupAt, leadMinutes: 120, confirmHours: columns.confirm_hours ?? 4, confirmBy: null };
  const row = {
    ...parsed,
    ...words,
    trip_id: as.tripId,
    order_id: as.orderId,
    position: as.position,
    pickup_local: pickup,
    pickup_at: new Date(pickupAt).toISOString(),
    departure_local: wait === 0 ? null : toLocalTime(pickupAt + wait, DEMO_CITIES[trip.city].zone),
    adults: Math.max(1, trip.people - (trip.people > 3 ? 1 : 0)),
    children: trip.people > 3 ? 1 : 0,
    passengers_number: trip.people,
    luggage: Math.max(1, trip.people - 1),
    state,
    driver: trip.driver === null ? null : { ...trip.driver, isTold: true },
    confirm_hours: isWaiting ? (columns.confirm_hours ?? 4) : columns.confirm_hours,
    confirm_by: isWaiting ? new Date(confirmMoment(promise, placedAt)).toISOString() : null,
    has_unseen_change: trip.isChanged,
    placed_at: new Date(placedAt).toISOString(),
    changed_at: trip.isChanged ? new Date(placedAt + 20 * MINUTE_MS).toISOString() : null,
    cancelled_at: as.fee === null || endedAt === null ? null : new Date(endedAt).toISOString(),
    cancel_fee: as.fee,
    cancel_refund: as.fee === null ? null : as.isPaid ? columns.amount - as.fee : 0,
    cancel_reason: "",
  };
  return { row, words };
}

/** What stands beside a trip: its moves, its marks, and how it was before its change. */
export function addAround(
  rows: OrderRows,
  { state, pickupAt, marks, isChanged, plan, city }: DemoTrip,
  { placedAt, endedAt }: DemoOrder,
  { tripId, orderId, staff }: { readonly tripId: number; readonly orderId: number; readonly staff: number },
): void {
  const author = `operator:${staff}`;
  const at: Readonly<Record<TripState, number>> = {
    placed: placedAt,
    confirmed: placedAt + 10 * MINUTE_MS,
    "under-way": pickupAt,
    completed: pickupAt + plan.columns.seconds * 1000,
    "no-show": endedAt ?? pickupAt,
    cancelled: endedAt ?? pickupAt,
  };
  let from: TripState = "placed";
  for (const to of WAYS[state]) {
    const by = to === "cancelled" ? "traveller" : author;
    const move = { trip_id: tripId, from_state: from, to_state: to, author: by, reason: "" };
    rows.moves.push({ ...move, at: new Date(at[to]).toISOString() });
    from = to;
  }
  for (const mark of marks)
    rows.marks.push({ trip_id: tripId, mark, at: new Date(placedAt + 15 * MINUTE_MS).toISOString(), author });
  if (!isChanged) return;
  const before = pickupAt - 45 * MINUTE_MS;
  const was = { pickup_at: new Date(before).toISOString(), pickup_local: toLocalTime(before, DEMO_CITIES[city].zone) };
  const changedAt = new Date(placedAt + 20 * MINUTE_MS).toISOString();
  rows.changes.push({ order_id: orderId, trip_id: tripId, at: changedAt, was });
}
