import { useEffect, useEffectEvent, type RefObject } from "react";
import { useEscape } from "#ui/use-escape.ts";
import { usePressOutside } from "#ui/use-press-outside.ts";

/** Closes something open when a press or the focus moves outside it, and on Escape. */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (byEscape: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  usePressOutside(open, root, () => onDismiss(false));
  useEscape(open, root, () => onDismiss(true));
  useEffect(() => {
    const element = root.current;
    if (!open || element === null) return;
    const leave = (event: Event) => {
      if (!event.composedPath().includes(element)) dismiss(false);
    };
    // Focus changes inside one shadow root are not visible outside it.
    const roots = new Set([document, element.getRootNode()]);
    for (const one of roots) one.addEventListener("focusin", leave);
    return () => {
      for (const one of roots) one.removeEventListener("focusin", leave);
    };
  }, [open, root]);
}
