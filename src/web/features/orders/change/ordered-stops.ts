import type { TripItem } from "#contract/orders/trips.ts";
import type { OrderTripBody } from "#web/features/orders/body/wire-order.ts";

type Stops = OrderTripBody["additional_locations"];
type OrderedStop = TripItem["subaddress"][number];

/** Points that differ by less are one spot: about ten metres. */
const SAME_DEGREES = 0.0001;

/**
 * The stops of an ordered trip, in the words of the form where they are the same spots in the same order. The form's own list is
 * no measure: it is what the order is to become.
 */
export function orderedStops(ordered: readonly OrderedStop[], wanted: Stops): Stops {
  const now = wanted ?? [];
  const isSame = ordered.length === now.length && ordered.every((stop, index) => isSameStop(stop, now[index]));
  if (isSame) return wanted;
  return ordered.length === 0 ? undefined : ordered.map(({ address }) => ({ address }));
}

function isSameStop({ address, geo_data: known }: OrderedStop, stop: NonNullable<Stops>[number] | undefined): boolean {
  if (stop === undefined) return false;
  if (known === null) return stop.address === address;
  if (known.place_id !== "" && known.place_id === stop.place_id) return true;
  const [lat = Number.NaN, lng = Number.NaN] = String(stop.location ?? "")
    .split(",")
    .map(Number);
  const { location } = known.geometry;
  return Math.abs(location.lat - lat) < SAME_DEGREES && Math.abs(location.lng - lng) < SAME_DEGREES;
}
