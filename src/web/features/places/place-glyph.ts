import type { Suggestion } from "#contract/places.ts";
import { Building2, Bus, Hotel, MapPin, PlaneLanding, TrainFront } from "#ui/glyphs.ts";

const GLYPHS = {
  airport: PlaneLanding,
  station: TrainFront,
  train_station: TrainFront,
  hotel: Hotel,
  building: Building2,
  "transport stop": Bus,
  locality: Building2,
} as const;

/** The icon of a place by its types (PLC-19). */
export function placeGlyph(place: Suggestion | null | undefined) {
  const type = place?.types.find((name) => name in GLYPHS);
  return GLYPHS[type as keyof typeof GLYPHS] ?? MapPin;
}
