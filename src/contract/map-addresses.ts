import { LOCALES, type Locale } from "#domain/values/locale.ts";

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

/** The most points of a ride that is drawn. */
const MOST_POINTS = 12;
/** Longer than any id we give. */
const POINT_MAX_LENGTH = 400;

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

/** Reads the query of such an address; undefined where it is malformed. */
export function readRidePicture(query: string): RidePicture | undefined {
  const all = new URLSearchParams(query);
  const [size = "", lang, color = ""] = ["size", "lang", "color"].map((name) => all.getAll(name)[0]);
  const locale = LOCALES.find((known) => known === lang);
  const points = all.getAll("point");
  if (!Object.hasOwn(PICTURE_SIZES, size) || locale === undefined || !/^[0-9A-F]{6}$/i.test(color)) return undefined;
  if (points.length < 2 || points.length > MOST_POINTS) return undefined;
  if (points.some((point) => point === "" || point.length > POINT_MAX_LENGTH)) return undefined;
  return { size: size as PictureSize, locale, color: `#${color.toUpperCase()}`, points };
}
