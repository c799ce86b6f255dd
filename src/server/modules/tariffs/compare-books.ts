import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import {
  describeEntries,
  type BookEntry,
  type EntryKind,
  type Reader,
} from "#server/modules/tariffs/words/describe-entries.ts";

/** One entry that is new, removed or different. */
export interface EntryChange {
  /** The entry's line in the file, or in the older file if it was removed; 0 if no line is stored. */
  readonly line: number;
  readonly title: string;
  /** What is different, by the names in the file. */
  readonly fields: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** The changes to the entries of one kind. */
export interface KindChanges {
  readonly kind: EntryKind;
  readonly added: readonly EntryChange[];
  readonly changed: readonly EntryChange[];
  readonly removed: readonly EntryChange[];
  readonly unchanged: number;
}

/** Compares the book in force with another one, kind by kind; if there is none in force, everything is new. */
export function compareBooks(before: TariffBook | undefined, after: TariffBook, reader: Reader): KindChanges[] {
  const old = before && describeEntries(before, reader);
  const now = describeEntries(after, reader);
  return (Object.keys(now) as EntryKind[]).map((kind) => compareKind(kind, old?.[kind] ?? new Map(), now[kind]));
}

function compareKind(
  kind: EntryKind,
  before: ReadonlyMap<string, BookEntry>,
  after: ReadonlyMap<string, BookEntry>,
): KindChanges {
  const added: EntryChange[] = [];
  const changed: EntryChange[] = [];
  for (const [key, entry] of after) {
    const known = before.get(key);
    const fields = known === undefined ? [] : differences(known.words, entry.words);
    if (known === undefined || fields.length > 0)
      (known === undefined ? added : changed).push({ line: entry.line, title: entry.title, fields });
  }
  const removed = [...before]
    .filter(([key]) => !after.has(key))
    .map(([, { line, title }]) => ({ line, title, fields: [] }));
  return { kind, added, changed, removed, unchanged: after.size - added.length - changed.length };
}

function differences(before: BookEntry["words"], after: BookEntry["words"]): EntryChange["fields"] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: before[name] ?? "", after: after[name] ?? "" }))
    .filter((field) => field.before !== field.after);
}
