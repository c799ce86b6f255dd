import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { nightSpans } from "#domain/booking/night-spans.ts";
import { clampRentHours, RENT_START_STEP_MINUTES } from "#domain/booking/rent-hours.ts";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./day-bar.module.css";

const HOUR = 60;
const DAY = 24 * HOUR;
const LATEST_START = DAY - RENT_START_STEP_MINUTES;
/** A label stands at every third hour, a tick at every one. */
const LABEL_EVERY = 3;
/** The share of the bar that the hours need to be written on it. */
const ROOM_FOR_TEXT = 0.2;

/** Hours of the night, and by how many percent a start in them is dearer; null where that is no share. */
export type RentNight = { readonly from: string; readonly to: string; readonly percent: number | null };

type DayBarProps = {
  /** Minutes from midnight of the day of the start. */
  readonly start: number;
  readonly hours: number;
  /** Minutes from midnight of the day of the start, on the clock: a night in which clocks change is longer or shorter. */
  readonly end: number;
  readonly startText: string;
  readonly endText: string;
  /** The hours in which a start costs more. */
  readonly night: RentNight | undefined;
  readonly onStart: (minutes: number) => void;
  readonly onHours: (hours: number) => void;
};

/**
 * The rent on the day: the left handle moves it, the right one makes it longer. It runs on into the next day as far as the
 * rent does.
 */
export function DayBar({ start, hours, end, startText, endText, night, onStart, onHours }: DayBarProps) {
  const { t } = usePage();
  // While a handle is pulled the scale stays, or the handle would run away from the finger.
  const [pulled, setPulled] = useState<{ readonly length: number; readonly width: number }>();
  // The end under the finger, by half hours; released, it stands at the end of the last paid hour.
  const [pulledEnd, setPulledEnd] = useState<number>();
  const length = pulled?.length ?? lengthFor(end);
  const apart = ((pulledEnd ?? end) - start) / length;
  const at = (minutes: number) => `${(Math.min(minutes, length) / length) * 100}%`;

  const pull = (event: PointerEvent<HTMLButtonElement>) => {
    const bar = event.currentTarget.parentElement;
    if (event.button !== 0 || bar === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPulled({ length, width: bar.clientWidth });
  };
  const minutesAt = (event: PointerEvent<HTMLButtonElement>): number | undefined => {
    const left = event.currentTarget.parentElement?.getBoundingClientRect().left;
    if (pulled === undefined || left === undefined) return undefined;
    return ((event.clientX - left) / pulled.width) * pulled.length;
  };
  const release = () => {
    setPulled(undefined);
    setPulledEnd(undefined);
  };

  const moveStart = (minutes: number) => {
    const step = RENT_START_STEP_MINUTES;
    const next = clamp(Math.round(minutes / step) * step, 0, LATEST_START);
    if (next !== start) onStart(next);
  };
  const moveHours = (wanted: number) => {
    const next = clampRentHours(wanted);
    if (next !== hours) onHours(next);
  };
  const pullEnd = (minutes: number) => {
    const step = RENT_START_STEP_MINUTES;
    const [least, most] = [start + RENT_HOURS.min * HOUR, start + RENT_HOURS.max * HOUR];
    const at = clamp(Math.round(minutes / step) * step, least, most);
    setPulledEnd(at);
    moveHours((at - start) / HOUR);
  };
  const startKeys = (event: KeyboardEvent) => {
    const step = RENT_START_STEP_MINUTES;
    const target = keyTarget(event, { value: start, step, leap: 2 * HOUR, min: 0, max: LATEST_START });
    if (target !== undefined) moveStart(target);
  };
  const hourKeys = (event: KeyboardEvent) => {
    const target = keyTarget(event, { value: hours, step: 1, leap: LABEL_EVERY, ...RENT_HOURS });
    if (target !== undefined) moveHours(target);
  };

  return (
    <div className={css["bar"]} role="group" aria-label={t("rent.bar")}>
      <div className={css["track"]}>
        {night !== undefined &&
          nightSpans(night, length).map(({ from, to }) => (
            <div
              key={from}
              className={css["night"]}
              style={{ left: at(from), width: at(to - from) }}
              aria-hidden="true"
            >
              {(to - from) / length > ROOM_FOR_TEXT && (
                <span>
                  {night.percent === null ? t("rent.night") : t("rent.nightMore", { percent: night.percent })}
                </span>
              )}
            </div>
          ))}
        <div
          className={css["rent"]}
          style={{ left: at(start), right: `calc(100% - ${at(pulledEnd ?? end)})` }}
          aria-hidden="true"
        >
          {(end - start) / length > ROOM_FOR_TEXT && <span>{t("rent.hours", { count: hours })}</span>}
        </div>
        <button
          type="button"
          role="slider"
          className={css["handle"]}
          style={{ left: at(start), "--apart": apart, "--side": -1 } as CSSProperties}
          aria-label={t("rent.start")}
          aria-valuemin={0}
          aria-valuemax={LATEST_START}
          aria-valuenow={start}
          aria-valuetext={startText}
          onKeyDown={startKeys}
          onPointerDown={pull}
          onPointerMove={(event) => {
            const minutes = minutesAt(event);
            if (minutes !== undefined) moveStart(minutes);
          }}
          onPointerUp={release}
          onPointerCancel={release}
        />
        <button
          type="button"
          role="slider"
          className={css["handle"]}
          style={{ left: at(pulledEnd ?? end), "--apart": apart, "--side": 1 } as CSSProperties}
          aria-label={t("rent.end")}
          aria-valuemin={RENT_HOURS.min}
          aria-valuemax={RENT_HOURS.max}
          aria-valuenow={hours}
          aria-valuetext={endText}
          onKeyDown={hourKeys}
          onPointerDown={pull}
          onPointerMove={(event) => {
            const minutes = minutesAt(event);
            if (minutes !== undefined) pullEnd(minutes);
          }}
          onPointerUp={release}
          onPointerCancel={release}
        />
      </div>
      <ol className={css["scale"]} aria-hidden="true">
        {Array.from({ length: length / HOUR + 1 }, (_, hour) => (
          <li key={hour} style={{ left: at(hour * HOUR) }} data-label={labelOf(hour * (DAY / length))}>
            {labelOf(hour * (DAY / length)) && <span>{clockOf(hour)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How the label of an hour stands out, on the scale of one day: a narrow bar has room for the main ones only. */
function labelOf(hour: number): "main" | "more" | undefined {
  if (hour % LABEL_EVERY !== 0) return undefined;
  return hour % (2 * LABEL_EVERY) === 0 ? "main" : "more";
}

/** The clock of an hour; the end of the day is 24:00, and after it the next day begins. */
function clockOf(hour: number): string {
  return `${String(hour > 24 ? hour - 24 : hour).padStart(2, "0")}:00`;
}

/** One day, or two when the rent goes over midnight. */
function lengthFor(end: number): number {
  return end > DAY ? 2 * DAY : DAY;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

type KeyScale = {
  readonly value: number;
  readonly step: number;
  readonly leap: number;
  readonly min: number;
  readonly max: number;
};

/** Where a key moves a handle, by the keyboard rules of a slider. */
function keyTarget(event: KeyboardEvent, { value, step, leap, min, max }: KeyScale): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + leap,
    PageDown: value - leap,
    Home: min,
    End: max,
  };
  const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : targets[event.key];
  if (target !== undefined) event.preventDefault();
  return target;
}
