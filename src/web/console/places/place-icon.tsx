import type { Suggestion } from "#contract/places.ts";
import { Building2, Bus, Hotel, House, MapPin, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const GLYPHS: Readonly<Record<string, typeof MapPin>> = {
  airport: PlaneLanding,
  station: TrainFront,
  train_station: TrainFront,
  hotel: Hotel,
  "transport stop": Bus,
  transit_station: Bus,
  building: House,
  locality: Building2,
};

/** What kind of place it is, as an icon beside its name. */
export function PlaceIcon({ types }: Pick<Suggestion, "types">) {
  const known = types.find((type) => type in GLYPHS);
  return <Icon glyph={GLYPHS[known ?? ""] ?? MapPin} size={20} />;
}
