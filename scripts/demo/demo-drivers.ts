import type { TripDriver } from "#domain/orders/trip-driver.ts";
import type { Chance } from "./chance.ts";
import { DEMO_CITIES, type DemoCityName } from "./demo-cities.ts";
import { DEMO_DRIVERS, oneMoreDriver } from "./demo-people.ts";

/** Gives rides to drivers, one after another in the order of their pick-ups. */
export interface DriverPool {
  /** A driver of the city who is free by then; sometimes one who is not quite. */
  take(city: DemoCityName, from: number, until: number): TripDriver;
  /** Keeps a driver busy who was named. */
  hold(city: DemoCityName, driver: number, until: number): TripDriver;
}

/** Between two rides a driver needs this long. */
const BREAK_MS = 20 * 60_000;

/** So many rides of a hundred are given to somebody who is still on the way. */
const OVERLAP_SHARE = 0.012;

/** The drivers of all cities; where all are busy, the company has one more. */
export function createDriverPool(chance: Chance): DriverPool {
  const pools = new Map<DemoCityName, { readonly driver: TripDriver; until: number }[]>();
  let more = 0;
  const poolOf = (city: DemoCityName) => {
    const pool = pools.get(city) ?? DEMO_DRIVERS[city].map((driver) => ({ driver, until: 0 }));
    pools.set(city, pool);
    return pool;
  };
  return {
    take: (city, from, until) => {
      const pool = poolOf(city);
      const busy = pool.filter((one) => one.until > from && one.until < from + 2 * BREAK_MS);
      const free = chance.is(OVERLAP_SHARE) && busy.length > 0 ? busy : pool.filter((one) => one.until <= from);
      if (free.length === 0) {
        more += 1;
        const driver = oneMoreDriver(DEMO_CITIES[city].drivers === "ru", more, chance);
        pool.push({ driver, until: until + BREAK_MS });
        return driver;
      }
      const chosen = chance.of(free.slice(0, 4));
      chosen.until = until + BREAK_MS;
      return chosen.driver;
    },
    hold: (city, driver, until) => {
      const held = poolOf(city)[driver];
      if (held === undefined) throw new Error(`${city} has no driver ${driver}.`);
      held.until = Math.max(held.until, until + BREAK_MS);
      return held.driver;
    },
  };
}
