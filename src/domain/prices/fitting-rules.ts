import { isRuleTime, isValidOn } from "#domain/tariffs/rule-time.ts";
import type { TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";

/** What rules ask of a ride. */
export interface RuleCase {
  readonly providerId: number;
  readonly carClassId: number;
  readonly startZones: readonly ZoneKey[];
  /** Empty for cars by the hour, which have no finish. */
  readonly finishZones: readonly ZoneKey[];
  /** In the clock of the start; null while no time is named. */
  readonly pickup: LocalTime | null;
  /** The day that counts for validity while no time is named, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
}

/**
 * The rules that count for a ride: by falling priority, and of a group only the first that fits. Rules of one priority stand
 * by id, so that the order of the list never matters.
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

/** Without any date only a rule that is always valid counts, as only rules without a time do. */
function isValid({ valid }: TariffRule, { pickup, date }: RuleCase): boolean {
  const day = pickup?.slice(0, 10) ?? date;
  return day === undefined ? valid.from === null && valid.to === null : isValidOn(valid, day);
}
