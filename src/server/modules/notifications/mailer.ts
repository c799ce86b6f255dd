/** An e-mail ready to be sent: a message on its way to one reader. */
export interface Mail {
  readonly to: string;
  /** Who gets the answer, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same on every retry of the same message. */
  readonly messageId: string;
}

/** Port: whoever carries mail. Throws when the mail was not taken; the job then tries again later. */
export interface Mailer {
  readonly name: string;
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** A mail that was kept in place of being sent. */
export interface KeptMail extends Mail {
  /** Short name of the mail, safe in an address; says nothing about its reader. */
  readonly id: string;
  /** When it was kept, ISO 8601. */
  readonly at: string;
}

/** Port: reads the mails that a development machine has kept. */
export interface Outbox {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
}
