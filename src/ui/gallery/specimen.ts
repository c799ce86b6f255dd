import type { ReactNode } from "react";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";

/** What every specimen is drawn with. */
export type Scene = {
  readonly locale: GalleryLocale;
  /** The day that counts as today, YYYY-MM-DD: fixed, so that two pictures of one state are equal. */
  readonly today: string;
};

/** One control of the kit in all its states, under a key that the address of the gallery can name. */
export type Specimen = {
  readonly key: string;
  readonly title: Readonly<Record<GalleryLocale, string>>;
  readonly Show: (scene: Scene) => ReactNode;
};
