import { useEffect } from "react";

/** Shows what takes the place of a longer page from its top: whoever was far down would see only how it ends. */
export function useFromTop(): void {
  useEffect(() => {
    if (scrollY === 0) return;
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, []);
}
