import type { KeyboardEvent, ReactNode } from "react";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./table.module.css";

type TableRowProps = {
  /** Which row of all it is; the head is the first. */
  readonly index: number;
  /** The stop of the Tab key. */
  readonly isStop: boolean;
  /** One of those that something is to be done to at once; undefined where none can be chosen. */
  readonly isChosen?: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** One row of a table, two lines high; Enter or a double press opens it. */
export function TableRow({ index, isStop, isChosen, onFocus, onOpen, children }: TableRowProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    if (event.key !== "Enter" || !isPlain || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div
      className={css["row"]}
      role="row"
      aria-rowindex={index}
      aria-selected={isChosen}
      data-row
      data-chosen={isChosen || undefined}
      data-stop={isStop || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onDoubleClick={onOpen}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

type TableCellProps = {
  readonly atEnd?: boolean;
  /** Its words are known to fit, so it cuts nothing: hundreds of cells that may cut cost a browser much while they scroll. */
  readonly fits?: boolean;
  /** Said of a cell that others have just changed, which a soft fill shows as well. */
  readonly changed?: string | undefined;
  readonly children: ReactNode;
};

/** One cell of a row: a main word over a second one, cut where they are too long. */
export function TableCell({ atEnd = false, fits = false, changed, children }: TableCellProps) {
  return (
    <span
      role="gridcell"
      className={css["cell"]}
      data-end={atEnd || undefined}
      data-fits={fits || undefined}
      data-changed={changed !== undefined || undefined}
    >
      {children}
      {changed !== undefined && <VisuallyHidden>{changed}</VisuallyHidden>}
    </span>
  );
}

type TableLineProps = {
  readonly columns: number;
  /** Stands at its right end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A heading between the rows, as of a day. */
export function TableLine({ columns, aside, children }: TableLineProps) {
  return (
    <div className={css["line"]} role="row">
      <span role="gridcell" aria-colspan={columns}>
        {children}
      </span>
      {aside !== undefined && <span role="gridcell">{aside}</span>}
    </div>
  );
}
