import { extentsOf, type ExtentOf } from "#domain/tariffs/ground.ts";
import type { TariffArea } from "#domain/tariffs/tariff-book.ts";
import { areaZone, zoneKind } from "#domain/tariffs/zones.ts";
import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";

/** The extents of everything that a book names: its own circles, and the places and imported areas that the resolver knows. */
export function bookExtents(areas: readonly TariffArea[], resolve: Pick<ResolveGround, "extent">): ExtentOf {
  const circles = extentsOf({ areas });
  const imported = new Set(areas.filter(({ circle }) => circle === null).map(({ key }) => areaZone(key)));
  // Thousands of entries name the same airport, and an outline takes time to compute.
  const known = new Map<string, ReturnType<ExtentOf>>();
  return (zone) => {
    if (known.has(zone)) return known.get(zone);
    const isElsewhere = zoneKind(zone) !== "area" || imported.has(zone);
    const extent = circles(zone) ?? (isElsewhere ? resolve.extent(zone) : undefined);
    known.set(zone, extent);
    return extent;
  };
}
