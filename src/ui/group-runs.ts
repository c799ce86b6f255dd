type Grouped = { readonly group?: string };

/** Neighbours that stand under one heading; `start` is the place of the first of them in the whole list. */
type GroupRun<T> = {
  readonly group: string | undefined;
  readonly start: number;
  readonly members: readonly T[];
};

/** Gathers neighbours of the same group: the order stays as given, so what is added at the end never moves a row above it. */
export function groupRuns<T extends Grouped>(items: readonly T[]): readonly GroupRun<T>[] {
  const starts = items.flatMap(({ group }, index) => (index === 0 || items[index - 1]?.group !== group ? [index] : []));
  return starts.map((start, run) => ({
    group: items[start]?.group,
    start,
    members: items.slice(start, starts[run + 1]),
  }));
}
