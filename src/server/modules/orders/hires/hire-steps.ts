import type { TripStepsView } from "#contract/console/states/trip-steps.ts";
import type { StepBack } from "#domain/orders/state-by-hand.ts";
import { yachtStepBack } from "#domain/yachts/yacht-moves.ts";
import type { HireOrder } from "#server/modules/orders/hires/agree-hire.ts";
import type { OrderHistory } from "#server/modules/orders/read/present-history.ts";
import type { StoredHireMove } from "#server/modules/orders/store/hires.repository.ts";

/** The way back of a yacht whose state is wrong; null where there is none. */
export function hireStepBack(
  { hire, received }: Pick<HireOrder, "hire" | "received">,
  moves: readonly Pick<StoredHireMove, "from_state" | "to_state" | "at">[],
): StepBack | null {
  const made = moves.map(({ from_state: from, to_state: to, at }) => ({ from, to, at: at.getTime() }));
  return yachtStepBack({ state: hire.state, received, deposit: hire.deposit }, made);
}

/** Where a yacht may be put back by hand, told as of a trip with the number of its order; where it goes on is a rule of its own. */
export function hireSteps(order: HireOrder, moves: OrderHistory["moves"], now: number): TripStepsView[] {
  const told = moves.map(({ from, state, at }) => ({ from_state: from, to_state: state, at }));
  const back = hireStepBack(order, told);
  return [
    {
      trip_id: order.order_id,
      next: null,
      no_show: null,
      back: back === null || now > back.until ? null : { state: back.to, until: back.until },
    },
  ];
}
