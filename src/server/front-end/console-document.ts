import type { ConsoleOptions } from "#contract/console-options.ts";
import type { BuiltFiles } from "#server/front-end/built-pages.ts";
import { scriptJson } from "#server/front-end/document.ts";
import { say } from "#server/say.ts";

/** The whole HTML of the operator's console: its styles, its scripts, and what they are told. */
export function consoleDocument(files: BuiltFiles, options: ConsoleOptions, nonce: string): string {
  const { locale } = options;
  const inlined = files.inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
  // The letters are there when the first rows are drawn, or all of these would be measured twice.
  const fonts = [...files.css.matchAll(/url\((\/[^)]+\.woff2)\)/g)]
    .map(([, href]) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join("");
  const preloads = files.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join("");
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${say(locale, "console.logInTitle")}</title>
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${files.css}</style>
${inlined}${fonts}${preloads}
<script type="module" nonce="${nonce}" src="${files.script}"></script>
</head>
<body>
<noscript><p>${say(locale, "document.noScript")}</p></noscript>
<div id="app"></div>
<script type="application/json" id="console-options" nonce="${nonce}">${scriptJson(options)}</script>
</body>
</html>
`;
}
