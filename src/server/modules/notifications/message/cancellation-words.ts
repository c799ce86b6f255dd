import type { OrderView } from "#contract/orders/orders.ts";
import { cancelSteps } from "#domain/booking/cancel-steps.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDayTime } from "#i18n/format.ts";
import { say } from "#server/say.ts";

/** The steps of the cancellation ladder that are still ahead, each a short line, and what is due after the last one (ruling 9). */
export function cancellationWords(
  { pickup_time: pickup, terms }: OrderView["trips"][number],
  nowLocal: string,
  locale: Locale,
): string[] {
  const ladder = terms.cancellation.map((step) => ({
    minutesBefore: step.minutes_before,
    feePercent: step.fee_percent,
  }));
  return cancelSteps(ladder, pickup, nowLocal).map(({ percent, until }, index) => {
    if (until === undefined) return say(locale, index > 0 ? "notifications.cancelLater" : "notifications.cancelFull");
    const moment = formatDayTime(until, locale);
    return percent === 0
      ? say(locale, "notifications.cancelFree", { moment })
      : say(locale, "notifications.cancelFee", { moment, percent });
  });
}
