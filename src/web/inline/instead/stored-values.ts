import type { readStored as readOfPage, writeStored as writeOfPage } from "#web/lib/stored-values.ts";

/** What is remembered while the host's page stands: nothing is kept in its storage. */
const memory = new Map<string, unknown>();

/** Reads what was remembered. */
export const readStored: typeof readOfPage = (_kind, key) => memory.get(key);

/** Remembers something until the page is left. */
export const writeStored: typeof writeOfPage = (_kind, key, value) => void memory.set(key, value);
