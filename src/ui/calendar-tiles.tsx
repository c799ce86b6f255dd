import { useEffect, useRef, type KeyboardEvent } from "react";
import { addMonths, clampDay, type DayLimits } from "#ui/calendar-days.ts";
import type { CalendarNames } from "#ui/calendar-names.ts";
import css from "./calendar.module.css";

const columns = 3;

type CalendarTilesProps = {
  readonly view: "months" | "years";
  readonly label: string;
  readonly cursor: string;
  readonly firstYear: number;
  readonly limits: DayLimits;
  readonly names: CalendarNames;
  readonly focused: boolean;
  readonly onMove: (iso: string, focus: "given") => void;
  readonly onOpen: (iso: string) => void;
};

/** Twelve months of a year, or twelve years, as a keyboard grid: arrows by tile and row, Home and End in the row, Page keys by page. */
export function CalendarTiles({ view, label, cursor, firstYear, limits, names, ...rest }: CalendarTilesProps) {
  const { focused, onMove, onOpen } = rest;
  const table = useRef<HTMLTableElement>(null);
  const months = view === "months" ? 1 : 12;
  const size = view === "months" ? 7 : 4;
  const at = view === "months" ? Number(cursor.slice(5, 7)) - 1 : Number(cursor.slice(0, 4)) - firstYear;
  const tileAt = (index: number) => addMonths(cursor, (index - at) * months);
  const isOpen = (iso: string) => clampDay(iso, limits).slice(0, size) === iso.slice(0, size);

  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [focused, cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsForKey(event.key, at % columns);
    if (steps === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (steps === undefined) onOpen(cursor);
    else {
      const next = tileAt(at + steps);
      if (isOpen(next) || Math.abs(steps) === 12) onMove(next, "given");
    }
  };

  return (
    // Tiles use arrow keys, like the days they stand for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={table} className={css["tiles"]} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <tbody>
        {[0, 1, 2, 3].map((row) => (
          <tr key={row}>
            {[0, 1, 2].map((column) => {
              const index = row * columns + column;
              const iso = tileAt(index);
              const open = isOpen(iso);
              return (
                <td
                  key={column}
                  className={css["place"]}
                  aria-label={view === "months" ? names.month(iso) : undefined}
                  aria-selected={open ? index === at : undefined}
                  aria-disabled={open ? undefined : true}
                  tabIndex={index === at ? 0 : open ? -1 : undefined}
                  onClick={() => open && onOpen(iso)}
                >
                  <span className={css["tile"]}>{view === "months" ? names.shortMonth(iso) : iso.slice(0, 4)}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stepsForKey(key: string, column: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
    PageUp: -12,
    PageDown: 12,
  };
  return steps[key];
}
