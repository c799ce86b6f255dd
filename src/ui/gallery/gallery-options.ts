import { USUAL_LOOK, type PageLook } from "#ui/page-colours.ts";
import { colourOf } from "#ui/rgb.ts";

/** The gallery's languages; the kit itself has none. */
export type GalleryLocale = "ru" | "en";

/** The options in the gallery's URL. */
export type GalleryOptions = {
  readonly locale: GalleryLocale;
  readonly look: PageLook;
  /** Key of the only specimen to show; without it, all of them. */
  readonly only: string | null;
};

/** Reads `lang`, `accent`, `background` and `only` from a query; missing or invalid values get their defaults. */
export function readGalleryOptions(search: string): GalleryOptions {
  const query = new URLSearchParams(search);
  return {
    locale: query.get("lang") === "en" ? "en" : "ru",
    look: {
      accent: colourOf(query.get("accent") ?? "") ?? USUAL_LOOK.accent,
      background: colourOf(query.get("background") ?? "") ?? USUAL_LOOK.background,
    },
    only: query.get("only"),
  };
}

/** The URL of the gallery with these options. */
export function galleryAddress({ locale, look, only }: GalleryOptions): string {
  const query = new URLSearchParams({ lang: locale });
  if (look.accent !== USUAL_LOOK.accent) query.set("accent", look.accent.slice(1));
  if (look.background !== USUAL_LOOK.background) query.set("background", look.background.slice(1));
  if (only !== null) query.set("only", only);
  return `?${query}`;
}
