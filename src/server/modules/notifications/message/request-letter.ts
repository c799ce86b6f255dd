import type { RequestMessageKind, YachtMessageKind } from "#domain/notifications/message-kind.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";
import { letterHtml } from "#server/modules/notifications/message/letter-html.ts";
import { letterText } from "#server/modules/notifications/message/letter-text.ts";
import type { Letter, LetterRow } from "#server/modules/notifications/message/letter.ts";
import { greetingName, unlinked } from "#server/modules/notifications/message/plain-words.ts";
import type { StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import { say } from "#server/say.ts";

/** What the letters about a request of any kind are made of. */
export interface RequestLetter {
  readonly kind: RequestMessageKind | YachtMessageKind;
  readonly number: number;
  /** Who asks; empty where no address was given. */
  readonly person: { readonly name: string; readonly phone: string; readonly email: string; readonly lang: Locale };
  /** The operator's letter, which is answered to who asks. */
  readonly isOperators: boolean;
  readonly lead?: MessageKey;
  readonly way: readonly string[];
  readonly rows: readonly LetterRow[];
}

/** Writes a letter about a request, to the operator or to whoever asks. */
export function requestMail(message: StoredMessage, request: RequestLetter): Mail {
  const letter = letterOf(request, message.lang);
  const { email } = request.person;
  return {
    to: message.recipient,
    // Whoever answers the operator's letter answers who asks, where there is an address.
    ...(request.isOperators && email !== "" && { replyTo: email }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: message.mail_id,
  };
}

function letterOf({ kind, number, person, isOperators, lead, way, rows }: RequestLetter, locale: Locale): Letter {
  const name = isOperators ? undefined : greetingName(person.name);
  return {
    locale,
    // Nothing that was typed stands in a subject (T-25).
    subject: say(locale, `notifications.${kind}.subject`, { number }),
    greeting:
      name === undefined ? say(locale, "notifications.hello") : say(locale, "notifications.helloName", { name }),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: say(locale, lead ?? `notifications.${kind}.lead`),
    orderNumber: say(locale, "notifications.requestNumber", { number }),
    trips: [
      {
        title: "",
        sign: undefined,
        meeting: "",
        way: way.map((title) => ({ title: unlinked(title), address: "", when: "", note: "" })),
        rows: [...rows],
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

/** The rows by which the operator reaches who asks. */
export function personRows({ name, phone, email, lang }: RequestLetter["person"], locale: Locale): LetterRow[] {
  return [
    letterRow("notifications.requestName", unlinked(name), locale),
    letterRow("notifications.requestPhone", phone, locale),
    letterRow("notifications.requestEmail", email, locale),
    letterRow("notifications.requestLanguage", say(locale, `notifications.language.${lang}`), locale),
  ];
}

/** A row of a letter under a label in its language. */
export function letterRow(label: MessageKey, value: string, locale: Locale): LetterRow {
  return { label: say(locale, label), value, notes: [] };
}
