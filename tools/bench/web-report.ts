/** What one visit measured, by name; `aim` in the name says what we want to reach. */
export type Run = Readonly<Record<string, number>>;

/** The median of every measure. */
export function median(runs: readonly Run[]): Run {
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name] ?? NaN))]));
}

/** A table with a line for each run; the last one is the median. */
export function runTable(runs: readonly Run[]): string {
  const names = Object.keys(runs[0] ?? {});
  const cells = runs.map((run, at) => [
    at === runs.length - 1 ? "median" : String(at + 1),
    ...names.map((name) => String(Math.round((run[name] ?? NaN) * 1000) / 1000)),
  ]);
  const rows = [["run", ...names], ...cells];
  const widths = ["run", ...names].map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart((widths[column] ?? 0) + 2)).join("")).join("\n");
}
