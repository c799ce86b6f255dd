import { ANSWER_WITHIN_HOURS } from "#domain/requests/request-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import { messageRow } from "#server/modules/notifications/message/message-row.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import type { StoredRouteRequest, StoredYachtRequest } from "#server/modules/requests/index.ts";
import { writtenPhone } from "#server/passengers/phone-plans.ts";
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

/** The facts of a request of any kind that its messages need. */
interface RequestFacts {
  /** The prefix of its texts. */
  readonly texts: "route-request" | "route-request-received" | "yacht-request" | "yacht-request-received";
  readonly number: number;
  /** The person who asks; the e-mail is empty when none was given. */
  readonly person: { readonly name: string; readonly phone: string; readonly email: string; readonly lang: Locale };
  readonly lead?: MessageKey;
  readonly way: readonly string[];
  readonly rows: readonly MessageRow[];
}

/** Writes a message about a request, to the operator or to the person who asks. */
function requestMessage(request: RequestFacts, { to, locale }: Writing): Message {
  const { texts, number, person, lead, way, rows } = request;
  const isOperators = to === "operator";
  const name = isOperators ? undefined : greetingName(person.name);
  return {
    locale,
    // Titles never contain typed text.
    title: say(locale, `notifications.${texts}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${texts}.heading`),
    lead: say(locale, lead ?? `notifications.${texts}.lead`, { hours: ANSWER_WITHIN_HOURS }),
    number: say(locale, "notifications.requestNumber", { number }),
    trips: [
      {
        title: "",
        sign: undefined,
        meeting: "",
        way: way.map((title) => ({ title: withoutLinks(title), address: "", when: "", note: "" })),
        rows,
      },
    ],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: isOperators ? [] : [say(locale, "notifications.requestReason", { number })],
    // A reply to the operator's message goes to the person who asks, if we have an address.
    ...(isOperators && person.email !== "" && { answerTo: person.email }),
  };
}

/** The rows with the contact details of the person who asks. */
function personRows({ name, phone, email, lang }: RequestFacts["person"], locale: Locale): MessageRow[] {
  return [
    messageRow("notifications.requestName", withoutLinks(name), locale),
    messageRow("notifications.requestPhone", writtenPhone(phone), locale),
    messageRow("notifications.requestEmail", email, locale),
    messageRow("notifications.requestLanguage", say(locale, `notifications.language.${lang}`), locale),
  ];
}
