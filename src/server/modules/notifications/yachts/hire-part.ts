import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { formatDate, formatDayTime, formatDuration } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import type { MessageRow, MessageTrip, RepeatTyped } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import type { OrderFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

type StoredHire = NonNullable<OrderFacts["hire"]>;

/** What a letter tells of a hire: of an offer and of an order alike. */
export type ToldHire = Pick<
  StoredHire,
  | "vessel"
  | "place"
  | "zone"
  | "starts_local"
  | "hours"
  | "guests"
  | "price"
  | "deposit"
  | "rest_day"
  | "cancellation"
  | "weather"
  | "words"
>;

/** Presents a hire in a message as the one thing that it is about: where and when, for how many, in which parts it is paid, and on which terms. */
export function hirePart(hire: ToldHire, currency: Currency, locale: Locale, typed: RepeatTyped): MessageTrip {
  const local = hire.starts_local;
  const at = momentOf(resolveLocalTime(local, hire.zone)) ?? 0;
  const money = (amount: number): string => moneyWords({ amount, currency }, locale);
  const [first = "", ...later] = yachtAhead(hire.cancellation, (key, values) => say(locale, key, values));
  const rest = hire.price - hire.deposit;
  return {
    title: "",
    sign: undefined,
    meeting: "",
    way: [],
    rows: [
      row(say(locale, "notifications.hire.vessel"), typed(hire.vessel)),
      row(say(locale, "notifications.hire.place"), typed(hire.place)),
      row(
        say(locale, "notifications.hire.starts"),
        formatDayTime(local, locale),
        say(locale, "notifications.localTime", { zone: zoneName(hire.zone, at, locale) }),
      ),
      row(
        say(locale, "notifications.hire.time"),
        formatDuration(hire.hours * 3600, locale),
        say(locale, "notifications.hire.guests", { count: hire.guests }),
      ),
      row(
        say(locale, "notifications.hire.deposit"),
        money(hire.deposit),
        rest > 0 && hire.rest_day !== null
          ? say(locale, "notifications.hire.rest", { sum: money(rest), day: formatDate(hire.rest_day, locale) })
          : "",
      ),
      row(say(locale, "notifications.cancelling"), first, ...later),
      row(say(locale, "notifications.hire.weather"), typed(hire.weather)),
      row(say(locale, "notifications.offerWords"), typed(hire.words)),
    ].filter(({ value }) => value !== ""),
  };
}

function row(label: string, value: string, ...notes: readonly string[]): MessageRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}
