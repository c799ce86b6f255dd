import type { Locale } from "#domain/values/locale.ts";
import { formatDay } from "#i18n/format.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { messageRow, personRows, requestMessage } from "#server/modules/notifications/message/request-message.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { StoredRouteRequest } from "#server/modules/route-requests/index.ts";
import { say } from "#server/say.ts";

/** Writes a message about a route request, to the operator or to the traveller. */
export function routeRequestMessage(request: StoredRouteRequest, writing: Writing): Message {
  const { to, locale } = writing;
  const isOperators = to === "operator";
  return requestMessage(
    {
      texts: isOperators ? "route-request" : "route-request-received",
      number: request.request_id,
      person: request,
      way: [request.start_title, request.finish_title],
      rows: [...rideRows(request, locale), ...(isOperators ? personRows(request, locale) : [])],
    },
    writing,
  );
}

function rideRows({ ride_day: day, round_trip: roundTrip, wish }: StoredRouteRequest, locale: Locale): MessageRow[] {
  // Always name the year: a request may be for the next one.
  const date = day === null ? say(locale, "notifications.requestNoDate") : formatDay(day, locale, "");
  return [
    messageRow("notifications.requestDate", date, locale),
    ...(roundTrip
      ? [messageRow("notifications.requestTrip", say(locale, "notifications.requestBothWays"), locale)]
      : []),
    ...(wish === "" ? [] : [messageRow("notifications.requestWishes", withoutLinks(wish), locale)]),
  ];
}
