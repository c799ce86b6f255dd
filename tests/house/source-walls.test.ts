import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Rules that lint cannot check, because they are about words in the text of a source. */
const SOURCES = repositoryFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

function linesOf(within: RegExp, pattern: RegExp): string[] {
  return SOURCES.filter((path) => within.test(path)).flatMap((path) =>
    withoutComments(textOf(path) ?? "")
      .split("\n")
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
}

/** Blanks out comments, so that a sentence about a clock does not count as a clock; line numbers stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|(?<![:"'`])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
}

test("there are sources in every layer", () => {
  for (const layer of ["domain", "contract", "i18n", "ui", "web", "server"]) {
    expect([layer, SOURCES.some((path) => path.startsWith(`src/${layer}/`))]).toEqual([layer, true]);
  }
});

test("no source climbs out of its folder: other folders are imported by alias, which lint can see", () => {
  expect(linesOf(/./, /\b(from|import)\s*\(?\s*["']\.\.\//)).toEqual([]);
});

test("rules 10 and 11: no rule of the domain asks for the time, in any way", () => {
  expect(
    linesOf(
      /^src\/domain\//,
      /\bnew Date\(\s*\)|(?<!new )\bDate\(|\bDate\b\s*\.\s*now|\bNow\b|\bperformance\b|\bglobalThis\b/,
    ),
  ).toEqual([]);
});

test("rule 21: only main.ts reads the process environment, and the start of PostgreSQL, which passes the search path on", () => {
  const readers = /^src\/server\/(main|database\/embedded-postgres-process)\.ts:/;
  expect(linesOf(/./, /\bprocess\.env\b/).filter((line) => !readers.test(line))).toEqual([]);
});

test("only embed/bridge.ts looks at the page around a frame, by whatever name", () => {
  const around = /\b(window|self|globalThis)\s*(\?\.|\.)\s*(parent|top|opener)\b|(?<![\w.])(parent|top)\.postMessage\b/;
  expect(linesOf(/^src\/(ui|web|embed)\/(?!bridge\.ts$)/, around)).toEqual([]);
});

test("the server's database and pages import no module, no adapter and no plugin", () => {
  expect(linesOf(/^src\/server\/(database|front-end)\//, /#server\/(modules|adapters|plugins|app|main)\b/)).toEqual([]);
});

test("rule 3: no list of stations is read from a folder", () => {
  expect(linesOf(/^src\/(contract|web|server\/(app|jobs|policies))/, /import\.meta\.glob|readdir/)).toEqual([]);
});

test("rule 6: no folder has an index file, except a module of the server", () => {
  const indexes = SOURCES.filter((path) => /\/index\.tsx?$/.test(path));
  expect(indexes.filter((path) => !/^src\/server\/modules\/[a-z-]+\/index\.ts$/.test(path))).toEqual([]);
});

test("rule 4: a browser feature or a server module has one level of folders inside, never two", () => {
  expect(SOURCES.filter((path) => /^src\/(web\/features|server\/modules)\/[^/]+\/[^/]+\/[^/]+\//.test(path))).toEqual(
    [],
  );
});

test("rule 40: the kit imports React, Maskito and the icons from outside, and nothing else", () => {
  expect(linesOf(/^src\/ui\//, /\bfrom "(?!#ui\/|\.\/|react"|react-dom"|react-dom\/|@maskito\/|lucide")/)).toEqual([]);
});
