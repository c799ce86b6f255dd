import { setVars } from "#ui/set-vars.ts";
import { timelineBadges } from "#ui/timeline-badges.ts";
import { timelineLanes } from "#ui/timeline-lanes.ts";
import { HOUR_MS, HOUR_PX, type TimelineRow } from "#ui/timeline-parts.ts";
import css from "./timeline.module.css";

/** A bar takes presses on so many pixels, however short it is; the next one never covers them. */
const LEAST_PX = 44;

type TimelineLineProps = {
  readonly row: TimelineRow;
  readonly px: (at: number) => number;
  readonly now: number | undefined;
  readonly stop: string | undefined;
  readonly hours: number;
  readonly focused: string | undefined;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (key: string) => void;
};

/** One line of a timeline: whose it is, and its bars in as many lanes as they need. */
export function TimelineLine({ row, px, now, stop, focused, onFocus, onOpen, hours }: TimelineLineProps) {
  const sorted = row.bars.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const lanes = timelineLanes(sorted, Math.max(row.room ?? 0, (LEAST_PX / HOUR_PX) * HOUR_MS));
  const badges = timelineBadges(row.clashes, sorted, lanes, px);
  const count = Math.max(1, ...lanes.map((lane) => lane + 1));
  return (
    <div
      className={css["row"]}
      role="group"
      aria-label={row.name}
      ref={setVars({ "--lanes": count, "--hours": hours })}
    >
      <div className={css["who"]} aria-hidden="true">
        <span>
          <b>{row.title}</b>
          <small>{row.note}</small>
        </span>
        <i>{row.bars.length}</i>
      </div>
      <div className={css["track"]} data-line={row.key}>
        {now !== undefined && <span className={css["now"]} ref={setVars({ "--left": `${px(now)}px` })} />}
        {row.clashes.map((clash, index) => (
          <span
            key={`${clash.start} ${index}`}
            className={css["clash"]}
            ref={setVars({ "--left": `${px(clash.start)}px`, "--size": `${px(clash.end) - px(clash.start)}px` })}
          />
        ))}
        {sorted.map((bar, index) => {
          const lane = lanes[index] ?? 0;
          const next = sorted.find((_, at) => at > index && lanes[at] === lane);
          const size = Math.max(px(bar.end) - px(bar.start), 2);
          const room = next === undefined ? 4 * HOUR_PX : px(next.start) - px(bar.start) - 4;
          return (
            <button
              key={bar.key}
              type="button"
              className={css["bar"]}
              data-bar={bar.key}
              data-tone={bar.tone}
              data-clashing={bar.isClashing || undefined}
              data-focused={bar.key === focused || undefined}
              tabIndex={bar.key === stop ? 0 : -1}
              aria-current={bar.key === focused || undefined}
              aria-label={bar.name}
              ref={setVars({
                "--left": `${px(bar.start)}px`,
                "--lane": lane,
                "--size": `${size}px`,
                "--room": `${Math.max(size, room, LEAST_PX)}px`,
                "--wait": `${px(bar.waitsUntil) - px(bar.start)}px`,
              })}
              onFocus={() => onFocus(bar.key)}
              onClick={(event) => (event.detail === 0 || bar.key === focused ? onOpen(bar.key) : onFocus(bar.key))}
            >
              <span className={css["words"]}>
                {bar.icon}
                <b>{bar.time}</b> {bar.words}
              </span>
              <span className={css["body"]}>
                <span className={css["wait"]} />
              </span>
            </button>
          );
        })}
        {badges.map(({ left, lane }, index) => (
          <span
            key={`${lane} ${left}`}
            className={css["warning"]}
            aria-hidden="true"
            ref={setVars({ "--left": `${left}px`, "--lane": lane })}
          >
            {row.clashes[index]?.words}
          </span>
        ))}
      </div>
    </div>
  );
}
