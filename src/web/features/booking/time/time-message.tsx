import type { EndKind } from "#domain/places/place-kind.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { usePage } from "#web/page/page.tsx";
import { FAILED_CHECK, SLOW_CHECK } from "./check-time-query.ts";
import { NoteLine } from "./note.tsx";
import type { TimeVerdict } from "./time-verdict.ts";

type TimeMessageProps = {
  readonly verdict: TimeVerdict;
  readonly pickup: LocalTime | undefined;
  /** What leaves, where the advice on when to leave for it stands beside the time. */
  readonly advisedFor: EndKind | undefined;
  readonly onPick: (time: LocalTime) => void;
  readonly onRetry: () => void;
};

/** What stands under a time that is refused or could not be checked, with what can be done about it. */
export function TimeMessage({ verdict, pickup, advisedFor, onPick, onRetry }: TimeMessageProps) {
  const { t, locale } = usePage();
  const { refusals, nearest, failure } = verdict;
  if (failure !== undefined) {
    const retry = (
      <Button look="link" size="card" onClick={onRetry}>
        {t("common.retry")}
      </Button>
    );
    return (
      <NoteLine action={retry}>
        {failure === SLOW_CHECK
          ? t("booking.when.slow")
          : failure === FAILED_CHECK
            ? t("booking.timeUnchecked")
            : failure || t("booking.when.lost")}
      </NoteLine>
    );
  }
  const texts = refusals.map(({ code, text }) =>
    // The advice beside the time says when to leave, and nothing says it twice.
    code === "too-late-for-departure" && advisedFor
      ? t("booking.when.tooLate", { end: advisedFor })
      : text || t("booking.timeUnchecked"),
  );
  const offers = nearest.map(({ time, isFast }) => (
    <Button key={time} look="link" size="card" onClick={() => onPick(time)}>
      {t(isFast ? "booking.when.useFast" : "booking.useRecommended", {
        time: time.slice(0, 10) === pickup?.slice(0, 10) ? formatTime(time) : formatDayTime(time, locale),
      })}
    </Button>
  ));
  return <NoteLine action={offers}>{texts.join(". ")}</NoteLine>;
}
