import type { DocPage } from "#server/docs/doc-pages.ts";
import { excerptOf, type DocHit } from "#server/docs/doc-search.ts";
import { DOC_STYLE } from "#server/docs/doc-style.ts";
import { html, markup, type Html } from "#server/http/html.ts";

/** What every page of the guide shows around its text. */
export interface DocFrame {
  readonly pages: readonly DocPage[];
  readonly nonce: string;
  /** What stands in the search field. */
  readonly query?: string;
}

const addressOf = (path: string): string => (path === "" ? "/docs" : `/docs/${path}`);

function contents(pages: readonly DocPage[], current: string | undefined): Html[] {
  return [...new Set(pages.map(({ group }) => group))].map((group) => {
    const list = pages.filter((page) => page.group === group);
    const links = html`<ul>
      ${list.map(
        ({ path, title, lang }) =>
          html`<li>
            <a href="${addressOf(path)}" lang="${lang}" ${path === current && markup('aria-current="page"')}
              >${title}</a
            >
          </li>`,
      )}
    </ul>`;
    // Ninety decisions would push everything else away.
    if (list.length > 20)
      return html`<details id="${group.toLowerCase()}" ${list.some(({ path }) => path === current) && markup("open")}>
        <summary>${group}</summary>
        ${links}
      </details>`;
    return html`<h2 id="${group.toLowerCase().replaceAll(" ", "-")}">${group}</h2>
      ${links}`;
  });
}

function document(
  { pages, nonce, query = "" }: DocFrame,
  { title, lang, current, body }: Pick<DocPage, "title" | "lang"> & { readonly current?: string; readonly body: Html },
): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · Nameboard</title>
        <style nonce="${nonce}">
          ${markup(DOC_STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#text">Skip to the text</a>
        <header>
          <div>
            <b><a href="/docs">Nameboard documentation</a></b>
            <a href="/docs/api">API reference</a>
            <a class="jump" href="#contents">Contents</a>
            <form action="/docs/search" role="search">
              <input name="q" type="search" value="${query}" aria-label="Search the documentation" maxlength="100" />
              <button>Search</button>
            </form>
          </div>
        </header>
        <div class="frame">
          <nav id="contents" aria-label="Contents" lang="en">${contents(pages, current)}</nav>
          <main id="text"><article>${body}</article></main>
        </div>
      </body>
    </html> `.toString();
}

/** Fewer headings than these are seen at a glance. */
const FEWEST_HEADINGS = 4;

const ON_THIS_PAGE: Readonly<Record<DocPage["lang"], string>> = { en: "On this page", ru: "На этой странице" };

/** Links to the parts of a long page. */
function partsOf({ sections, lang }: DocPage): Html | false {
  const parts = sections.filter(({ level }) => level === 2);
  if (parts.length < FEWEST_HEADINGS) return false;
  return html`<details class="page">
    <summary>${ON_THIS_PAGE[lang]}</summary>
    <ul>
      ${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </details>`;
}

/** A page of the guide as a document. */
export function docDocument(frame: DocFrame, page: DocPage): string {
  const body = html`${partsOf(page)} ${markup(page.html)}`;
  return document(frame, { ...page, current: page.path, body });
}

/** What a search has found, as a document. */
export function searchDocument(frame: DocFrame, hits: readonly DocHit[]): string {
  const { query = "" } = frame;
  const found =
    query.trim() === ""
      ? html`<p>Enter a word of what you want to know, such as <i>refund</i> or <i>backup</i>.</p>`
      : hits.length === 0
        ? html`<p>Nothing found for “${query}”. Try fewer or other words.</p>`
        : html`<ul class="hits">
            ${hits.map(
              ({ path, id, titles, text }) =>
                html`<li>
                  <a href="${addressOf(path)}#${id}">${titles.join(" › ")}</a>
                  <p>${excerptOf(text, query)}</p>
                </li>`,
            )}
          </ul>`;
  return document(frame, {
    title: "Search",
    lang: "en",
    body: html`<h1>Search</h1>
      ${found}`,
  });
}

/** The page for an address of the guide that does not exist. */
export function missingDocument(frame: DocFrame): string {
  const body = html`<h1>Page not found</h1>
    <p>This page of the documentation does not exist. Search for it, or choose one from the contents.</p>`;
  return document(frame, { title: "Page not found", lang: "en", body });
}
