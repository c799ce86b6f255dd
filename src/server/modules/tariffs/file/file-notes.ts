import type { Said } from "#server/modules/tariffs/words/said.ts";

/** So many problems are kept; whoever has more mends the first ones first. */
export const PROBLEMS_MAX = 1000;

/** Something to tell about a line of the file; line 0 is the file as a whole. */
export interface FileNote {
  readonly line: number;
  /** The names of the file that lead there, each with a colon after it: `tariffs: bands: `. */
  readonly path: string;
  readonly what: Said;
}

/** What is told about a file while it is read. */
export interface Notes {
  readonly problems: readonly FileNote[];
  readonly warnings: readonly FileNote[];
  /** How many problems there were, those told before among them. */
  faults(): number;
  problem(line: number, what: Said, path?: string): void;
  warning(line: number, what: Said, path?: string): void;
}

/** Collects what is told; the same thing about the same line is told once. */
export function createNotes(): Notes {
  const told = new Set<string>();
  const problems: FileNote[] = [];
  const warnings: FileNote[] = [];
  let faults = 0;
  const add = (list: FileNote[], note: FileNote): void => {
    if (list.length >= PROBLEMS_MAX) return;
    const seen = JSON.stringify(note);
    if (told.has(seen)) return;
    told.add(seen);
    list.push(note);
  };
  return {
    problems,
    warnings,
    faults: () => faults,
    problem(line, what, path = "") {
      faults += 1;
      add(problems, { line, path, what });
    },
    warning: (line, what, path = "") => add(warnings, { line, path, what }),
  };
}
