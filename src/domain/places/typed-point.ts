import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";

/** Coordinates as maps give them to be copied; fewer decimals are the numbers of houses. */
const DECIMALS = /^([-+]?\d{1,3}\.\d{3,})(?:\s*[,;]\s*|\s+)([-+]?\d{1,3}\.\d{3,})$/;
/** The same with decimal commas. */
const COMMA_DECIMALS = /^([-+]?\d{1,3},\d{3,})(?:\s*;\s*|,?\s+)([-+]?\d{1,3},\d{3,})$/;

const PART = String.raw`\s*(\d{1,2}(?:\.\d+)?)`;
const SIGNED = String.raw`([-+]?\d{1,3}(?:\.\d+)?)\s*°(?:${PART}\s*'(?:${PART}\s*")?)?`;
/** Degrees, minutes and seconds with their signs, north and east where nothing else is said. */
const WITH_SIGNS = new RegExp(String.raw`^${SIGNED}\s*[,;]?\s*${SIGNED}$`);

const ANGLE = String.raw`(\d{1,3}(?:\.\d+)?)(?:\s${PART}(?:\s${PART})?)?`;
/** The same with the letters of the winds, before the numbers or behind them; then the signs may be left out. */
const WINDS_BEFORE = new RegExp(String.raw`^([NSEW])\s*${ANGLE}\s*[,;]?\s*([NSEW])\s*${ANGLE}$`);
const WINDS_BEHIND = new RegExp(String.raw`^${ANGLE}\s*([NSEW])\s*[,;]?\s*${ANGLE}\s*([NSEW])$`);

const RUSSIAN_WINDS: Readonly<Record<string, string>> = { с: "N", ю: "S", в: "E", з: "W" };
const RUSSIAN_WIND = /([сювз])(?:\.?\s*[шд](?=[\s.,;]|$)\.?)?(?![\p{L}])/giu;

/** Metres matter, more is noise of the arithmetic. */
const DIGITS = 6;

/** The point of a text that is nothing but coordinates, or undefined for any other text. */
export function typedPoint(text: string): GeoPoint | undefined {
  const plain = levelled(text);
  const [, lat = "", lng = ""] = DECIMALS.exec(plain) ?? COMMA_DECIMALS.exec(plain) ?? [];
  if (lat !== "") return pointAt(Number(lat.replace(",", ".")), Number(lng.replace(",", ".")));
  if (!/[°NSEWСЮВЗ]/iu.test(plain)) return undefined;
  const angles = plain.replace(/(\d),(\d)/g, "$1.$2");
  const signed = WITH_SIGNS.exec(angles);
  if (signed !== null) return pointAt(degrees(signed.slice(1, 4)), degrees(signed.slice(4, 7)));
  return withWinds(angles);
}

/** One way to write the signs of degrees, minutes, seconds and minus; what maps copy around a point is left out. */
function levelled(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^geo:/i, "")
    .replace(/^\((.*)\)$/, "$1")
    .replace(/[º˚]/g, "°")
    .replace(/[′’‘ʹ`´]/g, "'")
    .replace(/[″”“]|''/g, '"')
    .replace(/−/g, "-");
}

function withWinds(text: string): GeoPoint | undefined {
  const winds = text
    .replace(RUSSIAN_WIND, (_, letter: string) => RUSSIAN_WINDS[letter.toLowerCase()] ?? letter)
    .toUpperCase()
    .replace(/[°'"]/g, " ")
    .trim();
  const before = WINDS_BEFORE.exec(winds);
  if (before !== null) return between(before[1], before.slice(2, 5), before[5], before.slice(6, 9));
  const behind = WINDS_BEHIND.exec(winds);
  return behind === null ? undefined : between(behind[4], behind.slice(1, 4), behind[8], behind.slice(5, 8));
}

/** The point of two angles with their winds, whichever comes first. */
function between(
  wind: string | undefined,
  angle: readonly (string | undefined)[],
  otherWind: string | undefined,
  otherAngle: readonly (string | undefined)[],
): GeoPoint | undefined {
  const one = { wind: wind ?? "", angle };
  const other = { wind: otherWind ?? "", angle: otherAngle };
  const lat = [one, other].find((end) => /[NS]/.test(end.wind));
  const lng = [one, other].find((end) => /[EW]/.test(end.wind));
  if (lat === undefined || lng === undefined) return undefined;
  const read = (end: typeof one): number => degrees(end.angle) * (/[SW]/.test(end.wind) ? -1 : 1);
  return pointAt(read(lat), read(lng));
}

/** Degrees, minutes and seconds as degrees; not a number where that is none, or too coarse to be more than a house number. */
function degrees([whole = "", minutes, seconds]: readonly (string | undefined)[]): number {
  const isCoarse = minutes === undefined && !/\.\d{3}/.test(whole);
  const hasPartBefore =
    (minutes !== undefined && whole.includes(".")) || (seconds !== undefined && minutes?.includes("."));
  if (isCoarse || hasPartBefore === true || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return NaN;
  const size = Math.abs(Number(whole)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  return whole.startsWith("-") ? -size : size;
}

function pointAt(lat: number, lng: number): GeoPoint | undefined {
  const point = { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
  return isGeoPoint(point) ? point : undefined;
}
