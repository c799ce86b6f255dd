import { createTransport } from "nodemailer";
import {
  off,
  unknown,
  whyUnreachable,
  works,
  wrong,
  type CheckOptions,
  type Finding,
} from "#server/adapters/checks/service-check.ts";
import { smtpOptions } from "#server/adapters/mailer/smtp-mailer.ts";
import type { Env } from "#server/env.ts";
import { addressIn } from "#server/settings/address-in.ts";

/** Logs in to the mail server and sends nothing. */
export async function checkMailServer(
  { smtpUrl }: Pick<Env, "smtpUrl">,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  if (smtpUrl === undefined) return off("SMTP_URL is empty: mail is kept in the data folder");
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    pool: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    return works("it takes mail of ours");
  } catch (error) {
    return wrong(whyNoMail(error));
  } finally {
    transport.close();
  }
}

/** Texts of a mail server may repeat what was sent to it, so only codes are read. */
function whyNoMail(error: unknown): string {
  const { code = "", responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  if (code === "EAUTH") return "it refuses the user or the password of SMTP_URL";
  if (code === "ETLS" && !/certificate/i.test(message))
    return "it offers no encrypted connection: use smtps:// and port 465, see docs/outside-services.md";
  if (/certificate|altname/i.test(message)) return whyUnreachable("CERT");
  if (/wrong version number|SSL|packet length/i.test(message)) return whyUnreachable("EPROTO");
  if (responseCode !== undefined) return `it answered with code ${responseCode}`;
  const [known = code] = /\bE[A-Z_]{4,}\b/.exec(message) ?? [];
  return whyUnreachable(/timed? ?out|Greeting never received/i.test(message) ? "ETIMEDOUT" : known);
}

/** Looks up who may send mail of the sender's domain. */
export async function checkMailDomain(
  { smtpUrl, mailFrom }: Pick<Env, "smtpUrl" | "mailFrom">,
  { textRecords, dkimSelector }: CheckOptions,
): Promise<Finding> {
  if (smtpUrl === undefined) return off("no mail is sent");
  const domain = addressIn(mailFrom).split("@").at(-1) ?? "";
  try {
    const [own, policy, signing] = await Promise.all([
      textRecords(domain),
      textRecords(`_dmarc.${domain}`),
      dkimSelector === undefined ? undefined : textRecords(`${dkimSelector}._domainkey.${domain}`),
    ]);
    const senders = own.filter((text) => /^v=spf1\b/i.test(text));
    const missing = [
      ...(senders.length === 1 ? [] : [senders.length === 0 ? "no SPF record" : "more than one SPF record"]),
      ...(policy.some((text) => /^v=DMARC1\b/i.test(text)) ? [] : ["no DMARC record"]),
      // A record without a key takes it back.
      ...(signing?.some((text) => /(^|;)\s*p=[^;\s]/.test(text)) === false
        ? [`no DKIM key under ${dkimSelector}._domainkey`]
        : []),
    ];
    if (missing.length === 0)
      return works(
        signing === undefined
          ? `${domain} has SPF and DMARC; add --dkim with the selector of your provider to look up DKIM too`
          : `${domain} has SPF, DKIM and DMARC`,
      );
    return wrong(`${domain} has ${missing.join(" and ")}: mail of yours may go to spam, see docs/outside-services.md`);
  } catch {
    return unknown(`no DNS server answers here: look up the TXT records of ${domain} on another machine`);
  }
}
