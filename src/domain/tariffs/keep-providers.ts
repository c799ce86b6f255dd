import type { BookProvider, TariffBook } from "#domain/tariffs/tariff-book.ts";

/** Adds the known providers that a book no longer names, marked as deleted, because orders still refer to them. */
export function keepProviders(book: TariffBook, known: readonly BookProvider[]): TariffBook {
  const named = new Set(book.providers.map(({ id }) => id));
  const gone = known.filter(({ id }) => !named.has(id)).map((provider) => ({ ...provider, deleted: true }));
  return gone.length === 0 ? book : { ...book, providers: [...book.providers, ...gone] };
}
