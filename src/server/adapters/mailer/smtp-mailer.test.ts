import fc from "fast-check";
import { createServer, type AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSmtpMailer } from "#server/adapters/mailer/smtp-mailer.ts";
import type { Mail, Mailer } from "#server/modules/notifications/mailer.ts";

interface Taken {
  readonly recipients: readonly string[];
  readonly headers: readonly string[];
  readonly body: string;
}

const HEADERS = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject", "to"];

let server: SMTPServer;
let mailer: Mailer;
let taken: Taken[] = [];
let refuse = false;

const mailOf = (over: Partial<Mail> = {}): Mail => ({
  to: "anna@example.org",
  subject: "Поездка оплачена: трансфер 24 ноября, 18:40",
  text: "Здравствуйте.\n",
  html: "<p>Здравствуйте.</p>",
  messageId: "<one@rides.example>",
  ...over,
});

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
        taken.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          headers: head.split("\r\n"),
          body: raw,
        });
        done(refuse ? Object.assign(new Error("try later"), { responseCode: 451 }) : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Nameboard <rides@rides.example>" });
});

afterAll(async () => {
  await mailer?.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

beforeEach(() => {
  taken = [];
  refuse = false;
});

describe("mail over SMTP", () => {
  test("a mail reaches its one reader with both parts and its own message id", async () => {
    await mailer.send(mailOf());
    const [mail] = taken;
    expect(mail?.recipients).toEqual(["anna@example.org"]);
    expect(mail?.headers).toContain("Message-ID: <one@rides.example>");
    expect(mail?.headers.find((header) => header.startsWith("Content-Type:"))).toContain("multipart/alternative");
    expect(mail?.headers.map((header) => header.split(":")[0]?.toLowerCase()).toSorted()).toEqual(HEADERS);
  });

  test("a calendar goes with its mail as a file that calendars know", async () => {
    const calendar = {
      name: "trips-1.ics",
      type: "text/calendar; charset=utf-8; method=PUBLISH",
      text: "BEGIN:VCALENDAR",
    };
    await mailer.send(mailOf({ files: [calendar] }));
    expect(taken[0]?.headers.find((header) => header.startsWith("Content-Type:"))).toContain("multipart/mixed");
    expect(taken[0]?.body).toMatch(/Content-Type: text\/calendar;[^:]*method=PUBLISH/);
    expect(taken[0]?.body).toContain("filename=trips-1.ics");
  });

  test("a later mail names the first one about its order, so that mail programs show them together", async () => {
    await mailer.send(mailOf({ answers: "<first@rides.example>" }));
    for (const name of ["In-Reply-To", "References"])
      expect(taken[0]?.headers).toContain(`${name}: <first@rides.example>`);
  });

  test("found 59: a password is not sent to a server without TLS, unless the address says that it may", async () => {
    const passwords: string[] = [];
    const plain = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      onAuth({ password }, _session, done) {
        passwords.push(String(password));
        done(null, { user: "rides" });
      },
      onData(stream, _session, done) {
        stream.resume().on("end", () => done());
      },
    });
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", () => resolve()));
    const url = `smtp://rides:word@127.0.0.1:${(plain.server.address() as AddressInfo).port}`;
    const [careful, told] = [url, `${url}?requireTLS=false`].map((address) =>
      createSmtpMailer({ url: address, from: "rides@rides.example" }),
    );
    await expect(careful?.send(mailOf())).rejects.toMatchObject({ code: "ETLS" });
    expect(passwords).toEqual([]);
    await told?.send(mailOf());
    expect(passwords).toEqual(["word"]);
    await Promise.all([careful?.close(), told?.close()]);
    await new Promise<void>((resolve) => plain.close(() => resolve()));
  });

  test("R-18: an answer of 451 makes sending fail, so that the job tries again", async () => {
    refuse = true;
    await expect(mailer.send(mailOf())).rejects.toMatchObject({ responseCode: 451 });
  });

  test("R-18: a mail server that trickles its answers is left after the time of a letter, however busy it seems, and when the server stops", async () => {
    const trickle = createServer((socket) => {
      const timer = setInterval(() => socket.write("2"), 10);
      socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
    });
    await new Promise<void>((resolve) => trickle.listen(0, "127.0.0.1", resolve));
    const url = `smtp://127.0.0.1:${(trickle.address() as AddressInfo).port}`;
    const hurried = createSmtpMailer({ url, from: "rides@rides.example", letterTimeoutMs: 100 });
    const patient = createSmtpMailer({ url, from: "rides@rides.example" });
    await expect(hurried.send(mailOf())).rejects.toMatchObject({ code: "EABORT" });
    await expect(patient.send(mailOf(), AbortSignal.timeout(10))).rejects.toMatchObject({ code: "EABORT" });
    await Promise.all([hurried.close(), patient.close()]);
    await new Promise<void>((resolve) => trickle.close(() => resolve()));
  });

  test("T-25: 500 hostile headers are refused, or sent without an extra header or recipient", async () => {
    const evil = fc.constantFrom(
      "\r\nBcc: victim@example.net",
      "\n.\n",
      "\r",
      "\0",
      ", victim@example.net",
      "<victim@example.net>",
      "анна",
      "x@",
      "=?utf-8?q?Bcc:?=",
    );
    const hostile = fc
      .array(fc.oneof(evil, fc.string({ maxLength: 10 })), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom("to", "subject", "messageId"), async (value, field) => {
        taken = [];
        const text = field === "to" ? `anna@example.org${value}` : value;
        const sent = await mailer.send(mailOf({ [field]: text })).then(
          () => true,
          () => false,
        );
        if (!sent) return;
        expect(taken).toHaveLength(1);
        expect(taken[0]?.recipients).toHaveLength(1);
        expect(taken[0]?.recipients.join()).not.toContain("victim");
        // An empty subject is left out; every other header is there once.
        const names = taken[0]?.headers.map((header) => header.split(":")[0]?.toLowerCase() ?? "") ?? [];
        expect([...new Set([...names, "subject"])].toSorted()).toEqual(HEADERS);
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 500 },
    );
  });
});
