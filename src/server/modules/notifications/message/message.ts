import type { Locale } from "#domain/values/locale.ts";

/** One fact: its label, what it is, and more about it in smaller type. */
export interface MessageRow {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** One place of the way. */
export interface MessageStop {
  readonly title: string;
  /** What was typed, where it says more than the title. */
  readonly address: string;
  /** When the car is there; empty where nobody can say. */
  readonly when: string;
  readonly note: string;
}

/** One trip as a message tells it. */
export interface MessageTrip {
  /** Empty when there is only one. */
  readonly title: string;
  readonly sign: { readonly name: string; readonly line: string } | undefined;
  readonly meeting: string;
  readonly way: readonly MessageStop[];
  readonly rows: readonly MessageRow[];
}

/** What a message says, before it becomes text and HTML, so that both say the same. All texts are plain. Sum and link are an order's. */
export interface Message {
  readonly locale: Locale;
  /** The subject line of an e-mail. */
  readonly title: string;
  readonly greeting: string;
  readonly heading: string;
  readonly lead: string;
  /** Number of the order or the request, in words. */
  readonly number: string;
  readonly trips: readonly MessageTrip[];
  readonly lines: readonly { readonly name: string; readonly price: string }[];
  readonly total: { readonly label: string; readonly price: string } | undefined;
  readonly link: string | undefined;
  readonly button: string;
  /** A message that asks for something has its button at the top as well. */
  readonly urgent: boolean;
  readonly footer: readonly string[];
  /** Who gets the answer, where that is not the sender. */
  readonly answerTo?: string;
}

/** Everybody who gets messages. */
export type Recipient = "traveller" | "operator";

/** For whom a message is written, and in which language. */
export interface Writing {
  readonly to: Recipient;
  readonly locale: Locale;
}
