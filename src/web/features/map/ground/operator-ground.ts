import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";
import { MAP_COLOURS } from "#contract/maps/map-colours.ts";
import type { Locale } from "#domain/values/locale.ts";
import { areas, BORDER, lines, names, RIVER } from "./ground-layers.ts";

/** The finest tiles of the OpenMapTiles schema; closer than that they are drawn larger. */
export const OPERATOR_TILE_ZOOM = 14;

const isOf = (...classes: readonly string[]): FilterSpecification => [
  "in",
  ["get", "class"],
  ["literal", [...classes]],
];

const MAIN_ROADS = isOf("motorway", "trunk", "primary");
const OTHER_ROADS = isOf("secondary", "tertiary", "minor");

/** A width that grows with the zoom. */
const wide = (...stops: readonly [number, number, number, number]): ExpressionSpecification => [
  "interpolate",
  ["exponential", 1.4],
  ["zoom"],
  ...stops,
];

/** The layers of an operator's tiles in the OpenMapTiles schema: what ours have, and roads, streets and houses. */
export function operatorGround(locale: Locale): readonly LayerSpecification[] {
  const name: ExpressionSpecification = [
    "coalesce",
    ["get", `name:${locale}`],
    ["get", `name_${locale}`],
    ["get", "name:latin"],
    ["get", "name"],
  ];
  const places = (
    id: string,
    classes: readonly string[],
    size: number,
    [minzoom, maxzoom]: readonly [number, number],
  ): LayerSpecification =>
    names(`names-${id}`, {
      from: "place",
      filter: isOf(...classes),
      size,
      minzoom,
      maxzoom,
      color: id === "city" ? MAP_COLOURS.ink : MAP_COLOURS.ink2,
      weight: id === "city" ? "Bold" : "Medium",
      layout: { "text-field": name, "symbol-sort-key": ["coalesce", ["get", "rank"], 99] },
    });
  return [
    { id: "land", type: "background", paint: { "background-color": MAP_COLOURS.ground } },
    areas("urban", MAP_COLOURS.urban, "landuse", isOf("residential", "commercial", "industrial", "retail")),
    areas("water", MAP_COLOURS.water),
    lines("rivers", "waterway", RIVER),
    {
      ...areas("houses", MAP_COLOURS.house, "building"),
      // Houses wall to wall are told apart by their outlines.
      paint: { "fill-color": MAP_COLOURS.house, "fill-outline-color": MAP_COLOURS.border },
    } as LayerSpecification,
    lines(
      "streets",
      "transportation",
      { "line-color": MAP_COLOURS.paper, "line-width": wide(9, 0.4, 18, 13) },
      OTHER_ROADS,
    ),
    lines(
      "roads-edge",
      "transportation",
      { "line-color": MAP_COLOURS.border, "line-width": wide(6, 1.8, 18, 24) },
      MAIN_ROADS,
    ),
    lines(
      "roads",
      "transportation",
      { "line-color": MAP_COLOURS.paper, "line-width": wide(6, 0.9, 18, 20) },
      MAIN_ROADS,
    ),
    lines("borders", "boundary", BORDER, ["all", ["<=", ["get", "admin_level"], 2], ["!=", ["get", "maritime"], 1]]),
    names("names-house", {
      from: "housenumber",
      size: 10,
      minzoom: 16,
      color: MAP_COLOURS.ink2,
      weight: "Medium",
      layout: { "text-field": ["get", "housenumber"] },
    }),
    names("names-street", {
      from: "transportation_name",
      size: 11,
      minzoom: 13,
      color: MAP_COLOURS.ink2,
      weight: "Medium",
      layout: { "symbol-placement": "line", "text-field": name },
    }),
    places("district", ["suburb", "quarter", "neighbourhood"], 11, [11, 16]),
    places("village", ["village", "hamlet"], 11, [10, 16]),
    names("names-airport", {
      from: "aerodrome_label",
      size: 12,
      minzoom: 8,
      color: MAP_COLOURS.ink2,
      weight: "Medium",
      layout: { "text-field": name },
    }),
    places("town", ["town"], 12, [7, 15]),
    places("city", ["city"], 14, [3, 14]),
  ];
}
