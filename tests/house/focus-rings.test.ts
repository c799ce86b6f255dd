import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** A rule and what it declares itself, without the rules inside it. */
const RULE = /[^{}]*\{([^{}]*)\}/g;

test("every ring of the focus has a line below it, which forced colours draw in its place", () => {
  const sheets = repositoryFiles().filter((path) => /^src\/.*\.css$/.test(path));
  const rings = sheets.flatMap((path) =>
    [...(textOf(path) ?? "").matchAll(RULE)]
      .filter(([, declared = ""]) => /box-shadow:[^;]*var\(--focus\)/.test(declared))
      .map(([rule, declared = ""]) => ({ path, rule, hasLine: /outline: [^;]*\bsolid\b/.test(declared) })),
  );
  expect(rings.length).toBeGreaterThan(20);
  expect(rings.filter(({ hasLine }) => !hasLine).map(({ path, rule }) => `${path}: ${rule.trim()}`)).toEqual([]);
});
