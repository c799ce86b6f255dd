import type { LayerSpecification } from "maplibre-gl";
import { MAP_COLOURS } from "#contract/maps/map-colours.ts";
import { areas, BORDER, lines, names, RIVER } from "./ground-layers.ts";

const named = (look: string, size: number, color: string, weight: "Medium" | "Bold"): LayerSpecification =>
  names(`names-${look}`, {
    from: "names",
    filter: ["==", ["get", "look"], look],
    size,
    color,
    weight,
    layout: { "text-field": ["get", "name"], "symbol-sort-key": ["get", "rank"] },
  });

/** The layers of our own tiles, in the order in which they cover each other. */
export const OWN_GROUND: readonly LayerSpecification[] = [
  { id: "water", type: "background", paint: { "background-color": MAP_COLOURS.water } },
  areas("land", MAP_COLOURS.ground),
  areas("urban", MAP_COLOURS.urban),
  lines("rivers", "rivers", RIVER),
  areas("lakes", MAP_COLOURS.water),
  areas("islets", MAP_COLOURS.ground),
  lines("borders", "borders", BORDER),
  named("district", 11, MAP_COLOURS.ink2, "Medium"),
  named("town", 12, MAP_COLOURS.ink2, "Medium"),
  named("city", 14, MAP_COLOURS.ink, "Bold"),
];
