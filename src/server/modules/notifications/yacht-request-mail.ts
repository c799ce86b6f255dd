import { YACHT_MESSAGE_KINDS, type YachtMessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/places/place.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { letterHtml } from "#server/modules/notifications/letter-html.ts";
import { letterText } from "#server/modules/notifications/letter-text.ts";
import type { Letter, LetterRow } from "#server/modules/notifications/letter.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import { greetingName, unlinked } from "#server/modules/notifications/plain-words.ts";
import type { StoredYachtRequest } from "#server/modules/yacht-requests/index.ts";
import { say } from "#server/words.ts";

/** Writes the letter of a message about a request for a yacht, to the operator or to whoever asks. */
export function renderYachtRequestMail(message: StoredMessage, request: StoredYachtRequest): Mail {
  const kind = YACHT_MESSAGE_KINDS.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There is no letter of the kind ${message.kind}.`);
  const letter = letterOf(kind, request, message.lang);
  return {
    to: message.recipient,
    // Whoever answers the operator's letter answers the traveller, where there is an address.
    ...(kind === "yacht-request" && request.email !== "" && { replyTo: request.email }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: message.mail_id,
  };
}

function letterOf(kind: YachtMessageKind, request: StoredYachtRequest, locale: Locale): Letter {
  const number = request.request_id;
  const isOperators = kind === "yacht-request";
  const name = isOperators ? undefined : greetingName(request.name);
  const lead =
    isOperators && request.email === "" ? "notifications.yacht-request.leadNoMail" : `notifications.${kind}.lead`;
  const rows = [...yachtRows(request, locale), ...(isOperators ? personRows(request, locale) : [])];
  return {
    locale,
    // Nothing that was typed stands in a subject (T-25).
    subject: say(locale, `notifications.${kind}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: say(locale, lead as MessageKey),
    orderNumber: say(locale, "notifications.requestNumber", { number }),
    trips: [{ title: "", sign: undefined, meeting: "", way: [], rows }],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: isOperators ? [] : [say(locale, "notifications.requestReason", { number })],
  };
}

function yachtRows(request: StoredYachtRequest, locale: Locale): LetterRow[] {
  const { starts_local: starts, has_time: hasTime, hours, guests } = request;
  const children = say(locale, request.has_children ? "notifications.yachtChildren" : "notifications.yachtNoChildren");
  return [
    row("notifications.yachtPlace", unlinked(request.place), locale),
    // The year is said always: a request may wait for the next one.
    row(
      "notifications.yachtTime",
      `${formatDay(starts, locale, "")}${hasTime ? `, ${formatTime(starts)}` : ""}`,
      locale,
    ),
    row("notifications.yachtDuration", say(locale, "notifications.yachtHours", { hours }), locale),
    row("notifications.yachtGuests", `${guests}, ${children}`, locale),
    row("notifications.requestWishes", unlinked(request.wish), locale),
  ].filter(({ value }) => value !== "");
}

function personRows(
  { name, phone, email, lang, user_hint: user, host }: StoredYachtRequest,
  locale: Locale,
): LetterRow[] {
  return [
    row("notifications.requestName", unlinked(name), locale),
    row("notifications.requestPhone", phone, locale),
    row("notifications.requestEmail", email, locale),
    row("notifications.requestLanguage", say(locale, `notifications.language.${lang}`), locale),
    row("notifications.yachtUser", unlinked(user ?? ""), locale),
    row("notifications.yachtSite", unlinked(host), locale),
  ].filter(({ value }) => value !== "");
}

function row(label: MessageKey, value: string, locale: Locale): LetterRow {
  return { label: say(locale, label), value, notes: [] };
}
