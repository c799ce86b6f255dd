import type { AreaSet } from "#server/areas/area-set.ts";
import { loadCountryOverrides } from "#server/areas/load-country-overrides.ts";
import { loadRegions } from "#server/areas/load-regions.ts";
import { loadUrbanAreas } from "#server/areas/load-urban-areas.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { loadTerminals, type Terminals } from "#server/gazetteer/pack/terminals.ts";
import { createCountryAt, type CountryAt } from "#server/modules/places/country-at.ts";

/** Everything the data folder contains about places and countries. */
export interface Ground {
  readonly gazetteer: Gazetteer;
  readonly urbanAreas: AreaSet;
  readonly countryAt: CountryAt;
  readonly terminals: Terminals;
}

/** Loads the output of `npm run geo:build` and the tables beside it. */
export async function loadGround(dataDir: string): Promise<Ground> {
  const [gazetteer, regions, overrides, urbanAreas, terminals] = await Promise.all([
    loadGazetteer(dataDir),
    loadRegions(dataDir),
    loadCountryOverrides(dataDir),
    loadUrbanAreas(dataDir),
    loadTerminals(dataDir),
  ]);
  return { gazetteer, urbanAreas, terminals, countryAt: createCountryAt(regions, overrides) };
}
