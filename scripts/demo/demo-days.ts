import { DAY_MS } from "#domain/values/durations.ts";
import { addMinutes, parseLocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime, toLocalTime } from "#domain/values/zoned-time.ts";
import type { Chance } from "./chance.ts";
import { DEMO_CITIES, type DemoCity, type DemoCityName } from "./demo-cities.ts";

/** When and between which places somebody rides. */
export interface DemoRide {
  readonly city: DemoCityName;
  readonly way: readonly [string, string];
  /** Epoch milliseconds. */
  readonly pickupAt: number;
}

/** How many rides of a hundred begin in each hour of the day. */
const BY_HOUR = [1, 1, 1, 2, 4, 6, 8, 9, 8, 7, 7, 7, 7, 7, 7, 8, 8, 8, 7, 6, 5, 4, 3, 2];

/** The days of a company that has so many orders in all: as many behind it as it takes, and some ahead. */
function daysOf(count: number): { readonly past: number; readonly ahead: number } {
  const perDay = Math.min(400, Math.max(8, Math.round(count / 7)));
  return {
    past: Math.max(2, Math.ceil((count * 0.55) / perDay)),
    ahead: Math.min(45, Math.max(3, Math.ceil((count * 0.45) / perDay))),
  };
}

/** Draws rides around now: yesterday's and today's day of work, the days behind it, and fewer and fewer ahead. */
export function drawRides(count: number, now: number, chance: Chance): DemoRide[] {
  const { past, ahead } = daysOf(count);
  const days = Array.from({ length: past + ahead + 1 }, (_, index) => index - past);
  const day = weighted(days, (one) => (one <= 0 ? 1 : Math.exp((-2 * (one - 1)) / ahead)));
  const hour = weighted(
    BY_HOUR.map((_, index) => index),
    (index) => BY_HOUR[index] ?? 0,
  );
  const cities = Object.keys(DEMO_CITIES) as DemoCityName[];
  const city = weighted(cities, (name) => DEMO_CITIES[name].share);
  return Array.from({ length: count }, () => {
    const where = city(chance);
    const { ways, zone }: DemoCity = DEMO_CITIES[where];
    const busiest = Math.floor(chance.next() * chance.next() * ways.length);
    const [start, finish] = ways[busiest] ?? chance.of(ways);
    const way = chance.is(0.7) ? ([start, finish] as const) : ([finish, start] as const);
    const date = toLocalTime(now + day(chance) * DAY_MS, zone).slice(0, 10);
    const local = `${date} ${pad(hour(chance))}:${pad(chance.between(0, 11) * 5)}`;
    return { city: where, way, pickupAt: momentAt(local, zone) };
  });
}

/** The moment that a local time means; of a time that the clock leaves out, an hour later. */
export function momentAt(local: string, zone: string): number {
  const parsed = parseLocalTime(local);
  if (parsed === undefined) throw new Error(`${local} is no time.`);
  return momentOf(resolveLocalTime(parsed, zone)) ?? momentAt(addMinutes(parsed, 60), zone);
}

function weighted<T>(list: readonly T[], weightOf: (one: T) => number): (chance: Chance) => T {
  const weights = list.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (chance) => {
    let left = chance.next() * all;
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    const one = list[index] ?? list.at(-1);
    if (one === undefined) throw new Error("Nothing to choose from.");
    return one;
  };
}

function pad(part: number): string {
  return String(part).padStart(2, "0");
}
