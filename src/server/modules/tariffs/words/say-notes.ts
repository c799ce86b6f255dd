import { PROBLEMS_MAX } from "#server/modules/tariffs/file/fields.ts";
import type { FileNote } from "#server/modules/tariffs/file/operator-yaml.ts";

/** Of more only the number is told. */
const SHOWN_NOTES = 200;

/** What is to tell about a file, a line each, with the line of the file in front. */
export function sayNotes(notes: readonly FileNote[]): string[] {
  const lines = notes.slice(0, SHOWN_NOTES).map(({ line, text }) => (line === 0 ? text : `line ${line}: ${text}`));
  return notes.length > SHOWN_NOTES ? [...lines, `and ${countNotes(notes.length - SHOWN_NOTES, notes)} more`] : lines;
}

function countNotes(rest: number, { length }: readonly FileNote[]): string {
  return length >= PROBLEMS_MAX ? `at least ${rest}` : String(rest);
}
