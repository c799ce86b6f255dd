import MiniSearch from "minisearch";
import type { DocPage } from "#server/docs/doc-pages.ts";

/** A section of a page that a search has found. */
export interface DocHit {
  readonly path: string;
  readonly id: string;
  /** The page, and the section where it is not the page's beginning. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** Most hits that a search shows. */
const MOST = 30;

/** Searches the sections of these pages; words may be begun or slightly misspelt. */
export function createDocSearch(pages: readonly DocPage[]): (query: string) => readonly DocHit[] {
  const hits: readonly DocHit[] = pages.flatMap(({ path, title, sections }) =>
    sections.map((section) => ({
      path,
      id: section.id,
      titles: section.level === 1 ? [title] : [title, section.title],
      text: section.text,
    })),
  );
  const index = new MiniSearch({
    fields: ["title", "text"],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { title: 4 },
      combineWith: "AND",
      // Guides answer most questions; decisions only say why.
      boostDocument: (id) => (hits[Number(id)]?.path.startsWith("decisions/") === true ? 0.3 : 1),
    },
  });
  index.addAll(hits.map(({ titles, text }, id) => ({ id, title: titles.join(" "), text })));
  return (query) =>
    index
      .search(query)
      .slice(0, MOST)
      .flatMap(({ id }) => hits[Number(id)] ?? []);
}

/** A piece of a text around the first word of the query. */
export function excerptOf(text: string, query: string, length = 220): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const [first = ""] = query.toLowerCase().split(/\s+/);
  const at = Math.max(0, line.toLowerCase().indexOf(first) - 60);
  const start = at === 0 ? 0 : line.indexOf(" ", at) + 1;
  const cut = line.slice(start, start + length);
  const isCut = start + length < line.length;
  return `${start > 0 ? "… " : ""}${isCut ? `${cut.replace(/ \S*$/, "")} …` : cut}`;
}
