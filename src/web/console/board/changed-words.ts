import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { Console } from "#web/console/app/console.tsx";
import type { LiveRows } from "./live-rows.ts";

/** Of more than so many trips nobody wants to hear each. */
const MOST = 3;

/** What others have just changed, as it is read out. */
export function changedWords(trips: readonly BoardTripView[], changed: LiveRows["changed"], t: Console["t"]): string {
  const named = trips.filter((trip) => changed.has(trip.trip_id));
  if (named.length > MOST) return t("console.board.live.many", { count: named.length });
  return named
    .map((trip) =>
      t("console.board.live.changed", {
        name: trip.name,
        what: (changed.get(trip.trip_id) ?? []).map((column) => t(`console.column.${column}`)).join(", "),
      }),
    )
    .join(". ");
}
