import type { Locale } from "#domain/values/locale.ts";
import type { EntryChange, KindChanges } from "#server/modules/tariffs/compare-books.ts";
import { said, sayIn } from "#server/modules/tariffs/words/said.ts";

/** How many entries of a kind each part shows; the rest are only counted. */
const SHOWN_ENTRIES = 30;
const SHOWN_LENGTH = 120;

type Part = "added" | "changed" | "removed";

/** Whether anything readable is different; the lines of the file do not count. */
export function changesNothing(changes: readonly KindChanges[]): boolean {
  return changes.every(({ added, changed, removed }) => added.length + changed.length + removed.length === 0);
}

/** Describes what an import changes, line by line; kinds without entries before and after are left out. */
export function describeBookChanges(changes: readonly KindChanges[], locale: Locale): string[] {
  return changes
    .filter(({ added, changed, removed, unchanged }) => added.length + changed.length + removed.length + unchanged > 0)
    .flatMap((kind) => [countsOf(kind, locale), ...PARTS.flatMap((part) => entriesOf(part, kind[part], locale))]);
}

const PARTS: readonly Part[] = ["added", "changed", "removed"];

function countsOf({ kind, added, changed, removed, unchanged }: KindChanges, locale: Locale): string {
  const counts = { added: added.length, changed: changed.length, removed: removed.length, unchanged };
  return sayIn(locale, said("tariffs.changes.counts", { kind: said(`tariffs.kind.${kind}`), ...counts }));
}

function entriesOf(part: Part, entries: readonly EntryChange[], locale: Locale): string[] {
  const shown = entries.slice(0, SHOWN_ENTRIES).flatMap((entry) => describe(part, entry, locale));
  const count = entries.length - SHOWN_ENTRIES;
  return count > 0 ? [...shown, `  ${sayIn(locale, said(`tariffs.changes.more-${part}`, { count }))}`] : shown;
}

function describe(part: Part, { line, title, fields }: EntryChange, locale: Locale): string[] {
  const key = line === 0 ? (`tariffs.changes.${part}` as const) : (`tariffs.changes.${part}-at-line` as const);
  const changes = fields.map(
    ({ name, before, after }) => `    ${name}: ${shown(before, locale)} → ${shown(after, locale)}`,
  );
  return [`  ${sayIn(locale, said(key, { title, line }))}`, ...changes];
}

function shown(text: string, locale: Locale): string {
  if (text === "") return sayIn(locale, said("tariffs.changes.nothing"));
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
