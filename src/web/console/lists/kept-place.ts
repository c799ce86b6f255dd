/** Where somebody stood in a list: which trip of all, and how many pixels were seen above it. The entry of the browser's history keeps it: each tab has its own, and a reload finds it. */
export interface KeptPlace {
  readonly index: number;
  readonly above: number;
}

/** Where somebody stood who comes back to this entry. */
export function keptPlace(): KeptPlace | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("index" in state) || !("above" in state)) return undefined;
  const { index, above } = state;
  return typeof index === "number" && typeof above === "number" ? { index, above } : undefined;
}

/** With which trip the page begins that is asked for first. */
export function firstStart(limit: number): number {
  return Math.floor((keptPlace()?.index ?? 0) / limit) * limit;
}
