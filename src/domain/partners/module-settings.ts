import { DEFAULT_ADVANTAGES } from "#domain/partners/advantages.ts";
import { sameInAll, type Named } from "#domain/values/named.ts";

/** How a partner's own booking module looks, as its editor saves it. */
export interface ModuleSettings {
  /** Six hexadecimal digits, as on the wire: no hash. */
  readonly mainColor: string;
  readonly backgroundColor: string;
  readonly image: number;
  /** Entries of the catalogue, in the order of the block. */
  readonly advantages: readonly number[];
  readonly showsAdvantages: boolean;
  readonly showsReviews: boolean;
  readonly showsAppBlock: boolean;
  /** Plain texts; an empty one shows the product's own (OPN-116). */
  readonly header: Named;
  readonly top: Named;
  readonly bottom: Named;
}

/** Drawings to choose from have the numbers 1 to this (OPN-114). */
export const IMAGE_COUNT = 6;

/** Longest texts of a module, in characters. */
export const MODULE_TEXT_LIMITS = { header: 200, description: 1000 } as const;

/** Background of the block where the partner has chosen none (OPN-110). */
const DEFAULT_BACKGROUND = "F4F6F8";

/** The look of a module whose partner has saved none, in the accent colour of the server. */
export function defaultModuleSettings(accent: string): ModuleSettings {
  return {
    mainColor: readColor(accent) ?? "",
    backgroundColor: DEFAULT_BACKGROUND,
    image: 1,
    advantages: DEFAULT_ADVANTAGES,
    showsAdvantages: true,
    showsReviews: true,
    showsAppBlock: true,
    header: sameInAll(""),
    top: sameInAll(""),
    bottom: sameInAll(""),
  };
}

/** A colour as six capital digits, with or without its hash; undefined for anything else (T-07). */
export function readColor(text: string): string | undefined {
  return /^#?([0-9A-Fa-f]{6})$/.exec(text)?.[1]?.toUpperCase();
}

/** Whether a database can keep a text as it is; it knows neither the NUL character nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
