import type { BuiltGallery } from "#server/front-end/built-pages.ts";
import { scriptJson } from "#server/front-end/document.ts";

type HostParts = {
  readonly gallery: BuiltGallery;
  readonly search: string;
  readonly nonce: string;
};

/** Styles of a careless host page, so that a guest shows whether it depends on its host or changes it. */
const RUDE_CSS = `
:root { --accent: red; --ink: red; --paper: black; --font: fantasy; font-size: 7px; }
* { font-family: fantasy !important; letter-spacing: 4px !important; line-height: 3 !important; text-transform: uppercase !important;
  color: magenta !important; text-align: right !important; word-spacing: 1em !important; cursor: help !important; }
button, input, select, textarea, a, h1, h2, h3, p, label, table, td, dialog, div, span, ul, li, svg {
  background: lime !important; border: 4px dashed red !important; padding: 9px !important; margin: 5px !important; }
iframe { width: 100%; height: 900px; }
.button_button, .card_card, .popup_popup { display: none !important; }
`;

/** A foreign page with the gallery inside: in a shadow root, or in a frame with \`in=frame\`. */
export function hostDocument({ gallery, search, nonce }: HostParts): string {
  const { options, locale } = gallery.render(search);
  const query = new URLSearchParams(search);
  const inFrame = query.get("in") === "frame";
  query.delete("in");
  const guest = inFrame
    ? `<iframe title="Gallery" src="/_gallery?${query.toString().replace(/&/g, "&amp;")}"></iframe>`
    : `<div id="guest"></div>
<script type="application/json" id="guest-options" nonce="${nonce}">${scriptJson({ ...(options as object), css: gallery.css })}</script>
<script type="module" nonce="${nonce}" src="${gallery.hostScript}"></script>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host</title>
<style nonce="${nonce}">${RUDE_CSS}</style>
</head>
<body>
<h1>Host</h1>
<p id="of-the-host">A sentence of the host page. <button type="button">A button</button> <input aria-label="A field"></p>
${guest}
</body>
</html>
`;
}
