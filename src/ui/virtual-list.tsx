import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement, type ReactNode, memo } from "react";
import { setVars } from "#ui/set-vars.ts";
import { showFrom, useSight } from "#ui/use-sight.ts";
import { itemAt, rowsBetween, virtualRows } from "#ui/virtual-rows.ts";
import css from "./virtual-list.module.css";

/** One item of a long list, where it stands. */
type VirtualSlotProps<Item> = {
  readonly item: Item;
  /** Which of the whole list it is. */
  readonly index: number;
  /** Its upper edge in the list, in pixels. */
  readonly edge: number;
  readonly head: ReactNode;
  readonly draw: (item: Item, index: number) => ReactNode;
  /** Which it is of how many, as an item of a list says it; a row of a table says so itself. */
  readonly number?: number;
  readonly all?: number;
};

function Slot<Item>({ item, index, edge, head, draw, number, all }: VirtualSlotProps<Item>) {
  return (
    <div
      className={css["slot"]}
      role={number === undefined ? "presentation" : "listitem"}
      aria-setsize={all}
      aria-posinset={number}
      // No variable for its styles: all that stands in the item would inherit that, and be styled for itself.
      ref={(element) => element?.style.setProperty("top", `${edge}px`)}
    >
      {head}
      {draw(item, index)}
    </div>
  );
}

/** One item of a long list at its height; it is drawn anew only where something of it has changed, and not because others come into sight. */
const VirtualSlot = memo(Slot) as typeof Slot;

/** What is not at hand is asked for once the list has rested this long. */
const REST_MS = 120;

/** What a long list needs to know. */
export type VirtualListProps<Item> = {
  /** Rows of a table, whose grid is around them, or items of a list. */
  readonly look: "rows" | "items";
  /** Name of a list of items; a table has its own. */
  readonly label?: string;
  /** How many items there are in all. */
  readonly count: number;
  /** Which of them the first one at hand is. */
  readonly from: number;
  /** What the items say of themselves where the list is a page of a longer one. */
  readonly number?: { readonly first: number; readonly all: number };
  /** Those at hand, which follow one another. */
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** How high each item is, in pixels, with the room below it. */
  readonly size: number;
  readonly headSize?: number;
  /** The heading over an item, where one stands there. */
  readonly headOf?: (item: Item, before: Item | undefined) => ReactNode;
  /** An item that stays drawn while it is out of sight, because the focus is in it; it may not be at hand any more. */
  readonly held?: { readonly item: Item; readonly index: number } | undefined;
  readonly draw: (item: Item, index: number) => ReactNode;
  /** The item at which the list begins, with so many pixels seen above it; it goes there whenever that becomes another. */
  readonly begin?: { readonly key: string; readonly index: number; readonly room: number } | undefined;
  /** Draws all that are at hand, for whoever wants a plain page. */
  readonly isWhole?: boolean;
  /** Says which items are in sight, so that they can be brought where they are not at hand. */
  readonly onSight?: (first: number, last: number) => void;
};

/** A list of any length of which only what is in sight is drawn; it is as high as all of it, and each item says which it is. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    look,
    label,
    count,
    from,
    number = { first: from, all: count },
    items,
    keyOf,
    size,
    headSize = 0,
    headOf,
    held,
    draw,
    begin,
    isWhole = false,
    onSight,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  // Whoever scrolls changes the sight alone: what is at hand is gone through only when it has changed.
  const heads = useMemo(() => items.map((item, at) => headOf?.(item, items[at - 1])), [items, headOf]);
  const parts = useMemo(
    () => ({ count, from, heads: heads.map((head) => head !== undefined), size, headSize }),
    [count, from, heads, size, headSize],
  );
  const rows = useMemo(() => virtualRows(parts), [parts]);
  const keys = useMemo(() => items.map((item) => keyOf(item)), [items, keyOf]);
  const heldKey = held === undefined ? undefined : keyOf(held.item);
  const heldAt = heldKey === undefined ? -1 : keys.indexOf(heldKey);
  const heightOf = ({ index, room }: NonNullable<typeof begin>) => (rows.tops[index - from] ?? index * size) - room;
  const { seen, drawn } = useSight(list, rows, keys, begin === undefined ? 0 : heightOf(begin));
  const [first, after] = isWhole ? [0, items.length] : rowsBetween(rows, ...drawn);

  const top = itemAt(rows, parts, seen[0]);
  const bottom = itemAt(rows, parts, seen[1]);
  const { length } = items;
  const tell = useEffectEvent(() => onSight?.(top, bottom));
  // Told once the list rests, or a flight over it would ask for all of it.
  useEffect(() => {
    const timer = setTimeout(() => tell(), REST_MS);
    return () => clearTimeout(timer);
  }, [top, bottom, from, length]);

  const start = useEffectEvent(() => {
    if (begin !== undefined && list.current !== null) showFrom(list.current, heightOf(begin));
  });
  useEffect(() => start(), [begin?.key]);

  const slot = (item: Item, key: string, place: Pick<VirtualSlotProps<Item>, "index" | "edge" | "head">) => (
    <VirtualSlot
      key={key}
      item={item}
      {...place}
      draw={draw}
      {...(look === "items" && { number: number.first - from + place.index + 1, all: number.all })}
    />
  );
  const slots: ReactElement[] = [];
  items.forEach((item, at) => {
    if ((at < first || at >= after) && at !== heldAt) return;
    slots.push(slot(item, keys[at] ?? "", { index: from + at, edge: rows.tops[at] ?? 0, head: heads[at] }));
  });
  // What is held but not at hand stands before or after all that is.
  if (held !== undefined && heldKey !== undefined && heldAt < 0) {
    const { item, index } = held;
    const isAbove = index < from;
    const edge = isAbove ? index * size : Math.max(rows.end, index * size);
    slots.splice(isAbove ? 0 : slots.length, 0, slot(item, heldKey, { index, edge, head: undefined }));
  }
  return (
    <div
      className={css["list"]}
      data-look={look}
      role={look === "items" ? "list" : "rowgroup"}
      {...(label !== undefined && { "aria-label": label })}
      ref={(element) => {
        list.current = element;
        element?.style.setProperty("height", `${rows.height}px`);
        setVars({ "--size": `${size}px` })(element);
      }}
    >
      {slots}
    </div>
  );
}
