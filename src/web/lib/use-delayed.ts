import { useEffect, useState } from "react";

/** Returns a value only after it has been stable for some milliseconds; until then the last stable one. */
export function useDelayed<Value>(value: Value, delayMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
