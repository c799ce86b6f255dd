import type { BoardTripView } from "#contract/console/board/board-trip.ts";

/** Where the price of a trip is told line by line, beside what the book in force gives. */
export function priceAddress({ trip_id: id }: Pick<BoardTripView, "trip_id">): string {
  return `/console/tester?trip=${id}`;
}
