import { useEffect, useState } from "react";
import { serverTime } from "#web/console/live/server-clock.ts";

/** How often times left are counted anew. */
const TICK_MS = 15_000;

/** The server's clock, which counts for what is left of a time whatever the clock of this machine says; `told` is what it last said, `at` when that was. */
export function useServerNow(told: number | undefined, at: number): number {
  const [own, setOwn] = useState(() => Date.now());
  // Time passes.
  useEffect(() => {
    const timer = setInterval(() => setOwn(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const asked = Math.max(own, at);
  return told === undefined ? serverTime(asked) : told + (asked - at);
}
