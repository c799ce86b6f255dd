import { cleanNumber, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";

/** What a number of a journey names. */
export type NumberOf = "flight" | "train" | "carriage" | "terminal";

/** What is doubtful about a typed number: nothing of it can be kept, there are several, or it looks like no number of its kind. */
export type NumberDoubt = "unreadable" | "several" | "unusual";

/**
 * A carrier is two letters or a letter and a digit, on some boards three letters, in any alphabet; the flight has up to four
 * digits and may end in a letter.
 */
const FLIGHT = String.raw`(?:\p{L}{3}|\p{L}[\p{L}\d]|\d\p{L})[ -]?\d{1,4}\p{L}?`;
const WHOLE_FLIGHT = new RegExp(`^${FLIGHT}$`, "u");
/** A flight among other words; a time of day is none. */
const FLIGHTS = new RegExp(String.raw`(?<![\p{L}\d])${FLIGHT}(?![\p{L}\d]|[:.]\d)`, "gu");

const SHAPES: Readonly<Record<NumberOf, RegExp>> = {
  flight: WHOLE_FLIGHT,
  // Trains are numbered in every way there is, from 752А to ICE 599, but none without a digit.
  train: /\d/,
  carriage: /\d/,
  terminal: /^.{1,12}$/u,
};

/**
 * A number of a journey as it is sent, stored and shown: letters, digits, spaces and dashes, in capitals. Words around
 * the only flight of a text are left out: "Flight SU 1234, 12 Dec" is "SU 1234".
 */
export function travelNumber(of: NumberOf, text: string): string {
  // Read twice: once its signs are gone a text may have one flight, and whoever reads it again must find the same.
  return readNumber(of, readNumber(of, text));
}

function readNumber(of: NumberOf, text: string): string {
  const [flight = text, another] = of === "flight" ? flightsIn(text) : [];
  return cleanNumber(another === undefined ? flight : text).toUpperCase();
}

/** What is doubtful about a typed number; undefined for an empty and for a usual one. Only unreadable ones are wrong. */
export function doubtNumber(of: NumberOf, text: string): NumberDoubt | undefined {
  if (text.trim() === "") return undefined;
  const number = travelNumber(of, text);
  if (!/[\p{L}\p{N}]/u.test(number)) return "unreadable";
  if (SHAPES[of].test(number)) return undefined;
  return of === "flight" && flightsIn(text).length > 1 ? "several" : "unusual";
}

/** How many characters a number has where they are more than is kept; words around the only flight of a text are left out anyway. */
export function surplusNumber(of: NumberOf, text: string): number | undefined {
  if (of === "flight" && doubtNumber(of, text) === undefined) return undefined;
  return surplusLength(text, TEXT_LIMITS.number);
}

function flightsIn(text: string): readonly string[] {
  return text.match(FLIGHTS) ?? [];
}
