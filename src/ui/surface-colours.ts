import { BLACK, mix, parseHex, printHex, ratio, WHITE, type Rgb } from "#ui/rgb.ts";

/** Colours of content on white paper, whatever the page around it; tokens.css has the same values. */
export const PAPER = {
  paper: "#FFFFFF",
  ink: "#12211B",
  "ink-2": "#53645C",
  "ink-3": "#7C8B84",
  line: "#DDE4E0",
  "line-strong": "#B9C5BF",
  edge: "#7D8A84",
  tint: "#F4F6F8",
  "tint-2": "#E6E9EB",
  danger: "#C4321C",
  warning: "#8A5300",
} as const;

/** The contrast between a ground and its shades: near black, the same ratio looks smaller. */
const STEPS = {
  light: { tint: 1.05, tint2: 1.125, line: 1.21, lineStrong: 1.65 },
  dark: { tint: 1.15, tint2: 1.35, line: 1.5, lineStrong: 2.4 },
};

/** The contrast that the edge of a control has to its surface, whatever the page's colours. */
const EDGE = 3.1;

/** Colours of content on a given ground, by custom property name. */
export function groundColours(ground: string) {
  const under = parseHex(ground);
  const end = textEnd(under);
  const isDark = end === WHITE;
  const steps = STEPS[isDark ? "dark" : "light"];
  const tint = tintOf(under, end, steps.tint);
  const strongTint = tintOf(under, end, steps.tint2);
  const text = (base: string, wanted: number) =>
    towards(parseHex(base), end, (one) => reads(one, [under], wanted) && reads(one, [tint, strongTint], 4.5));
  const ink = text(isDark ? PAPER.tint : PAPER.ink, 7);
  const line = (wanted: number) => towards(under, ink, (one) => reads(one, [under], wanted));
  return {
    ink: printHex(ink),
    "ink-2": printHex(text(isDark ? PAPER["line-strong"] : PAPER["ink-2"], 5)),
    "ink-3": printHex(towards(parseHex(PAPER["ink-3"]), end, (one) => reads(one, [under], 3.2))),
    line: printHex(line(steps.line)),
    "line-strong": printHex(line(steps.lineStrong)),
    edge: printHex(towards(under, ink, (one) => reads(one, [under, tint], EDGE))),
    tint: printHex(tint),
    "tint-2": printHex(strongTint),
    danger: printHex(text(PAPER.danger, 5)),
    warning: printHex(text(PAPER.warning, 5)),
    isDark,
  };
}

/** The forms of an accent on a surface: as text there and on its shades, as the edge of a control, as a focus ring. */
export function accentOn(accent: string, surface: string, shades: readonly string[]) {
  const base = parseHex(accent);
  const under = parseHex(surface);
  const end = textEnd(under);
  const on = shades.map(parseHex);
  const text = towards(base, end, (one) => reads(one, [under], 5) && reads(one, on, 4.75));
  const control = towards(base, end, (one) => reads(one, [under], 3.15) && reads(one, on, 3));
  return {
    "accent-text": printHex(text),
    "accent-control": printHex(control),
    // An accent that is hard to see on its surface gets an edge; any other needs none.
    "accent-edge": ratio(base, under) < 1.5 ? printHex(control) : "transparent",
    ring: ringOn(under, [base, text]),
  };
}

/** Black or white: the end of the scale that makes text on this ground more readable. */
function textEnd(ground: Rgb): Rgb {
  if (ratio(parseHex(PAPER.ink), ground) >= 4.5) return BLACK;
  return ratio(BLACK, ground) >= ratio(WHITE, ground) ? BLACK : WHITE;
}

/**
 * A shade of the ground that keeps its texts readable: towards the ink, or away from it when there is no contrast to spare.
 */
function tintOf(ground: Rgb, end: Rgb, wanted: number): Rgb {
  const ink = end === BLACK ? parseHex(PAPER.ink) : WHITE;
  const away = end === BLACK ? WHITE : BLACK;
  const hasRoom = ratio(ground, end) / wanted >= 4.7;
  return towards(ground, hasRoom ? ink : away, (one) => reads(one, [ground], wanted));
}

/** The faintest focus ring that is still visible around a control, in the first suitable colour. */
function ringOn(ground: Rgb, colours: readonly Rgb[]): string {
  for (const colour of colours) {
    for (let share = 0.26; share < 0.8; share += 0.06) {
      const alpha = Math.round(share * 255);
      if (reads(mix(ground, colour, share), [ground], 1.3))
        return `${printHex(colour)}${alpha.toString(16).toUpperCase()}`;
    }
  }
  return printHex(textEnd(ground));
}

function reads(one: Rgb, surfaces: readonly Rgb[], wanted: number): boolean {
  return surfaces.every((surface) => ratio(one, surface) >= wanted);
}

function towards(from: Rgb, end: Rgb, isEnough: (one: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.005) {
    const one = mix(from, end, share);
    if (isEnough(one)) return one;
  }
  return end;
}
