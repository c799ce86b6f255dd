import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDistance } from "#i18n/format.ts";
import type { DrawnGround } from "#server/map/draw-grounds.ts";
import { drawRide } from "#server/map/draw-ride.ts";
import { mapNames } from "#server/modules/maps/map-names.ts";
import type { Maps } from "#server/modules/maps/maps.ts";
import { wayOfRide } from "#server/modules/maps/way-of-ride.ts";

/** What a map of grounds shows. */
interface GroundsMap {
  readonly points: readonly { readonly point: GeoPoint; readonly name?: string }[];
  /** The largest first. */
  readonly grounds: readonly DrawnGround[];
  readonly locale: Locale;
}

/** The colour of what counts. */
const ACCENT = "#00753D";

/** Makes what draws the ground of tariffs around a ride as SVG, with the ride's way. */
export function createDrawGrounds(maps: Maps): (asked: GroundsMap) => Promise<string> {
  return async ({ points, grounds, locale }) => {
    const { way } =
      points.length < 2
        ? { way: [] }
        : await wayOfRide(
            maps,
            points.map(({ point }) => point),
          );
    return drawRide(maps.ground, {
      size: "card",
      way,
      points,
      grounds,
      accent: ACCENT,
      kilometres: (km) => formatDistance(km, locale),
      names: (bounds) => mapNames(maps.gazetteer, bounds, locale),
    });
  };
}
