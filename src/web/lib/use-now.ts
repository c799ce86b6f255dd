import { useEffect, useState } from "react";

/** A form that is open for hours must not keep using the time when it was opened. */
const TICK_MS = 30_000;

/** The current moment in epoch milliseconds, updated as time passes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
