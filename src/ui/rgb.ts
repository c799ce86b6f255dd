/** A colour as its three parts, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The lightest colour there is. */
export const WHITE: Rgb = [255, 255, 255];
/** The darkest. */
export const BLACK: Rgb = [0, 0, 0];

/** Reads `#RRGGBB` or `#RGB`, with or without the hash; undefined for any other text. */
export function readHex(text: string): Rgb | undefined {
  const found = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (found === undefined) return undefined;
  const long = found.length === 3 ? found.replace(/./g, "$&$&") : found;
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Reads `rgb(10, 124, 255)` as style sheets and colour pickers write it, ignoring opacity. */
export function readRgb(text: string): Rgb | undefined {
  const [, ...parts] = /^\s*rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text) ?? [];
  const [red = 256, green = 256, blue = 256] = parts.map(Number);
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
}

/** Reads a text that must be a hex colour. */
export function parseHex(text: string): Rgb {
  const found = readHex(text);
  if (found === undefined) throw new RangeError(`Not a hex colour: ${text}`);
  return found;
}

/** Writes a colour as `#RRGGBB`. */
export function printHex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** The colour that a finished text means, as `#RRGGBB`; three digits are doubled. */
export function colourOf(text: string): string | undefined {
  const found = readHex(text);
  return found && printHex(found);
}

/** Moves one colour towards another, like a translucent layer of it. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return rounded([
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]);
}

/** The contrast ratio of WCAG 2, between 1 and 21. */
export function ratio(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}

/** The contrast ratio of two hex colours. */
export function contrast(one: string, other: string): number {
  return ratio(parseHex(one), parseHex(other));
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function rounded([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}
