import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsThatMayMeet } from "#domain/tariffs/pairs-that-may-meet.ts";
import { canBothFit, canBothFitOneGround } from "#domain/tariffs/rules-both-fit.ts";
import type { RuleKind, TariffRule } from "#domain/tariffs/tariff-book.ts";

/** The most contradictions reported per group and priority, or per kind: one fix cures them all. */
const CONTRADICTIONS_MAX = 20;

/** The most comparisons within one group and priority, or one kind: a second or two of work. */
const COMPARISONS_MAX = 2_000_000;

/** Which kinds go by the calendar: a ride has only one night, holiday or season, whatever the rules for it are called. */
const IS_BY_CALENDAR: Readonly<Record<RuleKind, boolean>> = {
  night: true,
  weekday: true,
  season: true,
  holiday: true,
  airport: false,
  station: false,
  toll: false,
  fee: false,
  discount: false,
};

/** Says what is wrong with two rules, if anything. */
type Judge = (one: TariffRule, other: TariffRule) => Pick<BookProblem, "code" | "values"> | undefined;

/**
 * Pairs of rules of one provider that can both fit a ride with an unclear result. In one group and priority, chance would
 * decide which one applies. Of one kind without a group, both would be charged. Rules are compared only where their ground
 * can meet, so that a hundred thousand of them take a second or two.
 */
export function contradictions(rules: readonly TariffRule[], extentOf: ExtentOf): readonly BookProblem[] {
  const grouped = rules.filter((rule) => rule.group !== "");
  const single = rules.filter((rule) => rule.group === "");
  const alike = Map.groupBy(grouped, (rule) => `${rule.providerId} ${rule.priority} ${rule.group}`);
  const kindOf = (rule: TariffRule): string => `${rule.providerId} ${rule.kind}`;
  const groupedOfKind = Map.groupBy(grouped, kindOf);
  return [
    ...[...alike.values()].flatMap((some) => chanceProblems(some, extentOf)),
    ...[...Map.groupBy(single, kindOf)].flatMap(([kind, some]) =>
      sumProblems(some, groupedOfKind.get(kind) ?? [], extentOf),
    ),
  ];
}

/** Rules of one group and priority that add different amounts. */
function chanceProblems(rules: readonly TariffRule[], extentOf: ExtentOf): readonly BookProblem[] {
  const [first] = rules;
  if (first === undefined || rules.every((rule) => isSameEffect(rule, first))) return [];
  const values = { provider: first.providerId, group: first.group, priority: first.priority };
  return judged(pairsThatMayMeet(rules, extentOf), rules, values, (one, other) =>
    isSameEffect(one, other) || !canBothFit(one, other, extentOf) ? undefined : { code: "rules-contradict", values },
  );
}

/** Rules of one kind, at least one of them without a group. */
function sumProblems(
  rules: readonly TariffRule[],
  others: readonly TariffRule[],
  extentOf: ExtentOf,
): readonly BookProblem[] {
  const [first] = rules;
  if (first === undefined) return [];
  const values = { provider: first.providerId, kind: first.kind };
  return judged(pairsThatMayMeet(rules, extentOf, others), rules, values, (one, other) => {
    if (!canBothFitOneGround(one, other, extentOf)) return undefined;
    return { code: isTwice(one, other) ? "rules-twice" : "rules-add-up", values };
  });
}

function judged(
  pairs: Iterable<[TariffRule, TariffRule]>,
  rules: readonly TariffRule[],
  values: BookProblem["values"],
  judge: Judge,
): readonly BookProblem[] {
  const problems: BookProblem[] = [];
  let compared = 0;
  for (const [one, other] of pairs) {
    compared += 1;
    const found = compared > COMPARISONS_MAX ? undefined : judge(one, other);
    if (found !== undefined) problems.push({ lines: [one.line, other.line].sort((a, b) => a - b), ...found });
    if (problems.length >= CONTRADICTIONS_MAX) break;
    if (compared <= COMPARISONS_MAX) continue;
    const lines = rules.slice(0, 1).map(({ line }) => line);
    problems.push({ lines, code: "rules-unchecked", values: { ...values, rules: rules.length } });
    break;
  }
  return problems;
}

function isSameEffect({ effect: one }: TariffRule, { effect: other }: TariffRule): boolean {
  if ("percent" in one) return "percent" in other && one.percent === other.percent;
  return "amount" in other && one.amount === other.amount;
}

/** The same conditions throughout; a charge for distance or place may appear twice under two names. */
function isTwice(one: TariffRule, other: TariffRule): boolean {
  return (one.name.en === other.name.en || IS_BY_CALENDAR[one.kind]) && asked(one) === asked(other);
}

function asked({ time, start, finish, either, carClassIds }: TariffRule): string {
  return JSON.stringify([
    time?.hours ?? null,
    time?.weekdays ?? [],
    time?.dates ?? [],
    ...[start, finish, either].map((zones) => zones.toSorted()),
    carClassIds,
  ]);
}
