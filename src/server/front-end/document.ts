import type { BuiltFiles } from "#server/front-end/built-pages.ts";

/** The parts of one page. */
interface DocumentParts {
  readonly files: BuiltFiles;
  /** The drawn content. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly locale: string;
  /** Custom properties for the page's colours, by name. */
  readonly colours: Readonly<Record<string, string>>;
  /** The options from which the browser draws the same page. */
  readonly options: unknown;
  readonly nonce: string;
}

/** Notes a press on a control whose code comes later; that code presses it again (see `catch-up.ts` of the page). */
const NOTE_PRESS = 'addEventListener("click",(e)=>{latePress=e.target.closest("[data-late]")},true)';

/** The whole HTML of a page: styles inlined by nonce, drawn content, and options for the browser as JSON. */
export function pageDocument(parts: DocumentParts): string {
  const { files, html, title, description, locale, options, nonce } = parts;
  const preloads = files.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join("");
  // What brings parts later looks for a link before it brings their styles; a disabled one loads nothing.
  const inlined = files.inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
  const colours = Object.entries(parts.colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="theme-color" content="${parts.colours["--ground"] ?? ""}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${files.css}:root{${colours}}</style>
${inlined}${preloads}
<script nonce="${nonce}">${NOTE_PRESS}</script>
<script type="module" nonce="${nonce}" src="${files.script}"></script>
</head>
<body>
<div id="app">${html}</div>
<script type="application/json" id="page-options" nonce="${nonce}">${scriptJson(options)}</script>
</body>
</html>
`;
}

/** JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
