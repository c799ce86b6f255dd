import type { OrderView } from "#contract/orders.ts";
import type { Locale } from "#domain/places/place.ts";
import { addMinutes, minutesBetween } from "#domain/values/local-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import { say } from "#server/words.ts";

/** The steps of the cancellation ladder that are still ahead, each a short line, and what is due after the last one (ruling 9). */
export function cancellationWords(
  { pickup_time: pickup, terms }: OrderView["trips"][number],
  nowLocal: string,
  locale: Locale,
): string[] {
  const steps = [...terms.cancellation]
    .sort((a, b) => b.minutes_before - a.minutes_before)
    .map((step) => ({ percent: step.fee_percent, until: addMinutes(pickup, -step.minutes_before) }))
    .filter(({ until }) => minutesBetween(nowLocal, until) > 0);
  const lines = steps.map(({ percent, until }) => {
    const moment = formatDayTime(until, locale);
    return percent === 0
      ? say(locale, "notifications.cancelFree", { moment })
      : say(locale, "notifications.cancelFee", { moment, percent });
  });
  const reachesPickup = steps.at(-1)?.until === pickup;
  if (reachesPickup) return lines;
  return [...lines, say(locale, lines.length > 0 ? "notifications.cancelLater" : "notifications.cancelFull")];
}
