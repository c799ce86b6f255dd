import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";

/** The ground that everything lies in. */
export const ANYWHERE: ZoneKey = "anywhere";

/** What a key names, the closest ground first. */
const KINDS = ["place", "area", "country", "anywhere"] as const;

/** What kind of ground a zone is. */
export type ZoneKind = (typeof KINDS)[number];

/** The zone of a place by its public id. */
export function placeZone(id: string): ZoneKey {
  return `place:${id}`;
}

/** The zone of an area of the operator. */
export function areaZone(key: string): ZoneKey {
  return `area:${key}`;
}

/** The zone of a country, ISO 3166-1 alpha-2. */
export function countryZone(code: string): ZoneKey {
  return `country:${code.toUpperCase()}`;
}

/** What kind of ground a key names; a text that is no key counts as the widest. */
export function zoneKind(zone: ZoneKey): ZoneKind {
  return KINDS.find((kind) => zone.startsWith(`${kind}:`)) ?? "anywhere";
}

/** What follows the kind in a key: the place's id, the area's key, the country's code. */
export function zoneName(zone: ZoneKey): string {
  return zone.slice(zone.indexOf(":") + 1);
}
