import { DEFAULT_ADVANTAGES } from "#domain/partners/advantages.ts";
import { sameInAll, type Named } from "#domain/values/named.ts";

/** How a partner's own booking module looks, as its editor saves it. */
export interface ModuleSettings {
  /** Six hexadecimal digits without the hash, as on the wire. */
  readonly mainColor: string;
  readonly backgroundColor: string;
  readonly image: number;
  /** Entries of the catalogue, in the order shown. */
  readonly advantages: readonly number[];
  readonly showsAdvantages: boolean;
  readonly showsReviews: boolean;
  readonly showsAppBlock: boolean;
  /** Plain texts; an empty one shows the product's default. */
  readonly header: Named;
  readonly top: Named;
  readonly bottom: Named;
}

/** The drawings to choose from are numbered 1 to this. */
export const IMAGE_COUNT = 6;

/** Longest texts of a module, in characters. */
export const MODULE_TEXT_LIMITS = { header: 200, description: 1000 } as const;

/** Background of the block when the partner has chosen none. */
const DEFAULT_BACKGROUND = "F4F6F8";

/** The look of a module before its partner saves one, in the server's accent colour. */
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

/** Reads a colour as six capital digits, with or without its hash; undefined for anything else. */
export function readColor(text: string): string | undefined {
  return /^#?([0-9A-Fa-f]{6})$/.exec(text)?.[1]?.toUpperCase();
}

/** Whether PostgreSQL can store a text unchanged: it rejects the NUL character and half a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
