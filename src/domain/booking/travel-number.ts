import { cleanNumber } from "#domain/booking/free-text.ts";

/** What a number of a journey names. */
export type NumberOf = "flight" | "train" | "carriage" | "terminal";

/** What is doubtful about a typed number: nothing of it can be kept, or it looks like no number of its kind. */
export type NumberDoubt = "unreadable" | "unusual";

/**
 * A carrier is two letters or a letter and a digit, on some boards three letters, in any alphabet; the flight has up to four
 * digits and may end in a letter.
 */
const FLIGHT = /^(?:\p{L}{3}|\p{L}[\p{L}\d]|\d\p{L})[ -]?\d{1,4}\p{L}?$/u;

const SHAPES: Readonly<Record<NumberOf, RegExp>> = {
  flight: FLIGHT,
  // Trains are numbered in every way there is, from 752А to ICE 599, but none without a digit.
  train: /\d/,
  carriage: /\d/,
  terminal: /^.{1,12}$/u,
};

/** A number of a journey as it is sent, stored and shown: letters, digits, spaces and dashes, in capitals (OPN-046). */
export function travelNumber(text: string): string {
  return cleanNumber(text).toUpperCase();
}

/** What is doubtful about a typed number; undefined for an empty and for a usual one. Only unreadable ones are wrong (B11). */
export function doubtNumber(of: NumberOf, text: string): NumberDoubt | undefined {
  if (text.trim() === "") return undefined;
  const number = travelNumber(text);
  if (!/[\p{L}\p{N}]/u.test(number)) return "unreadable";
  return SHAPES[of].test(number) ? undefined : "unusual";
}
