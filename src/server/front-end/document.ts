import type { PageOptions, RenderedPage } from "#contract/page-options.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";

/** What one page is put together from. */
export interface DocumentParts {
  readonly pages: BuiltPages;
  readonly page: RenderedPage;
  readonly options: PageOptions;
  readonly description: string;
  readonly nonce: string;
}

/** The whole HTML of a page: styles inlined by nonce, content drawn, options for the browser as JSON. */
export function pageDocument({ pages, page, options, description, nonce }: DocumentParts): string {
  const preloads = pages.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join("");
  const colours = Object.entries(page.colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  return `<!doctype html>
<html lang="${options.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="theme-color" content="#F4F7F5">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${pages.css}:root{${colours}}</style>
${preloads}
<script type="module" nonce="${nonce}" src="${pages.script}"></script>
</head>
<body>
<div id="app">${page.html}</div>
<script type="application/json" id="page-options" nonce="${nonce}">${scriptJson(options)}</script>
</body>
</html>
`;
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
