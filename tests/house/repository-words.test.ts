import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Lines of all files that match a pattern, as `file:line`, except in this file, which contains all of them. */
function linesWith(pattern: RegExp, files = repositoryFiles()): string[] {
  return files
    .filter((path) => path !== "tests/house/repository-words.test.ts")
    .flatMap((path) => {
      const lines = textOf(path)?.split("\n") ?? [];
      return lines.flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : []));
    });
}

test("the whole repository is looked at", () => {
  const files = repositoryFiles();
  expect(files).toEqual(
    expect.arrayContaining(["package-lock.json", ".npmrc", ".env.example", "src/web/screens/finder.tsx", "README.md"]),
  );
  expect(files.filter((path) => /^(node_modules|dist|\.cache|\.data|\.git)\//.test(path))).toEqual([]);
});

test("no file names a path on somebody's computer", () => {
  expect(linesWith(/(^|[\s"'`(=:])(\/(work|root|tmp|home\/\w+|Users\/\w+)\/|[A-Z]:\\Users\\)/)).toEqual([]);
});

test("no file names a package registry, the lock file included", () => {
  expect(linesWith(/registry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)|"resolved": "http/)).toEqual([]);
});

test("no file contains a secret of a known shape", () => {
  expect(linesWith(/-----BEGIN [A-Z ]*PRIVATE KEY|\b(sk|rk)_live_\w{8}|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}\b/)).toEqual(
    [],
  );
});

test("ruling 21: no file names another company's loyalty programme except as a key on the wire", () => {
  const files = repositoryFiles().filter((path) => /^(src\/(domain|ui|i18n|web|server)|docs|README)/.test(path));
  expect(linesWith(/аэрофлот|aeroflot|i'way|iway\.(ru|io)/i, files)).toEqual([]);
});

test("no test is skipped and none runs alone", () => {
  const tests = repositoryFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(30);
  expect(linesWith(/\b(test|it|describe)\.(only|skip|todo|fixme)\b/, tests)).toEqual([]);
});

test("nothing is hidden from the compiler, and from the linter at most one named rule on one line", () => {
  const sources = repositoryFiles().filter((path) => /^(src|tests|scripts|tools)\/.*\.tsx?$/.test(path));
  expect(linesWith(/@ts-(ignore|nocheck)|(eslint|oxlint)-disable(?!-next-line [a-z])/, sources)).toEqual([]);
});
