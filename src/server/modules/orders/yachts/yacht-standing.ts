import type { TripStepsView } from "#contract/console/states/trip-steps.ts";
import { type CancelJudgement, type CancelledTrip, judgeCancel } from "#domain/orders/judge-cancel.ts";
import { dueOf } from "#domain/orders/order-account.ts";
import type { StepBack } from "#domain/orders/state-by-hand.ts";
import { nextSum } from "#domain/yachts/yacht-money.ts";
import { yachtStepBack } from "#domain/yachts/yacht-moves.ts";
import type { OrderHistory } from "#server/modules/orders/read/present-history.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import type { StoredYacht, StoredYachtMove } from "#server/modules/orders/store/yachts.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** An order of kind yacht. */
export type YachtOrder = StoredOrder & { readonly yacht: StoredYacht };

/** An order that is one of kind yacht; any other is not known here. */
export function asYachtOrder(order: StoredOrder | undefined): YachtOrder {
  if (order?.yacht === undefined) throw new Refusal("order-unknown");
  return { ...order, yacht: order.yacht };
}

/** A yacht as its cancelling is judged, by the rule of trips: by its terms, from the whole price. */
export function yachtStanding({ amount, yacht }: Pick<YachtOrder, "amount" | "yacht">): CancelledTrip {
  return {
    state: yacht.state,
    confirmBy: null,
    pickupAt: yacht.starts_at.getTime(),
    amount,
    terms: { cancellation: yacht.cancellation },
  };
}

/** What cancelling a yacht order comes to: the fee of its terms, and never more than was paid. */
export function judgeYachtCancel(
  order: Pick<YachtOrder, "amount" | "yacht" | "received">,
  now: number,
): CancelJudgement {
  return judgeCancel([yachtStanding(order)], now, order.received);
}

/** What the next payment of an order is: all that is due, or of a yacht the deposit and then the rest. */
export function askedSum({ amount, received, yacht }: StoredOrder): number {
  if (yacht === undefined) return dueOf({ cost: amount, received });
  return nextSum({ cost: amount, received, deposit: yacht.deposit });
}

/** The way back of a yacht whose state is wrong; null where there is none. */
export function stepBackOf(
  { yacht, received }: Pick<YachtOrder, "yacht" | "received">,
  moves: readonly Pick<StoredYachtMove, "from_state" | "to_state" | "at">[],
): StepBack | null {
  const made = moves.map(({ from_state: from, to_state: to, at }) => ({ from, to, at: at.getTime() }));
  return yachtStepBack({ state: yacht.state, received, deposit: yacht.deposit }, made);
}

/** Where a yacht may be put back by hand, told as of a trip with the number of its order; where it goes on is a rule of its own. */
export function yachtSteps(order: YachtOrder, moves: OrderHistory["moves"], now: number): TripStepsView[] {
  const told = moves.map(({ from, state, at }) => ({ from_state: from, to_state: state, at }));
  const back = stepBackOf(order, told);
  return [
    {
      trip_id: order.order_id,
      next: null,
      no_show: null,
      back: back === null || now > back.until ? null : { state: back.to, until: back.until },
    },
  ];
}
