import { useQuery } from "@tanstack/react-query";
import type { PriceItem } from "#contract/prices/prices.ts";
import { useApi } from "#web/api/api-context.ts";
import type { MapRide } from "./map-ride.ts";
import { ridePathQuery } from "./ride-path-query.ts";

/**
 * How long a ride is and how long it takes, in km and seconds: that of its price, with stops that of the way through them;
 * undefined until known.
 */
export function useRideLength(
  ride: MapRide,
  price: Pick<PriceItem, "distance" | "travel_time"> | undefined,
): Pick<PriceItem, "distance" | "travel_time"> | undefined {
  const hasStops = ride.length > 2;
  const { data: way, isPending } = useQuery({ ...ridePathQuery(useApi(), ride), enabled: hasStops });
  if (!hasStops || price === undefined) return price;
  if (isPending) return undefined;
  // Where no way is known, or none came, the price's own stands.
  return way !== undefined && way.steps.length > 0 ? way : price;
}
