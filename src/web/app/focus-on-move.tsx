import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** After a move to another screen, focuses the content and scrolls to the top, as on a new page. */
export function FocusOnMove(): null {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    const isIndex = last.current === "/" || last.current === path;
    last.current = path;
    if (isIndex) return;
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
