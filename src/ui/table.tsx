import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { ArrowDown, ArrowUp } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { setVars } from "#ui/set-vars.ts";
import css from "./table.module.css";

/** A column of a table: its name, and whether the rows can be sorted by it. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** Its cells end at its right edge, as sums do. */
  readonly atEnd?: boolean;
  /** Which way the rows are sorted by it now; undefined while they are sorted otherwise. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Sorts by it, or the other way round; without it nobody can. */
  readonly onSort?: () => void;
}

type TableProps = {
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** How wide they are, as CSS takes the columns of a grid. */
  readonly widths: string;
  /** How many rows there are in all, whether they are drawn or not; the head is one more. */
  readonly count: number;
  readonly density?: "usual" | "close";
  /** Several rows can be chosen at once. */
  readonly isMulti?: boolean;
  /** The row that is the stop of the Tab key; where `follows`, the focus goes after it. */
  readonly stop?: string | number | undefined;
  readonly follows?: boolean;
  /** Goes so many rows on from the one in focus. */
  readonly onWalk: (by: 1 | -1) => void;
  readonly children: ReactNode;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Rows under the names of their columns, one of them a stop of the Tab key; the arrows walk, and a press on a name sorts. */
export function Table(props: TableProps) {
  const { label, columns, widths, count, density = "usual", isMulti, stop, follows = false, onWalk, children } = props;
  const grid = useRef<HTMLDivElement>(null);

  // The browser's focus follows the row that the keys have reached.
  useEffect(() => {
    if (follows) focusStop(grid.current);
  }, [follows, stop]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    if (by === undefined || !isPlain || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-row]") !== null) onWalk(by);
    // From the names of the columns the way down leads into the rows.
    else if (by === -1 || !focusStop(grid.current)) return;
    event.preventDefault();
  };

  return (
    <div
      className={css["table"]}
      data-surface="paper"
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={count + 1}
      aria-multiselectable={isMulti}
      data-density={density}
      onKeyDown={walk}
      ref={grid}
    >
      <div
        className={css["head"]}
        role="row"
        aria-rowindex={1}
        // Before the rows are there to be measured, or all of them would be styled twice.
        ref={(head) => setVars({ "--columns": widths })(head?.parentElement ?? null)}
      >
        {columns.map(({ key, label: name, atEnd, sorted, onSort }) => (
          <span
            key={key}
            role="columnheader"
            className={css["cell"]}
            data-end={atEnd || undefined}
            aria-sort={sorted ?? (onSort && "none")}
          >
            {onSort === undefined ? (
              name
            ) : (
              <button type="button" className={css["sort"]} data-sorted={sorted} onClick={onSort}>
                {name}
                <Icon glyph={sorted === "descending" ? ArrowDown : ArrowUp} size={16} />
              </button>
            )}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}

/** Gives the focus to the row that is the stop of the Tab key; false where none is drawn. */
function focusStop(grid: HTMLElement | null): boolean {
  const row = grid?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  row?.focus();
  return row !== null && row !== undefined;
}
