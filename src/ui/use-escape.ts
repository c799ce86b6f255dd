import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Hears Escape within something open. What stands around it, a panel or a dialog, does not: the innermost closes first. */
export function useEscape(active: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = root.current;
    if (!active || element === null) return;
    // Not by way of React, which hears a key only after every element has.
    const hear = (event: KeyboardEvent) => {
      // Escape may only end a composition; 229 is how Safari marks that key.
      if (event.key !== "Escape" || event.isComposing || event.keyCode === 229) return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      // In a shadow root React does not see that a key is being handled, and would draw after the next one.
      flushSync(() => escape());
    };
    element.addEventListener("keydown", hear);
    return () => element.removeEventListener("keydown", hear);
  }, [active, root]);
}
