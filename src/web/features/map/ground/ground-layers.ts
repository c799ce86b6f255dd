import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import { MAP_COLOURS } from "#contract/maps/map-colours.ts";

/** The name of the source that the ground is in. */
export const GROUND_SOURCE = "ground";

/** A layer of areas. */
export const areas = (id: string, color: string, from = id, filter?: FilterSpecification): LayerSpecification => ({
  id,
  type: "fill",
  source: GROUND_SOURCE,
  "source-layer": from,
  ...(filter && { filter }),
  paint: { "fill-color": color },
});

/** A layer of lines. */
export const lines = (
  id: string,
  from: string,
  paint: Extract<LayerSpecification, { type: "line" }>["paint"],
  filter?: FilterSpecification,
): LayerSpecification => ({
  id,
  type: "line",
  source: GROUND_SOURCE,
  "source-layer": from,
  ...(filter && { filter }),
  paint: paint ?? {},
});

type Names = {
  readonly from: string;
  readonly filter?: FilterSpecification;
  readonly size: number;
  readonly color: string;
  readonly weight: "Medium" | "Bold";
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly layout: Extract<LayerSpecification, { type: "symbol" }>["layout"];
};

/** A layer of names, in the letters of the page. */
export const names = (
  id: string,
  { from, filter, size, color, weight, minzoom, maxzoom, layout }: Names,
): LayerSpecification => ({
  id,
  type: "symbol",
  source: GROUND_SOURCE,
  "source-layer": from,
  ...(filter && { filter }),
  ...(minzoom && { minzoom }),
  ...(maxzoom && { maxzoom }),
  layout: {
    // The weight is read from the first name, the letters come from the second.
    "text-font": [`Onest Variable ${weight}`, "Onest Variable"],
    "text-size": size,
    "text-max-width": 9,
    "text-padding": 8,
    ...layout,
  },
  paint: { "text-color": color, "text-halo-color": MAP_COLOURS.ground, "text-halo-width": 1.6 },
});

/** The line of a border between countries. */
export const BORDER = { "line-color": MAP_COLOURS.border, "line-width": 1.2, "line-dasharray": [3, 2] };
/** The line of a river. */
export const RIVER = { "line-color": MAP_COLOURS.water, "line-width": 1.6 };
