import type { LocalTime } from "#domain/values/local-time.ts";
import { plainLines } from "#server/modules/notifications/files/plain-lines.ts";

/** Most bytes of a line; a longer one goes on in the next, which begins with a space (RFC 5545, 3.1). */
const MOST_BYTES = 75;

/** A text as the value of a property: what has a meaning of its own is escaped, and no control character is left. */
export function calendarValue(text: string): string {
  return plainLines(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");
}

/** A text as the value of a parameter, where quotes cannot be escaped. */
export function calendarParameter(text: string): string {
  return `"${text.replace(/[\p{Cc}"]/gu, " ")}"`;
}

/** A wall-clock time, `20261124T184000`. */
export function calendarLocal(local: LocalTime): string {
  return `${local.slice(0, 16).replace(/[- :T]/g, (sign) => (sign === " " || sign === "T" ? "T" : ""))}00`;
}

/** A moment in UTC, `20261121T060000Z`. */
export function calendarMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** The lines of a calendar as one file. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > MOST_BYTES) {
      parts.push(part);
      part = " ";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n");
}
