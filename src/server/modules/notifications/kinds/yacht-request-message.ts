import type { Locale } from "#domain/values/locale.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { messageRow, personRows, requestMessage } from "#server/modules/notifications/message/request-message.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { StoredYachtRequest } from "#server/modules/yacht-requests/index.ts";
import { say } from "#server/say.ts";

/** Writes a message about a yacht request, to the operator or to the person who asks. */
export function yachtRequestMessage(request: StoredYachtRequest, writing: Writing): Message {
  const { to, locale } = writing;
  const isOperators = to === "operator";
  const rows = [...yachtRows(request, locale), ...(isOperators ? senderRows(request, locale) : [])];
  return requestMessage(
    {
      texts: isOperators ? "yacht-request" : "yacht-request-received",
      number: request.request_id,
      person: request,
      ...(isOperators && request.email === "" && { lead: withoutMail(request) }),
      way: [],
      rows: rows.filter(({ value }) => value !== ""),
    },
    writing,
  );
}

/** What the operator reads where no reply can be sent; requests of earlier versions may have no contact at all. */
function withoutMail({ phone }: StoredYachtRequest): MessageKey {
  return phone === "" ? "notifications.yacht-request.leadNobody" : "notifications.yacht-request.leadNoMail";
}

function yachtRows(request: StoredYachtRequest, locale: Locale): MessageRow[] {
  const { starts_local: starts, has_time: hasTime, hours, guests } = request;
  const children = say(locale, request.has_children ? "notifications.yachtChildren" : "notifications.yachtNoChildren");
  // Always name the year: a request may be for the next one.
  const time = `${formatDay(starts, locale, "")}${hasTime ? `, ${formatTime(starts)}` : ""}`;
  return [
    messageRow("notifications.yachtPlace", withoutLinks(request.place), locale),
    messageRow("notifications.yachtTime", time, locale),
    messageRow("notifications.yachtDuration", say(locale, "notifications.yachtHours", { hours }), locale),
    messageRow("notifications.yachtGuests", `${guests}, ${children}`, locale),
    messageRow("notifications.requestWishes", withoutLinks(request.wish), locale),
  ];
}

function senderRows(request: StoredYachtRequest, locale: Locale): MessageRow[] {
  return [
    ...personRows(request, locale),
    messageRow("notifications.yachtUser", withoutLinks(request.user_hint ?? ""), locale),
    messageRow("notifications.yachtSite", withoutLinks(request.host), locale),
  ];
}
