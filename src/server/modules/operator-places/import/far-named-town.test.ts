import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { OperatorPlace } from "#domain/places/operator-place.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { prepareImport } from "#server/modules/operator-places/import/import-places.ts";

const DATA = join(import.meta.dirname, "../../../../../data");
let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
});

const hotel = (name: string, lat: number, lng: number): OperatorPlace => ({
  key: name,
  kind: "hotel",
  point: { lat, lng },
  name: { en: name, ru: name },
  address: { en: "", ru: "" },
  country: "AE",
  weight: 3000,
  search: [],
});
const prepare = (source: "geonames" | undefined, ...places: OperatorPlace[]) =>
  prepareImport(
    {
      unit: "line",
      places: places.map((item, at) => ({ line: at + 1, item })),
      areas: [],
      problems: [],
      unknown: [],
      ...(source && { source }),
    },
    "AE.txt",
    gazetteer,
  );

test("a hotel of an extract that lies far from the town in its name is refused; the operator's own is believed", () => {
  const places = [hotel("Hilton Dubai Creek", 25.25, 55.32), hotel("Hilton Dubai", 24.2, 55.75)] as const;
  const extract = prepare("geonames", ...places);
  expect(extract.problems).toEqual([{ line: 2, what: { problem: "town-far", value: "Dubai" } }]);
  expect(extract.credit).toContain("GeoNames");
  expect(prepare(undefined, ...places)).toMatchObject({ problems: [], credit: null });
});
