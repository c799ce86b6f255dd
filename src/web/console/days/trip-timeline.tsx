import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { HOUR_MS } from "#domain/values/durations.ts";
import { formatDuration } from "#i18n/format.ts";
import { CheckCheck, CircleCheck, CircleDashed, CircleSlash, Navigation, UserRoundX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { TimelineBar, TimelineRow } from "#ui/timeline-parts.ts";
import { Timeline } from "#ui/timeline.tsx";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { endsOf, ownZone, pickupWords } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { busyUntil, dayLines, overlapsOf, type DayLine } from "./day-lines.ts";
import { dayRange } from "./day-range.ts";
import type { LinesBy } from "./view-address.ts";

/** Words of a trip without a driver need this long before the next one goes below. */
const ROOM_MS = 2.5 * HOUR_MS;

const LOOKS = {
  placed: { tone: "open", glyph: CircleDashed },
  confirmed: { tone: "set", glyph: CircleCheck },
  "under-way": { tone: "going", glyph: Navigation },
  completed: { tone: "past", glyph: CheckCheck },
  "no-show": { tone: "past", glyph: UserRoundX },
  cancelled: { tone: "off", glyph: CircleSlash },
} as const;

type TripTimelineProps = {
  readonly trips: readonly BoardTripView[];
  readonly by: LinesBy;
  readonly day: string;
  readonly now: number;
  readonly focused: number | undefined;
  readonly onFocus: (tripId: number) => void;
  readonly onOpen: (trip: BoardTripView) => void;
};

/** The trips of a day along its hours: the axis on one's own clock, each label on the clock of its place. */
export function TripTimeline({ trips, by, day, now, focused, onFocus, onOpen }: TripTimelineProps) {
  const { t, locale } = useConsole();
  const zone = ownZone();
  const groups = dayLines(trips, by);
  const overlaps = by === "driver" ? overlapsOf(trips) : [];
  const shown = groups.flatMap(({ lines }) => lines.flatMap((line) => line.trips));
  const range = dayRange(shown, day, zone);
  const overlapWords = (from: number, until: number) =>
    t("console.staff.overlap", { time: formatDuration((until - from) / 1000, locale) });
  const barOf = (trip: BoardTripView): TimelineBar => {
    const { from, to } = endsOf(trip);
    const { tone, glyph } = LOOKS[trip.state];
    const time = pickupWords(trip.pickup, locale);
    const way = [from, to].filter(Boolean).join(" → ");
    const clashes = overlaps.filter(({ trips: pair }) => pair.includes(trip.trip_id));
    return {
      key: String(trip.trip_id),
      start: trip.pickup.at,
      waitsUntil: trip.waits_until,
      end: busyUntil(trip),
      tone,
      icon: <Icon glyph={glyph} size={16} />,
      time: time.time,
      words: `${way} · ${trip.driver === null ? trip.car_class : trip.name}`,
      name: [
        `${time.there} ${trip.pickup.city}`,
        time.own === "" ? "" : t("console.yourTime", { time: time.yours }),
        way,
        t(`console.state.${trip.state}`),
        trip.name,
        trip.car_class,
        ...clashes.map(({ from: start, until }) => overlapWords(start, until)),
      ]
        .filter(Boolean)
        .join(", "),
      isClashing: clashes.length > 0,
    };
  };
  const rowOf = (line: DayLine): TimelineRow => {
    const title = line.isOpen ? t("console.staff.needsDriver") : line.title;
    const own = new Set(line.trips.map(({ trip_id: id }) => id));
    return {
      key: line.key,
      title,
      note: line.note,
      name: `${title}, ${t("console.staff.trips", { count: line.trips.length })}`,
      bars: line.trips.map(barOf),
      clashes: overlaps
        .filter(({ trips: [one] }) => own.has(one))
        .map(({ from, until }) => ({ start: from, end: until, words: overlapWords(from, until) })),
      ...((line.isOpen || by !== "driver") && { room: ROOM_MS }),
    };
  };
  return (
    <Timeline
      label={t("console.staff.view.timeline")}
      head={t(`console.staff.lines.${by}`)}
      from={range.from}
      to={range.to}
      hourWords={(at) => localTimeIn(zone, at).slice(11, 13)}
      {...(now > range.from && now < range.to && { now: { at: now, words: localTimeIn(zone, now).slice(11) } })}
      groups={groups.map(({ key, title, note, lines }) => ({
        key,
        title: key === "open" ? t("console.staff.noDriver") : title || t(`console.staff.lines.${by}`),
        note: [
          t(
            key === "open"
              ? "console.staff.trips"
              : by === "driver"
                ? "console.staff.drivers"
                : "console.staff.linesCount",
            {
              count: key === "open" ? (lines[0]?.trips.length ?? 0) : lines.length,
            },
          ),
          by === "driver" && key !== "open" ? clockWords(note, zone, now, { t, locale }) : "",
        ]
          .filter(Boolean)
          .join(" · "),
        rows: lines.map(rowOf),
      }))}
      focused={focused === undefined ? undefined : String(focused)}
      onFocus={(key) => onFocus(Number(key))}
      onOpen={(key) => {
        const trip = shown.find(({ trip_id: id }) => String(id) === key);
        if (trip !== undefined) onOpen(trip);
      }}
    />
  );
}

/** How far the clock of a place is from one's own, in words; nothing where they are the same. */
function clockWords(zone: string, own: string, now: number, { t, locale }: Pick<Console, "t" | "locale">) {
  const wall = (of: string) => Date.parse(`${localTimeIn(of, now).replace(" ", "T")}:00Z`);
  const ahead = wall(zone) - wall(own);
  if (ahead === 0) return "";
  const way = ahead > 0 ? "ahead" : "behind";
  const hours = Math.abs(ahead) / HOUR_MS;
  if (Number.isInteger(hours)) return t(`console.staff.${way}`, { hours });
  return t(`console.staff.${way}By`, { time: formatDuration(hours * 3600, locale) });
}
