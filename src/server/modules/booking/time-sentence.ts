import type { TimeCheck } from "#contract/booking.ts";
import { displayLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDayTime } from "#i18n/format.ts";

/** One sentence about a pick-up time; its dates are written short in notices and long on our pages. */
export interface TimeSentence {
  readonly code: TimeCheck["reasons"][number]["code"];
  readonly text: (write: (time: LocalTime) => string) => string;
}

/** The sentences as one notice of the API; null when there is nothing to say. */
export function noticeOf(sentences: readonly TimeSentence[]): string | null {
  return sentences.length === 0 ? null : sentences.map(({ text }) => text(displayLocalTime)).join(". ");
}

/** The sentences one by one, as a page writes dates. */
export function reasonsOf(sentences: readonly TimeSentence[], locale: Locale): TimeCheck["reasons"] {
  return sentences.map(({ code, text }) => ({ code, text: text((time) => formatDayTime(time, locale)) }));
}
