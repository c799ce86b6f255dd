import { USUAL_LOOK, type PageLook } from "#ui/page-colours.ts";
import { colourOf } from "#ui/rgb.ts";

/** Languages the gallery speaks; the kit itself speaks none. */
export type GalleryLocale = "ru" | "en";

/** What the address of the gallery says. */
export type GalleryOptions = {
  readonly locale: GalleryLocale;
  readonly look: PageLook;
  /** Key of the one specimen to show; all of them without it. */
  readonly only: string | null;
};

/** Reads `lang`, `accent`, `background` and `only` of a query; what is missing or cannot be a colour is as usual. */
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

/** The address of the gallery with these options. */
export function galleryAddress({ locale, look, only }: GalleryOptions): string {
  const query = new URLSearchParams({ lang: locale });
  if (look.accent !== USUAL_LOOK.accent) query.set("accent", look.accent.slice(1));
  if (look.background !== USUAL_LOOK.background) query.set("background", look.background.slice(1));
  if (only !== null) query.set("only", only);
  return `?${query}`;
}
