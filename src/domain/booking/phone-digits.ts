import { plainDigits } from "#domain/values/plain-digits.ts";

/** Marks of direction and width, which a copied number brings along unseen. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The stroke that Germans and Austrians write after the area: 0664/123 45 67. One before a few digits adds another ending. */
const AFTER_AREA = /(?<=\d[\s)]*)\/(?=(?:[\s\-.]*\d){5})/g;

/** Removes what people type between digits, and writes the digits of other scripts as 0 to 9. */
export function phoneDigits(text: string): string {
  return bare(text)
    .replace(AFTER_AREA, "")
    .replace(/[\s()+\-.‐-―−]/g, "");
}

/** Whether a number is written with its country code. */
export function hasPlus(text: string): boolean {
  return /^[\s(]*\+/.test(bare(text));
}

/** A pasted number without the words around it: "моб. +7 916 …", "Anna: +7 916 …" and "+7 916 … (Anna)" are "+7 916 …". */
export function unlabelledPhone(text: string): string {
  return bare(text)
    .replace(/^[^\d+]+(?=[\d+])/, "")
    .replace(/(?<=\d)\)?[\s,;(]+\p{L}[^\d+]*$/u, "");
}

/** Any number has so many digits at least, so that two pieces of a text with as many are two numbers. */
const NUMBER_DIGITS = 7;

/** Whether a text has more than one phone number. */
export function holdsPhones(text: string): boolean {
  const pieces = bare(text).split(/[,;/|\t\r\n]|\s(?=\+)|\p{L}+/u);
  return pieces.filter((piece) => piece.replace(/\D/g, "").length >= NUMBER_DIGITS).length > 1;
}

function bare(text: string): string {
  return plainDigits(text.replace(UNSEEN, "")).replace(/^\s*tel:/i, "");
}
