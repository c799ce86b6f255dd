import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** After a move to another screen, focus goes to the content and the page to its top, as a new page would. */
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
