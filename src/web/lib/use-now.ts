import { useEffect, useState } from "react";

/** A form that is open for hours must not speak of the hour at which it was opened. */
const TICK_MS = 30_000;

/** The moment it is, in epoch milliseconds, as it passes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
