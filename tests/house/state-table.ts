import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT, textOf } from "./source-files.ts";

/** A row of a table that says of each requirement how far it is met, and by what. */
export interface StateRow {
  readonly state: string;
  readonly by: string;
}

/** Reads what rows of a page say: `isSaid` tells rows that say by what from others, `count` how many are in a state. */
export function stateTable(page: string) {
  const text = textOf(page) ?? "";
  const targets = new Map(
    [...text.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, name, path]) => [name ?? "", path ?? ""]),
  );
  const testsOf = (by: string): string[] =>
    [...by.matchAll(/\]\[([\w-]+)\]/g)].map(([, name = ""]) => normalize(join(dirname(page), targets.get(name) ?? "")));
  return {
    text,
    /** A row that is shown names tests that exist; one in another of the states says why or how. */
    isSaid: ({ state, by }: StateRow, others: readonly string[]): boolean => {
      const tests = testsOf(by);
      if (tests.some((path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(join(ROOT, path)))) return false;
      return state === "shown" ? tests.length > 0 : others.includes(state) && by.length >= 5;
    },
    count: (rows: readonly StateRow[], state: string): number => rows.filter((row) => row.state === state).length,
  };
}
