import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Handles Escape inside something open. A panel or a dialog around it does not see the key: the innermost closes first. */
export function useEscape(active: boolean, root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = root.current;
    if (!active || element === null) return;
    // A native listener, because React handles a key only after every element has.
    const hear = (event: KeyboardEvent) => {
      // Escape may only end a composition; Safari marks that key with 229.
      if (event.key !== "Escape" || event.isComposing || event.keyCode === 229) return;
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      // In a shadow root React does not notice that a key is being handled, and would draw after the next one.
      flushSync(() => escape());
    };
    element.addEventListener("keydown", hear);
    return () => element.removeEventListener("keydown", hear);
  }, [active, root]);
}
