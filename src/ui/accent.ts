type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const darkTint: Rgb = [6, 5, 8];

/** Every colour that follows from one accent; the names are those of the custom properties in tokens.css. */
export type AccentColours = {
  readonly accent: string;
  readonly onAccent: string;
  readonly accentHover: string;
  readonly accentText: string;
  readonly accentControl: string;
};

/** Computes the readable companions of any accent, so that a partner's colour never costs legibility. */
export function accentColours(accent: string, ground = "#F4F7F5"): AccentColours {
  const base = parse(accent);
  const papers = [white, parse(ground)];
  const onAccent = textOn(base);
  return {
    accent: print(base),
    onAccent: print(onAccent),
    accentHover: print(mix(base, luminance(onAccent) > 0.5 ? [0, 0, 0] : white, 0.12)),
    accentText: print(darkenUntil(base, papers, 5)),
    accentControl: print(darkenUntil(base, papers, 3.05)),
  };
}

/** Gives the WCAG 2 contrast ratio of two hex colours, between 1 and 21. */
export function contrast(one: string, other: string): number {
  return ratio(parse(one), parse(other));
}

function textOn(base: Rgb): Rgb {
  if (ratio(base, white) >= 4.5) return white;
  for (let share = 0.2; share > 0; share -= 0.02) {
    const dark = rounded([
      base[0] * share + darkTint[0] * share * 5,
      base[1] * share + darkTint[1] * share * 5,
      base[2] * share + darkTint[2] * share * 5,
    ]);
    if (ratio(base, dark) >= 4.8) return dark;
  }
  return [0, 0, 0];
}

function darkenUntil(base: Rgb, papers: readonly Rgb[], wanted: number): Rgb {
  for (let share = 1; share > 0; share -= 0.005) {
    const dark = rounded([base[0] * share, base[1] * share, base[2] * share]);
    if (papers.every((paper) => ratio(dark, paper) >= wanted)) return dark;
  }
  return [0, 0, 0];
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return rounded([
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]);
}

function ratio(one: Rgb, other: Rgb): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
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

function parse(hex: string): Rgb {
  const found = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (found === undefined) throw new RangeError(`Not a hex colour: ${hex}`);
  const long = found.length === 3 ? found.replace(/./g, "$&$&") : found;
  const value = Number.parseInt(long, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function print(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
