import { doGroundsMeet, type ExtentOf } from "#domain/tariffs/ground.ts";
import { doTimesMeet } from "#domain/tariffs/rules-meet.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";

const ENDS = ["start", "finish"] as const;
type End = (typeof ENDS)[number];

/** Whether some ride can fit both rules. */
export function canBothFit(one: TariffRule, other: TariffRule, extentOf: ExtentOf): boolean {
  return doClassesMeet(one, other) && doTimesMeet(one, other) && doRidesMeet(one, other, extentOf, () => true);
}

/**
 * Whether two rules can fit one ride through the same ground: a fee for the start and one for the finish, or tolls of two
 * cities on one ride, are separate charges and are meant to add up.
 */
export function canBothFitOneGround(one: TariffRule, other: TariffRule, extentOf: ExtentOf): boolean {
  const isShared = (end: End, another: End): boolean =>
    [one, other].some((rule) => !asksGround(rule)) || ENDS.some((at) => asks(one, at, end) && asks(other, at, another));
  return doClassesMeet(one, other) && doTimesMeet(one, other) && doRidesMeet(one, other, extentOf, isShared);
}

function doClassesMeet({ carClassIds: some }: TariffRule, { carClassIds: others }: TariffRule): boolean {
  return some.length === 0 || others.length === 0 || some.some((id) => others.includes(id));
}

/** Whether one ride can fit the ground of both: "either end" may be the start of one and the finish of the other. */
function doRidesMeet(
  one: TariffRule,
  other: TariffRule,
  extentOf: ExtentOf,
  counts: (end: End, another: End) => boolean,
): boolean {
  return ENDS.some((end) =>
    ENDS.some(
      (another) =>
        counts(end, another) &&
        ENDS.every((at) => {
          const asked = [one[at], other[at]];
          if (end === at) asked.push(one.either);
          if (another === at) asked.push(other.either);
          return asked.every((ground, i) => asked.slice(i + 1).every((next) => doGroundsMeet(ground, next, extentOf)));
        }),
    ),
  );
}

function asksGround({ start, finish, either }: TariffRule): boolean {
  return start.length + finish.length + either.length > 0;
}

/** Whether a rule has a condition on an end of the ride, when its "either end" means the one in `either`. */
function asks(rule: TariffRule, at: End, either: End): boolean {
  return rule[at].length > 0 || (at === either && rule.either.length > 0);
}
