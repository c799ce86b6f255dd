import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { PricesDeps } from "#server/modules/prices/station.ts";
import { readCurrentBookPatiently, readCurrentVersion } from "#server/modules/tariffs/index.ts";

/** A changed tariff is in force on every server process within this time. */
export const TARIFF_BOOK_SECONDS = 5;

/** After this time the server looks for a new book in the background, so that searches on a busy server never wait for it. */
const LOOK_AGAIN_SECONDS = 2;

/** Used until something is imported: nothing is on sale. */
const EMPTY_BOOK: TariffBook = {
  title: "",
  classes: [],
  providers: [],
  areas: [],
  services: [],
  tariffs: [],
  fares: [],
  rules: [],
  blackouts: [],
  partners: [],
  certificates: [],
  rates: {},
  ratesOn: "",
  miles: {},
};

/** Returns the book in force; it is read and prepared again only when its version has changed. */
export function createCurrentBook({
  db,
  areas,
  onBook,
}: Pick<PricesDeps, "db" | "areas" | "onBook">): () => Promise<CompiledBook> {
  let known: { readonly book: CompiledBook; readonly lookedAt: number } | undefined;
  let look: Promise<CompiledBook> | undefined;

  const read = async (): Promise<CompiledBook> => {
    const lookedAt = performance.now();
    let book = known?.book;
    if (book === undefined || (await readCurrentVersion(db)) !== book.version) {
      const current = await readCurrentBookPatiently(db);
      book = compileBook(current?.book ?? EMPTY_BOOK, current?.version ?? 0, areas);
      onBook?.(book);
    }
    known = { book, lookedAt };
    return book;
  };
  const lookNow = (): Promise<CompiledBook> => (look ??= read().finally(() => (look = undefined)));

  return () => {
    if (known === undefined) return lookNow();
    const age = performance.now() - known.lookedAt;
    if (age > TARIFF_BOOK_SECONDS * 1000) return lookNow();
    // Ignore an unreachable database here: the search that has to wait for it reports it.
    if (age > LOOK_AGAIN_SECONDS * 1000) lookNow().catch(() => undefined);
    return Promise.resolve(known.book);
  };
}
