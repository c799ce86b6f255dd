import { extentsOf, type ExtentOf } from "#domain/tariffs/ground.ts";
import type { TariffArea } from "#domain/tariffs/tariff-book.ts";
import { areaZone, zoneKind } from "#domain/tariffs/zones.ts";
import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";

/** Where everything lies that a book names: its own circles, and what the resolver knows of places and imported areas. */
export function bookExtents(areas: readonly TariffArea[], resolve: Pick<ResolveGround, "extent">): ExtentOf {
  const circles = extentsOf({ areas });
  const imported = new Set(areas.filter(({ circle }) => circle === null).map(({ key }) => areaZone(key)));
  // One airport is named by thousands of entries, and an outline takes its time.
  const known = new Map<string, ReturnType<ExtentOf>>();
  return (zone) => {
    if (known.has(zone)) return known.get(zone);
    const isElsewhere = zoneKind(zone) !== "area" || imported.has(zone);
    const extent = circles(zone) ?? (isElsewhere ? resolve.extent(zone) : undefined);
    known.set(zone, extent);
    return extent;
  };
}
