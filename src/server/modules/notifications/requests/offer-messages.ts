import { freeWaitingMinutes } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Money } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDay, formatDayTime, formatDuration } from "#i18n/format.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { ToldAnyOffer, ToldOffer, ToldYachtOffer } from "#server/modules/notifications/requests/told-offer.ts";
import { yachtPart } from "#server/modules/notifications/requests/yacht-part.ts";
import { say } from "#server/say.ts";

/** Writes an offer for a way to the traveller: what it is, what it costs, until when it stands, and where it is accepted. */
export function offerMadeMessage(told: ToldOffer, { locale }: Writing): Message {
  const { offer, request } = told;
  const currency = offer.quotes[0]?.currency ?? "EUR";
  const amount = offer.quotes.reduce((sum, quote) => sum + quote.amount, 0);
  return {
    ...offerMessage(told, "offer-made", { amount, currency }, locale),
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
        : offer.quotes.map((quote) => ({
            name: say(locale, quote.isWayBack ? "prices.linesBack" : "prices.linesThere"),
            price: moneyWords({ amount: quote.amount, currency }, locale),
          })),
  };
}

/** Writes an offer for a yacht to the traveller: what it is, what it costs, until when it is held, and where it is accepted. */
export function yachtOfferMessage(told: ToldYachtOffer, { locale }: Writing): Message {
  const { offer, yacht } = told;
  const { startsLocal, restDay, price: amount, currency, ...said } = yacht;
  const message = offerMessage(told, "yacht-offer-made", { amount, currency }, locale);
  const bought = { ...said, price: amount, words: offer.words, starts_local: startsLocal, rest_day: restDay };
  const photos = offer.photos.length;
  return {
    ...message,
    ...(photos > 0 && {
      lead: [message.lead, say(locale, "notifications.yacht.photos", { count: photos })].join(" "),
    }),
    trips: [yachtPart(bought, currency, locale, withoutLinks)],
  };
}

/** What the e-mails of offers of both kinds have in common. */
function offerMessage(
  { offer, request, page, key, zone }: ToldAnyOffer,
  texts: "offer-made" | "yacht-offer-made",
  total: Money,
  locale: Locale,
): Omit<Message, "trips"> {
  const number = request.request_id;
  const name = greetingName(request.name);
  const until = offer.valid_until.getTime();
  return {
    locale,
    title: say(locale, `notifications.${texts}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${texts}.heading`),
    lead: say(locale, `notifications.${texts}.lead`, {
      until: say(locale, "notifications.untilLocal", {
        moment: formatDayTime(toLocalTime(until, zone), locale),
        zone: say(locale, "notifications.localTime", { zone: zoneName(zone, until, locale) }),
      }),
    }),
    number: say(locale, "notifications.requestNumber", { number }),
    lines: [],
    total: { label: say(locale, "notifications.offerPrice"), price: moneyWords(total, locale) },
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
