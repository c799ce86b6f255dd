import type { Locale } from "#domain/values/locale.ts";

/** A short message on its way to one reader. */
export interface TextMessage {
  /** What carries it; a device that takes push messages would be another. */
  readonly channel: "sms";
  /** The reader's phone, with a plus where its country is known. */
  readonly to: string;
  readonly text: string;
  readonly lang: Locale;
  /** The same on every retry of the same message. */
  readonly id: string;
}

/** Port: sends text messages. Throws when one was not accepted; the job then tries again later. */
export interface TextSender {
  readonly name: string;
  send(text: TextMessage): Promise<void>;
}
