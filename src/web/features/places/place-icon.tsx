import type { Suggestion } from "#contract/places.ts";
import { Building2, Bus, Hotel, House, MapPin, PlaneLanding, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { placeKindOf, type PlaceKind } from "./place-kind-of.ts";

const GLYPHS = {
  airport: PlaneLanding,
  station: TrainFront,
  hotel: Hotel,
  stop: Bus,
  building: House,
  town: Building2,
  district: MapPin,
} as const satisfies Readonly<Record<PlaceKind, typeof MapPin>>;

type PlaceIconProps = {
  readonly place: Pick<Suggestion, "types">;
  readonly size?: 20 | 22;
};

/** The icon of a place by its kind. */
export function PlaceIcon({ place, size = 22 }: PlaceIconProps) {
  const kind = placeKindOf(place);
  return <Icon glyph={kind === undefined ? MapPin : GLYPHS[kind]} size={size} />;
}
