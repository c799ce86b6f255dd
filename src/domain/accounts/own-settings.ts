/** How close the rows of a list stand. */
export const DENSITIES = ["usual", "close"] as const;

/** One of them. */
export type Density = (typeof DENSITIES)[number];

/** With what the console may open. */
export const FIRST_SCREENS = ["list", "day", "timeline", "requests", "new-order"] as const;

/** How one of the staff wants the console, wherever they log in. */
export interface OwnSettings {
  /** The language of the console; null for the one that its address or the browser asks for. */
  readonly lang: "ru" | "en" | null;
  /** The clock beside those of places; null for that of the machine. */
  readonly zone: string | null;
  readonly density: Density;
  /** Whether lists are shown as plain pages of 50. */
  readonly has_pages: boolean;
  /** Whether single keys do something. */
  readonly has_keys: boolean;
  /** Keys of one's own, by what they do. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whether what waits for somebody sounds. */
  readonly has_sound: boolean;
  /** Whether every new order sounds as well. */
  readonly has_new_sound: boolean;
  readonly first_screen: (typeof FIRST_SCREENS)[number];
}

/** Those of somebody who has chosen nothing. */
export const USUAL_SETTINGS: OwnSettings = {
  lang: null,
  zone: null,
  density: "usual",
  has_pages: false,
  has_keys: true,
  keys: {},
  has_sound: true,
  has_new_sound: true,
  first_screen: "list",
};

/** A key that may be chosen, by its place on the keyboard: letters, digits and a few signs. G begins the way to a screen. */
export const OWN_KEY =
  /^(Key[A-FH-Z]|Digit[0-9]|BracketLeft|BracketRight|Comma|Period|Slash|Semicolon|Quote|Backslash)$/;

/** Reads settings that were kept, perhaps by another version: what is missing there is as usual. */
export function readOwnSettings(kept: Partial<OwnSettings> | undefined): OwnSettings {
  return { ...USUAL_SETTINGS, ...kept };
}

/** Whether a zone is one that clocks can be read by. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
