import { describe } from "./describe.ts";
import { perceivable } from "./reach.ts";

/** Cells of a row that has the focus itself, and a heading over rows, take no press of their own. */
const CELL = "[role=gridcell]:not([role=row][tabindex] > *, [aria-colspan])";
const INTERACTIVE = `a[href], button, input, select, textarea, summary, [tabindex], [role=option], [role^=menuitem], [role=tab], ${CELL}`;

/** Names everything pressable whose target is smaller than this many pixels either way. */
export function targetFaults(least: number): string[] {
  return perceivable()
    .filter((element) => element.matches(INTERACTIVE) && !element.matches(":disabled, [aria-disabled=true]"))
    .filter((element) => !isInSentence(element) && !isContainer(element))
    .map((element) => ({ element, size: pressable(element, least) }))
    .filter(({ size }) => !isWide(size, least))
    .map(({ element, size }) => `takes presses on ${size.width} x ${size.height} px: ${describe(element)}`);
}

/** A link inside a sentence is as high as its line (the exception of WCAG 2.5.8). */
function isInSentence(element: Element): boolean {
  if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
  return [...(element.parentNode?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== "");
}

/** A container that holds the focus for its content: a list, a grid, a row of a table, a scrolling region. */
function isContainer(element: Element): boolean {
  return (
    element.querySelector(INTERACTIVE) !== null ||
    element.matches("[role=listbox], [role=menu], [role=dialog], [role=row]")
  );
}

type Size = { readonly width: number; readonly height: number };

/** The largest area on which a press reaches the element: its own, its label's, or one that a pseudo-element adds. */
function pressable(element: Element, least: number): Size {
  const labels = "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const targets = [element, ...labels];
  const isIn = (x: number, y: number): boolean => {
    const root = element.getRootNode();
    const hit = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
    return hit !== null && targets.some((target) => target.contains(hit));
  };
  let best: Size = { width: 0, height: 0 };
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    const size = isWide(box, least) ? box : reachAround(target, isIn);
    if (Math.min(size.width, size.height) > Math.min(best.width, best.height)) best = size;
    if (isWide(best, least)) break;
  }
  return { width: Math.ceil(best.width), height: Math.ceil(best.height) };
}

function isWide({ width, height }: Size, least: number): boolean {
  return width >= least - 0.5 && height >= least - 0.5;
}

/** How far from an element's middle, in each of the four directions, a press still counts. */
function reachAround(element: Element, isIn: (x: number, y: number) => boolean): Size {
  const seen = element.getBoundingClientRect();
  if (seen.top < 60 || seen.bottom > innerHeight - 60 || seen.left < 0 || seen.right > innerWidth) {
    element.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
    scrollBy({ top: -120, behavior: "instant" });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const run = (dx: number, dy: number): number => {
    let [within, beyond] = [0, 64];
    while (beyond - within > 0.5) {
      const length = (within + beyond) / 2;
      if (isIn(left + width / 2 + dx * length, top + height / 2 + dy * length)) within = length;
      else beyond = length;
    }
    return within;
  };
  return { width: run(-1, 0) + run(1, 0), height: run(0, -1) + run(0, 1) };
}
