import type { TariffArea } from "#domain/tariffs/tariff-book.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Broken } from "#server/modules/tariffs/file/file-context.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { createSeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { readTitle, TITLE_FIELDS } from "#server/modules/tariffs/file/title-fields.ts";
import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";
import { scaledInteger } from "#server/modules/tariffs/kinds/scaled-integer.ts";
import { FLAG, label } from "#server/modules/tariffs/kinds/text-kinds.ts";
import { Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

const RADIUS_MAX_KM = 1000;
const NOWHERE: GeoPoint = { lat: 0, lng: 0 };

const POINT: ValueKind<GeoPoint> = {
  blank: NOWHERE,
  read: (text) => parseGeoPoint(text) ?? new Wrong("tariffs.value.point"),
};

const RADIUS: ValueKind<number> = {
  blank: 1,
  read(text) {
    const metres = scaledInteger(text, 3);
    if (metres === undefined) return new Wrong("tariffs.value.kilometres");
    if (metres > 0 && metres <= RADIUS_MAX_KM * 1000) return metres / 1000;
    return new Wrong("tariffs.value.above-zero-to", { max: RADIUS_MAX_KM });
  },
};

/** The areas of a file: circles, and keys of imported polygons. */
export function readAreas(root: Fields, resolve: ResolveGround, broken: Broken): TariffArea[] {
  const seen = createSeenOnce<string>();
  return root.maps("areas", ["key", ...TITLE_FIELDS, "circle", "imported"]).map((fields): TariffArea => {
    const faults = fields.faults();
    const key = fields.need("key", label());
    seen(fields, "key", key);
    const circle = fields.map("circle", ["at", "km"]);
    const isImported = fields.may("imported", FLAG, false);
    if (circle === undefined && !isImported) fields.problem("", "tariffs.file.no-outline");
    if (circle !== undefined && isImported) fields.problem("", "tariffs.file.two-outlines");
    if (isImported && key !== "" && !resolve.hasArea(key))
      fields.problem("key", "tariffs.file.area-not-imported", { area: key });
    if (circle !== undefined && resolve.hasArea(key))
      fields.warning("key", "tariffs.file.area-imported-too", { area: key });
    const area: TariffArea = {
      key,
      name: readTitle(fields),
      circle: circle === undefined ? null : { centre: circle.need("at", POINT), radiusKm: circle.need("km", RADIUS) },
    };
    if (fields.faults() > faults) broken.areas.add(key);
    return area;
  });
}
