import { useEffect, useState } from "react";

/** Returns a value only after it has been stable for some milliseconds; until then the last stable one, at first `before`. */
export function useDelayed<Value>(value: Value, delayMs: number, before: Value = value): Value {
  const [rested, setRested] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
