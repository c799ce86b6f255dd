import MarkdownIt, { type Token } from "markdown-it";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { CONTENTS, DECISIONS_TITLE } from "#server/docs/contents.ts";

/** A heading of a page, by which readers and the search jump to what follows it. */
export interface DocSection {
  readonly id: string;
  readonly title: string;
  /** 1 for the page's own title. */
  readonly level: number;
  /** What stands below it, as plain text. */
  readonly text: string;
}

/** A page of the guide. */
export interface DocPage {
  /** Below `/docs/`, such as `running` or `decisions/0014-tariffs`. */
  readonly path: string;
  readonly group: string;
  readonly title: string;
  readonly lang: "en" | "ru";
  /** The finished markup of its text. */
  readonly html: string;
  readonly sections: readonly DocSection[];
}

/** Address of a Markdown file of the repository as a page: README is the first one. */
const pathOf = (file: string): string => (file === "README" ? "" : file.replace(/^docs\//, "").toLowerCase());

/** A heading as its anchor, the way code hosts do it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

const plain = (token: Token): string =>
  (token.children ?? []).map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");

/** The sections of a page; each heading gets its anchor. */
function sectionsOf(tokens: readonly Token[]): DocSection[] {
  const sections: { id: string; title: string; level: number; text: string }[] = [];
  const taken = new Map<string, number>();
  tokens.forEach((token, at) => {
    if (token.type === "heading_open") {
      const title = plain(tokens[at + 1] ?? token);
      const anchor = anchorOf(title);
      const before = taken.get(anchor) ?? 0;
      taken.set(anchor, before + 1);
      const id = before === 0 ? anchor : `${anchor}-${before}`;
      token.attrSet("id", id);
      sections.push({ id, title, level: Number(token.tag.slice(1)), text: "" });
    } else if (tokens[at - 1]?.type !== "heading_open") {
      const last = sections.at(-1);
      const text = token.type === "inline" ? plain(token) : token.type === "fence" ? token.content : "";
      if (last !== undefined && text !== "") last.text += `${text}\n`;
    }
  });
  return sections;
}

/** Where a relative link of a file leads on the site; undefined for a file of the repository that is no page and no picture. */
function linkTarget(href: string, from: string, known: ReadonlySet<string>): string | undefined {
  const [path = "", anchor] = href.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (path === "") return hash;
  const file = normalize(join(dirname(from), decodeURIComponent(path)));
  if (/\.(png|svg)$/.test(file)) return `/docs/pictures/${file.replace(/^docs\//, "")}`;
  const page = file.replace(/\.md$/, "");
  if (known.has(page)) return `/docs/${pathOf(page)}${hash}`.replace(/\/$/, "");
  return file === "docs/decisions" ? "/docs#decisions" : undefined;
}

/** Leads links to pages of the site, shows pictures from there, and lets wide tables scroll by themselves. */
function adapt(tokens: readonly Token[], from: string, known: ReadonlySet<string>): void {
  for (const token of tokens) {
    const children = token.children ?? [];
    const dropped: boolean[] = [];
    for (const child of children) {
      if (child.type === "image") {
        const target = linkTarget(String(child.attrGet("src")), from, known);
        if (target !== undefined) child.attrSet("src", target);
        child.attrSet("loading", "lazy");
      }
      if (child.type === "link_open") {
        const href = String(child.attrGet("href"));
        const target = /^[a-z][a-z0-9+.-]*:/i.test(href) ? href : linkTarget(href, from, known);
        dropped.push(target === undefined);
        if (target !== undefined) child.attrSet("href", target);
        // A file of the sources is named only: a running server has no address for it.
        else Object.assign(child, { tag: "span", attrs: null });
      }
      if (child.type === "link_close" && dropped.pop() === true) child.tag = "span";
    }
  }
}

/** Reads and draws all pages of the guide, in the order of its contents; the decisions come last, the newest first. */
export async function readDocPages(root: string): Promise<readonly DocPage[]> {
  const decisions = (await readdir(join(root, "docs/decisions")))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/decisions/${name.replace(/\.md$/, "")}`)
    .toSorted()
    .toReversed();
  const groups = [...CONTENTS, { title: DECISIONS_TITLE, files: decisions }];
  const known = new Set(groups.flatMap(({ files }) => [...files]));
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.renderer.rules["table_open"] = () => '<div class="wide" tabindex="0"><table>\n';
  markdown.renderer.rules["table_close"] = () => "</table></div>\n";
  const draw = async (file: string, group: string): Promise<DocPage> => {
    const tokens = markdown.parse(await readFile(join(root, `${file}.md`), "utf8"), {});
    adapt(tokens, `${file}.md`, known);
    const sections = sectionsOf(tokens);
    return {
      path: pathOf(file),
      group,
      title: sections[0]?.title ?? file,
      lang: file.endsWith(".ru") ? "ru" : "en",
      html: markdown.renderer.render(tokens, markdown.options, {}),
      sections,
    };
  };
  return Promise.all(groups.flatMap(({ title, files }) => files.map((file) => draw(file, title))));
}
