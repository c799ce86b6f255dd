import { startTransition, useEffect, useState } from "react";

/**
 * False until what was drawn when it was first wanted is on the screen: a list shows its first rows, then the rest. A
 * deferred value is no help, because it is often drawn before the first rows are painted.
 */
export function usePainted(wanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted]);
  return isPainted;
}
