import { PICTURE_SIZES, type PictureSize, type RidePicture } from "#contract/maps/map-addresses.ts";
import { LOCALES } from "#domain/values/locale.ts";

/** The most points of a ride that is drawn. */
const MOST_POINTS = 12;
/** Longer than any id we give. */
const POINT_MAX_LENGTH = 400;

/** Reads the query of the address of a picture; undefined where it is malformed. */
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
