import { isValidOn, timeMisfit, type TimeMisfit } from "#domain/tariffs/rule-time.ts";
import type { TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";

/** The facts of a ride that rules depend on. */
export interface RuleCase {
  readonly providerId: number;
  readonly carClassId: number;
  readonly startZones: readonly ZoneKey[];
  /** Empty for cars by the hour, which have no finish. */
  readonly finishZones: readonly ZoneKey[];
  /** On the clock of the start; null until a time is given. */
  readonly pickup: LocalTime | null;
  /** The date that decides validity until a time is given, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/** The first condition of a rule that a ride fails. */
export type RuleMisfit = "provider" | "class" | "start" | "finish" | "either" | "validity" | TimeMisfit;

/** Why a rule does not count: a condition that fails, or another rule of its group that comes first. */
export type RuleVerdict = { readonly misfit: RuleMisfit } | { readonly beatenBy: TariffRule };

/** Hears of every rule that does not count. */
export type HearRule = (rule: TariffRule, verdict: RuleVerdict) => void;

/**
 * The rules that apply to a ride: highest priority first, and only the first match of each group. Rules of the same
 * priority are sorted by id, so the order of the list never matters.
 */
export function fittingRules(rules: readonly TariffRule[], ride: RuleCase, hear?: HearRule): readonly TariffRule[] {
  const taken = new Map<string, TariffRule>();
  return rules
    .filter((rule) => {
      const misfit = misfitOf(rule, ride);
      if (misfit !== undefined) hear?.(rule, { misfit });
      return misfit === undefined;
    })
    .sort((a, b) => b.priority - a.priority || a.id - b.id)
    .filter((rule) => {
      const beatenBy = rule.group === "" ? undefined : taken.get(rule.group);
      if (beatenBy === undefined) taken.set(rule.group, rule);
      else hear?.(rule, { beatenBy });
      return beatenBy === undefined;
    });
}

function misfitOf(rule: TariffRule, ride: RuleCase): RuleMisfit | undefined {
  if (rule.providerId !== ride.providerId) return "provider";
  if (rule.carClassIds.length > 0 && !rule.carClassIds.includes(ride.carClassId)) return "class";
  if (!isIn(rule.start, ride.startZones)) return "start";
  if (!isIn(rule.finish, ride.finishZones)) return "finish";
  if (!isIn(rule.either, ride.startZones) && !isIn(rule.either, ride.finishZones)) return "either";
  if (!isValid(rule, ride)) return "validity";
  return timeMisfit(rule.time, ride.pickup);
}

function isIn(asked: readonly ZoneKey[], zones: readonly ZoneKey[]): boolean {
  return asked.length === 0 || asked.some((zone) => zones.includes(zone));
}

/** Without a date only a rule that is always valid applies, just as only rules without a time do. */
function isValid({ valid }: TariffRule, { pickup, date }: RuleCase): boolean {
  const day = pickup?.slice(0, 10) ?? date;
  return day === undefined ? valid.from === null && valid.to === null : isValidOn(valid, day);
}
