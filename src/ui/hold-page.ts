import { PHONE } from "#ui/breakpoints.ts";

/** Keeps the page behind a modal window from scrolling under a finger; gives back what lets it go, leaving no trace. */
export function holdPage(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  // A larger screen keeps its scroll bar: without it the page would jump aside.
  if (before === "hidden" || !matchMedia(PHONE).matches) return () => undefined;
  style.overflow = "hidden";
  return () => {
    style.overflow = before;
  };
}
