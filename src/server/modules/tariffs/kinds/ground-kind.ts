import { closestName } from "#domain/places/closest-name.ts";
import type { Extent } from "#domain/tariffs/extent.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { ANYWHERE, areaZone, countryZone, placeZone } from "#domain/tariffs/zones.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { hint, Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";

/** What the file may name that lies outside of it. */
export interface ResolveGround {
  /** The public id of a place by its IATA or ICAO code, or by the id itself. */
  place(code: string): string | undefined;
  /** Whether an area was imported under this key. */
  hasArea(key: string): boolean;
  /** Where a place, or an area that was imported, lies. */
  extent(zone: ZoneKey): Extent | undefined;
}

/** Ground as a kind of value, which remembers how the file names it. */
export interface GroundKind extends ValueKind<ZoneKey> {
  /** A zone as the file wrote it first. */
  readonly written: (zone: ZoneKey) => string;
}

/** Ground as the file names it: a place, "area moscow", "country RU" or "anywhere"; areas are those of the same file. */
export function groundKind(resolve: ResolveGround, areas: ReadonlySet<string>): GroundKind {
  // One airport is named by thousands of fares.
  const known = new Map<string, ZoneKey | Wrong>();
  const written = new Map<ZoneKey, string>();
  const read = (text: string): ZoneKey | Wrong => {
    if (text === "anywhere") return ANYWHERE;
    const [, noun, name = ""] = /^(area|country)\s+(\S.*)$/.exec(text) ?? [];
    if (noun === "area") {
      return areas.has(name) ? areaZone(name) : new Wrong("tariffs.ground.area", hint(closestName(name, areas)));
    }
    if (noun === "country") return isCountry(name) ? countryZone(name) : new Wrong("tariffs.ground.country");
    const place = /^\w{2,12}$/.test(text) ? resolve.place(text) : undefined;
    if (place !== undefined) return placeZone(place);
    return new Wrong("tariffs.ground.place", hint(closestName(text, areas)));
  };
  return {
    blank: ANYWHERE,
    written: (zone) => written.get(zone) ?? groundWords(zone),
    read(given) {
      const text = given.trim();
      const zone = known.get(text) ?? read(text);
      known.set(text, zone);
      if (typeof zone === "string" && !written.has(zone)) written.set(zone, text);
      return zone;
    },
  };
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryName(code, "en") !== code;
}
