import { useState } from "react";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/**
 * What is typed into a field of a window, kept in the tab: a log-in that ends meanwhile takes the window away, and not the words. Whoever closes the
 * window gives them up.
 */
export function useTyped(name: string, initial = ""): [string, (next: string) => void, () => void] {
  const key = `console-typed-${name}`;
  const [typed, setTyped] = useState(() => {
    const kept = readStored("session", key);
    return typeof kept === "string" ? kept : initial;
  });
  const type = (next: string) => {
    setTyped(next);
    writeStored("session", key, next);
  };
  return [typed, type, () => writeStored("session", key, undefined)];
}
