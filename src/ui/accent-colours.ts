import { BLACK, mix, parseHex, printHex, ratio, WHITE, type Rgb } from "#ui/rgb.ts";

const darkTint: Rgb = [6, 5, 8];

/** The colours that follow from an accent: the accent itself, text on it, and its hover shade. */
type AccentColours = {
  readonly accent: string;
  readonly "on-accent": string;
  readonly "accent-hover": string;
  /** Its faint layer behind selected items; always on paper. */
  readonly "accent-soft": string;
};

/** Computes the companions of any accent, so that a partner's colour stays legible. */
export function accentColours(accent: string): AccentColours {
  const base = parseHex(accent);
  const onAccent = textOn(base);
  return {
    accent: printHex(base),
    "on-accent": printHex(onAccent),
    "accent-hover": printHex(mix(base, onAccent === WHITE ? BLACK : WHITE, 0.12)),
    "accent-soft": printHex(mix(WHITE, seenOnPaper(base), 0.12)),
  };
}

/** White and near-white would not show a selection at all: half of them is made black. */
function seenOnPaper(base: Rgb): Rgb {
  return ratio(base, WHITE) < 1.25 ? mix(base, BLACK, 0.5) : base;
}

function textOn(base: Rgb): Rgb {
  if (ratio(base, WHITE) >= 4.5) return WHITE;
  for (let share = 0.2; share > 0; share -= 0.02) {
    const dark = mix(BLACK, [base[0] + darkTint[0] * 5, base[1] + darkTint[1] * 5, base[2] + darkTint[2] * 5], share);
    if (ratio(base, dark) >= 4.8) return dark;
  }
  return BLACK;
}
