import type { DayLimits } from "#ui/calendar-days.ts";
import type { calendarNames } from "#ui/calendar-words.ts";
import css from "./calendar.module.css";

type CalendarTilesProps = {
  readonly view: "months" | "years";
  readonly cursor: string;
  readonly firstYear: number;
  readonly limits: DayLimits;
  readonly names: ReturnType<typeof calendarNames>;
  readonly onOpen: (iso: string) => void;
};

/** Twelve months of a year, or twelve years, to jump to. */
export function CalendarTiles({ view, cursor, firstYear, limits, names, onOpen }: CalendarTilesProps) {
  const [year, month, day] = [cursor.slice(0, 4), cursor.slice(5, 7), cursor.slice(8)];
  const tiles = Array.from({ length: 12 }, (_, index) => {
    const two = String(index + 1).padStart(2, "0");
    if (view === "months") {
      return {
        start: `${year}-${two}`,
        label: names.shortMonth(`${year}-${two}-01`),
        name: names.month(`${year}-${two}-01`),
        chosen: two === month,
      };
    }
    const start = String(firstYear + index);
    return { start, label: start, name: start, chosen: start === year };
  });
  return (
    <div className={css["tiles"]}>
      {tiles.map(({ start, label, name, chosen }) => (
        <button
          key={start}
          type="button"
          className={css["tile"]}
          aria-label={name}
          aria-pressed={chosen}
          disabled={start < limits.earliest.slice(0, start.length) || start > limits.latest.slice(0, start.length)}
          onClick={() => onOpen(lastRealDay(view === "months" ? start : `${start}-${month}`, day))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function lastRealDay(month: string, day: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(day), last)).padStart(2, "0")}`;
}
