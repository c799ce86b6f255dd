import { useEffect, useRef, type RefObject } from "react";

/** Pixels that a list under a field may be high, with the gap above it. */
const ENOUGH_ROOM = 400;

/**
 * Put on a field with a list: where fingers type, the list belongs under the field and above the on-screen keyboard, so a
 * field with too little room goes to the top of the screen as its list opens.
 */
export function useKeyboardRoom(open: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || view === null || !matchMedia("(pointer: coarse)").matches) return;
    const makeRoom = () => {
      if (root.current === null) return;
      const { bottom } = root.current.getBoundingClientRect();
      if (view.offsetTop + view.height - bottom < ENOUGH_ROOM) root.current.scrollIntoView({ block: "start" });
    };
    makeRoom();
    view.addEventListener("resize", makeRoom);
    return () => view.removeEventListener("resize", makeRoom);
  }, [open]);
  return root;
}
