import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

const PROGRAMS = repositoryFiles().filter((path) => /^(src|scripts|tools)\/.*(?<!\.test|\.d)\.tsx?$/.test(path));
const KNOWN = new Set(PROGRAMS);

/** The sources that a source imports, types included. */
function importsOf(path: string): string[] {
  const named = (textOf(path) ?? "").matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g);
  return [...named]
    .map(([, name = ""]) => (name.startsWith("#") ? join("src", name.slice(1)) : join(dirname(path), name)))
    .filter((target) => KNOWN.has(target));
}

/** Circles of imports: each strongly connected group of more than one source. */
function circles(): string[][] {
  const edges = new Map(PROGRAMS.map((path) => [path, importsOf(path)]));
  const met = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    met.set(path, met.size);
    lowest.set(path, met.size - 1);
    open.push(path);
    const lower = (other: number | undefined): void =>
      void lowest.set(path, Math.min(lowest.get(path) ?? 0, other ?? Infinity));
    for (const target of edges.get(path) ?? []) {
      if (!met.has(target)) {
        visit(target);
        lower(lowest.get(target));
      } else if (open.includes(target)) lower(met.get(target));
    }
    if (lowest.get(path) !== met.get(path)) return;
    const circle = open.splice(open.lastIndexOf(path));
    if (circle.length > 1) found.push(circle);
  };
  for (const path of PROGRAMS) if (!met.has(path)) visit(path);
  return found;
}

test("imports never form a circle, not even for a type, in tools and scripts too", () => {
  for (const folder of ["src/", "scripts/", "tools/"])
    expect(PROGRAMS.filter((path) => path.startsWith(folder)).length).toBeGreaterThan(40);
  expect(circles()).toEqual([]);
});

test("neither the server nor a script imports a tool: an image of the server has none", () => {
  const served = PROGRAMS.filter((path) => !path.startsWith("tools/"));
  expect(served.filter((path) => importsOf(path).some((target) => target.startsWith("tools/")))).toEqual([]);
});

test("each folder of tools has a README that says what it is for", () => {
  const folders = new Set(PROGRAMS.filter((path) => path.startsWith("tools/")).map((path) => path.split("/")[1]));
  expect([...folders].filter((folder) => textOf(`tools/${folder}/README.md`) === undefined)).toEqual([]);
});
