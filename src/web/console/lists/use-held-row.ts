import { useEffect, useState } from "react";
import { useHeld } from "#web/console/app/use-held.ts";
import { rowInFocus, stepFrom, type HeldRow } from "./held-row.ts";

type HeldRowProps<Row> = {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number | string;
  /** Tells one list from another, which begins with its first row. */
  readonly list: string;
  /** The rows are still those of another list. */
  readonly isStale?: boolean;
  /** Begins the ids of the elements of the rows, which end with their place. */
  readonly element: string;
  /** The row to which something was done here last: what takes its place comes next. */
  readonly doneTo?: number | string | undefined;
};

/** The row in focus of a list that others change: it stays the same until another is chosen, and is reported once it has left the list. */
export function useHeldRow<Row>({ rows, idOf, list, isStale = false, element, doneTo }: HeldRowProps<Row>) {
  // After Back, the opened row is in focus again, as long as it is still there.
  const [kept, setKept] = useHeld<HeldRow<Row> & { readonly list: string }>(element);
  const [isBegun, setBegun] = useState(false);
  const shown = isStale ? [] : rows;
  if (!isBegun && shown.length > 0) setBegun(true);
  const last = kept?.list === list ? kept : undefined;
  const isLeft = !isBegun && rowInFocus(shown, last, idOf).row === undefined;
  const held = isLeft ? undefined : last;
  const found = rowInFocus(shown, held, idOf);
  const isPassed = !isStale && found.gone !== undefined && doneTo === idOf(found.gone);
  const at = isPassed ? Math.min(found.at, rows.length - 1) : found.at;
  const row = isPassed ? rows[at] : found.row;
  if (row !== undefined && (held?.row !== row || held.index !== at)) setKept({ list, row, index: at });
  const id = row === undefined ? undefined : idOf(row);
  // The focus has left with the row that was done; it goes on with the next one.
  useEffect(() => {
    if (doneTo !== undefined && id !== undefined && document.activeElement === document.body)
      document.getElementById(`${element}-${at}`)?.focus();
  }, [doneTo, id, element, at]);
  const hold = (index: number) => {
    const chosen = shown[index];
    if (chosen !== undefined) setKept({ list, row: chosen, index });
  };
  return {
    row,
    gone: isPassed || isStale ? undefined : found.gone,
    hold,
    step: (by: number) => {
      const to = stepFrom(found, by, shown.length);
      hold(to);
      document.getElementById(`${element}-${to}`)?.focus();
    },
  };
}
