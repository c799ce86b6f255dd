import { createHash } from "node:crypto";
import type { FixedFare, TariffRule } from "#domain/tariffs/tariff-book.ts";

/** Ids are integers of the wire, below 2^31. */
const ID_LIMIT = 2 ** 31;

/** What makes a fare the same fare in every version, whatever it costs. */
export function fareKey(fare: Omit<FixedFare, "id">): string {
  const { providerId, carClassId, from, to, valid } = fare;
  return [providerId, carClassId, from, to, valid.from ?? "", valid.to ?? ""].join("|");
}

/** What makes a rule the same rule in every version, whatever it adds and when. */
export function ruleKey(rule: Omit<TariffRule, "id">): string {
  const { providerId, kind, name, start, finish, either, carClassIds } = rule;
  return [providerId, kind, name.en, start, finish, either, carClassIds].join("|");
}

/** Entries by their keys; the second of the same key is told apart by its place among them. */
export function byKey<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  const keyed = new Map<string, T>();
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    keyed.set(count === 1 ? key : `${key}#${count}`, entry);
  }
  return keyed;
}

/** Gives fares their ids. */
export function withFareIds(fares: readonly Omit<FixedFare, "id">[]): FixedFare[] {
  return withIds(fares, fareKey);
}

/** Gives rules their ids. */
export function withRuleIds(rules: readonly Omit<TariffRule, "id">[]): TariffRule[] {
  return withIds(rules, ruleKey);
}

// The hash of what makes an entry itself, and no running number: one line more at the top of a file would otherwise give
// every fare below it another id, and two quotes of different versions could not be told to rest on the same fare. In
// 200,000 entries some ten pairs meet in 31 bits; the later one takes the next free number.
function withIds<T>(entries: readonly T[], keyOf: (entry: T) => string): (T & { readonly id: number })[] {
  const taken = new Set<number>();
  return [...byKey(entries, keyOf)].map(([key, entry]) => {
    let id = createHash("sha256").update(key).digest().readUInt32BE() % ID_LIMIT;
    while (id === 0 || taken.has(id)) id = (id + 1) % ID_LIMIT;
    taken.add(id);
    return { id, ...entry };
  });
}
