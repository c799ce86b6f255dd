/** How somebody looks at a state: language, window, and what they have set in their browser. */
export interface Look {
  readonly name: string;
  readonly locale: "ru" | "en";
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for each of the page; 2 where a page is read at 200 %. */
  readonly scale?: number;
  /** The colours of the system take the place of ours. */
  readonly forcedColors?: boolean;
  /** Lines, words and letters stand as far apart as WCAG 1.4.12 says. */
  readonly spaced?: boolean;
}

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1280, height: 900 } as const;

/** How every state is drawn: both languages, on a phone and at a desk. */
export const DRAWN: readonly Look[] = (["ru", "en"] as const).flatMap((locale) =>
  [PHONE, DESK].map((size) => ({ name: `${locale}-${size.width}`, locale, ...size })),
);

/**
 * How every state is tried without a picture: on a small desk and on a phone; in the narrowest window; at 200 % on a desk;
 * with more space in texts; in forced colours.
 */
export const TRIED: readonly Look[] = [
  { name: "ru-1024", locale: "ru", width: 1024, height: 768 },
  { name: "en-390", locale: "en", ...PHONE },
  { name: "ru-320", locale: "ru", width: 320, height: 640 },
  { name: "en-200%", locale: "en", width: 640, height: 450, scale: 2 },
  { name: "ru-spaced", locale: "ru", ...DESK, spaced: true },
  { name: "en-forced", locale: "en", ...DESK, forcedColors: true },
  { name: "ru-forced", locale: "ru", ...PHONE, forcedColors: true },
];

/** The looks that LOOKS names with commas, of all there are; the usual ones where it names none. */
export function looksOr(usual: readonly Look[]): readonly Look[] {
  const named = process.env["LOOKS"]?.split(",");
  const all = new Map([...DRAWN, ...TRIED].map((look) => [look.name, look]));
  return named === undefined ? usual : [...all.values()].filter(({ name }) => named.includes(name));
}

/** Whether a window of this width is a phone's; a desk at 200 % is none. */
export const isPhoneWide = (width: number): boolean => width < 600;
