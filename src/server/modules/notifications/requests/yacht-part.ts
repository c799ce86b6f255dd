import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { formatDate, formatDayTime, formatDuration } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import type { MessageRow, MessageTrip, RepeatTyped } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import type { YachtTerms } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** Presents a yacht in a message as the one thing that it is about: where and when, for how many, in which parts it is paid, and on which terms. */
export function yachtPart(yacht: YachtTerms, currency: Currency, locale: Locale, typed: RepeatTyped): MessageTrip {
  const local = yacht.starts_local;
  const at = momentOf(resolveLocalTime(local, yacht.zone)) ?? 0;
  const money = (amount: number): string => moneyWords({ amount, currency }, locale);
  const [first = "", ...later] = yachtAhead(yacht.cancellation, (key, values) => say(locale, key, values));
  const rest = yacht.price - yacht.deposit;
  return {
    title: "",
    sign: undefined,
    meeting: "",
    way: [],
    rows: [
      row(say(locale, "notifications.yacht.vessel"), typed(yacht.vessel)),
      row(say(locale, "notifications.yacht.place"), typed(yacht.place)),
      row(
        say(locale, "notifications.yacht.starts"),
        formatDayTime(local, locale),
        say(locale, "notifications.localTime", { zone: zoneName(yacht.zone, at, locale) }),
      ),
      row(
        say(locale, "notifications.yacht.time"),
        formatDuration(yacht.hours * 3600, locale),
        say(locale, "notifications.yacht.guests", { count: yacht.guests }),
      ),
      row(
        say(locale, "notifications.yacht.deposit"),
        money(yacht.deposit),
        rest > 0 && yacht.rest_day !== null
          ? say(locale, "notifications.yacht.rest", { sum: money(rest), day: formatDate(yacht.rest_day, locale) })
          : "",
      ),
      row(say(locale, "notifications.cancelling"), first, ...later),
      row(say(locale, "notifications.yacht.weather"), typed(yacht.weather)),
      row(say(locale, "notifications.offerWords"), typed(yacht.words)),
    ].filter(({ value }) => value !== ""),
  };
}

function row(label: string, value: string, ...notes: readonly string[]): MessageRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}
