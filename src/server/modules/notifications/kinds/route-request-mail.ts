import { REQUEST_MESSAGE_KINDS } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay } from "#i18n/format.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { LetterRow } from "#server/modules/notifications/message/letter.ts";
import { unlinked } from "#server/modules/notifications/message/plain-words.ts";
import { letterRow, personRows, requestMail } from "#server/modules/notifications/message/request-letter.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { StoredRouteRequest } from "#server/modules/route-requests/index.ts";
import { say } from "#server/say.ts";

/** Writes the letter of a message about a request, to the operator or to the traveller. */
export function renderRouteRequestMail(message: StoredMessage, request: StoredRouteRequest): Mail {
  const kind = REQUEST_MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const isOperators = kind === "route-request";
  return requestMail(message, {
    kind,
    number: request.request_id,
    person: request,
    isOperators,
    way: [request.start_title, request.finish_title],
    rows: [...rideRows(request, message.lang), ...(isOperators ? personRows(request, message.lang) : [])],
  });
}

function rideRows({ ride_day: day, round_trip: roundTrip, wish }: StoredRouteRequest, locale: Locale): LetterRow[] {
  // The year is said always: a request may wait for the next one.
  const date = day === null ? say(locale, "notifications.requestNoDate") : formatDay(day, locale, "");
  return [
    letterRow("notifications.requestDate", date, locale),
    ...(roundTrip
      ? [letterRow("notifications.requestTrip", say(locale, "notifications.requestBothWays"), locale)]
      : []),
    ...(wish === "" ? [] : [letterRow("notifications.requestWishes", unlinked(wish), locale)]),
  ];
}
