import { createLruMap } from "#server/lru-map.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { createCurrentBook } from "#server/modules/prices/book/current-book.ts";
import type { PricesDeps, PricesStation } from "#server/modules/prices/station.ts";
import { readBook } from "#server/modules/tariffs/index.ts";

/** How many earlier books stay in memory, so that prices shown just before an import can still be ordered. */
const EARLIER_KEPT = 2;

/** Returns the book in force, and the book of any version; nearly always they are the same. */
export function createBooks(deps: Pick<PricesDeps, "db" | "areas" | "onBook">): Pick<PricesStation, "book" | "bookOf"> {
  const book = createCurrentBook(deps);
  const earlier = createLruMap<Promise<CompiledBook | undefined>>(EARLIER_KEPT);

  const read = async (version: number): Promise<CompiledBook | undefined> => {
    const stored = await readBook(deps.db, version);
    return stored && compileBook(stored.book, stored.version, deps.areas);
  };
  return {
    book,
    bookOf: async (version) => {
      const current = await book();
      if (current.version === version) return current;
      const key = String(version);
      const known = earlier.get(key) ?? read(version);
      earlier.set(key, known);
      // Do not cache a failed or empty read: the next caller tries again.
      known.then((found) => found ?? earlier.delete(key)).catch(() => earlier.delete(key));
      return known;
    },
  };
}
