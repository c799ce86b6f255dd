import { describe } from "./describe.ts";
import { upFrom, within } from "./reach.ts";

/** Names everything that makes the page scroll sideways, is cut off at the side, or overlaps another text. */
export function layoutFaults(): string[] {
  const drawn = [...within(document.body)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return [...sideways(drawn), ...drawn.filter(isCut).map((one) => `is cut off: ${describe(one)}`), ...overlaps(drawn)];
}

function sideways(drawn: readonly Element[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = drawn.filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5 && !isInScroller(one));
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`, ...wide.slice(0, 5).map(describe)];
}

function isInScroller(element: Element): boolean {
  return [...upFrom(element)].slice(1).some((one) => getComputedStyle(one).overflowX !== "visible");
}

/** Text that does not fit its box and cannot be scrolled to; text for screen readers only is one pixel wide on purpose. */
function isCut(element: Element): boolean {
  if (element.closest("[aria-hidden=true]") !== null) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  if (!["hidden", "clip"].includes(overflowX) || element.clientWidth <= 2 || textOverflow === "ellipsis") return false;
  if (element.scrollWidth <= element.clientWidth + 1) return false;
  // What is cut may be decoration: only a text that goes on behind the edge is lost.
  const { left, right, bottom } = element.getBoundingClientRect();
  const inside = [element, ...within(element)]
    .filter((one) => isText(one) && topLayerOf(one) === topLayerOf(element))
    .flatMap(boxesOf);
  // A line that falls out below is left out whole.
  return inside.some((box) => box.width > 0 && box.top < bottom - 1 && (box.right > right + 1 || box.left < left - 1));
}

/** The window or the list that an element stands in: no box around it cuts it. */
const topLayerOf = (element: Element): Element | null => element.closest(":popover-open, dialog:modal");

type Line = { readonly element: Element; readonly box: DOMRect };

function overlaps(drawn: readonly Element[]): string[] {
  const lines = drawn
    .filter(isPlainText)
    .flatMap(linesOf)
    .toSorted((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.box.top >= one.box.bottom) break;
      if (one.element === other.element || !overlap(one.box, other.box)) continue;
      faults.push(`lies over another text: ${describe(one.element)} and ${describe(other.element)}`);
    }
  }
  return faults;
}

/** Text on the page itself: the top layer and what does not scroll along cover it on purpose, and clipped text is not visible. */
function isPlainText(element: Element): boolean {
  if (!isText(element)) return false;
  return [...upFrom(element)].every(
    (one) =>
      !one.matches(":popover-open, dialog, svg") &&
      !["fixed", "sticky"].includes(getComputedStyle(one).position) &&
      (one.clientWidth > 2 || one.clientWidth === 0),
  );
}

const textsOf = (element: Element): Node[] =>
  [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");

const isText = (element: Element): boolean => textsOf(element).length > 0;

/** Where an element's own text stands, line by line. */
function boxesOf(element: Element): DOMRect[] {
  return textsOf(element).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

const linesOf = (element: Element): Line[] => boxesOf(element).map((box) => ({ element, box: seenPart(box, element) }));

/** The part of a line inside the boxes around it; a long line may end in an ellipsis. */
function seenPart(box: DOMRect, element: Element): DOMRect {
  let { left, right, top, bottom } = box;
  for (const one of upFrom(element)) {
    if (getComputedStyle(one).overflowX === "visible") continue;
    const edge = one.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // The boxes of two lines of text touch where their letters do not.
  return across > 2 && down > Math.min(one.height, other.height) * 0.4;
}
