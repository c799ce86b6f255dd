import { useEffect, useRef, type KeyboardEvent } from "react";
import {
  addMonths,
  endOfWeek,
  judgeDay,
  nearestDay,
  stepDay,
  weeksOfMonth,
  type DayLimits,
} from "#ui/calendar-days.ts";
import type { CalendarNames } from "#ui/calendar-names.ts";
import type { CalendarWords } from "#ui/calendar-words.ts";
import css from "./calendar.module.css";

type CalendarGridProps = {
  readonly label: string;
  readonly selection: string;
  readonly cursor: string;
  readonly today: string;
  readonly limits: DayLimits;
  readonly names: CalendarNames;
  readonly words: CalendarWords;
  readonly focused: boolean;
  readonly selectedFrom?: string | undefined;
  readonly selectedTo?: string | undefined;
  readonly eventDays?: readonly string[] | undefined;
  readonly onMove: (iso: string, focus: "walks" | "elsewhere") => void;
  readonly onPick: (iso: string) => void;
  readonly onRefuse: () => void;
};

/** The days of one month as a keyboard grid: arrows by day and week, Page keys by month and year, Home and End in the week. */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, selection, cursor, today, limits, names, words, focused, eventDays } = props;
  const { selectedFrom = "", selectedTo = selectedFrom } = props;
  const table = useRef<HTMLTableElement>(null);
  const month = cursor.slice(0, 7);
  const weeks = weeksOfMonth(month);

  useEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [focused, cursor]);

  const take = (iso: string) => {
    const verdict = judgeDay(iso, limits);
    if (verdict === "fine") props.onPick(iso);
    else if (verdict === "off") props.onRefuse();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(event, cursor, limits);
    if (next === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (next === undefined) take(cursor);
    else props.onMove(next, "walks");
  };

  const dayOf = (iso: string, column: number) => {
    const verdict = judgeDay(iso, limits);
    const isInside = verdict === "fine" || verdict === "off";
    const isRange = selectedFrom !== "" && iso >= selectedFrom && iso <= selectedTo;
    const isChosen = iso === selection || (isRange && (iso === selectedFrom || iso === selectedTo));
    const isEvent = eventDays?.includes(iso) === true;
    return (
      <td
        key={iso}
        className={css["cell"]}
        aria-label={isEvent && words.eventDay ? `${names.day(iso)}, ${words.eventDay}` : names.day(iso)}
        aria-selected={verdict === "fine" ? isChosen || isRange : undefined}
        aria-current={iso === today ? "date" : undefined}
        aria-disabled={verdict === "fine" ? undefined : true}
        tabIndex={iso === cursor ? 0 : isInside ? -1 : undefined}
        data-verdict={verdict}
        data-weekend={column > 4 || undefined}
        data-today={iso === today || undefined}
        data-event={isEvent || undefined}
        data-chosen={isChosen || undefined}
        data-range={isRange ? rangePart(iso, selectedFrom, selectedTo) : undefined}
        onFocus={() => iso !== cursor && props.onMove(iso, "elsewhere")}
        onClick={() => take(iso)}
      >
        <span className={css["day"]}>{Number(iso.slice(8))}</span>
      </td>
    );
  };

  return (
    <table
      ref={table}
      className={css["grid"]}
      // A grid of days is a table with arrow keys, as the ARIA practices guide describes it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={label}
      aria-multiselectable={selectedFrom !== "" || undefined}
      onKeyDown={onKeyDown}
    >
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
            {week.map((iso, column) =>
              iso.startsWith(month) ? dayOf(iso, column) : <td key={iso} aria-hidden="true" />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangePart(iso: string, from: string, to: string): "one" | "start" | "middle" | "end" {
  if (from === to) return "one";
  return iso === from ? "start" : iso === to ? "end" : "middle";
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
      return endOfWeek(cursor, -1, limits);
    case "End":
      return endOfWeek(cursor, 1, limits);
    case "PageUp":
      return nearestDay(addMonths(cursor, shiftKey ? -12 : -1), limits);
    case "PageDown":
      return nearestDay(addMonths(cursor, shiftKey ? 12 : 1), limits);
    default:
      return undefined;
  }
}
