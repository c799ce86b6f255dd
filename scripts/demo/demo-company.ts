import type { TripState } from "#domain/orders/trip-state.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { createChance, type Chance } from "./chance.ts";
import { DEMO_CITIES, type DemoCity } from "./demo-cities.ts";
import { drawRides, type DemoRide } from "./demo-days.ts";
import { createDriverPool, type DriverPool } from "./demo-drivers.ts";
import { busyUntil, type DemoOrder, type DemoPay, type DemoTrip } from "./demo-facts.ts";
import { DEMO_MARKS, DEMO_NOTES, demoPerson, drawPerson } from "./demo-people.ts";
import { PICTURE_TRIPS, type PictureTrip } from "./demo-pictures.ts";
import type { DemoPlan, DemoPlanner } from "./demo-plans.ts";

/** A company too small for the hour of the pictures has none of it. */
const PICTURES_FROM = 60;

/** The order of how often classes are chosen. */
const USUAL_CLASSES = [4, 4, 4, 2, 2, 3, 5, 5, 10, 10, 8, 7, 12];

interface Making {
  readonly planner: Pick<DemoPlanner, "planOf">;
  readonly chance: Chance;
  readonly drivers: DriverPool;
  readonly now: number;
}

/** Makes up the orders of a company around now, in the order of their first pick-ups. */
export async function* makeCompany(
  planner: Pick<DemoPlanner, "planOf">,
  { count, now }: { readonly count: number; readonly now: number },
): AsyncGenerator<DemoOrder> {
  const chance = createChance(count);
  const making: Making = { planner, chance, drivers: createDriverPool(chance), now };
  const pictures = count < PICTURES_FROM ? [] : PICTURE_TRIPS;
  const drawn: readonly (DemoRide | PictureTrip)[] = [...pictures, ...drawRides(count - pictures.length, now, chance)];
  const momentOf = (ride: DemoRide | PictureTrip) => ("is" in ride ? fiveMinutes(now, ride) : ride.pickupAt);
  for (const ride of drawn.toSorted((a, b) => momentOf(a) - momentOf(b))) {
    yield "is" in ride ? await pictured(making, ride) : await drawnOrder(making, ride);
  }
}

function fiveMinutes(now: number, { inMinutes }: PictureTrip): number {
  return Math.round((now + inMinutes * MINUTE_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
}

async function pictured({ planner, chance, drivers, now }: Making, shown: PictureTrip): Promise<DemoOrder> {
  const person = demoPerson(shown.name, chance);
  const ride = { city: shown.city, way: shown.way, pickupAt: fiveMinutes(now, shown) };
  const plan = await planOf(planner, ride, { lang: person.lang, wished: shown.classId, people: shown.people });
  const until = busyUntil({ plan, pickupAt: ride.pickupAt });
  const state: TripState =
    shown.is === "new" || shown.is === "unpaid"
      ? "placed"
      : shown.is === "part-paid" || shown.is === "cash"
        ? "confirmed"
        : shown.is;
  const pay: DemoPay =
    shown.is === "unpaid" ? "waiting" : shown.is === "part-paid" ? "part" : shown.is === "cash" ? "cash" : "paid";
  const trip: DemoTrip = {
    ...ride,
    plan,
    state,
    driver: shown.driver === undefined ? null : drivers.hold(shown.city, shown.driver, until),
    travel: shown.flight,
    people: shown.people,
    marks: shown.mark === undefined ? [] : [shown.mark],
    isChanged: shown.isChanged === true,
  };
  const placedAt = Math.min(now - (state === "placed" ? 4 : 26 * 60) * MINUTE_MS, ride.pickupAt - 3 * HOUR_MS);
  const endedAt = state === "no-show" ? ride.pickupAt + HOUR_MS : state === "cancelled" ? now - 40 * MINUTE_MS : null;
  return { person, placedAt, endedAt, pay, trips: [trip], note: null, hasFailedLetter: shown.hasFailedLetter === true };
}

async function drawnOrder(making: Making, ride: DemoRide): Promise<DemoOrder> {
  const { planner, chance, now } = making;
  const person = drawPerson(chance);
  const people = chance.of([1, 1, 1, 2, 2, 2, 3, 4, 5]);
  const plan = await planOf(planner, ride, { lang: person.lang, wished: chance.of(USUAL_CLASSES), people });
  const notice = chance.is(0.15) ? chance.between(3, 20) * HOUR_MS : chance.between(1, 21) * DAY_MS;
  const placedAt = Math.min(ride.pickupAt - notice, now - chance.between(1, 40) * MINUTE_MS);
  const rides: DemoRide[] = [ride];
  if (chance.is(0.12)) {
    const [start, finish] = ride.way;
    rides.push({ ...ride, way: [finish, start], pickupAt: ride.pickupAt + chance.between(2, 7) * DAY_MS });
  }
  const end = endOf(chance, { ride, placedAt, now });
  const isWaiting = end === null && ride.pickupAt > now && chance.is(0.1);
  const pay: DemoPay = isWaiting ? "waiting" : chance.is(0.18) ? "cash" : chance.is(0.01) ? "part" : "paid";
  const isNew = end === null && ride.pickupAt > now && (isWaiting || chance.is(0.12));
  const trips: DemoTrip[] = [];
  for (const one of rides) {
    const planned =
      one === ride ? plan : await planOf(planner, one, { lang: person.lang, wished: plan.classId, people });
    // A change makes one version of its order, so one trip of it has been changed at most.
    const mayBeChanged = !trips.some(({ isChanged }) => isChanged);
    trips.push(tripOf(making, { ...one, plan: planned }, { end: end?.state ?? null, isNew, people, mayBeChanged }));
  }
  return {
    person,
    placedAt,
    endedAt: end?.at ?? null,
    pay,
    trips,
    note: chance.is(0.07) ? chance.of(DEMO_NOTES[person.lang]) : null,
    hasFailedLetter: ride.pickupAt > now && chance.is(0.008),
  };
}

/** How an order ends without a ride, if it does. */
function endOf(
  chance: Chance,
  { ride: { pickupAt }, placedAt, now }: { readonly ride: DemoRide; readonly placedAt: number; readonly now: number },
): { readonly state: "cancelled" | "no-show"; readonly at: number } | null {
  if (chance.is(0.06)) {
    const latest = Math.min(now, pickupAt - HOUR_MS);
    return { state: "cancelled", at: Math.round(placedAt + (latest - placedAt) * chance.next()) };
  }
  return pickupAt + HOUR_MS < now && chance.is(0.02) ? { state: "no-show", at: pickupAt + HOUR_MS } : null;
}

function tripOf(
  { chance, drivers, now }: Making,
  ride: DemoRide & { readonly plan: DemoPlan },
  order: {
    readonly end: "cancelled" | "no-show" | null;
    readonly isNew: boolean;
    readonly people: number;
    readonly mayBeChanged: boolean;
  },
): DemoTrip {
  const { city, pickupAt, plan } = ride;
  const until = busyUntil(ride);
  const { flights, trains }: DemoCity = DEMO_CITIES[city];
  const { flight_number: flight, departure_flight: away, train_number: train } = plan.columns;
  const state: TripState =
    order.end ?? (until < now ? "completed" : pickupAt < now ? "under-way" : order.isNew ? "placed" : "confirmed");
  const nearness = pickupAt - now;
  const isDriven =
    state !== "cancelled" && state !== "placed" && (nearness < 0 || chance.is(nearness < DAY_MS ? 0.8 : 0.25));
  return {
    ...ride,
    state,
    driver: isDriven ? drivers.take(city, pickupAt, until) : null,
    travel: flight !== "" || away !== "" ? chance.of(flights) : train === "" ? "" : chance.of(trains),
    people: order.people,
    marks: chance.is(0.12) ? [chance.of(DEMO_MARKS)] : [],
    isChanged: order.mayBeChanged && nearness > 0 && (state === "placed" || state === "confirmed") && chance.is(0.03),
  };
}

/** The way of a ride in the class that is wished, or in the next that seats everybody. */
function planOf(
  planner: Pick<DemoPlanner, "planOf">,
  { city, way: [start, finish], pickupAt }: DemoRide,
  { lang, wished, people }: { readonly lang: Locale; readonly wished: number; readonly people: number },
): Promise<DemoPlan> {
  const hour = Number(toLocalTime(pickupAt, DEMO_CITIES[city].zone).slice(11, 13));
  return planner.planOf({ city, start, finish, lang, isNight: hour >= 22 || hour < 6 }, wished, people);
}
