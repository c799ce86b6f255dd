import { freeWaitingMinutes } from "#domain/tariffs/terms.ts";
import { nameIn } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDay, formatDayTime, formatDuration } from "#i18n/format.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { ToldOffer } from "#server/modules/notifications/requests/told-offer.ts";
import { say } from "#server/say.ts";

/** Writes an offer to whoever asked: what it is, what it costs, until when it stands, and where it is accepted. */
export function offerMadeMessage(told: ToldOffer, { locale }: Writing): Message {
  const { offer, request, page, key, zone } = told;
  const number = request.request_id;
  const name = greetingName(request.name);
  const until = offer.valid_until.getTime();
  const total = offer.quotes.reduce((sum, { amount }) => sum + amount, 0);
  const currency = offer.quotes[0]?.currency ?? "EUR";
  return {
    locale,
    title: say(locale, "notifications.offer-made.subject", { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, "notifications.offer-made.heading"),
    lead: say(locale, "notifications.offer-made.lead", {
      until: say(locale, "notifications.untilLocal", {
        moment: formatDayTime(toLocalTime(until, zone), locale),
        zone: say(locale, "notifications.localTime", { zone: zoneName(zone, until, locale) }),
      }),
    }),
    number: say(locale, "notifications.requestNumber", { number }),
    trips: [
      {
        title: "",
        sign: undefined,
        meeting: "",
        way: [request.way?.from ?? "", request.way?.to ?? ""].map((title) => ({
          title: withoutLinks(title),
          address: "",
          when: "",
          note: "",
        })),
        rows: rowsOf(told, locale),
      },
    ],
    lines:
      offer.quotes.length < 2
        ? []
        : offer.quotes.map(({ amount, isWayBack }) => ({
            name: say(locale, isWayBack ? "prices.linesBack" : "prices.linesThere"),
            price: moneyWords({ amount, currency }, locale),
          })),
    total: {
      label: say(locale, "notifications.offerPrice"),
      price: moneyWords({ amount: total, currency }, locale),
    },
    link: `${page}?lang=${locale}#key=${key}`,
    button: say(locale, "notifications.offerLink"),
    urgent: true,
    footer: [say(locale, "notifications.linkNote"), say(locale, "notifications.requestReason", { number })],
  };
}

function rowsOf({ offer, provider, carClass, start }: ToldOffer, locale: Writing["locale"]): MessageRow[] {
  const [quote] = offer.quotes;
  if (quote === undefined) return [];
  const waiting = freeWaitingMinutes(quote.terms, start);
  const [first = "", ...later] = cancelAhead(quote.terms.cancellation, {
    t: (messageKey, values) => say(locale, messageKey, values),
    locale,
  });
  const rows = [
    row(say(locale, "notifications.offerWords"), withoutLinks(offer.words)),
    row(say(locale, "notifications.requestDate"), offer.ride_day === null ? "" : formatDay(offer.ride_day, locale, "")),
    row(say(locale, "orders.car"), nameIn(carClass.name, locale), carClass.models.join(", ")),
    row(say(locale, "orders.provider"), nameIn(provider.name, locale)),
    row(
      say(locale, "notifications.waiting"),
      waiting > 0 ? say(locale, "notifications.free", { time: formatDuration(waiting * 60, locale) }) : "",
    ),
    row(say(locale, "notifications.cancelling"), first, ...later),
  ];
  return rows.filter(({ value }) => value !== "");
}

function row(label: string, value: string, ...notes: readonly string[]): MessageRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}
