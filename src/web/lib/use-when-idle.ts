import { useEffect, useEffectEvent } from "react";

/** Browsers without idle callbacks wait this long instead. */
const IDLE_FALLBACK_MS = 2000;

/** Does something once, when the browser is idle and it is wanted. */
export function useWhenIdle(work: () => void, wanted = true): void {
  const start = useEffectEvent(work);
  useEffect(() => {
    if (!wanted) return undefined;
    if (typeof requestIdleCallback === "function") {
      const request = requestIdleCallback(() => start());
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(() => start(), IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
}
