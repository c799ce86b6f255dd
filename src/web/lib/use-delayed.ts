import { useEffect, useState } from "react";

/** Gives a value only after it has rested for some milliseconds; until then the last one that did. */
export function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
