import { isRuleTime, isValidOn } from "#domain/tariffs/rule-time.ts";
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

/**
 * The rules that apply to a ride: highest priority first, and only the first match of each group. Rules of the same
 * priority are sorted by id, so the order of the list never matters.
 */
export function fittingRules(rules: readonly TariffRule[], ride: RuleCase): readonly TariffRule[] {
  const taken = new Set<string>();
  return rules
    .filter((rule) => fits(rule, ride))
    .sort((a, b) => b.priority - a.priority || a.id - b.id)
    .filter((rule) => {
      if (rule.group === "") return true;
      const isFirst = !taken.has(rule.group);
      taken.add(rule.group);
      return isFirst;
    });
}

function fits(rule: TariffRule, ride: RuleCase): boolean {
  return (
    rule.providerId === ride.providerId &&
    (rule.carClassIds.length === 0 || rule.carClassIds.includes(ride.carClassId)) &&
    isIn(rule.start, ride.startZones) &&
    isIn(rule.finish, ride.finishZones) &&
    (isIn(rule.either, ride.startZones) || isIn(rule.either, ride.finishZones)) &&
    isValid(rule, ride) &&
    isRuleTime(rule.time, ride.pickup)
  );
}

function isIn(asked: readonly ZoneKey[], zones: readonly ZoneKey[]): boolean {
  return asked.length === 0 || asked.some((zone) => zones.includes(zone));
}

/** Without a date only a rule that is always valid applies, just as only rules without a time do. */
function isValid({ valid }: TariffRule, { pickup, date }: RuleCase): boolean {
  const day = pickup?.slice(0, 10) ?? date;
  return day === undefined ? valid.from === null && valid.to === null : isValidOn(valid, day);
}
