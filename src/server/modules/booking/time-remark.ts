import { displayLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatOffset } from "#i18n/format.ts";
import type { TimeJudgement } from "#server/modules/booking/judge-time.ts";
import { say } from "#server/say.ts";

/** A remark about a time that can be booked; null when there is nothing to say. */
export function timeRemark(
  { at, isTwice, spareMinutes, recommended }: TimeJudgement,
  pickup: LocalTime,
  zone: string,
  locale: Locale,
): string | null {
  const remarks = [
    ...(isTwice && at !== undefined
      ? [
          say(locale, "errors.time.clock-twice", {
            time: displayLocalTime(pickup),
            offset: formatOffset(zone, new Date(at)),
          }),
        ]
      : []),
    ...(spareMinutes !== undefined && recommended !== null
      ? [say(locale, "errors.time.short", { minutes: spareMinutes, time: displayLocalTime(recommended) })]
      : []),
  ];
  return remarks.length === 0 ? null : remarks.join(". ");
}
