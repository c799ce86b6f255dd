import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import { CancelDrawing, WaitingDrawing } from "./promise-drawings.tsx";
import css from "./promises.module.css";

/** What the operator's usual terms promise, under an empty finder; a promise that the terms do not make is not shown. */
export function Promises() {
  const { t, locale, options } = usePage();
  const { usualTerms: terms } = options;
  if (terms === undefined) return null;
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const free = freeCancellationMinutes(terms);
  const { freeWaiting, delayToleranceMinutes: delay } = terms;
  return (
    <ul className={css["promises"]} aria-label={t("places.promises")}>
      {freeWaiting.airport > 0 && (
        <Card as="li">
          <div className={css["promise"]}>
            <WaitingDrawing minutes={freeWaiting.airport} />
            <h2>{t("places.promise.waiting", { time: time(freeWaiting.airport) })}</h2>
            <p>
              {t("places.promise.waitingHint")} {delay > 0 && t("places.promise.delay", { time: time(delay) })}
            </p>
          </div>
        </Card>
      )}
      {free !== null && (
        <Card as="li">
          <div className={css["promise"]}>
            <CancelDrawing steps={terms.cancellation} />
            <h2>{t("places.promise.cancel")}</h2>
            <p>
              {free === 0 ? t("places.promise.cancelAlways") : t("places.promise.cancelHint", { time: time(free) })}
            </p>
          </div>
        </Card>
      )}
    </ul>
  );
}
