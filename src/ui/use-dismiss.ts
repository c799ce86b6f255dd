import { useEffect, type RefObject } from "react";

/** Closes something open when a press or the focus goes outside of it, and on Escape. */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onDismiss(true);
    };
    const element = root.current;
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    element?.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      element?.removeEventListener("keydown", escape);
    };
  });
}
