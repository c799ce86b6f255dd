import type { BookProvider, TariffBook } from "#domain/tariffs/tariff-book.ts";

/** Adds to a book the providers of another one that it does not name: orders go on to name them, so they stay as deleted. */
export function keepProviders(book: TariffBook, known: readonly BookProvider[]): TariffBook {
  const named = new Set(book.providers.map(({ id }) => id));
  const gone = known.filter(({ id }) => !named.has(id)).map((provider) => ({ ...provider, deleted: true }));
  return gone.length === 0 ? book : { ...book, providers: [...book.providers, ...gone] };
}
