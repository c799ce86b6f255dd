import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/price-line.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { percentOf } from "#domain/values/percent.ts";

/** What is added to the ride itself; percentages in hundredths. */
export interface Additions {
  readonly fees: readonly PriceLine[];
  /** The rules that apply, in order. */
  readonly rules: readonly TariffRule[];
  readonly fastRidePercent: number;
  readonly roundTripPercent: number;
  readonly partnerPercent: number;
  /** Line of the operator's file that holds the tariff's percentages. */
  readonly source: number;
}

/**
 * Completes a price in the order of decision 0014: the ride, fees, rules, a ride at short notice, the way back, the
 * partner, and whatever brings a negative sum up to zero.
 */
export function fullPrice(ride: readonly PriceLine[], additions: Additions): RidePrice {
  const { source } = additions;
  const share = sharesOf(sumOf(ride));
  const lines: PriceLine[] = [...ride, ...additions.fees, ...additions.rules.map((rule) => ruleLine(rule, share))];
  const { fastRidePercent, roundTripPercent } = additions;
  if (fastRidePercent !== 0) {
    lines.push({ kind: "fast-ride", amount: share(fastRidePercent), percent: fastRidePercent, source });
  }
  if (roundTripPercent !== 0) {
    lines.push({ kind: "round-trip", amount: share(roundTripPercent), percent: roundTripPercent, source });
  }
  if (additions.partnerPercent !== 0) {
    const percent = additions.partnerPercent;
    lines.push({ kind: "partner", amount: percentOf(sumOf(lines), percent), percent });
  }
  const sum = sumOf(lines);
  if (sum < 0) lines.push({ kind: "minimum", amount: -sum, source });
  return { amount: sumOf(lines), lines };
}

/**
 * Takes several percentages of one sum. It rounds the running percentage instead of each share, so that small shares never
 * drift from their sum: otherwise a longer ride could cost a kopeck less than a shorter one.
 */
function sharesOf(whole: number): (percent: number) => number {
  let running = 0;
  return (percent) => {
    const before = percentOf(whole, running);
    running += percent;
    return percentOf(whole, running) - before;
  };
}

function ruleLine(rule: TariffRule, share: (percent: number) => number): PriceLine {
  const named = { ruleId: rule.id, name: { en: rule.name.en, ru: rule.name.ru }, source: rule.line };
  if ("amount" in rule.effect) return { kind: "rule", amount: rule.effect.amount, ...named };
  const { percent } = rule.effect;
  return { kind: "rule", amount: share(percent), percent, ...named };
}
