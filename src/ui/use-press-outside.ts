import { useEffect, useEffectEvent, type RefObject } from "react";

/** Tells of a press anywhere but within an element, while that is of interest. */
export function usePressOutside(active: boolean, root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const onPointerDown = (event: Event) => {
      // Across a shadow root the target is only the host; the path still begins where the event began.
      if (root.current !== null && !event.composedPath().includes(root.current)) press();
    };
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => document.removeEventListener("pointerdown", onPointerDown, true);
  }, [active, root]);
}
