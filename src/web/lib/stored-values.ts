/** Where something is remembered: `session` for this tab, `local` for this browser. */
export type StoreKind = "session" | "local";

const open = (kind: StoreKind): Storage => (kind === "session" ? sessionStorage : localStorage);

/** Reads JSON that this product stored; blocked storage or foreign content gives undefined. */
export function readStored(kind: StoreKind, key: string): unknown {
  try {
    return JSON.parse(open(kind).getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores JSON, or removes the entry when there is nothing to store; blocked storage is not an error. */
export function writeStored(kind: StoreKind, key: string, value: unknown): void {
  try {
    if (value === undefined) open(kind).removeItem(key);
    else open(kind).setItem(key, JSON.stringify(value));
  } catch {
    // A page without storage can still book; it only forgets on reload.
  }
}
