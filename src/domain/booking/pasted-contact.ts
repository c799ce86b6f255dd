import { judgeEmail } from "#domain/booking/email.ts";

/** A contact that was pasted into the field of a name, taken apart; what it does not have is empty. */
export interface PastedContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Why a name is asked back: something else stands beside it, or there is more than one person. */
export type NameDoubt = "contact" | "people";

const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const EMAIL_LIKE = /(?:mailto:)?[^\s<>,;:|"()]+@[^\s<>,;:|"()]+/gi;
const PHONE_LIKE = /(?<![\p{L}\p{N}])\+?\(?\d[\d ()\-.\u00A0‐-―]{7,}\d(?![\p{L}\p{N}])/gu;
const SEPARATORS = /[\s,;|<>()"«»]+/g;
/** What stands before the parts of a contact in mails and tables. */
const LABELS =
  /(?<!\p{L})(?:имя|фио|тел|телефон|моб|мобильный|почта|name|phone|tel|mob|mobile|cell|e-?mail|mail)(?!\p{L})[.:]*/giu;

/** A typed text without the characters nobody sees, which turn letters round or hide between them. */
export function seenText(typed: string): string {
  return typed.replace(UNSEEN, "");
}

/**
 * Reads what was typed or pasted as a name: a whole contact is taken apart where that is certain, and doubted where it is not;
 * undefined for a name alone.
 */
export function judgeName(typed: string): PastedContact | NameDoubt | undefined {
  const text = seenText(typed).trim();
  const emails = [...new Set(text.match(EMAIL_LIKE))];
  const phones = [...new Set(text.match(PHONE_LIKE))];
  if (emails.length > 1 || phones.length > 1 || isTable(text)) return "people";
  const [[email = ""], [phone = ""]] = [emails, phones];
  if (email === "" && phone === "") return /@|\d[\d ]{2,}\d/.test(text) ? "contact" : undefined;
  const read = email === "" ? { email } : judgeEmail(email);
  const name = text.replace(email, " ").replace(phone, " ").replace(LABELS, " ").replace(SEPARATORS, " ").trim();
  if (!("email" in read) || !/\p{L}/u.test(name) || /[\d@:]/.test(name)) return "contact";
  return { name, phone, email: read.email };
}

/** Cells of more than one person: a field of one line makes spaces of the breaks between rows, and keeps the tabs. */
function isTable(text: string): boolean {
  const cells = text.split(/\s*[\t\r\n]\s*/);
  return cells.length > 3 || cells.slice(1, -1).some((cell) => /\p{L} +\p{L}/u.test(cell));
}
