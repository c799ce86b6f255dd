import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { setVars } from "#ui/set-vars.ts";
import { TimelineLine } from "#ui/timeline-line.tsx";
import { HOUR_MS, HOUR_PX, type TimelineGroup } from "#ui/timeline-parts.ts";
import css from "./timeline.module.css";

type Lines = readonly (readonly HTMLElement[])[];

/** The bars of each line, as they stand in time. */
function timelineBars(frame: HTMLElement): Lines {
  return [...frame.querySelectorAll<HTMLElement>("[data-line]")].map((line) => [
    ...line.querySelectorAll<HTMLElement>("[data-bar]"),
  ]);
}

/** What each key leads to: along a line, to the bar of the next line that is nearest in time, to the ends of the line. */
const TIMELINE_STEPS: Readonly<Record<string, (lines: Lines, from: HTMLElement) => HTMLElement | undefined>> = {
  ArrowRight: (all, from) => along(all, from, 1),
  ArrowLeft: (all, from) => along(all, from, -1),
  ArrowDown: (all, from) => across(all, from, 1),
  ArrowUp: (all, from) => across(all, from, -1),
  Home: (all, from) => lineOf(all, from)[0],
  End: (all, from) => lineOf(all, from).at(-1),
};

function lineOf(all: Lines, from: HTMLElement): readonly HTMLElement[] {
  return all.find((line) => line.includes(from)) ?? [];
}

function along(all: Lines, from: HTMLElement, by: number): HTMLElement | undefined {
  const line = lineOf(all, from);
  return line[line.indexOf(from) + by];
}

function across(all: Lines, from: HTMLElement, by: number): HTMLElement | undefined {
  const full = all.filter((line) => line.length > 0);
  const line = full[full.findIndex((one) => one.includes(from)) + by] ?? [];
  return line.toSorted(
    (a, b) => Math.abs(a.offsetLeft - from.offsetLeft) - Math.abs(b.offsetLeft - from.offsetLeft),
  )[0];
}

/** So near to its middle the clock of now covers the words of an hour. */
const CLOCK_PX = 34;

type TimelineProps = {
  readonly label: string;
  /** What stands over the lines' own words. */
  readonly head: string;
  /** The first and the last moment; whole hours. */
  readonly from: number;
  readonly to: number;
  /** How an hour is written over its line. */
  readonly hourWords: (at: number) => string;
  readonly now?: { readonly at: number; readonly words: string };
  readonly groups: readonly TimelineGroup[];
  readonly focused: string | undefined;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (key: string) => void;
};

/** What happens when, line by line: bars along hours. Nothing of it can be dragged; a press chooses a bar, Enter or a second press opens it. */
export function Timeline({ label, head, from, to, hourWords, now, groups, focused, onFocus, onOpen }: TimelineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const px = (at: number) => ((at - from) / HOUR_MS) * HOUR_PX;
  const hours = Array.from({ length: Math.round((to - from) / HOUR_MS) }, (_, index) => from + index * HOUR_MS);
  // The clock would lie on the hour beside it.
  const shownHours = hours.filter((at) => now === undefined || Math.abs(px(at) - px(now.at)) > CLOCK_PX);
  const bars = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars));
  const first = bars.find(({ key }) => key === focused)?.key ?? bars[0]?.key;
  const shown = now?.at ?? Math.min(...bars.map(({ start }) => start), to);

  const showHour = useEffectEvent(() =>
    frame.current?.scrollTo({ left: Math.max(0, ((shown - from) / HOUR_MS - 4) * HOUR_PX) }),
  );
  // The hour that counts is in sight when the day opens; later the eye stays where its owner has moved it.
  useEffect(() => {
    showHour();
  }, [from]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = TIMELINE_STEPS[event.key];
    const current = (event.target as HTMLElement).closest<HTMLElement>("[data-bar]");
    if (step === undefined || current === null || frame.current === null) return;
    event.preventDefault();
    const next = step(timelineBars(frame.current), current);
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  return (
    <div
      className={css["frame"]}
      data-surface="paper"
      ref={frame}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={walk}
      draggable={false}
    >
      <div className={css["axis"]} aria-hidden="true" ref={setVars({ "--hours": hours.length })}>
        <span className={css["head"]}>{head}</span>
        {shownHours.map((at) => (
          <span key={at} className={css["hour"]} ref={setVars({ "--left": `${px(at)}px` })}>
            {hourWords(at)}
          </span>
        ))}
        {now !== undefined && (
          <b className={css["clock"]} ref={setVars({ "--left": `${px(now.at)}px` })}>
            {now.words}
          </b>
        )}
      </div>
      {groups.map((group) => (
        <section
          key={group.key}
          className={css["group"]}
          aria-label={`${group.title} ${group.note}`}
          ref={setVars({ "--hours": hours.length })}
        >
          <p className={css["title"]} aria-hidden="true">
            <span>
              <b>{group.title}</b> {group.note}
            </span>
          </p>
          {group.rows.map((row) => (
            <TimelineLine
              key={row.key}
              {...{ row, px, now: now?.at, stop: first, focused, onFocus, onOpen }}
              hours={hours.length}
            />
          ))}
        </section>
      ))}
    </div>
  );
}
