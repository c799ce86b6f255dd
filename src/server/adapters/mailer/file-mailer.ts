import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailMessage } from "#server/adapters/mailer/mail-message.ts";
import { systemClock, type Clock } from "#server/clock.ts";
import { makeFolder } from "#server/make-folder.ts";
import type { KeptMail, Mail, Mailer, Outbox } from "#server/modules/notifications/mailer.ts";

const KEPT = /^([0-9a-f]{32})\.json$/;

/** Where mails are kept, and their sender. */
interface FileMailer {
  readonly dir: string;
  readonly from?: string;
  readonly clock?: Clock;
}

/** Keeps every mail in a folder instead of sending it: the finished `.eml`, and a `.json` for the outbox page. */
export function createFileMailer({
  dir,
  from = "Nameboard <rides@localhost>",
  clock = systemClock,
}: FileMailer): Mailer & Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const find = async (id: string): Promise<KeptMail | undefined> => {
    try {
      return JSON.parse(await readFile(join(dir, `${id}.json`), "utf8")) as KeptMail;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  };
  const keep = async (mail: Mail, message?: Buffer): Promise<void> => {
    // Named after the message id, so that a mail sent again replaces the first and the name tells nothing about its reader.
    const id = createHash("sha256").update(mail.messageId).digest("hex").slice(0, 32);
    const kept: KeptMail = { ...mail, id, at: new Date(clock()).toISOString() };
    await makeFolder(dir, 0o700);
    if (message) await writeWhole(join(dir, `${id}.eml`), message);
    await writeWhole(join(dir, `${id}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  };
  return {
    name: "file",
    async send(mail) {
      const { message } = await transport.sendMail(mailMessage(mail, from));
      await keep(mail, message as Buffer);
    },
    keep: (message) => keep(message),
    async close() {
      transport.close();
    },
    find,
    async list() {
      const names = await readdir(dir).catch(() => []);
      const ids = names.flatMap((name) => KEPT.exec(name)?.[1] ?? []);
      const mails = await Promise.all(ids.map(find));
      return mails.filter((mail) => mail !== undefined).sort((a, b) => b.at.localeCompare(a.at));
    },
  };
}

/** Writes to a draft and renames it, so that nobody reads half a mail. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}
