import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { MOST_TILE_ZOOM, tileAddress } from "#contract/map-addresses.ts";
import { MAP_COLOURS } from "#contract/map-colours.ts";
import type { Locale } from "#domain/values/locale.ts";

/** The name of the source that the line of a ride is in. */
export const WAY_SOURCE = "way";

const fill = (id: string, color: string): LayerSpecification => ({
  id,
  type: "fill",
  source: "ground",
  "source-layer": id,
  paint: { "fill-color": color },
});

const names = (look: string, size: number, color: string, weight: string): LayerSpecification => ({
  id: `names-${look}`,
  type: "symbol",
  source: "ground",
  "source-layer": "names",
  filter: ["==", ["get", "look"], look] satisfies FilterSpecification,
  layout: {
    "text-field": ["get", "name"],
    // The weight is read from the first name, the letters come from the second.
    "text-font": [`Onest Variable ${weight}`, "Onest Variable"],
    "text-size": size,
    "text-max-width": 9,
    "text-padding": 8,
    "symbol-sort-key": ["get", "rank"],
  },
  paint: { "text-color": color, "text-halo-color": MAP_COLOURS.ground, "text-halo-width": 1.6 },
});

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

/** How the large map looks: our own tiles, and the ride on top. */
export function mapStyle(origin: string, locale: Locale): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: { type: "vector", tiles: [`${origin}${tileAddress(locale)}`], maxzoom: MOST_TILE_ZOOM },
      [WAY_SOURCE]: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": MAP_COLOURS.water } },
      fill("land", MAP_COLOURS.ground),
      fill("urban", MAP_COLOURS.urban),
      {
        id: "rivers",
        type: "line",
        source: "ground",
        "source-layer": "rivers",
        paint: { "line-color": MAP_COLOURS.water, "line-width": 1.6 },
      },
      fill("lakes", MAP_COLOURS.water),
      fill("islets", MAP_COLOURS.ground),
      {
        id: "borders",
        type: "line",
        source: "ground",
        "source-layer": "borders",
        paint: { "line-color": MAP_COLOURS.border, "line-width": 1.2, "line-dasharray": [3, 2] },
      },
      names("district", 11, MAP_COLOURS.ink2, "Medium"),
      names("town", 12, MAP_COLOURS.ink2, "Medium"),
      names("city", 14, MAP_COLOURS.ink, "Bold"),
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
