type Grouped = { readonly group?: string };

/** Neighbours under one heading; `start` is the index of the first of them in the whole list. */
type GroupRun<T> = {
  readonly group: string | undefined;
  readonly start: number;
  readonly members: readonly T[];
};

/**
 * Gathers neighbours of the same group. The given order stays, so that rows added at the end never move a row above them.
 */
export function groupRuns<T extends Grouped>(items: readonly T[]): readonly GroupRun<T>[] {
  const starts = items.flatMap(({ group }, index) => (index === 0 || items[index - 1]?.group !== group ? [index] : []));
  return starts.map((start, run) => ({
    group: items[start]?.group,
    start,
    members: items.slice(start, starts[run + 1]),
  }));
}
