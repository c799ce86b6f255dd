import type { Locale } from "#domain/values/locale.ts";

/** One fact: its label, what it is, and more about it in smaller type. */
export interface LetterRow {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** One place of the way. */
export interface LetterStop {
  readonly title: string;
  /** What was typed, where it says more than the title. */
  readonly address: string;
  /** When the car is there; empty where nobody can say. */
  readonly when: string;
  readonly note: string;
}

/** One trip as a letter tells it. */
export interface LetterTrip {
  /** Empty when there is only one. */
  readonly title: string;
  readonly sign: { readonly name: string; readonly line: string } | undefined;
  readonly meeting: string;
  readonly way: readonly LetterStop[];
  readonly rows: readonly LetterRow[];
}

/** A letter before it becomes text and HTML, so that both parts say the same. All texts are plain. Sum and link are an order's. */
export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly heading: string;
  readonly lead: string;
  /** Of the order or the request. */
  readonly orderNumber: string;
  readonly trips: readonly LetterTrip[];
  readonly lines: readonly { readonly name: string; readonly price: string }[];
  readonly total: { readonly label: string; readonly price: string } | undefined;
  readonly link: string | undefined;
  readonly button: string;
  /** A letter that asks for something has its button at the top as well. */
  readonly urgent: boolean;
  readonly footer: readonly string[];
}

/** What the words of a letter may be made of. Nothing here was typed by a traveller, so a subject can carry any of it (T-25). */
export interface MailFacts {
  readonly locale: Locale;
  readonly number: number;
  /** When the first car comes, in the middle of a sentence. */
  readonly moment: string;
  readonly amount: string;
  readonly paid: boolean;
  /** Still to be paid by card. */
  readonly due: boolean;
  /** What is told and paid is the price of the chosen route: its final sum depends on the route driven (OPN-144). */
  readonly isFlexible: boolean;
  /** No trip of the order is left. */
  readonly isCancelled: boolean;
  /** What its cancellations cost; undefined where they cost nothing. */
  readonly fee: string | undefined;
  /** What of a paid sum goes back; undefined where nothing does. */
  readonly refund: string | undefined;
}

/** The words that tell one kind of letter from another. */
export type KindWords = Pick<Letter, "subject" | "heading" | "lead" | "button" | "urgent">;
