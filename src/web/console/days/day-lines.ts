import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { driverKey, driverOverlaps, type DriverOverlap } from "#domain/orders/driver-overlaps.ts";
import type { LinesBy } from "./view-address.ts";

/** A line of the timeline: the trips of one driver, provider or class. */
export interface DayLine {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** The trips have no driver yet. */
  readonly isOpen: boolean;
  readonly trips: readonly BoardTripView[];
}

/** Lines of one city, or all of them where they are of providers or classes. */
export interface LineGroup {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly lines: readonly DayLine[];
}

/** The trips of a day as lines: what nobody drives yet comes first, then the drivers of each city, the busiest city first. */
export function dayLines(trips: readonly BoardTripView[], by: LinesBy): LineGroup[] {
  const asked = trips.filter(({ state }) => state !== "cancelled");
  if (by !== "driver") {
    const nameOf = (trip: BoardTripView) => (by === "provider" ? trip.provider.name : trip.car_class);
    const lines = [...Map.groupBy(asked, nameOf)].map(([title, of]) => line(title, { title, note: "" }, of));
    return [{ key: by, title: "", note: "", lines: lines.toSorted((a, b) => b.trips.length - a.trips.length) }];
  }
  const open = asked.filter(({ driver, state }) => driver === null && (state === "placed" || state === "confirmed"));
  const driven = asked.filter(({ driver }) => driver !== null);
  const cities = [...Map.groupBy(driven, ({ pickup }) => pickup.zone)].map(([zone, of]): LineGroup => {
    const lines = [...Map.groupBy(of, ({ driver }) => (driver === null ? "" : driverKey(driver)))].map(([key, own]) => {
      const driver = own[0]?.driver;
      return line(
        key,
        { title: driver?.name ?? "", note: [driver?.car, driver?.plate].filter(Boolean).join(" · ") },
        own,
      );
    });
    return { key: zone, title: citiesOf(of), note: zone, lines };
  });
  const openGroup = {
    key: "open",
    title: "",
    note: "",
    lines: [{ ...line("open", { title: "", note: "" }, open), isOpen: true }],
  };
  const count = ({ lines }: LineGroup) => lines.reduce((sum, { trips: own }) => sum + own.length, 0);
  return [...(open.length > 0 ? [openGroup] : []), ...cities.toSorted((a, b) => count(b) - count(a))];
}

/** Trips of one driver at once, by the rule that the server has as well. */
export function overlapsOf(trips: readonly BoardTripView[]): DriverOverlap[] {
  return driverOverlaps(
    trips.map((trip) => ({
      tripId: trip.trip_id,
      state: trip.state,
      driver: trip.driver,
      pickupAt: trip.pickup.at,
      endsAt: busyUntil(trip),
    })),
  );
}

function line(
  key: string,
  words: { readonly title: string; readonly note: string },
  trips: readonly BoardTripView[],
): DayLine {
  return { key, ...words, isOpen: false, trips: trips.toSorted((a, b) => a.pickup.at - b.pickup.at) };
}

/** The towns in which most of the trips begin, at most two. */
function citiesOf(trips: readonly BoardTripView[]): string {
  const towns = [...Map.groupBy(trips, ({ pickup }) => pickup.city)].toSorted(([, a], [, b]) => b.length - a.length);
  return towns
    .slice(0, 2)
    .map(([town]) => town)
    .filter(Boolean)
    .join(", ");
}

/** When the car of a trip is free again if its traveller takes all the time that costs nothing. */
export function busyUntil({ pickup, arrival, waits_until: waits }: BoardTripView): number {
  return arrival + (waits - pickup.at);
}
