import { REQUEST_MESSAGE_KINDS, type RequestMessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/places/place.ts";
import { formatDay } from "#i18n/format.ts";
import { letterHtml } from "#server/modules/notifications/letter-html.ts";
import { letterText } from "#server/modules/notifications/letter-text.ts";
import type { Letter, LetterRow } from "#server/modules/notifications/letter.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import { greetingName, unlinked } from "#server/modules/notifications/plain-words.ts";
import type { StoredRouteRequest } from "#server/modules/route-requests/index.ts";
import { say } from "#server/words.ts";

/** Writes the letter of a message about a request, to the operator or to the traveller. */
export function renderRouteRequestMail(message: StoredMessage, request: StoredRouteRequest): Mail {
  const kind = REQUEST_MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const letter = letterOf(kind, request, message.lang);
  return {
    to: message.recipient,
    // Whoever answers the operator's letter answers the traveller.
    ...(kind === "route-request" && { replyTo: request.email }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: message.mail_id,
  };
}

function letterOf(kind: RequestMessageKind, request: StoredRouteRequest, locale: Locale): Letter {
  const number = request.request_id;
  const isOperators = kind === "route-request";
  const name = isOperators ? undefined : greetingName(request.name);
  return {
    locale,
    // Nothing that was typed stands in a subject (T-25).
    subject: say(locale, `notifications.${kind}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: say(locale, `notifications.${kind}.lead`),
    orderNumber: say(locale, "notifications.requestNumber", { number }),
    trips: [
      {
        title: "",
        sign: undefined,
        meeting: "",
        way: [request.start_title, request.finish_title].map((title) => ({
          title: unlinked(title),
          address: "",
          when: "",
          note: "",
        })),
        rows: [...rideRows(request, locale), ...(isOperators ? travellerRows(request, locale) : [])],
      },
    ],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: isOperators ? [] : [say(locale, "notifications.requestReason", { number })],
  };
}

function rideRows({ ride_day: day, round_trip: roundTrip, wish }: StoredRouteRequest, locale: Locale): LetterRow[] {
  // The year is said always: a request may wait for the next one.
  const date = day === null ? say(locale, "notifications.requestNoDate") : formatDay(day, locale, "");
  return [
    row("notifications.requestDate", date, locale),
    ...(roundTrip ? [row("notifications.requestTrip", say(locale, "notifications.requestBothWays"), locale)] : []),
    ...(wish === "" ? [] : [row("notifications.requestWishes", unlinked(wish), locale)]),
  ];
}

function travellerRows({ name, phone, email, lang }: StoredRouteRequest, locale: Locale): LetterRow[] {
  return [
    row("notifications.requestName", unlinked(name), locale),
    row("notifications.requestPhone", phone, locale),
    row("notifications.requestEmail", email, locale),
    row("notifications.requestLanguage", say(locale, `notifications.language.${lang}`), locale),
  ];
}

function row(label: Parameters<typeof say>[1], value: string, locale: Locale): LetterRow {
  return { label: say(locale, label), value, notes: [] };
}
