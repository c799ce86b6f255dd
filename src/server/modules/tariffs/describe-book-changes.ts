import type { EntryChange, KindChanges } from "#server/modules/tariffs/compare-books.ts";

/** How many entries of a kind each part shows; the rest are only counted. */
const SHOWN_ENTRIES = 30;
const SHOWN_LENGTH = 120;

/** Whether nothing readable is different; the lines of the file do not count. */
export function changesNothing(changes: readonly KindChanges[]): boolean {
  return changes.every(({ added, changed, removed }) => added.length + changed.length + removed.length === 0);
}

/** Describes what an import changes, line by line; kinds without entries before and after are left out. */
export function describeBookChanges(changes: readonly KindChanges[]): string[] {
  return changes
    .filter(({ added, changed, removed, unchanged }) => added.length + changed.length + removed.length + unchanged > 0)
    .flatMap(({ noun, added, changed, removed, unchanged }) => [
      `${noun}: ${added.length} new, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`,
      ...part("new", added),
      ...part("changed", changed),
      ...part("removed", removed),
    ]);
}

function part(word: string, entries: readonly EntryChange[]): string[] {
  const shown = entries.slice(0, SHOWN_ENTRIES).flatMap((entry) => describe(word, entry));
  const more = entries.length - SHOWN_ENTRIES;
  return more > 0 ? [...shown, `  and ${more} more ${word}`] : shown;
}

function describe(word: string, { line, title, fields }: EntryChange): string[] {
  const where = line === 0 ? "" : word === "removed" ? ` (was line ${line})` : ` (line ${line})`;
  const changes = fields.map(({ name, before, after }) => `    ${name}: ${shown(before)} → ${shown(after)}`);
  return [`  ${word}: ${title}${where}`, ...changes];
}

function shown(text: string): string {
  if (text === "") return "nothing";
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
