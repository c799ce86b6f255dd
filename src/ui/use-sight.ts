import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { VirtualRows } from "#ui/virtual-rows.ts";

/** A part of a list, by heights within it. */
export type Sight = readonly [top: number, bottom: number];

/** What is seen, and which way it moved last; undefined until it has been looked at. */
type Seen = { readonly sight: Sight; readonly moves: "up" | "down" | undefined };

/** What a window usually shows; the server has none to measure, and the first draw must be the same. */
const USUAL = 900;

/** Sights differ by steps of this many pixels: about a row, so that whoever scrolls gets a little work in each frame, and never much in one. */
const STEP = 40;
/** This much is drawn where a list moves to; where it comes from, no more than a step. */
const AHEAD = 240;

/** Whatever scrolls a list: an element around it, or the page. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let at = list.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** Whether this is around a list, also where the list stands in a shadow tree. */
function isAround(around: EventTarget | null, list: Node | null): boolean {
  for (let at = list; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === around) return true;
  return false;
}

/** What of a list is seen now, in its own heights. */
function look(list: HTMLElement, scroller: HTMLElement | null): Sight {
  const { top } = list.getBoundingClientRect();
  const frame = scroller?.getBoundingClientRect();
  const upper = frame?.top ?? 0;
  const lower = frame?.bottom ?? list.ownerDocument.documentElement.clientHeight;
  return [upper - top, lower - top];
}

/** How many pixels are seen above an element, in whatever scrolls around it. */
export function seenAbove(element: HTMLElement): number {
  return element.getBoundingClientRect().top - (scrollerOf(element)?.getBoundingClientRect().top ?? 0);
}

/** Moves a list so that what is seen of it begins at this height of its own. */
export function showFrom(list: HTMLElement, top: number): void {
  const scroller = scrollerOf(list);
  const to = top - look(list, scroller)[0];
  (scroller ?? list.ownerDocument.defaultView)?.scrollBy({ top: to, behavior: "instant" });
}

/** Follows which part of a long list is in sight from the height where it begins, and holds what is seen in its place while items above it come and go. */
export function useSight(
  list: RefObject<HTMLElement | null>,
  rows: VirtualRows,
  keys: readonly string[],
  begin: number,
): { readonly seen: Sight; readonly drawn: Sight } {
  // The first rows are wanted soonest, so no others are drawn with them.
  const [{ sight, moves }, setSeen] = useState<Seen>(() => ({ sight: [begin, begin + USUAL], moves: undefined }));
  const scroller = useRef<HTMLElement>(null);
  const anchor = useRef<{ readonly key: string; readonly top: number }>(undefined);

  /** Remembers what is seen first. */
  const hold = useEffectEvent(([upper, lower]: Sight) => {
    const first = upper <= 0 ? -1 : rows.tops.findIndex((edge) => edge >= upper && edge < lower);
    const key = keys[first];
    const at = rows.tops[first];
    anchor.current = key === undefined || at === undefined ? undefined : { key, top: at };
  });

  const measure = useEffectEvent(() => {
    if (list.current === null) return;
    const now = look(list.current, scroller.current);
    const [upper, lower] = now;
    const next: Sight = [Math.floor(upper / STEP) * STEP, Math.ceil(lower / STEP) * STEP];
    setSeen((last) =>
      last.moves !== undefined && last.sight[0] === next[0] && last.sight[1] === next[1]
        ? last
        : { sight: next, moves: next[0] < last.sight[0] ? "up" : "down" },
    );
    hold(now);
  });

  // What was seen first stays where it was, whatever has come above it.
  useLayoutEffect(() => {
    if (list.current === null) return;
    scroller.current ??= scrollerOf(list.current);
    const held = anchor.current;
    const now = held === undefined ? undefined : rows.tops[keys.indexOf(held.key)];
    if (held !== undefined && now !== undefined && now !== held.top) {
      const frame = scroller.current ?? list.current.ownerDocument.defaultView;
      frame?.scrollBy({ top: now - held.top, behavior: "instant" });
    }
    hold(look(list.current, scroller.current));
  }, [list, rows, keys]);

  // The list moves by scrolling of whatever is around it, and by other sizes of the page and of itself.
  useEffect(() => {
    const page = list.current?.ownerDocument;
    // Scrolling within a shadow tree is not told outside of it.
    const roots = new Set([page, list.current?.getRootNode()]);
    const onMove = ({ target }: Event) => {
      // Other lists scroll as well.
      if (isAround(target, list.current)) measure();
    };
    // On a page of another width something else may scroll.
    const onSize = () => {
      scroller.current = list.current && scrollerOf(list.current);
      measure();
    };
    const sizes = new ResizeObserver(onSize);
    if (list.current !== null) sizes.observe(list.current);
    for (const root of roots) root?.addEventListener("scroll", onMove, { capture: true, passive: true });
    page?.defaultView?.addEventListener("resize", onSize);
    return () => {
      sizes.disconnect();
      for (const root of roots) root?.removeEventListener("scroll", onMove, { capture: true });
      page?.defaultView?.removeEventListener("resize", onSize);
    };
  }, [list]);

  const [top, bottom] = sight;
  const [above, below] = moves === undefined ? [0, 0] : moves === "up" ? [AHEAD, STEP] : [STEP, AHEAD];
  return { seen: sight, drawn: [top - above, bottom + below] };
}
