import { accentColours } from "#ui/accent-colours.ts";
import { parseHex, printHex } from "#ui/rgb.ts";
import { accentOn, groundColours, PAPER } from "#ui/surface-colours.ts";

/** The two colours that a partner may choose; all others follow from them. */
export type PageLook = {
  /** `#RRGGBB`, `RRGGBB` or `#RGB`. */
  readonly accent: string;
  readonly background: string;
};

/** The look of a page until somebody chooses another one. */
export const USUAL_LOOK: PageLook = { accent: "#00AD5A", background: "#F4F6F8" };

/** Preset colours for people who do not mix their own. */
export const COLOUR_PRESETS = {
  accent: [USUAL_LOOK.accent, "#0A7CFF", "#5B4BDB", "#D6336C", "#E8590C", "#F2A900", "#0F766E", "#212529"],
  background: [USUAL_LOOK.background, "#FFFFFF", "#EAF7F0", "#E9F2FF", "#F1EEFF", "#FFF0F4", "#FFF6E5", "#E9ECEF"],
} as const satisfies Record<keyof PageLook, readonly string[]>;

/** The yellow of the name sign and the ink on it; the product's logo uses both. */
const SIGN = { sign: "#FFD84D", "sign-ink": PAPER.ink };

/** Every custom property of tokens.css that follows from a look, by name. */
export function pageColours({ accent, background }: PageLook): Readonly<Record<`--${string}`, string>> {
  const { isDark, ...ground } = groundColours(background);
  const set = accentColours(accent);
  return {
    ...named("--", {
      ...set,
      ground: printHex(parseHex(background)),
      ...ground,
      ...accentOn(accent, background, [ground.tint]),
    }),
    ...named("--paper-", accentOn(accent, PAPER.paper, [PAPER.tint, set["accent-soft"]])),
    "--mark": isDark ? SIGN.sign : SIGN["sign-ink"],
    "--mark-ink": isDark ? SIGN["sign-ink"] : SIGN.sign,
  };
}

function named(prefix: `--${string}`, colours: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`${prefix}${name}`, colour]));
}
