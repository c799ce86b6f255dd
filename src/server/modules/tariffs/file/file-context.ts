import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import type { SeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { ID } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

/** What could not be read as it stands, and is compared with nothing. */
export interface Broken {
  /** Lines in which tariffs, fares and rules begin. */
  readonly lines: Set<number>;
  /** Keys of areas. */
  readonly areas: Set<string>;
}

/** What the entries of providers refer to in the rest of the file, and what must be there once in all of it. */
export interface FileContext {
  readonly ground: ValueKind<ZoneKey>;
  readonly carClass: ValueKind<number>;
  readonly terms: ReadonlyMap<string, Terms>;
  readonly currencies: ReadonlySet<Currency>;
  readonly broken: Broken;
  readonly seenProvider: SeenOnce<number>;
  readonly seenTariff: SeenOnce<number>;
  readonly seenService: SeenOnce<number>;
  readonly seenServiceUid: SeenOnce<string>;
}

/** Reads the entry of one line, and remembers the line when anything was wrong in it. */
export function readEntry<T>(fields: Fields, { broken }: Pick<FileContext, "broken">, read: () => T): T {
  const before = fields.faults();
  const entry = read();
  if (fields.faults() > before) broken.lines.add(fields.line);
  return entry;
}

/** The id of one of the file's car classes. */
export function classKind(ids: ReadonlySet<number>): ValueKind<number> {
  return {
    blank: 0,
    read(text) {
      const id = ID.read(text);
      return id instanceof Wrong || ids.has(id) ? id : new Wrong("tariffs.value.class");
    },
  };
}
