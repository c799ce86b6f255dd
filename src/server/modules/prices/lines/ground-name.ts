import type { TariffArea, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { say } from "#server/say.ts";

/** Where ground gets its names: areas from the operator, places from the gazetteer. */
export interface GroundNames {
  readonly areas: readonly TariffArea[];
  readonly gazetteer: Pick<Gazetteer, "byId">;
}

/** The traveller's name for the ground of a fare; undefined for an area or place that no longer exists. */
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
