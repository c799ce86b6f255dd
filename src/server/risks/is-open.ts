import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { hasDemoBook } from "#server/modules/tariffs/index.ts";

/** What decides whether a server sells. */
interface OpeningSources {
  readonly production: boolean;
  readonly db: Kysely<Tables>;
  /** The book in force; version 0 where there is none. */
  readonly book: () => Promise<{ readonly version: number }>;
}

/** Tells whether a server sells: in production it does once the book in force is the operator's own, elsewhere always. */
export function createIsOpen({ production, db, book }: OpeningSources): () => Promise<boolean> {
  if (!production) return () => Promise.resolve(true);
  let known: { readonly version: number; readonly isOpen: boolean } | undefined;
  return async () => {
    const { version } = await book();
    if (known?.version !== version) known = { version, isOpen: version > 0 && !(await hasDemoBook(db)) };
    return known.isOpen;
  };
}
