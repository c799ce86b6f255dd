import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { VirtualRows } from "#ui/virtual-rows.ts";

/** A part of a list, by heights within it. */
export type Sight = readonly [top: number, bottom: number];

/** Sights differ by steps of this many pixels, so that most movements draw nothing. */
const STEP = 160;
/** This much is drawn above and below what is seen. */
const AROUND = 320;

/** Whatever scrolls a list: an element around it, or the page. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let at = list.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** What of a list is seen now, in its own heights. */
function look(list: HTMLElement): Sight {
  const scroller = scrollerOf(list);
  const { top } = list.getBoundingClientRect();
  const frame = scroller?.getBoundingClientRect();
  const upper = frame?.top ?? 0;
  const lower = frame?.bottom ?? list.ownerDocument.documentElement.clientHeight;
  return [upper - top, lower - top];
}

/** Moves a list so that what is seen of it begins at this height of its own. */
export function showFrom(list: HTMLElement, top: number): void {
  const scroller = scrollerOf(list) ?? list.ownerDocument.defaultView;
  scroller?.scrollBy({ top: top - look(list)[0], behavior: "instant" });
}

/** Follows which part of a long list is in sight, and holds what is seen in its place while items above it come and go. */
export function useSight(
  list: RefObject<HTMLElement | null>,
  rows: VirtualRows,
  keys: readonly string[],
): { readonly seen: Sight; readonly drawn: Sight } {
  const [[top, bottom], setSight] = useState<Sight>([0, 4 * AROUND]);
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
    const sight = look(list.current);
    const [upper, lower] = sight;
    const next: Sight = [Math.floor(upper / STEP) * STEP, Math.ceil(lower / STEP) * STEP];
    setSight((last) => (last[0] === next[0] && last[1] === next[1] ? last : next));
    hold(sight);
  });

  // What was seen first stays where it was, whatever has come above it.
  useLayoutEffect(() => {
    if (list.current === null) return;
    const held = anchor.current;
    const now = held === undefined ? undefined : rows.tops[keys.indexOf(held.key)];
    if (held !== undefined && now !== undefined && now !== held.top) {
      const scroller = scrollerOf(list.current);
      (scroller ?? list.current.ownerDocument.defaultView)?.scrollBy({ top: now - held.top, behavior: "instant" });
    }
    hold(look(list.current));
  }, [list, rows, keys]);

  // The list moves by scrolling of whatever is around it, and by other sizes of the page and of itself.
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const onMove = () => measure();
    const sizes = new ResizeObserver(onMove);
    if (list.current !== null) sizes.observe(list.current);
    page?.addEventListener("scroll", onMove, { capture: true, passive: true });
    page?.defaultView?.addEventListener("resize", onMove);
    return () => {
      sizes.disconnect();
      page?.removeEventListener("scroll", onMove, { capture: true });
      page?.defaultView?.removeEventListener("resize", onMove);
    };
  }, [list]);

  return { seen: [top, bottom], drawn: [top - AROUND, bottom + AROUND] };
}
