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

const SOURCES = repositoryFiles().filter((path) => /^src\/.*(?<!\.test|\.d)\.tsx?$/.test(path));
const KNOWN = new Set(SOURCES);

/** The sources that a source imports, types included. */
function importsOf(path: string): string[] {
  const named = (textOf(path) ?? "").matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g);
  return [...named]
    .map(([, name = ""]) => (name.startsWith("#") ? join("src", name.slice(1)) : join(dirname(path), name)))
    .filter((target) => KNOWN.has(target));
}

/** Circles of imports: each strongly connected group of more than one source. */
function circles(): string[][] {
  const edges = new Map(SOURCES.map((path) => [path, importsOf(path)]));
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
  for (const path of SOURCES) if (!met.has(path)) visit(path);
  return found;
}

test("imports never form a circle, not even for a type", () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(circles()).toEqual([]);
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
