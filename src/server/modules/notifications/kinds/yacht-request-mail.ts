import { YACHT_MESSAGE_KINDS } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { LetterRow } from "#server/modules/notifications/message/letter.ts";
import { unlinked } from "#server/modules/notifications/message/plain-words.ts";
import { letterRow, personRows, requestMail } from "#server/modules/notifications/message/request-letter.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { StoredYachtRequest } from "#server/modules/yacht-requests/index.ts";
import { say } from "#server/say.ts";

/** Writes the letter of a message about a request for a yacht, to the operator or to whoever asks. */
export function renderYachtRequestMail(message: StoredMessage, request: StoredYachtRequest): Mail {
  const kind = YACHT_MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const isOperators = kind === "yacht-request";
  const rows = [...yachtRows(request, message.lang), ...(isOperators ? senderRows(request, message.lang) : [])];
  return requestMail(message, {
    kind,
    number: request.request_id,
    person: request,
    isOperators,
    ...(isOperators && request.email === "" && { lead: "notifications.yacht-request.leadNoMail" }),
    way: [],
    rows: rows.filter(({ value }) => value !== ""),
  });
}

function yachtRows(request: StoredYachtRequest, locale: Locale): LetterRow[] {
  const { starts_local: starts, has_time: hasTime, hours, guests } = request;
  const children = say(locale, request.has_children ? "notifications.yachtChildren" : "notifications.yachtNoChildren");
  // The year is said always: a request may wait for the next one.
  const time = `${formatDay(starts, locale, "")}${hasTime ? `, ${formatTime(starts)}` : ""}`;
  return [
    letterRow("notifications.yachtPlace", unlinked(request.place), locale),
    letterRow("notifications.yachtTime", time, locale),
    letterRow("notifications.yachtDuration", say(locale, "notifications.yachtHours", { hours }), locale),
    letterRow("notifications.yachtGuests", `${guests}, ${children}`, locale),
    letterRow("notifications.requestWishes", unlinked(request.wish), locale),
  ];
}

function senderRows(request: StoredYachtRequest, locale: Locale): LetterRow[] {
  return [
    ...personRows(request, locale),
    letterRow("notifications.yachtUser", unlinked(request.user_hint ?? ""), locale),
    letterRow("notifications.yachtSite", unlinked(request.host), locale),
  ];
}
