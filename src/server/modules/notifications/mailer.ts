/** A file that goes with a mail, as text. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** An e-mail ready to be sent: a message on its way to one reader. */
export interface Mail {
  readonly to: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files?: readonly MailFile[];
  /** The message id of the first mail about the same; mail programs show them together. */
  readonly answers?: string;
  /** The same on every retry of the same message. */
  readonly messageId: string;
}

/** Port: sends mail. Throws when a mail was not accepted; the job then tries again later. */
export interface Mailer {
  readonly name: string;
  /** Gives up when the signal aborts, with the mail not accepted. */
  send(mail: Mail, stopping?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** A mail, or a text message, that was stored instead of sent. */
export interface KeptMail extends Mail {
  /** Short name of the mail, safe in a URL; reveals nothing about its reader. */
  readonly id: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
}

/** Port: what is stored on a development machine instead of being sent, and read there. */
export interface Outbox {
  /** Stores what is no mail for a mail program; once more with the same id replaces the first. */
  keep(message: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
}
