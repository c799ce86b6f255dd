import { useEffect, useRef, type KeyboardEvent } from "react";
import { addDays, addMonths, judgeDay, stepDay, weekday, weeksOfMonth, type DayLimits } from "#ui/calendar-days.ts";
import type { calendarNames } from "#ui/calendar-words.ts";
import css from "./calendar.module.css";

type CalendarGridProps = {
  readonly label: string;
  readonly value: string;
  readonly cursor: string;
  readonly today: string;
  readonly limits: DayLimits;
  readonly names: ReturnType<typeof calendarNames>;
  readonly focused: boolean;
  readonly selectedFrom?: string;
  readonly selectedTo?: string;
  readonly eventDays?: readonly string[];
  readonly onMove: (iso: string) => void;
  readonly onPick: (iso: string) => void;
  readonly onRefuse: () => void;
};

/** The days of one month as a keyboard grid: arrows by day and week, Page keys by month and year, Home and End in the week. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, value, cursor, today, limits, names, focused, selectedFrom, selectedTo, eventDays } = props;
  const table = useRef<HTMLTableElement>(null);
  const month = cursor.slice(0, 7);
  const weeks = weeksOfMonth(month);

  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [focused, cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event, cursor, limits);
    if (next === undefined) return;
    event.preventDefault();
    props.onMove(next);
  };

  return (
    // A grid of days is a table that is walked by arrow keys, as the APG writes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={table} className={css["grid"]} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((iso, column) => (
            <th key={iso} scope="col" abbr={names.weekday(iso)} data-weekend={column > 4 || undefined}>
              {names.shortWeekday(iso)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((iso, column) => {
              if (iso.slice(0, 7) !== month) return <td key={iso} aria-hidden="true" />;
              const verdict = judgeDay(iso, limits);
              const inRange =
                selectedFrom !== undefined && selectedTo !== undefined && iso >= selectedFrom && iso <= selectedTo;
              const chosen = iso === value || iso === selectedFrom || iso === selectedTo;
              return (
                <td key={iso} aria-selected={chosen} data-range={inRange || undefined}>
                  <button
                    type="button"
                    className={css["day"]}
                    data-day={iso}
                    data-chosen={chosen || undefined}
                    data-today={iso === today || undefined}
                    data-weekend={column > 4 || undefined}
                    data-off={verdict === "off" || undefined}
                    data-event={eventDays?.includes(iso) || undefined}
                    tabIndex={iso === cursor ? 0 : -1}
                    aria-label={names.day(iso)}
                    aria-current={iso === today ? "date" : undefined}
                    aria-disabled={verdict === "fine" ? undefined : true}
                    onClick={() => (verdict === "fine" ? props.onPick(iso) : props.onRefuse())}
                  >
                    {Number(iso.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayForKey({ key, shiftKey }: KeyboardEvent, cursor: string, limits: DayLimits): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return stepDay(cursor, -1, limits);
    case "ArrowRight":
      return stepDay(cursor, 1, limits);
    case "ArrowUp":
      return stepDay(cursor, -7, limits);
    case "ArrowDown":
      return stepDay(cursor, 7, limits);
    case "Home":
      return addDays(cursor, -weekday(cursor));
    case "End":
      return addDays(cursor, 6 - weekday(cursor));
    case "PageUp":
      return addMonths(cursor, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(cursor, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
