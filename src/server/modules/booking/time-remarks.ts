import type { LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatOffset } from "#i18n/format.ts";
import type { TimeJudgement } from "#server/modules/booking/judge-time.ts";
import type { TimeSentence } from "#server/modules/booking/time-sentence.ts";
import { say } from "#server/say.ts";

/** Remarks about a time that can be booked. */
export function timeRemarks(
  { at, isTwice, spareMinutes, recommended }: TimeJudgement,
  pickup: LocalTime,
  zone: string,
  locale: Locale,
): readonly TimeSentence[] {
  const remarks: TimeSentence[] = [];
  if (isTwice && at !== undefined) {
    const offset = formatOffset(zone, new Date(at));
    remarks.push({
      code: "clock-twice",
      text: (write) => say(locale, "errors.time.clock-twice", { time: write(pickup), offset }),
    });
  }
  if (spareMinutes !== undefined && recommended !== null) {
    remarks.push({
      code: "short",
      text: (write) => say(locale, "errors.time.short", { minutes: spareMinutes, time: write(recommended) }),
    });
  }
  return remarks;
}
