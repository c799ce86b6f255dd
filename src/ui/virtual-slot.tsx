import { memo, type ReactNode } from "react";
import css from "./virtual-list.module.css";

/** One item of a long list, where it stands. */
export type VirtualSlotProps<Item> = {
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
export const VirtualSlot = memo(Slot) as typeof Slot;
