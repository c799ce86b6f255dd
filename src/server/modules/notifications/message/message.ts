import type { Locale } from "#domain/values/locale.ts";
import type { OwnLetterWords } from "#server/database/tables.ts";

/** One fact: its label, its value, and a note in smaller type. */
export interface MessageRow {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** One place on the route. */
export interface MessageStop {
  readonly title: string;
  /** The typed address, when it says more than the title. */
  readonly address: string;
  /** When the car is there; empty when unknown. */
  readonly when: string;
  readonly note: string;
}

/** One trip in a message. */
export interface MessageTrip {
  /** Empty for a single trip. */
  readonly title: string;
  readonly sign: { readonly name: string; readonly line: string } | undefined;
  readonly meeting: string;
  readonly way: readonly MessageStop[];
  readonly rows: readonly MessageRow[];
}

/**
 * The content of a message before it becomes text and HTML, so that both say the same. All texts are plain. Only orders have
 * a sum and a link.
 */
export interface Message {
  readonly locale: Locale;
  /** The subject line of an e-mail. */
  readonly title: string;
  readonly greeting: string;
  readonly heading: string;
  readonly lead: string;
  /** What follows it, where somebody wrote more than one paragraph. */
  readonly paragraphs?: readonly string[];
  /** What is different from what was told before. */
  readonly changes?: readonly MessageRow[];
  /** Number of the order or the request, in words. */
  readonly number: string;
  readonly trips: readonly MessageTrip[];
  readonly lines: readonly { readonly name: string; readonly price: string }[];
  readonly total: { readonly label: string; readonly price: string } | undefined;
  readonly link: string | undefined;
  readonly button: string;
  /** Whether the message asks for something; its button is then repeated at the top. */
  readonly urgent: boolean;
  readonly footer: readonly string[];
  /** Where replies go, if not to the sender. */
  readonly answerTo?: string;
}

/** The readers of messages; a former one had the address of an order before. */
export type Recipient = "traveller" | "operator" | "former";

/** One sending of a message: to whom, and which one of its kind. */
export interface Sending extends Writing {
  readonly recipient: string;
  readonly occasion: number;
  /** The words of a letter that the staff wrote. */
  readonly ownWords?: OwnLetterWords | undefined;
}

/** The reader of a message, and its language. */
export interface Writing {
  readonly to: Recipient;
  readonly locale: Locale;
  /** How typed texts are repeated; absent in what is sent, which repeats them without links. */
  readonly typed?: RepeatTyped;
}

/** Repeats a typed text: with `withoutLinks` in what is sent, as it stands in files. */
export type RepeatTyped = (text: string) => string;
