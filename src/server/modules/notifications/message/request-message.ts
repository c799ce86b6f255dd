import { ANSWER_WITHIN_HOURS } from "#domain/requests/request-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { greetingName } from "#server/modules/notifications/message/greeting-name.ts";
import type { Message, MessageRow, Writing } from "#server/modules/notifications/message/message.ts";
import { withoutLinks } from "#server/modules/notifications/message/without-links.ts";
import { writtenPhone } from "#server/passengers/phone-plans.ts";
import { say } from "#server/say.ts";

/** The facts of a request of any kind that its messages need. */
export interface RequestFacts {
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
export function requestMessage(request: RequestFacts, { to, locale }: Writing): Message {
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
export function personRows({ name, phone, email, lang }: RequestFacts["person"], locale: Locale): MessageRow[] {
  return [
    messageRow("notifications.requestName", withoutLinks(name), locale),
    messageRow("notifications.requestPhone", writtenPhone(phone), locale),
    messageRow("notifications.requestEmail", email, locale),
    messageRow("notifications.requestLanguage", say(locale, `notifications.language.${lang}`), locale),
  ];
}

/** A labelled row of a message, in the message's language. */
export function messageRow(label: MessageKey, value: string, locale: Locale): MessageRow {
  return { label: say(locale, label), value, notes: [] };
}
