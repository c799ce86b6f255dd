import { minutesBetween, type LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";

/** A pick-up further than this from the recommended one is most likely a mistake. */
const FAR_MINUTES = 12 * 60;

type RecommendedPickupProps = {
  readonly recommended: LocalTime;
  /** The typed time, once complete. */
  readonly pickup: LocalTime | undefined;
  readonly onPick: () => void;
};

/**
 * The suggested pick-up for a departure: a hint, or a warning when the typed pick-up is more than half a day away from it.
 */
export function RecommendedPickup({ recommended, pickup, onPick }: RecommendedPickupProps) {
  const { t, locale } = usePage();
  const isFar = pickup !== undefined && Math.abs(minutesBetween(pickup, recommended)) > FAR_MINUTES;
  const isSameDay = pickup?.slice(0, 10) === recommended.slice(0, 10);
  const time = isSameDay && !isFar ? formatTime(recommended) : formatDayTime(recommended, locale);
  const text = isFar ? "booking.recommendedFar" : isSameDay ? "booking.recommended" : "booking.recommendedOn";
  return (
    <p className={css["note"]} data-tone={isFar ? "warning" : undefined}>
      {isFar && <Icon glyph={TriangleAlert} size={18} />}
      <span>{t(text, { time })}</span>
      <Button look="link" size="card" onClick={onPick}>
        {t("booking.useRecommended", { time })}
      </Button>
    </p>
  );
}
