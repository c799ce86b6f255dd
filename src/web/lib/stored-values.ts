/** Where something is remembered: `session` for this tab, `local` for this browser. */
export type StoreKind = "session" | "local";

const open = (kind: StoreKind): Storage => (kind === "session" ? sessionStorage : localStorage);

/** What a page remembers whose storage is blocked, as in a frame: it can still book, and forgets on reload (T-34). */
const memory = new Map<string, unknown>();

/** Reads JSON that this product stored; foreign content gives undefined. */
export function readStored(kind: StoreKind, key: string): unknown {
  try {
    return JSON.parse(open(kind).getItem(key) ?? "null") ?? undefined;
  } catch {
    return memory.get(key);
  }
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

/** Whether the page has a cookie of this name and value; none can be read where they are blocked. */
export function hasCookie(name: string, value: string): boolean {
  try {
    return document.cookie.split("; ").includes(`${name}=${value}`);
  } catch {
    return false;
  }
}

/** Keeps a cookie for so many seconds, none to remove it; blocked cookies are not an error. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    document.cookie = `${name}=${value}; max-age=${seconds}; path=/; samesite=lax`;
  } catch {
    // A page without cookies can still book, like one without storage.
  }
}
