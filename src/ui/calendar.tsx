import { useState, useLayoutEffect, useRef } from "react";
import {
  addMonths,
  clampDay,
  isRealDay,
  judgeDay,
  nearestDay,
  usualLimits,
  type DayLimits,
} from "#ui/calendar-days.ts";
import { CalendarGrid } from "#ui/calendar-grid.tsx";
import { calendarNames } from "#ui/calendar-names.ts";
import { CalendarTiles } from "#ui/calendar-tiles.tsx";
import type { CalendarWords } from "#ui/calendar-words.ts";
import { focusedElement } from "#ui/focused-element.ts";
import { ChevronDown, ChevronLeft, ChevronRight } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./calendar.module.css";

type CalendarHeadProps = {
  readonly title: string;
  readonly hint: string;
  readonly words: CalendarWords;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onTitle: () => void;
};

/** The line above a calendar: back, the title that changes the view, forward. */
function CalendarHead({ title, hint, words, canGoBack, canGoOn, onTurn, onTitle }: CalendarHeadProps) {
  const heading = useRef<HTMLButtonElement>(null);

  // A disabled button gets no keys, not even Escape, so an arrow at its limit passes the focus on.
  useLayoutEffect(() => {
    const focused = heading.current && focusedElement(heading.current);
    const isHere = focused instanceof HTMLButtonElement && focused.parentNode === heading.current?.parentNode;
    if (isHere && focused.disabled) heading.current?.focus();
  }, [canGoBack, canGoOn]);

  return (
    <div className={css["head"]}>
      <IconButton
        label={words.previous}
        look="quiet"
        icon={<Icon glyph={ChevronLeft} />}
        disabled={!canGoBack}
        onClick={() => onTurn(-1)}
      />
      <button ref={heading} type="button" className={css["title"]} onClick={onTitle}>
        <span aria-live="polite">{title}</span>
        <VisuallyHidden>{hint}</VisuallyHidden>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <IconButton
        label={words.next}
        look="quiet"
        icon={<Icon glyph={ChevronRight} />}
        disabled={!canGoOn}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

/** What a calendar lets people choose: a day, a month to turn to, or a year. */
type CalendarView = "days" | "months" | "years";

/** What a calendar takes besides its value: days as YYYY-MM-DD, the month as YYYY-MM. */
export type CalendarProps = {
  readonly value: string;
  readonly onPick: (iso: string) => void;
  readonly today: string;
  /** The month to show; by default that of the value or of today. Changing it turns the page. */
  readonly month?: string;
  readonly earliest?: string;
  readonly latest?: string;
  readonly offDays?: readonly string[];
  readonly eventDays?: readonly string[];
  readonly selectedFrom?: string;
  readonly selectedTo?: string;
  readonly locale: string;
  readonly words: CalendarWords;
  readonly startView?: CalendarView;
  readonly takeFocus?: boolean;
};

/** Where the focus is: outside the days, placed on one of them, or moving across them together with the selection. */
type CalendarFocus = "elsewhere" | "given" | "walks";

/** A month to pick a day from; its title leads to the months, then to the years, and a choice leads back. */
export function Calendar(props: CalendarProps) {
  const { onPick, today, month, locale, words, offDays, eventDays, selectedFrom, selectedTo } = props;
  const value = isRealDay(props.value) ? props.value : "";
  const usual = usualLimits(today);
  const limits: DayLimits = {
    earliest: props.earliest ?? usual.earliest,
    latest: props.latest ?? usual.latest,
    offDays,
  };
  const [view, setView] = useState<CalendarView>(props.startView ?? "days");
  const [place, setPlace] = useState(() => nearestDay(startOf(month, value, today), limits));
  const [focus, setFocus] = useState<CalendarFocus>(props.takeFocus === true ? "given" : "elsewhere");
  const [refusals, setRefusals] = useState(0);
  const [shown, setShown] = useState({ value, month });

  // Outside changes turn the page: a new month to itself, a new value to its day.
  if (shown.value !== value || shown.month !== month) {
    setShown({ value, month });
    setFocus("elsewhere");
    if (shown.month !== month) setPlace(nearestDay(startOf(month, value, today), limits));
    else if (value !== "") setPlace(nearestDay(value, limits));
  }

  const cursor = clampDay(place, limits);
  const names = calendarNames(locale);
  const year = Number(cursor.slice(0, 4));
  const firstYear = year - (year % 12);
  const move = (iso: string, next: CalendarFocus) => {
    setRefusals(0);
    setFocus(next);
    setPlace(clampDay(iso, limits));
  };
  const months = { days: 1, months: 12, years: 144 }[view];
  const turn = (way: 1 | -1) => move(nearestDay(addMonths(cursor, way * months), limits), "elsewhere");
  const span = view === "days" ? cursor.slice(0, 7) : String(year);
  const [first, last] = view === "years" ? [String(firstYear), String(firstYear + 11)] : [span, span];
  const title = { days: `${names.month(cursor)} ${year}`, months: span, years: `${first}–${last}` }[view];

  return (
    <div
      className={css["calendar"]}
      onBlur={(event) => {
        // An unconfirmed selection ends when the keyboard leaves it.
        if (focus === "walks" && !event.currentTarget.contains(event.relatedTarget)) setFocus("elsewhere");
      }}
    >
      <CalendarHead
        title={title}
        hint={{ days: words.chooseMonth, months: words.chooseYear, years: words.backToDays }[view]}
        words={words}
        canGoBack={limits.earliest.slice(0, first.length) < first}
        canGoOn={limits.latest.slice(0, last.length) > last}
        onTurn={turn}
        onTitle={() => {
          setRefusals(0);
          setFocus("elsewhere");
          setView(({ days: "months", months: "years", years: "days" } as const)[view]);
        }}
      />
      {view === "days" ? (
        <CalendarGrid
          {...{ cursor, today, limits, names, words, eventDays, selectedFrom, selectedTo, onPick }}
          label={title}
          selection={focus === "walks" && judgeDay(cursor, limits) === "fine" ? cursor : value}
          focused={focus !== "elsewhere"}
          onMove={move}
          onRefuse={() => setRefusals(refusals + 1)}
        />
      ) : (
        <CalendarTiles
          {...{ view, cursor, firstYear, limits, names }}
          label={title}
          focused={focus !== "elsewhere"}
          onMove={move}
          onOpen={(iso) => {
            move(nearestDay(iso, limits), "given");
            setView("days");
          }}
        />
      )}
      <p className={css["refusal"]} role="alert">
        {/* A new element each time, so that the same words are read out again. */}
        {refusals > 0 && <span key={refusals}>{words.offDay}</span>}
      </p>
    </div>
  );
}

function startOf(month: string | undefined, value: string, today: string): string {
  if (month === undefined) return value === "" ? today : value;
  return [value, today].find((iso) => iso.startsWith(month)) ?? `${month}-01`;
}
