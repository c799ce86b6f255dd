import type { Locale } from "#domain/values/locale.ts";
import { PROBLEMS_MAX, type FileNote } from "#server/modules/tariffs/file/file-notes.ts";
import { said, sayIn } from "#server/modules/tariffs/words/said.ts";

/** Of more only the number is told. */
const SHOWN_NOTES = 200;

/** What there is to tell about a file, a line each, with the line of the file in front. */
export function sayNotes(notes: readonly FileNote[], locale: Locale): string[] {
  const lines = notes.slice(0, SHOWN_NOTES).map((note) => sayNote(note, locale));
  const count = notes.length - SHOWN_NOTES;
  if (count <= 0) return lines;
  return [
    ...lines,
    sayIn(locale, said(notes.length >= PROBLEMS_MAX ? "tariffs.more-at-least" : "tariffs.more", { count })),
  ];
}

function sayNote({ line, path, what }: FileNote, locale: Locale): string {
  const text = path + sayIn(locale, what);
  return line === 0 ? text : sayIn(locale, said("tariffs.at-line", { line, text }));
}
