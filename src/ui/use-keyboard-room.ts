import { useEffect, type RefObject } from "react";

/** The height in pixels of a list under a field, including the gap above it. */
const ENOUGH_ROOM = 400;

/**
 * For a field with a list: on touch screens the list belongs below the field and above the on-screen keyboard, so a field
 * without enough room scrolls to the top as its list opens.
 */
export function useKeyboardRoom(root: RefObject<HTMLElement | null>, open: boolean): void {
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
  }, [root, open]);
}
