import type { ReactNode } from "react";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";

/** The environment of every specimen. */
export type Scene = {
  readonly locale: GalleryLocale;
  /** The date that counts as today, YYYY-MM-DD: fixed, so that two pictures of one state are equal. */
  readonly today: string;
};

/** One control of the kit in all its states, with a key for the gallery's URL. */
export type Specimen = {
  readonly key: string;
  readonly title: Readonly<Record<GalleryLocale, string>>;
  readonly Show: (scene: Scene) => ReactNode;
};
