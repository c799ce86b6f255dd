import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { BuiltFiles } from "#server/front-end/built-pages.ts";
import { say } from "#server/say.ts";

/** The parts of one page. */
interface DocumentParts {
  readonly files: BuiltFiles;
  /** The drawn content. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** What a module in a frame brings besides; it goes first. */
  readonly frameScript?: string | undefined;
  /** What reports failures of the page; the page does not wait for it. */
  readonly reportScript?: string | undefined;
  /** Custom properties for the page's colours, by name. */
  readonly colours: Readonly<Record<string, string>>;
  /** The options from which the browser draws the same page. */
  readonly options: unknown;
  readonly nonce: string;
}

/** Notes a press on a control whose code comes later; that code presses it again (see `replay-early-input.ts` of the page). */
const NOTE_PRESS = 'addEventListener("click",(e)=>{latePress=e.target.closest("[data-late]")},true)';

/**
 * Shows the line about a lost script, which only this script can do before the page has started. Until then it waits in a template: a link before the one
 * that skips to the content would make that one a stray link.
 */
const NOTE_LOSS =
  'addEventListener("error",(e)=>{const n=document.getElementById("script-lost");if(n&&e.target.matches("script,[rel=modulepreload]"))n.replaceWith(n.content)},true)';

/** Above the page, in colours of their own that need no file. */
const UNREADY_CSS = ".unready{margin:0;padding:12px 20px;background:#fff3cf;color:#12211b;font:16px/1.4 sans-serif}";

/** In a frame nothing of ours stands above. */
const FRAME_CSS = "main{padding-top:16px}";

/** The whole HTML of a page: styles inlined by nonce, drawn content, and options for the browser as JSON. */
export function pageDocument(parts: DocumentParts): string {
  const { files, html, title, description, locale, options, nonce } = parts;
  const words = (key: MessageKey): string => escapeHtml(say(locale, key));
  const preloads = files.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join("");
  // What brings parts later looks for a link before it brings their styles; a disabled one loads nothing.
  const inlined = files.inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
  const frame = parts.frameScript && `<script type="module" nonce="${nonce}" src="${parts.frameScript}"></script>\n`;
  const report =
    parts.reportScript && `<script async type="module" nonce="${nonce}" src="${parts.reportScript}"></script>\n`;
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
<style nonce="${nonce}">${files.css}${UNREADY_CSS}${parts.frameScript ? FRAME_CSS : ""}:root{${colours}}</style>
${inlined}${preloads}
<script nonce="${nonce}">${NOTE_PRESS};${NOTE_LOSS}</script>
${report ?? ""}${frame ?? ""}<script type="module" nonce="${nonce}" src="${files.script}"></script>
</head>
<body>
<noscript><p class="unready">${words("document.noScript")}</p></noscript>
<template id="script-lost"><p class="unready" role="alert">${words("document.lost")} <a href="">${words("trans.common.error_boundary.button")}</a></p></template>
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
