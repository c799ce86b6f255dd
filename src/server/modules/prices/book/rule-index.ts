import type { TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** The rules whose ground fits a ride, by provider. */
export type RuleIndex = (start: Zones, finish: Zones) => ReadonlyMap<number, readonly TariffRule[]>;

type ByZone = Map<ZoneKey, TariffRule[]>;

/**
 * Sorts rules by their ground, so that a ride only checks those of its own zones. A rule is stored under its start, otherwise
 * under its finish, otherwise under either end; only rules without any ground are checked for every ride.
 */
export function createRuleIndex(rules: readonly TariffRule[]): RuleIndex {
  const [starts, finishes, ends]: [ByZone, ByZone, ByZone] = [new Map(), new Map(), new Map()];
  const everywhere: TariffRule[] = [];
  for (const rule of rules) {
    if (rule.start.length > 0) addTo(starts, rule.start, rule);
    else if (rule.finish.length > 0) addTo(finishes, rule.finish, rule);
    else if (rule.either.length > 0) addTo(ends, rule.either, rule);
    else everywhere.push(rule);
  }
  return (start, finish) => {
    const met = new Set<TariffRule>(everywhere);
    const collect = (from: ByZone, keys: readonly ZoneKey[]): void => {
      for (const key of keys) for (const rule of from.get(key) ?? []) met.add(rule);
    };
    collect(starts, start.keys);
    collect(finishes, finish.keys);
    collect(ends, start.keys);
    collect(ends, finish.keys);
    const fitting = [...met].filter(
      (rule) =>
        lies(rule.start, start.keys) &&
        lies(rule.finish, finish.keys) &&
        (lies(rule.either, start.keys) || lies(rule.either, finish.keys)),
    );
    return Map.groupBy(fitting, (rule) => rule.providerId);
  };
}

function lies(asked: readonly ZoneKey[], keys: readonly ZoneKey[]): boolean {
  return asked.length === 0 || asked.some((key) => keys.includes(key));
}

function addTo(index: ByZone, keys: readonly ZoneKey[], rule: TariffRule): void {
  for (const key of keys) {
    const known = index.get(key);
    if (known) known.push(rule);
    else index.set(key, [rule]);
  }
}
