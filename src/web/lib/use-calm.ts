import { useEffect, useEffectEvent } from "react";

/** What a person does with a page. */
const SIGNS = ["pointerdown", "keydown", "wheel", "scroll"] as const;

/** Does something whenever nobody has touched the page for so long, while it is wanted. */
export function useCalm(work: () => void, after: number, wanted: boolean): void {
  const start = useEffectEvent(work);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer = setTimeout(() => start(), after);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => start(), after);
    };
    for (const sign of SIGNS) addEventListener(sign, again, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, again, { capture: true });
    };
  }, [after, wanted]);
}
