import { createBooks } from "#server/modules/prices/book/books.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { TestApp } from "./test-app.ts";

/** The quote behind a price number, computed from what the database keeps of its search. */
export async function quoteNumbered({ database: { db } }: TestApp, priceId: number): Promise<Quote | undefined> {
  const { bookOf } = createBooks({ db, areas: { at: () => [] } });
  return (await findQuote({ db, bookOf }, priceId))?.quote;
}
