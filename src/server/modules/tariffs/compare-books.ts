import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import {
  describeEntries,
  type BookEntry,
  type EntryKind,
  type Reader,
} from "#server/modules/tariffs/words/describe-entries.ts";

/** One entry that is new, gone or different. */
export interface EntryChange {
  /** Line of the file it stands in; of the older file when it is gone; 0 where no line is kept. */
  readonly line: number;
  readonly title: string;
  /** What is different, by the names of the file. */
  readonly fields: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

/** What becomes of the entries of one kind. */
export interface KindChanges {
  readonly kind: EntryKind;
  readonly added: readonly EntryChange[];
  readonly changed: readonly EntryChange[];
  readonly removed: readonly EntryChange[];
  readonly unchanged: number;
}

/** What is different between the book in force and another one, kind by kind; without one before everything is new. */
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
