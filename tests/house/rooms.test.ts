import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Around 20 a folder is split where its parts have names; only what nobody could find anything in fails (rule 4). */
const MOST_FLAT = 30;

/** Around 200 lines a source is split where it tells of two things; only what nobody could read fails (rule 4). */
const MOST_LINES = 400;

/** Grow by an entry for each column of the database, each part of a station or each call, and are looked up, not read. */
const MAY_BE_LONG = new Set(["src/server/database/tables.ts", "src/server/app.ts"]);

/** Layers that stay flat: their folders are lists of rules, controls and words. */
const STAYS_FLAT = /^src\/(domain|ui|i18n)\//;

const PROGRAMS = repositoryFiles().filter((path) => /^(src|scripts|tools)\/.*(?<!\.test|\.d)\.tsx?$/.test(path));
const SOURCES = PROGRAMS.filter((path) => path.startsWith("src/"));
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

test("imports never form a circle, not even for a type, in tools and scripts neither", () => {
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

test(`no folder outside domain, kit and words holds more than ${MOST_FLAT} sources`, () => {
  const counts = Map.groupBy(SOURCES, dirname);
  const halls = [...counts].filter(([folder, files]) => files.length > MOST_FLAT && !STAYS_FLAT.test(`${folder}/`));
  expect(halls.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test(`rule 7: no source is longer than ${MOST_LINES} lines`, () => {
  const lines = (path: string): number => (textOf(path) ?? "").trimEnd().split("\n").length;
  const long = SOURCES.filter((path) => lines(path) > MOST_LINES && !MAY_BE_LONG.has(path));
  expect(long.map((path) => `${path}: ${lines(path)}`)).toEqual([]);
});
