import { useState } from "react";

/** What is too large or too private for the tab's storage, by name. */
const held = new Map<string, unknown>();

/** A value that outlives what shows it, as long as the page lives: a log-in that ends takes the screen away, and not what was chosen on it. */
export function useHeld<Value>(name: string): [Value | undefined, (next: Value | undefined) => void] {
  const [value, setValue] = useState(() => held.get(name) as Value | undefined);
  const hold = (next: Value | undefined) => {
    setValue(() => next);
    if (next === undefined) held.delete(name);
    else held.set(name, next);
  };
  return [value, hold];
}

/** Whoever logs out leaves nothing to whoever logs in next. */
export function forgetHeld(): void {
  held.clear();
}
