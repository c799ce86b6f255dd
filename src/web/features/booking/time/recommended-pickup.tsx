import { departureAdvice } from "#domain/booking/departure-advice.ts";
import { DEPARTURE_BUFFER_MINUTES } from "#domain/booking/pickup-time.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Clock, TriangleAlert } from "#ui/glyphs.ts";
import { usePage } from "#web/page/page.tsx";
import { Note } from "./note.tsx";

type RecommendedPickupProps = {
  readonly recommended: LocalTime;
  readonly travelSeconds: number;
  readonly finish: EndKind;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  /** The typed time leaves little time before the departure. */
  readonly isShort: boolean;
  readonly onPick: () => void;
};

/** The one advice on a pick-up for a departure, with what it is reckoned from. */
export function RecommendedPickup(props: RecommendedPickupProps) {
  const { recommended, travelSeconds, finish, pickup, isShort, onPick } = props;
  const { t, locale } = usePage();
  const advice = departureAdvice(pickup, recommended, isShort);
  const isWarning = advice === "short" || advice === "far";
  const day = pickup?.slice(0, 10) ?? recommended.slice(0, 10);
  const isSameDay = day === recommended.slice(0, 10);
  const time = isSameDay ? formatTime(recommended) : formatDayTime(recommended, locale);
  const values = {
    time,
    drive: formatDuration(travelSeconds, locale),
    buffer: formatDuration(DEPARTURE_BUFFER_MINUTES[finish] * 60, locale),
    end: finish,
  };
  return (
    <Note
      glyph={isWarning ? TriangleAlert : Clock}
      isWarning={isWarning}
      action={
        advice !== "taken" && (
          <Button look="link" size="card" onClick={onPick}>
            {t("booking.useRecommended", { time })}
          </Button>
        )
      }
    >
      {advice === "short" && `${t("booking.when.short", { end: finish })} `}
      {advice === "far" && `${t("booking.when.far")} `}
      {t(isSameDay ? "booking.recommended" : "booking.recommendedOn", values)}
    </Note>
  );
}
