import { useState } from "react";
import { addMonths, nearestDay, usualLimits, type DayLimits } from "#ui/calendar-days.ts";
import { CalendarGrid } from "#ui/calendar-grid.tsx";
import { CalendarHead } from "#ui/calendar-head.tsx";
import { CalendarTiles } from "#ui/calendar-tiles.tsx";
import { calendarNames, type CalendarWords } from "#ui/calendar-words.ts";
import css from "./calendar.module.css";

/** What a calendar takes besides its value: days are texts YYYY-MM-DD. */
export type CalendarProps = {
  readonly value: string;
  readonly onPick: (iso: string) => void;
  readonly today: string;
  readonly month?: string;
  readonly earliest?: string;
  readonly latest?: string;
  readonly offDays?: readonly string[];
  readonly eventDays?: readonly string[];
  readonly selectedFrom?: string;
  readonly selectedTo?: string;
  readonly locale: string;
  readonly words: CalendarWords;
  readonly takeFocus?: boolean;
};

/** A month to pick a day from; its title leads to the months, then to the years, and a choice leads back. */
export function Calendar(props: CalendarProps) {
  const { value, onPick, today, locale, words, offDays, takeFocus = false } = props;
  const usual = usualLimits(today);
  const limits: DayLimits = {
    earliest: props.earliest ?? usual.earliest,
    latest: props.latest ?? usual.latest,
    offDays,
  };
  const start = value !== "" ? value : props.month !== undefined ? `${props.month}-01` : today;
  const [cursor, setCursor] = useState(() => nearestDay(start, limits));
  const [view, setView] = useState<"days" | "months" | "years">("days");
  const [focused, setFocused] = useState(takeFocus);
  const [refused, setRefused] = useState(false);
  const names = calendarNames(locale);
  const year = Number(cursor.slice(0, 4));
  const firstYear = year - (((year % 12) + 12) % 12);

  const move = (iso: string, focus: boolean) => {
    setRefused(false);
    setFocused(focus);
    setCursor(nearestDay(iso, limits));
  };
  const page = { days: 1, months: 12, years: 144 }[view];
  const turn = (by: 1 | -1) => move(turned(cursor, by * page, limits), false);
  const openTile = (iso: string) => {
    move(iso, true);
    setView("days");
  };
  const span = view === "days" ? cursor.slice(0, 7) : view === "months" ? cursor.slice(0, 4) : "";
  const from = view === "years" ? String(firstYear) : span;
  const to = view === "years" ? String(firstYear + 11) : span;
  const title = { days: `${names.month(cursor)} ${year}`, months: String(year), years: `${from}–${to}` }[view];

  return (
    <div className={css["calendar"]}>
      <CalendarHead
        title={title}
        hint={{ days: words.chooseMonth, months: words.chooseYear, years: words.backToDays }[view]}
        words={words}
        canGoBack={limits.earliest.slice(0, from.length) < from}
        canGoOn={limits.latest.slice(0, to.length) > to}
        onTurn={turn}
        onTitle={() => {
          setRefused(false);
          setView(view === "days" ? "months" : view === "months" ? "years" : "days");
        }}
      />
      {view === "days" ? (
        <CalendarGrid
          {...{ value, cursor, today, limits, names, focused }}
          label={title}
          selectedFrom={props.selectedFrom}
          selectedTo={props.selectedTo}
          eventDays={props.eventDays}
          onMove={(iso) => move(iso, true)}
          onPick={onPick}
          onRefuse={() => setRefused(true)}
        />
      ) : (
        <CalendarTiles {...{ view, cursor, firstYear, limits, names }} onOpen={openTile} />
      )}
      <p className={css["refusal"]} role="alert">
        {refused ? words.offDay : ""}
      </p>
    </div>
  );
}

function turned(cursor: string, months: number, limits: DayLimits): string {
  const next = addMonths(cursor, months);
  return next < limits.earliest ? limits.earliest : next > limits.latest ? limits.latest : next;
}
