import { useState } from "react";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

const KEPT = "console-typed-";

/**
 * What is typed into a window, kept in the tab: a log-in that ends meanwhile takes the window away, and not the words. Whoever closes the window gives
 * them up.
 */
export function useTyped<Form extends object>(name: string, initial: Form) {
  const key = `${KEPT}${name}`;
  const [form, setForm] = useState<Form>(() => {
    const kept = readStored("session", key);
    return isLike(kept, initial) ? kept : initial;
  });
  const forget = () => writeStored("session", key, undefined);
  return {
    form,
    type: (fields: Partial<Form>) => {
      const next = { ...form, ...fields };
      setForm(next);
      writeStored("session", key, next);
    },
    forget,
    /** Closes the window for good, with what was typed. */
    closing:
      <Told extends unknown[]>(leave: (...told: Told) => void) =>
      (...told: Told) => {
        forget();
        leave(...told);
      },
  };
}

/** What another version of the console has kept is not read. */
function isLike<Form extends object>(kept: unknown, initial: Form): kept is Form {
  if (typeof kept !== "object" || kept === null) return false;
  return Object.entries(initial).every(([member, value]) => {
    const other = (kept as Record<string, unknown>)[member];
    return other === null || value === null ? other !== undefined : typeof other === typeof value;
  });
}
