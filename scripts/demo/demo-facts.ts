import type { TripDriver } from "#domain/orders/trip-driver.ts";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import type { DemoRide } from "./demo-days.ts";
import type { DemoPerson } from "./demo-people.ts";
import type { DemoPlan } from "./demo-plans.ts";

/** How the money of an order stands. */
export type DemoPay = "paid" | "part" | "waiting" | "cash";

/** A trip that is about to be written. */
export interface DemoTrip extends DemoRide {
  readonly plan: DemoPlan;
  readonly state: TripState;
  readonly driver: TripDriver | null;
  readonly travel: string;
  readonly people: number;
  readonly marks: readonly TripMark[];
  readonly isChanged: boolean;
}

/** An order that is about to be written. */
export interface DemoOrder {
  readonly person: DemoPerson;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  /** When it was cancelled, or its traveller did not come. */
  readonly endedAt: number | null;
  readonly pay: DemoPay;
  readonly trips: readonly DemoTrip[];
  readonly note: string | null;
  readonly hasFailedLetter: boolean;
}

/** What a plan says of how long its car is busy: the ride, and a little to come to it. */
export function busyUntil({ plan, pickupAt }: Pick<DemoTrip, "plan" | "pickupAt">): number {
  return pickupAt + plan.columns.seconds * 1000;
}
