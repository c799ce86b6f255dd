import type { BoardTripView } from "#contract/operator/board-trip.ts";

/** The columns of the board in the order in which they stand for whoever has not chosen; each is a pair, one line over the other. */
export const TRIP_COLUMNS = [
  "pickup",
  "left",
  "way",
  "travel",
  "name",
  "class",
  "driver",
  "price",
  "state",
  "marks",
] as const;

/** One of them. */
export type TripColumn = (typeof TRIP_COLUMNS)[number];

/** What of a trip each column shows; time left changes by itself. */
const SHOWN: Readonly<Record<TripColumn, (trip: BoardTripView) => readonly unknown[]>> = {
  pickup: ({ pickup }) => [pickup.local, pickup.zone, pickup.city],
  left: () => [],
  way: ({ start, finish, stops, rent_seconds: rent }) => [start.address, finish.address, stops, rent],
  travel: ({ travel_number: number }) => [number],
  name: ({ name }) => [name],
  class: ({ car_class: name, people, luggage }) => [name, people, luggage],
  driver: ({ driver }) => [driver?.name, driver?.phone, driver?.car, driver?.plate],
  price: ({ price, currency, pay }) => [price, currency, pay.standing, pay.received, pay.cost],
  state: ({ state }) => [state],
  marks: ({ marks, problems, of, groups }) => [marks, problems, of, groups.includes("changed")],
};

/** The columns in which a trip shows something else than before. */
export function changedColumns(before: BoardTripView, after: BoardTripView): TripColumn[] {
  return TRIP_COLUMNS.filter(
    (column) => JSON.stringify(SHOWN[column](before)) !== JSON.stringify(SHOWN[column](after)),
  );
}
