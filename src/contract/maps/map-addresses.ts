import type { Locale } from "#domain/values/locale.ts";

/** Where pictures and tiles of maps are served: plain files for browsers, outside of the API and its envelope. */
const MAPS_PATH = "/maps";

/** Address of the picture of a ride, without its query. */
export const RIDE_PICTURE_PATH = `${MAPS_PATH}/ride.svg`;

/** Address of a vector tile, as map libraries write it; its names are in the language. */
export const tileAddress = (locale: Locale): string => `${MAPS_PATH}/tiles/{z}/{x}/{y}?lang=${locale}`;

/** The finest tiles; closer than that they are drawn larger. */
export const MOST_TILE_ZOOM = 11;

/** Sizes of a picture: a card of a column, a wide one, and a strip without names; in pixels. */
export const PICTURE_SIZES = {
  card: { width: 374, height: 280 },
  wide: { width: 772, height: 300 },
  strip: { width: 112, height: 72 },
} as const;

/** One of the sizes. */
export type PictureSize = keyof typeof PICTURE_SIZES;

/** A picture of a ride: its ends and stops are ids of places, or points as `lat,lng`. */
export interface RidePicture {
  readonly size: PictureSize;
  readonly locale: Locale;
  /** Colour of the finish, `#RRGGBB`. */
  readonly color: string;
  /** Start, stops and finish in order. */
  readonly points: readonly string[];
}

/** The address of a picture. */
export function ridePictureAddress({ size, locale, color, points }: RidePicture): string {
  const query = new URLSearchParams([
    ["size", size],
    ["lang", locale],
    ["color", color.replace("#", "")],
    ...points.map((point): [string, string] => ["point", point]),
  ]);
  return `${RIDE_PICTURE_PATH}?${query.toString()}`;
}
