import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { createSmtpMailer } from "#server/adapters/mailer/smtp-mailer.ts";
import type { Env } from "#server/env.ts";
import type { Mailer, Outbox } from "#server/modules/notifications/mailer.ts";

/** The way mails leave that the environment names, and the outbox to look into where they are kept instead of sent. */
export function chooseMailer(
  { smtpUrl, mailFrom: from }: Pick<Env, "smtpUrl" | "mailFrom">,
  dir: string,
): { readonly mailer: Mailer; readonly outbox?: Outbox } {
  if (smtpUrl !== undefined) return { mailer: createSmtpMailer({ url: smtpUrl, from }) };
  const kept = createFileMailer({ dir, from });
  return { mailer: kept, outbox: kept };
}
