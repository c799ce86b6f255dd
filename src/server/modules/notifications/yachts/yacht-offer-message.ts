import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import { zoneName } from "#server/modules/notifications/message/trip-part.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { hirePart } from "#server/modules/notifications/yachts/hire-part.ts";
import type { ToldYachtOffer } from "#server/modules/notifications/yachts/told-yacht-offer.ts";
import { say } from "#server/say.ts";

/** Writes an offer for a yacht to whoever asked: what it is, what it costs, until when it is held, and where it is accepted. */
export function yachtOfferMessage(told: ToldYachtOffer, { locale }: Writing): Message {
  const { yacht, words, photos, heldUntil, request, page, key } = told;
  const { startsLocal, restDay, ...said } = yacht;
  const number = request.request_id;
  const name = greetingName(request.name);
  const until = say(locale, "notifications.untilLocal", {
    moment: formatDayTime(toLocalTime(heldUntil, yacht.zone), locale),
    zone: say(locale, "notifications.localTime", { zone: zoneName(yacht.zone, heldUntil, locale) }),
  });
  return {
    locale,
    title: say(locale, "notifications.yacht-offer-made.subject", { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, "notifications.yacht-offer-made.heading"),
    lead: [
      say(locale, "notifications.yacht-offer-made.lead", { until }),
      ...(photos === 0 ? [] : [say(locale, "notifications.hire.photos", { count: photos })]),
    ].join(" "),
    number: say(locale, "notifications.requestNumber", { number }),
    trips: [
      hirePart({ ...said, words, starts_local: startsLocal, rest_day: restDay }, yacht.currency, locale, withoutLinks),
    ],
    lines: [],
    total: {
      label: say(locale, "notifications.offerPrice"),
      price: moneyWords({ amount: yacht.price, currency: yacht.currency }, locale),
    },
    link: `${page}?lang=${locale}#key=${key}`,
    button: say(locale, "notifications.offerLink"),
    urgent: true,
    footer: [say(locale, "notifications.linkNote"), say(locale, "notifications.requestReason", { number })],
  };
}
