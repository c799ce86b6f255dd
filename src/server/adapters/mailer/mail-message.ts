import type { SendMailOptions } from "nodemailer";
import { isEmail } from "#domain/booking/email.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";

const ADDRESS_IN_NAME = /<([^<>]+)>\s*$/;

/**
 * A mail in nodemailer's form. A line break in a header or a second recipient is refused
 * rather than repaired: it can only be an attack or a mistake of ours.
 */
export function mailMessage(mail: Mail, from: string): SendMailOptions {
  for (const value of [mail.to, mail.replyTo ?? "", mail.subject, mail.messageId, mail.answers ?? "", from]) {
    if (/\p{Cc}/u.test(value)) throw new Error("A mail header must be one line.");
  }
  const own = ADDRESS_IN_NAME.exec(from)?.[1] ?? from;
  // Mail to the operator may go to the sender's own address, which has no domain on a local machine.
  if ((!isEmail(mail.to) && mail.to !== own) || (mail.replyTo !== undefined && !isEmail(mail.replyTo)))
    throw new Error("A mail goes to exactly one address.");
  return {
    from,
    to: { name: "", address: mail.to },
    envelope: { from: own, to: [mail.to] },
    ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.answers !== undefined && { inReplyTo: mail.answers, references: mail.answers }),
    ...(mail.files !== undefined && {
      attachments: mail.files.map(({ name, type, text }) => ({ filename: name, contentType: type, content: text })),
    }),
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
