/**
 * Query values that survive the move to the booking form (PRC-24), plus the currency and the frame, so that a reload keeps
 * them.
 */
export const KEPT_ON_BOOKING = ["user_id", "lang", "currency", "module_type"] as const;

/** Changes query values and leaves the others alone; ids stay strings, undefined removes a value. */
export function withSearch(search: string, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return printed(next);
}

/** Keeps only the named query values. */
export function onlySearch(search: string, names: readonly string[]): string {
  const all = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = all.get(name);
    if (value !== null) kept.set(name, value);
  }
  return printed(kept);
}

function printed(search: URLSearchParams): string {
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
