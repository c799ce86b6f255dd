import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { MOST_TILE_ZOOM, tileAddress } from "#contract/maps/map-addresses.ts";
import { MAP_COLOURS } from "#contract/maps/map-colours.ts";
import type { MapTiles } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import { GROUND_SOURCE } from "./ground/ground-layers.ts";
import { OPERATOR_TILE_ZOOM, operatorGround } from "./ground/operator-ground.ts";
import { OWN_GROUND } from "./ground/own-ground.ts";

/** The name of the source that the line of a ride is in. */
export const WAY_SOURCE = "way";

/** Letters that nobody sees along the way and at its ends: they stand there first, so that no name does. */
const KEPT_FREE: LayerSpecification = {
  id: "way-kept-free",
  type: "symbol",
  source: WAY_SOURCE,
  layout: {
    "symbol-placement": "line",
    "symbol-spacing": 1,
    "text-field": "●",
    "text-size": 9,
    "text-padding": 0,
    "text-allow-overlap": true,
    "text-keep-upright": false,
  },
  paint: { "text-opacity": 0 },
};

/** The same at the marks of the ride. */
const MARKS_KEPT_FREE: LayerSpecification = {
  id: "marks-kept-free",
  type: "symbol",
  source: WAY_SOURCE,
  filter: ["==", ["geometry-type"], "Point"],
  layout: { "text-field": "●", "text-size": 26, "text-padding": 2, "text-allow-overlap": true },
  paint: { "text-opacity": 0 },
};

/** The names of the ends and stops, on the side where there is room. */
const END_NAMES: LayerSpecification = {
  id: "end-names",
  type: "symbol",
  source: WAY_SOURCE,
  filter: ["==", ["geometry-type"], "Point"],
  layout: {
    "text-field": ["get", "name"],
    "text-font": ["Onest Variable Bold", "Onest Variable"],
    "text-size": 14,
    "text-max-width": 12,
    "text-variable-anchor": ["bottom", "top", "left", "right"],
    "text-radial-offset": 1.2,
    "text-justify": "auto",
  },
  paint: { "text-color": MAP_COLOURS.ink, "text-halo-color": MAP_COLOURS.paper, "text-halo-width": 2 },
};

const way = (id: string, color: string, width: number, kind?: string, dash?: number[]): LayerSpecification => ({
  id,
  type: "line",
  source: WAY_SOURCE,
  filter: (kind === undefined ? ["has", "kind"] : ["==", ["get", "kind"], kind]) satisfies FilterSpecification,
  layout: { "line-join": "round", "line-cap": "round" },
  paint: { "line-color": color, "line-width": width, ...(dash && { "line-dasharray": dash }) },
});

/** How the large map looks: our own tiles or the operator's, and the ride on top. */
export function mapStyle(origin: string, locale: Locale, tiles: MapTiles | undefined): StyleSpecification {
  return {
    version: 8,
    sources: {
      [GROUND_SOURCE]: {
        type: "vector",
        tiles: [tiles?.url ?? `${origin}${tileAddress(locale)}`],
        maxzoom: tiles === undefined ? MOST_TILE_ZOOM : OPERATOR_TILE_ZOOM,
      },
      [WAY_SOURCE]: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: [
      ...(tiles === undefined ? OWN_GROUND : operatorGround(locale)),
      // What stands later is placed first: these names give way to the line.
      END_NAMES,
      KEPT_FREE,
      MARKS_KEPT_FREE,
      way("way-bed", MAP_COLOURS.paper, 8.5),
      way("way-road", MAP_COLOURS.ink, 4.4, "road"),
      way("way-ferry", MAP_COLOURS.ink, 4.4, "ferry", [0.1, 2]),
      way("way-guess", MAP_COLOURS.ink, 4.4, "guess", [1.4, 1.8]),
    ],
  };
}
