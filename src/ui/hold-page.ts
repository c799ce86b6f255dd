import { PHONE } from "#ui/breakpoints.ts";

/** Stops the page behind a modal window from scrolling under a finger; returns a function that undoes this completely. */
export function holdPage(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  // A larger screen keeps its scroll bar, because the page would jump sideways without it.
  if (before === "hidden" || !matchMedia(PHONE).matches) return () => undefined;
  style.overflow = "hidden";
  return () => {
    style.overflow = before;
  };
}
