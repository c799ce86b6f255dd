type Span = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
type Size = { readonly width: number; readonly height: number };

const gap = 6;
const margin = 8;
/** Padding and border of the paper, above and below. */
const edges = 14;
const leastRoom = 120;

/**
 * The maximum height inside a popup in pixels: the larger of the free space below and above its anchor, but never too
 * little to read.
 */
export function popupRoom(anchor: Span, view: Size): number {
  return Math.max(leastRoom, Math.max(view.height - anchor.bottom, anchor.top) - gap - margin - edges);
}

/**
 * The position of a popup in the window, in pixels: below its anchor and aligned with its start; above it, or aligned with
 * its end, where it would not fit.
 */
export function placePopup(anchor: Span, popup: Size, view: Size): { readonly top: number; readonly left: number } {
  const fitsBelow = anchor.bottom + gap + popup.height + margin <= view.height;
  const isRoomier = view.height - anchor.bottom >= anchor.top;
  const top = fitsBelow || isRoomier ? anchor.bottom + gap : anchor.top - gap - popup.height;
  const start = anchor.left + popup.width + margin <= view.width ? anchor.left : anchor.right - popup.width;
  return { top, left: Math.max(margin, Math.min(start, view.width - margin - popup.width)) };
}
