import { carGroup } from "#domain/prices/car-group.ts";
import { commonValue, type CommonValue } from "#domain/prices/common-value.ts";

/** A car of a list, and how many minutes before pick-up cancelling it is still free; null where it never is. */
export interface CancelledCar {
  readonly classId: number;
  readonly free: number | null;
}

/**
 * Until how many minutes before pick-up cancelling is free in every price; of cars that differ within a group the strictest
 * counts. Undefined where cancelling some car always costs something.
 */
export function freeCancelling(cars: readonly CancelledCar[]): CommonValue<number> | undefined {
  const strictest = new Map<string, number>();
  for (const { classId, free } of cars) {
    if (free === null) return undefined;
    const group = carGroup(classId);
    strictest.set(group, Math.max(free, strictest.get(group) ?? 0));
  }
  const groupOf = ({ classId }: CancelledCar) => carGroup(classId);
  return commonValue(cars, groupOf, (car) => strictest.get(groupOf(car)) ?? 0);
}
