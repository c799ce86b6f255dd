import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { groundCells } from "#domain/tariffs/ground-cells.ts";
import { doGroundsMeet, type ExtentOf } from "#domain/tariffs/ground.ts";
import { doTimesMeet } from "#domain/tariffs/rules-meet.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";

/** More of one group and priority are not told: the cure is the same for all of them. */
const CONTRADICTIONS_MAX = 20;

/** Comparisons within one group and priority, at most a second of work. */
const COMPARISONS_MAX = 2_000_000;

/**
 * Rules of one provider, group and priority that can both fit a ride and do not add the same: which one counts would be
 * chance. Rules are compared only where their ground can meet, so that a hundred thousand of them take a second or two.
 */
export function contradictions(rules: readonly TariffRule[], extentOf: ExtentOf): readonly BookProblem[] {
  const alike = Map.groupBy(
    rules.filter((rule) => rule.group !== ""),
    (rule) => `${rule.providerId} ${rule.priority} ${rule.group}`,
  );
  return [...alike.values()].flatMap((some) => contradictionsOf(some, extentOf));
}

function contradictionsOf(rules: readonly TariffRule[], extentOf: ExtentOf): readonly BookProblem[] {
  const [first] = rules;
  if (first === undefined || rules.every((rule) => isSameEffect(rule, first))) return [];
  const values = { provider: first.providerId, group: first.group, priority: first.priority };
  const problems: BookProblem[] = [];
  let compared = 0;
  for (const [one, other] of pairsThatMayMeet(rules, extentOf)) {
    compared += 1;
    if (compared > COMPARISONS_MAX) {
      problems.push({ lines: [first.line], code: "rules-unchecked", values: { ...values, rules: rules.length } });
    } else if (!isSameEffect(one, other) && canBothFit(one, other, extentOf)) {
      problems.push({ lines: [one.line, other.line].sort((a, b) => a - b), code: "rules-contradict", values });
    }
    if (compared > COMPARISONS_MAX || problems.length >= CONTRADICTIONS_MAX) break;
  }
  return problems;
}

/** Every pair once, but for those whose starts (or finishes, where these tell more apart) lie in different squares. */
function* pairsThatMayMeet(rules: readonly TariffRule[], extentOf: ExtentOf): Generator<[TariffRule, TariffRule]> {
  const starts = rules.map((rule) => groundCells(rule.start, extentOf));
  const finishes = rules.map((rule) => groundCells(rule.finish, extentOf));
  const cells = countWide(starts) <= countWide(finishes) ? starts : finishes;
  const byCell = new Map<string, TariffRule[]>();
  const seen: TariffRule[] = [];
  const wide: TariffRule[] = [];
  for (const [index, rule] of rules.entries()) {
    const own = cells[index];
    const candidates = own === undefined ? seen : new Set([...wide, ...[...own].flatMap((c) => byCell.get(c) ?? [])]);
    for (const candidate of candidates) yield [candidate, rule];
    for (const cell of own ?? []) {
      const there = byCell.get(cell);
      if (there === undefined) byCell.set(cell, [rule]);
      else there.push(rule);
    }
    if (own === undefined) wide.push(rule);
    seen.push(rule);
  }
}

function countWide(cells: readonly (ReadonlySet<string> | undefined)[]): number {
  return cells.filter((own) => own === undefined).length;
}

function isSameEffect({ effect: one }: TariffRule, { effect: other }: TariffRule): boolean {
  if ("percent" in one) return "percent" in other && one.percent === other.percent;
  return "amount" in other && one.amount === other.amount;
}

function canBothFit(one: TariffRule, other: TariffRule, extentOf: ExtentOf): boolean {
  const { carClassIds: classes } = one;
  const hasClass =
    classes.length === 0 || other.carClassIds.length === 0 || classes.some((id) => other.carClassIds.includes(id));
  return hasClass && doTimesMeet(one, other) && doRidesMeet(one, other, extentOf);
}

/** Whether a ride can fit the ground of both: "either end" may be the start of one and the finish of the other. */
function doRidesMeet(one: TariffRule, other: TariffRule, extentOf: ExtentOf): boolean {
  const ends = ["start", "finish"] as const;
  return ends.some((end) =>
    ends.some((another) =>
      ends.every((at) => {
        const asked = [one[at], other[at]];
        if (end === at) asked.push(one.either);
        if (another === at) asked.push(other.either);
        return asked.every((ground, i) => asked.slice(i + 1).every((next) => doGroundsMeet(ground, next, extentOf)));
      }),
    ),
  );
}
