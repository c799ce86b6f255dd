import { useEffect, useEffectEvent, type RefObject } from "react";

/** Reports a press outside an element while active. */
export function usePressOutside(active: boolean, root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!active) return;
    const onPointerDown = (event: Event) => {
      // Across a shadow root the target is only the host, but the path still begins where the event began.
      if (root.current !== null && !event.composedPath().includes(root.current)) press();
    };
    document.addEventListener("pointerdown", onPointerDown, true);
    return () => document.removeEventListener("pointerdown", onPointerDown, true);
  }, [active, root]);
}
