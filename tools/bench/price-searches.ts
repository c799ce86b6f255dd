import { DAY_MS } from "#domain/values/durations.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { fromWallMs, type LocalTime } from "#domain/values/local-time.ts";
import type { Call } from "./load.ts";
import type { Town } from "./price-towns.ts";

/** A ride to price: from the town's airport to a point in the town. */
export interface PricedRide {
  readonly town: Town;
  readonly to: GeoPoint;
  readonly pickup: LocalTime;
}

/** About five metres, in degrees. */
const STEP_DEGREES = 5e-5;
/** Number of steps northwards before one step eastwards: a kilometre. */
const STEPS_NORTH = 200;
const DAYS_AHEAD = 3;

/** Searches from airports to points that nobody has asked for before, town by town, each some metres further on. */
export function ridesTo(towns: readonly Town[], now: number): (step: number) => PricedRide {
  // At night, so that rules of the clock apply too.
  const pickup = fromWallMs(Math.floor(now / DAY_MS + DAYS_AHEAD) * DAY_MS + 23 * 3_600_000);
  return (step) => {
    const town = towns[step % towns.length];
    if (town === undefined) throw new Error("there are no towns");
    const moved = Math.floor(step / towns.length);
    const { lat, lng } = town.place.point;
    const to = {
      lat: lat + (moved % STEPS_NORTH) * STEP_DEGREES,
      lng: lng + Math.floor(moved / STEPS_NORTH) * STEP_DEGREES,
    };
    return { town, to, pickup };
  };
}

/** The call that asks for a ride's prices. */
export function searchCall({ town, to, pickup }: PricedRide): Call {
  const { lat, lng } = town.airport.point;
  const time = encodeURIComponent(pickup);
  return {
    path: `/v4/prices?start_place_point=${lat},${lng}&finish_place_point=${to.lat.toFixed(6)},${to.lng.toFixed(6)}&departure_time=${time}&lang=en&currency=RUB`,
  };
}
