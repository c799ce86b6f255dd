import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { usePage } from "#web/lib/page.tsx";

type CancelTermsProps = {
  /** How long before pick-up cancelling is still free; 0 when it never is. */
  readonly minutes: number;
  readonly pickups: readonly (LocalTime | undefined)[];
};

/** Until when cancelling is free, for each trip once its pick-up is known. */
export function CancelTerms({ minutes, pickups }: CancelTermsProps) {
  const { t, locale } = usePage();
  if (minutes <= 0) return <p>{t("booking.noFreeCancel")}</p>;
  const [there, back] = pickups;
  const until = (pickup: LocalTime) => ({ moment: formatDayTime(addMinutes(pickup, -minutes), locale) });
  if (pickups.length === 1 && there) return <p>{t("booking.freeUntil", until(there))}</p>;
  if (!there || !back) return <p>{t("booking.freeBefore", { time: formatDuration(minutes * 60, locale) })}</p>;
  return (
    <>
      <p>{t("booking.freeUntilThere", until(there))}</p>
      <p>{t("booking.freeUntilBack", until(back))}</p>
    </>
  );
}
