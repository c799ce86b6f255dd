import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** What a file hands on of others needs no sentence of its own, nor does the second shape of one function. */
const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/;

test("rule 60: every export of sources and scripts has a sentence above it", () => {
  const sources = repositoryFiles().filter((path) => /^(src|scripts|tools)\/.*(?<!\.test|\.d)\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  const wordless = sources.flatMap((path) => {
    const lines = (textOf(path) ?? "").split("\n");
    const told = new Set(
      lines.flatMap((line, at) => (lines[at - 1]?.endsWith("*/") ? (EXPORT.exec(line)?.[1] ?? []) : [])),
    );
    return lines.flatMap((line) => {
      const name = EXPORT.exec(line)?.[1];
      return name === undefined || told.has(name) ? [] : [`${path}: ${name}`];
    });
  });
  expect(wordless).toEqual([]);
});
