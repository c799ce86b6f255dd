import type { TariffArea, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { say } from "#server/say.ts";

/** Where the names of ground come from: areas are the operator's, places are the gazetteer's. */
export interface GroundNames {
  readonly areas: readonly TariffArea[];
  readonly gazetteer: Pick<Gazetteer, "byId">;
}

/** What a traveller calls the ground of a fare; undefined for an area or a place that is known no more. */
export function groundName(key: ZoneKey, { areas, gazetteer }: GroundNames, locale: Locale): string | undefined {
  const [kind = "", name = ""] = key.split(/:(.*)/s);
  if (kind === "anywhere") return say(locale, "wire.line.anywhere");
  if (kind === "country") return countryName(name, locale);
  if (kind === "area") {
    const area = areas.find((known) => known.key === name);
    return area && nameIn(area.name, locale);
  }
  const place = gazetteer.byId(name);
  return place && nameIn(place.name, locale) + (place.iata === null ? "" : ` (${place.iata})`);
}
