import { renderToString } from "react-dom/server";
import { readGalleryOptions } from "#ui/gallery/gallery-options.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { pageColours } from "#ui/page-colours.ts";

/** Draws the gallery for one query on the server, exactly as the browser will draw it again. */
export function render(search: string) {
  const options = readGalleryOptions(search);
  return {
    html: renderToString(<Gallery {...options} />),
    title: "Nameboard UI",
    locale: options.locale,
    colours: pageColours(options.look),
    options,
  };
}
