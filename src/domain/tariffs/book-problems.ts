import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { contradictions } from "#domain/tariffs/contradictions.ts";
import { duplicates } from "#domain/tariffs/duplicates.ts";
import { extentsOf, type ExtentOf } from "#domain/tariffs/ground.ts";
import { numberProblems } from "#domain/tariffs/number-problems.ts";
import { overlaps } from "#domain/tariffs/overlaps.ts";
import { tariffProblems } from "#domain/tariffs/tariff-problems.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";

/**
 * Everything in a book that contradicts itself or cannot be meant, in the order of the file. Who knows where places and
 * imported areas lie passes `extentOf`; otherwise only the circles of the book are known.
 */
export function bookProblems(book: TariffBook, extentOf: ExtentOf = extentsOf(book)): readonly BookProblem[] {
  return [
    ...duplicates(book),
    ...overlaps(book),
    ...contradictions(book.rules, extentOf),
    ...tariffProblems(book.tariffs),
    ...numberProblems(book),
  ].sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}
