/** Where something is remembered: `session` for this tab, `local` for this browser. */
export type StoreKind = "session" | "local";

const open = (kind: StoreKind): Storage => (kind === "session" ? sessionStorage : localStorage);

/** What a page remembers whose storage is blocked, as in a frame: it can still book, and forgets on reload. */
const memory = new Map<string, unknown>();

/** Reads JSON that this product stored; foreign content gives undefined. */
export function readStored(kind: StoreKind, key: string): unknown {
  try {
    return JSON.parse(open(kind).getItem(key) ?? "null") ?? undefined;
  } catch {
    return memory.get(key);
  }
}

/** Removes everything whose key begins so. */
export function dropStored(kind: StoreKind, begins: string): void {
  try {
    for (const key of Object.keys(open(kind))) if (key.startsWith(begins)) open(kind).removeItem(key);
  } catch {
    // What is remembered without a storage is below.
  }
  for (const key of memory.keys()) if (key.startsWith(begins)) memory.delete(key);
}

/** Stores JSON, or removes the entry when there is nothing to store; blocked storage is not an error. */
export function writeStored(kind: StoreKind, key: string, value: unknown): void {
  try {
    if (value === undefined) open(kind).removeItem(key);
    else open(kind).setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}
