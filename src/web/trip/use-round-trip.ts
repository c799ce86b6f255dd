import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

const KEY = "finder-round-trip";
const listeners = new Set<() => void>();
let current: boolean | undefined;

const read = () => (current ??= readStored("session", KEY) === true);
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function remember(next: boolean): void {
  current = next;
  writeStored("session", KEY, next || undefined);
  for (const listener of listeners) listener();
}

/** Whether the traveller comes back; remembered while the tab lives, so that Back from the form restores it. */
export function useRoundTrip(): readonly [boolean, (roundTrip: boolean) => void] {
  return [useSyncExternalStore(listen, read, () => false), remember];
}
