import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsThatMayMeet } from "#domain/tariffs/pairs-that-may-meet.ts";
import { canBothFit } from "#domain/tariffs/rules-both-fit.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";

/** Two rules of one group that fit the same ride: first the one that applies, then the one that does not. */
export type Precedence = readonly [first: TariffRule, second: TariffRule];

/** The most comparisons in total, well below a second of work. */
const COMPARISONS_MAX = 200_000;

/** Which rule comes first wherever two of one group can fit the same ride; at most `most` pairs. */
export function rulePrecedences(rules: readonly TariffRule[], extentOf: ExtentOf, most: number): Precedence[] {
  const grouped = rules.filter(({ group }) => group !== "");
  const found: Precedence[] = [];
  let compared = 0;
  for (const some of Map.groupBy(grouped, ({ providerId, group }) => `${providerId} ${group}`).values()) {
    for (const [one, other] of pairsThatMayMeet(some, extentOf)) {
      compared += 1;
      if (found.length >= most || compared > COMPARISONS_MAX) return found;
      if (one.priority === other.priority || !canBothFit(one, other, extentOf)) continue;
      found.push(one.priority > other.priority ? [one, other] : [other, one]);
    }
  }
  return found;
}
