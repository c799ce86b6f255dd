import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that counts what it takes. */
export interface MailReceiver {
  readonly url: string;
  /** How often each letter came, by its own number. */
  readonly letters: Map<string, number>;
  /** While this is set it takes nothing. */
  isDown: boolean;
  /** Letters refused while it was down. */
  refused: number;
  close(): Promise<void>;
}

/** Starts the mail server. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const letters = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString("latin1")));
      stream.on("end", () => {
        if (receiver.isDown) {
          receiver.refused += 1;
          return done(Object.assign(new Error("try later"), { responseCode: 451 }));
        }
        const [, id = ""] = /^message-id:\s*(<[^>]+>)/im.exec(raw) ?? [];
        letters.set(id, (letters.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A sender that was killed breaks its line.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const receiver: MailReceiver = {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    isDown: false,
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
