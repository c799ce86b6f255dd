/**
 * The fonts of paper by name, in the order in which they are tried: the two of the product, then a bold one for each script that these do not
 * have. `tools/fonts/fonts.ts` makes those of Noto, and `data/fonts/coverage.json`, which tells what each has without opening it.
 */
export const FONT_FILES = {
  regular: "onest-400.ttf",
  strong: "onest-600.ttf",
  greek: "noto-greek.ttf",
  arabic: "noto-arabic.ttf",
  hebrew: "noto-hebrew.ttf",
  armenian: "noto-armenian.ttf",
  georgian: "noto-georgian.ttf",
  devanagari: "noto-devanagari.ttf",
  thai: "noto-thai.ttf",
  bengali: "noto-bengali.ttf",
  gurmukhi: "noto-gurmukhi.ttf",
  gujarati: "noto-gujarati.ttf",
  odia: "noto-odia.ttf",
  tamil: "noto-tamil.ttf",
  telugu: "noto-telugu.ttf",
  kannada: "noto-kannada.ttf",
  malayalam: "noto-malayalam.ttf",
  sinhala: "noto-sinhala.ttf",
  lao: "noto-lao.ttf",
  tibetan: "noto-tibetan.ttf",
  myanmar: "noto-myanmar.ttf",
  khmer: "noto-khmer.ttf",
  mongolian: "noto-mongolian.ttf",
  ethiopic: "noto-ethiopic.ttf",
  thaana: "noto-thaana.ttf",
  syriac: "noto-syriac.ttf",
  nko: "noto-nko.ttf",
  adlam: "noto-adlam.ttf",
  tifinagh: "noto-tifinagh.ttf",
  cherokee: "noto-cherokee.ttf",
  canadian: "noto-canadian.ttf",
  olChiki: "noto-ol-chiki.ttf",
  meetei: "noto-meetei.ttf",
  latin: "noto-latin.ttf",
  cjk: "noto-cjk.otf",
  han: "noto-han.ttf",
  japanese: "noto-japanese.ttf",
} as const;

/** Name of a font. */
export type FontName = keyof typeof FONT_FILES;

/** All names, in that order. */
export const FONT_NAMES = Object.keys(FONT_FILES) as readonly FontName[];
