import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { csvOf } from "#domain/values/csv-of.ts";
import type { Console } from "#web/console/app/console.tsx";

/** Trips as a table for a spreadsheet: times on the clock of their places, sums as numbers. */
export function tripsCsv(trips: readonly BoardTripView[], { t, locale }: Pick<Console, "t" | "locale">): string {
  const head = (
    [
      "order",
      "pickup",
      "zone",
      "from",
      "to",
      "travel",
      "name",
      "phone",
      "class",
      "people",
      "provider",
      "driver",
    ] as const
  ).map((column) => t(`console.board.csv.${column}`));
  const rest = (["state", "price", "currency", "received"] as const).map((column) => t(`console.board.csv.${column}`));
  const rows = trips.map((trip) => [
    trip.order_id,
    trip.pickup.local,
    trip.pickup.zone,
    trip.start.address || trip.start.name,
    trip.finish.address || trip.finish.name,
    trip.travel_number,
    trip.name,
    trip.phone ?? "",
    trip.car_class,
    trip.people,
    trip.provider.name,
    [trip.driver?.name, trip.driver?.phone, trip.driver?.plate].filter(Boolean).join(", "),
    t(`console.state.${trip.state}`),
    trip.price,
    trip.currency,
    trip.pay.received,
  ]);
  return csvOf([[...head, ...rest], ...rows], locale);
}
