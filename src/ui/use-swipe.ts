import { useRef, type PointerEvent, type RefObject } from "react";

/** An element must be dragged this many pixels to go away. */
const SWIPE_DISTANCE = 100;

/** Movement in pixels that still counts as a press. */
const PRESS_SLACK = 4;

type Point = { readonly x: number; readonly y: number };

/**
 * Lets people drag an element sideways or down: far enough and it goes away, otherwise it returns; a drag is never a press.
 */
export function useSwipe(ref: RefObject<HTMLElement | null>, way: "sideways" | "down", onAway: () => void) {
  const start = useRef<Point>(undefined);
  const isDragged = useRef(false);

  const distance = ({ clientX, clientY }: PointerEvent): number => {
    if (start.current === undefined) return 0;
    return way === "sideways" ? clientX - start.current.x : Math.max(0, clientY - start.current.y);
  };
  const shift = (by: number) => {
    const element = ref.current;
    if (element === null) return;
    element.style.translate = by === 0 ? "" : way === "sideways" ? `${by}px` : `0 ${by}px`;
    element.toggleAttribute("data-dragged", by !== 0);
  };
  const end = () => {
    start.current = undefined;
    shift(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      start.current = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
      // If the pointer were captured here, a press would not reach a button inside.
      const isOnButton = event.target instanceof Element && event.target.closest("a, button") !== null;
      if (!isOnButton) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === undefined) return;
      if (event.buttons === 0) return end();
      const by = distance(event);
      if (!isDragged.current && Math.abs(by) < PRESS_SLACK) return;
      if (!isDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      isDragged.current = true;
      shift(by);
    },
    onPointerUp: (event: PointerEvent) => {
      const isAway = isDragged.current && Math.abs(distance(event)) >= SWIPE_DISTANCE;
      end();
      if (isAway) onAway();
    },
    onPointerCancel: end,
    onClickCapture: (event: { readonly stopPropagation: () => void; readonly preventDefault: () => void }) => {
      if (!isDragged.current) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
