import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { repositoryFiles, ROOT, textOf } from "./source-files.ts";

const PAGES = repositoryFiles().filter((path) =>
  /^(README|CONTRIBUTING|AGENTS|SECURITY)\.md$|^docs\/.*\.md$/.test(path),
);

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/** Targets of a page's links and pictures, without those to other hosts; links in code do not count. */
function linksOf(page: string): string[] {
  const text = (textOf(page) ?? "").replace(/```[^]*?```|`[^`\n]*`/g, "");
  const targets = [...text.matchAll(/\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\s*\[[^\]]+\]:\s*(\S+)/gm)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
  return targets.filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target));
}

test("there are pages, and they have links", () => {
  expect(PAGES).toEqual(expect.arrayContaining(["README.md", "CONTRIBUTING.md"]));
  expect(PAGES.flatMap(linksOf).length).toBeGreaterThan(3);
});

describe("every relative link leads to a file of the repository", () => {
  test.each(PAGES)("%s", (page) => {
    const files = new Set(repositoryFiles());
    const dead = linksOf(page).filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : normalize(join(dirname(page), decodeURIComponent(path))).replace(/\/$/, "");
      if (
        !files.has(file) &&
        !(existsSync(join(ROOT, file)) && [...files].some((known) => known.startsWith(`${file}/`)))
      )
        return true;
      if (anchor === undefined || !file.endsWith(".md")) return false;
      const headings = [...(textOf(file) ?? "").matchAll(/^#+\s+(.*)$/gm)].map((match) => anchorOf(match[1] ?? ""));
      return !headings.includes(anchor);
    });
    expect(dead).toEqual([]);
  });
});
