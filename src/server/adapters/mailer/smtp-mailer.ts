import { createTransport } from "nodemailer";
import { mailMessage } from "#server/adapters/mailer/mail-message.ts";
import type { Mailer } from "#server/modules/notifications/mailer.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** The longest that one letter may take from beginning to end; a server that trickles its answers never falls silent. */
const LETTER_TIMEOUT_MS = 45_000;

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  readonly letterTimeoutMs?: number;
}

/** How the server of an address is spoken to: a password is sent encrypted or not at all, unless the address says `?requireTLS=false`. */
export function smtpOptions(url: string) {
  return { url, requireTLS: (URL.parse(url)?.password ?? "") !== "" };
}

/** Sends mail through a server given as `smtp(s)://user:password@host:port`, over a few kept connections. */
export function createSmtpMailer({ url, from, letterTimeoutMs = LETTER_TIMEOUT_MS }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
  });
  return {
    name: "smtp",
    async send(mail, stopping) {
      const late = AbortSignal.timeout(letterTimeoutMs);
      const signal = stopping === undefined ? late : AbortSignal.any([late, stopping]);
      await transport.sendMail({ ...mailMessage(mail, from), signal });
    },
    async close() {
      transport.close({ force: true });
    },
  };
}
