import type { PriceItem } from "#contract/prices/prices.ts";
import { carGroup } from "#domain/prices/car-group.ts";
import { commonValue, type CommonValue } from "#domain/prices/common-value.ts";

/** The terms of a car that travellers compare, in minutes; null where there is none. */
export interface CarTerms {
  readonly waiting: number;
  /** Of the way back, where there is one. */
  readonly waitingBack: number | null;
  readonly delay: number;
  /** Cancelling is free until so long before pick-up. */
  readonly free: number | null;
}

/** The terms of a price; those of the way back only when the traveller comes back. */
export function carTerms(item: PriceItem, roundTrip: boolean): CarTerms {
  const { terms, reverse_price: reverse } = item;
  const free = terms.cancellation.filter(({ fee_percent }) => fee_percent === 0).map((step) => step.minutes_before);
  return {
    waiting: terms.free_waiting,
    waitingBack: roundTrip && reverse !== null ? reverse.terms.free_waiting : null,
    delay: terms.delay_tolerance,
    free: free.length > 0 ? Math.min(...free) : null,
  };
}

/** What the cars of a list have in common, with the groups that differ as a whole. */
export interface SharedTerms {
  readonly waiting: CommonValue<number> | undefined;
  readonly waitingBack: CommonValue<number | null> | undefined;
  readonly delay: CommonValue<number> | undefined;
  readonly free: CommonValue<number | null> | undefined;
  /** What every price includes. */
  readonly included: readonly string[];
  /** No price changes with the route. */
  readonly fixedPrice: boolean;
}

/** The terms that most cars of a list share; a car that differs says so itself. */
export function sharedTerms(items: readonly PriceItem[], roundTrip: boolean): SharedTerms {
  const common = <Key extends keyof CarTerms>(key: Key) =>
    commonValue(
      items,
      (item) => carGroup(item.car_class.car_class_id),
      (item) => carTerms(item, roundTrip)[key],
    );
  const [first, ...rest] = items;
  return {
    waiting: common("waiting"),
    waitingBack: common("waitingBack"),
    delay: common("delay"),
    free: common("free"),
    included: first?.terms.included.filter((name) => rest.every(({ terms }) => terms.included.includes(name))) ?? [],
    fixedPrice: items.every(({ flexible_tariff: isFlexible }) => !isFlexible),
  };
}

/** Whether a car differs from what the list says of all, and of its group. */
export function differs<Value>(shared: CommonValue<Value> | undefined, group: string, value: Value): boolean {
  const said = shared?.exceptions.find((exception) => exception.group === group)?.value ?? shared?.value;
  return said !== value;
}
