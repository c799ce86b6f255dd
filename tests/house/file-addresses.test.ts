import { expect, it } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** The path part of a file URL keeps %20 for a space and %D0… for Cyrillic letters, so it finds no such file. */
const ADDRESS_AS_PATH = /import\s*\.\s*meta\s*\.\s*url\s*,?\s*\)\s*\.\s*pathname\b/;

it("no file is looked for by the path part of its URL, which fails in a folder with a space or Cyrillic letters", () => {
  const sources = repositoryFiles().filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  expect(sources).toContain("vite.config.ts");
  expect(ADDRESS_AS_PATH.test(`new URL("..", ${"import"}.meta.url)\n  .pathname`)).toBe(true);
  expect(sources.filter((path) => ADDRESS_AS_PATH.test(textOf(path) ?? ""))).toEqual([]);
});
