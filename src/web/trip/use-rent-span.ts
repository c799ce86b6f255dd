import { useEffect, useRef, useState } from "react";
import { clampRentHours, RENT_END_DELAY_MS, rentEnd, rentHoursUntil } from "#domain/booking/rent-hours.ts";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";

/** Presses and pulls follow one another, and each would be a request: only the last one counts. */
const SETTLE_MS = 300;

/** When a rent starts on the clock of its place, and for how many hours. */
export type RentSpan = { readonly when: LocalTime; readonly hours: number };

/** What is typed or pulled and not taken yet; `date`, `start` and `end` may be empty while they are typed. */
type Draft = { readonly date: string; readonly start: string; readonly hours: number; readonly end?: string };

/** The time of a rent as it is edited. */
export type EditedSpan = {
  /** What counts now. */
  readonly span: RentSpan;
  /** What the fields show; the end is that of the shown start and hours, or what is being typed. */
  readonly shown: { readonly date: string; readonly start: string; readonly hours: number; readonly end: string };
  /** The day on which it ends. */
  readonly endDay: string;
  /** The fields show something that does not count yet. */
  readonly isEdited: boolean;
  readonly edit: (change: Partial<Draft>) => void;
  /** Takes what is shown at once. */
  readonly settle: () => void;
};

type RentSpanInput = {
  readonly span: RentSpan;
  readonly zone: string;
  /** The least hours of the car, where it is known. */
  readonly least?: number;
  readonly onSpan: (span: RentSpan) => void;
};

/** The start and the hours of a rent under the hands of a traveller: an edit counts after a pause. */
export function useRentSpan({ span, zone, least = RENT_HOURS.min, onSpan }: RentSpanInput): EditedSpan {
  const [draft, setDraft] = useState<Draft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const known: Draft = { date: span.when.slice(0, 10), start: span.when.slice(11), hours: span.hours };
  const { date, start, hours, end } = draft ?? known;
  const ends = rentEnd(parseLocalTime(`${date} ${start}`) ?? span.when, hours, zone);

  const take = (next: Draft) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    const taken = spanOf(next, zone, least);
    if (taken !== undefined && (taken.when !== span.when || taken.hours !== span.hours)) onSpan(taken);
  };
  const edit = (change: Partial<Draft>) => {
    clearTimeout(timer.current);
    const { end: typed, ...before } = draft ?? known;
    // Whatever else is edited, an end typed before it counts first.
    const counted = change.end === undefined ? { ...before, hours: hoursOf({ ...before, end: typed }, zone) } : before;
    const next = { ...counted, ...change };
    setDraft(next);
    // A time that is only half typed waits for its rest.
    if (spanOf(next, zone, least) === undefined) return;
    timer.current = setTimeout(() => take(next), change.end === undefined ? SETTLE_MS : RENT_END_DELAY_MS);
  };

  return {
    span,
    shown: { date, start, hours, end: end ?? ends.slice(11) },
    endDay: ends.slice(0, 10),
    isEdited: draft !== undefined,
    edit,
    settle: () => draft && take(draft),
  };
}

function hoursOf({ date, start, hours, end }: Omit<Draft, "end"> & { readonly end: string | undefined }, zone: string) {
  const started = parseLocalTime(`${date} ${start}`);
  return end === undefined || end === "" || started === undefined ? hours : rentHoursUntil(started, end, zone);
}

function spanOf(draft: Draft, zone: string, least: number): RentSpan | undefined {
  const when = parseLocalTime(`${draft.date} ${draft.start}`);
  if (when === undefined || draft.end === "") return undefined;
  return { when, hours: Math.max(clampRentHours(hoursOf({ end: undefined, ...draft }, zone)), least) };
}
