import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { ExtentOf } from "#domain/tariffs/ground.ts";
import { pairsThatMayMeet } from "#domain/tariffs/pairs-that-may-meet.ts";
import { canBothFit, canBothFitOneGround } from "#domain/tariffs/rules-both-fit.ts";
import type { RuleKind, TariffRule } from "#domain/tariffs/tariff-book.ts";

/** More of one group and priority, or of one kind, are not told: the cure is the same for all of them. */
const CONTRADICTIONS_MAX = 20;

/** Comparisons within one group and priority, or one kind, at most a second or two of work. */
const COMPARISONS_MAX = 2_000_000;

/** A ride is at night, on a holiday or in a season but once, whatever the rules for it are called. */
const CALENDAR: readonly RuleKind[] = ["night", "weekday", "season", "holiday"];

/** What is wrong with two rules, when anything is. */
type Judge = (one: TariffRule, other: TariffRule) => Pick<BookProblem, "code" | "values"> | undefined;

/**
 * Rules of one provider that can both fit a ride where nobody can tell what is meant. In one group and priority, which one
 * counts would be chance. Of one kind and without a group, both would be paid. Rules are compared only where their ground can
 * meet, so that a hundred thousand of them take a second or two.
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

/** Rules of one group and priority that do not add the same. */
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

/** The same asked in every way; what costs something by distance or place may be there twice under two names. */
function isTwice(one: TariffRule, other: TariffRule): boolean {
  return (one.name.en === other.name.en || CALENDAR.includes(one.kind)) && asked(one) === asked(other);
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
