import { useSyncExternalStore } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** Session storage key of the name on the sign: it lives as long as the tab and is never in local storage. */
const SIGN_KEY = "booking-sign";

/** The most letters a sign takes. */
export const SIGN_LIMIT = TEXT_LIMITS.sign;

let written: string | undefined;
const listeners = new Set<() => void>();

/** The name somebody has written on the finder's sign in this tab; empty when nobody has. */
export function readSignName(): string {
  if (written === undefined) {
    const stored = readStored("session", SIGN_KEY);
    written = typeof stored === "string" ? stored : "";
  }
  return written;
}

/** Keeps the name on the sign for this tab, also when storage is blocked; an empty one is forgotten. */
export function writeSignName(name: string): void {
  written = name;
  writeStored("session", SIGN_KEY, name === "" ? undefined : name);
  for (const tell of listeners) tell();
}

/** The name on the sign, and how to write another. */
export function useSignName(): readonly [string, (name: string) => void] {
  const name = useSyncExternalStore(listen, readSignName, () => "");
  return [name, writeSignName];
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
