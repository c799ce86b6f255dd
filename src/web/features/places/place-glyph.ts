import type { Suggestion } from "#contract/places.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Building2, Bus, Hotel, House, MapPin, PlaneLanding, TrainFront } from "#ui/glyphs.ts";

/** The icon and name of each place type on the wire. */
const KINDS = {
  airport: [PlaneLanding, "places.kind.airport"],
  station: [TrainFront, "places.kind.station"],
  train_station: [TrainFront, "places.kind.station"],
  hotel: [Hotel, "places.kind.hotel"],
  "transport stop": [Bus, "places.kind.stop"],
  transit_station: [Bus, "places.kind.stop"],
  building: [House, "places.kind.building"],
  locality: [Building2, "places.kind.town"],
  sublocality: [MapPin, "places.kind.district"],
} as const satisfies Readonly<Record<string, readonly [typeof MapPin, MessageKey]>>;

type Kind = keyof typeof KINDS;

const kindOf = (place: Pick<Suggestion, "types"> | null | undefined) =>
  KINDS[place?.types.find((name) => name in KINDS) as Kind] ?? ([MapPin, undefined] as const);

/** The icon of a place by its types (PLC-19). */
export const placeGlyph = (place: Pick<Suggestion, "types"> | null | undefined) => kindOf(place)[0];

/** The message key for the kind of a place, because an icon alone says nothing to a screen reader. */
export const placeKindKey = (place: Pick<Suggestion, "types">): MessageKey | undefined => kindOf(place)[1];
