import { passwordPage } from "#contract/own-account/password-page.ts";
import { shortEmail } from "#domain/booking/email.ts";
import { contactWords } from "#server/modules/notifications/message/contact-words.ts";
import type { Message, Writing } from "#server/modules/notifications/message/message.ts";
import type { ToldRecovery } from "#server/modules/notifications/told-recovery.ts";
import { say } from "#server/say.ts";

/** Brings the link that sets a new password, or the first one of somebody who is invited, to the account's own address. */
export function passwordRecoveryMessage(told: ToldRecovery, writing: Writing): Message {
  const letter = linkLetter(told, writing);
  if (!told.isInvitation) return letter;
  const { locale } = writing;
  return {
    ...letter,
    title: say(locale, "notifications.staff-invitation.subject"),
    heading: say(locale, "notifications.staff-invitation.heading"),
    lead: say(locale, "notifications.staff-invitation.lead", { login: told.login, console: told.console }),
    button: say(locale, "notifications.staff-invitation.button"),
    footer: [say(locale, "notifications.staff-invitation.not")],
  };
}

function linkLetter({ login, publicUrl, isInvitation, secret, seller }: ToldRecovery, { locale }: Writing): Message {
  return {
    locale,
    title: say(locale, "notifications.password-recovery.subject"),
    greeting: say(locale, "notifications.hello"),
    heading: say(locale, "notifications.password-recovery.heading"),
    lead: say(locale, "notifications.password-recovery.lead", { login: shortEmail(login) }),
    number: "",
    trips: [],
    lines: [],
    total: undefined,
    // What stands behind # is sent to no server, so it stands in no log.
    link: `${publicUrl}${passwordPage(locale, isInvitation)}#${secret}`,
    button: say(locale, "notifications.password-recovery.button"),
    urgent: false,
    footer: [
      say(locale, "notifications.password-recovery.not"),
      contactWords(seller[locale], "notifications.password-recovery.contact", locale),
    ].filter(Boolean),
  };
}
