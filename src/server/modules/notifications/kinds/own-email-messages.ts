import { shortEmail } from "#domain/booking/email.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import type { ToldEmailChange } from "#server/modules/notifications/told-email-change.ts";
import { say } from "#server/say.ts";

/** Asks another address of an account whether it is the holder's; nothing where that was decided since. */
export function ownEmailAskedMessage(told: ToldEmailChange, { locale }: Writing): Message | undefined {
  if (told.isOver) return undefined;
  return {
    ...bareMessage({ locale, kind: "own-email-asked", email: told.former }),
    // What stands behind # is sent to no server, so it stands in no log.
    link: `${told.page}?lang=${locale}#email=${told.secret}`,
    button: say(locale, "notifications.own-email-asked.button"),
    footer: [say(locale, "notifications.own-email-asked.not")],
  };
}

/** Tells the address that an account had that it has another one now, and what to do if somebody else did that. */
export function ownEmailChangedMessage(told: ToldEmailChange, { locale }: Writing): Message {
  return {
    ...bareMessage({ locale, kind: "own-email-changed", email: told.email }),
    footer: [contactWords(told.seller[locale], "notifications.own-email-changed.not", locale)].filter(Boolean),
  };
}

type Bare = Pick<Writing, "locale"> & {
  readonly kind: "own-email-asked" | "own-email-changed";
  /** The other address. */
  readonly email: string;
};

function bareMessage({ locale, kind, email }: Bare): Message {
  return {
    locale,
    title: say(locale, `notifications.${kind}.subject`),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, `notifications.${kind}.heading`),
    lead: say(locale, `notifications.${kind}.lead`, { email: shortEmail(email) }),
    number: "",
    trips: [],
    lines: [],
    total: undefined,
    link: undefined,
    button: "",
    urgent: false,
    footer: [],
  };
}
