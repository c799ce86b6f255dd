import { parseHex, printHex, type Rgb } from "#ui/rgb.ts";

/** A colour as people mix it: hue in degrees, saturation and brightness in percent. */
export type Hsv = { readonly hue: number; readonly saturation: number; readonly brightness: number };

/** Splits a hex colour into its parts; a grey has the hue 0. */
export function toHsv(hex: string): Hsv {
  const parts: Rgb = parseHex(hex);
  const [red, green, blue] = parts;
  const most = Math.max(...parts);
  const span = most - Math.min(...parts);
  const sector =
    most === red ? (green - blue) / (span || 1) : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: most === 0 ? 0 : (span / most) * 100,
    brightness: (most / 255) * 100,
  };
}

/** Combines the parts into `#RRGGBB`. */
export function fromHsv({ hue, saturation, brightness }: Hsv): string {
  const part = (shift: number) => {
    const at = (shift + hue / 60) % 6;
    const dim = (saturation / 100) * Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(255 * (brightness / 100) * (1 - dim));
  };
  return printHex([part(5), part(3), part(1)]);
}
