import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { formatDay } from "#i18n/format.ts";
import { ChevronLeft, ChevronRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { overlapsOf } from "./day-lines.ts";
import css from "./days-page.module.css";
import { dayAfter, LINES, type ViewAsked } from "./view-address.ts";

type DayBarProps = {
  readonly day: string;
  readonly today: string;
  readonly asked: ViewAsked;
  readonly isTimeline: boolean;
  readonly trips: readonly BoardTripView[];
  /** How many there are, of which some may not be shown; undefined until it is known. */
  readonly total: number | undefined;
  readonly isFiltered: boolean;
  readonly onDay: (day: string) => void;
  readonly onShow: (members: Readonly<Record<string, string | null>>) => void;
};

/** Which day is shown and how, with the way to other days, and what of its trips somebody has to see to. */
export function DayBar(props: DayBarProps) {
  const { day, today, asked, isTimeline, trips, total, isFiltered, onDay, onShow } = props;
  const { t, locale } = useConsole();
  const overlaps = overlapsOf(trips).length;
  const driverless = trips.filter(
    ({ driver, state }) => driver === null && (state === "placed" || state === "confirmed"),
  );
  return (
    <div className={css["bar"]}>
      <BarButton
        command="day-before"
        icon={<Icon glyph={ChevronLeft} size={18} />}
        aria-label={t("console.staff.dayBefore")}
        onClick={() => onDay(dayAfter(day, -1))}
      />
      <h2 aria-live="polite">
        {day === today && `${t("console.today")}, `}
        {formatDay(day, locale, today.slice(0, 4))}
      </h2>
      <BarButton
        command="day-after"
        icon={<Icon glyph={ChevronRight} size={18} />}
        aria-label={t("console.staff.dayAfter")}
        onClick={() => onDay(dayAfter(day, 1))}
      />
      {day !== today && (
        <BarButton command="day-today" onClick={() => onDay(today)}>
          {t("console.today")}
        </BarButton>
      )}
      {isTimeline ? (
        <Segmented
          label={t("console.staff.linesBy")}
          value={asked.lines}
          onChange={(lines) => onShow({ lines: lines === "driver" ? null : lines })}
          options={LINES.map((value) => ({ value, label: t(`console.staff.lines.${value}`) }))}
        />
      ) : (
        <BarButton aria-pressed={asked.byAirport} onClick={() => onShow({ by: asked.byAirport ? null : "airport" })}>
          {t("console.staff.byAirport")}
        </BarButton>
      )}
      <p className={css["told"]}>
        {overlaps > 0 && <b data-tone="bad">{t("console.staff.overlaps", { count: overlaps })}</b>}
        {driverless.length > 0 && <b data-tone="look">{t("console.staff.driverless", { count: driverless.length })}</b>}
        {isFiltered && <span>{t("console.staff.filtered")}</span>}
        <span>
          {total !== undefined && total > trips.length
            ? t("console.staff.tooMany", { shown: trips.length, total })
            : isTimeline && t("console.staff.axis")}
        </span>
      </p>
    </div>
  );
}
